/**
 * The server: requests, and the line to a table.
 *
 * The line comes back by itself when it breaks, says again what was not acknowledged, with the same id so
 * that it is done once, and asks for what it missed by the number it has.
 */

/** @typedef {{reason: string, message: string, laws: string[]}} Trouble */

/** A request that was refused. */
export class Refused extends Error {
  /** @param {number} status @param {Trouble} trouble */
  constructor(status, trouble) {
    super(trouble.message);
    this.status = status;
    this.reason = trouble.reason;
  }
}

/**
 * The answer to a request. Throws Refused, and TypeError where the server cannot be reached.
 *
 * @param {string} method @param {string} path @param {object} [body]
 * @returns {Promise<any>}
 */
export async function ask(method, path, body) {
  const headers = body === undefined ? undefined : { "Content-Type": "application/json" };
  const answer = await fetch(path, { method, headers, body: body && JSON.stringify(body) });
  const text = await answer.text();
  if (answer.ok) return text === "" ? null : JSON.parse(text);
  throw new Refused(answer.status, told(text));
}

/** Why something was refused, from the text of the answer. @param {string} text @returns {Trouble} */
export function told(text) {
  try {
    return JSON.parse(text);
  } catch {
    return { reason: "request/fault", message: text, laws: [] };
  }
}

/** Codes with which a line is closed for good. */
const FOR_GOOD = new Set([4401, 4403, 4404, 4409]);
/** Milliseconds after which a silent line is asked, and held dead; looked at each second. */
const [SILENT, DEAD] = [3000, 8000];
/** Milliseconds before coming back, a quarter more or less: after a restart nobody waits five seconds. */
const [SHORTEST, LONGEST] = [250, 3600];

/** A number nobody else has, made without what browsers keep for secure pages. */
export function newId() {
  return [...crypto.getRandomValues(new Uint8Array(12))].map((n) => n.toString(16).padStart(2, "0")).join("");
}

/**
 * A line to a table.
 *
 * It tells its listener of `update`, `greeted`, `lost`, `found` and `ended`, each with what belongs to it.
 */
export class Line {
  /** @param {string} table @param {(kind: string, message: any) => void} listener */
  constructor(table, listener) {
    this.table = table;
    this.listener = listener;
    this.seq = 0;
    /** @type {Map<string, {message: object, answer: (reply: any) => void}>} */
    this.unanswered = new Map();
    this.wait = SHORTEST;
    this.heard = 0;
    this.isEnded = false;
    this.watch = setInterval(() => this.check(), 1000);
    this.wake = () => this.comeBack();
    addEventListener("online", this.wake);
    this.open();
  }

  open() {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/ws/table/${this.table}`);
    this.socket = socket;
    this.heard = Date.now();
    socket.onopen = () => this.opened();
    socket.onmessage = ({ data }) => socket === this.socket && this.take(JSON.parse(data));
    socket.onclose = ({ code, reason }) => socket === this.socket && this.closed(code, reason);
  }

  opened() {
    this.say({ type: "hello", since: this.seq });
    for (const { message } of this.unanswered.values()) this.say(message);
  }

  /** @param {any} message */
  take(message) {
    this.heard = Date.now();
    if (message.type === "update") {
      if (message.events.length > 0 && message.since > this.seq) {
        this.say({ type: "hello", since: this.seq });
        return;
      }
      if (message.seq < this.seq) return;
      this.wait = SHORTEST;
      this.listener("found", null);
      const news = message.events.filter((/** @type {{seq: number}} */ event) => event.seq > this.seq);
      this.seq = message.seq;
      this.listener("update", { ...message, events: news });
    } else if (message.type === "greeted") {
      this.listener("greeted", message);
    } else if (message.id !== undefined) {
      const asked = this.unanswered.get(message.id);
      this.unanswered.delete(message.id);
      if (asked !== undefined) asked.answer(message);
    }
  }

  /** @param {number} code @param {string} reason */
  closed(code, reason) {
    this.socket = undefined;
    if (this.isEnded) return;
    if (FOR_GOOD.has(code)) {
      this.end();
      this.listener("ended", { code, reason });
      return;
    }
    this.listener("lost", null);
    const wait = this.wait * (0.75 + Math.random() / 2);
    this.wait = Math.min(LONGEST, this.wait * 2);
    this.again = setTimeout(() => this.open(), wait);
  }

  comeBack() {
    if (this.socket !== undefined || this.isEnded) return;
    clearTimeout(this.again);
    this.open();
  }

  /** Hold a silent line dead, after asking. */
  check() {
    if (this.socket === undefined) return;
    const silent = Date.now() - this.heard;
    if (silent > DEAD) {
      const socket = this.socket;
      this.closed(0, "");
      socket.close();
    } else if (silent > SILENT) {
      this.say({ type: "ping", n: 0 });
    }
  }

  /** @param {object} message */
  say(message) {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  /**
   * Have something done; its `done`, `refused` or `invitation`.
   *
   * @param {string} type @param {object} [fields]
   * @returns {Promise<any>}
   */
  command(type, fields = {}) {
    const id = newId();
    const message = { type, id, ...fields };
    return new Promise((answer) => {
      this.unanswered.set(id, { message, answer });
      this.say(message);
    });
  }

  end() {
    this.isEnded = true;
    clearInterval(this.watch);
    clearTimeout(this.again);
    removeEventListener("online", this.wake);
    this.socket?.close();
  }
}
