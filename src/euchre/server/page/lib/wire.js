/**
 * Requests to the server, and the connection to a table.
 *
 * A broken connection is opened again by itself. It then repeats what was not acknowledged, with the same id
 * so that it is done once, and asks for the events after the last number it has.
 */

/** @typedef {{reason: string, message: string, laws: string[]}} Problem */

/** A request that the server refused. */
export class Refused extends Error {
  /** @param {number} status @param {Problem} problem */
  constructor(status, problem) {
    super(problem.message);
    this.status = status;
    this.reason = problem.reason;
  }
}

/**
 * The reply to a request. Throws Refused, and TypeError if the server cannot be reached.
 *
 * @param {string} method @param {string} path @param {object} [body]
 * @returns {Promise<any>}
 */
export async function request(method, path, body) {
  const headers = body === undefined ? undefined : { "Content-Type": "application/json" };
  const answer = await fetch(path, { method, headers, body: body && JSON.stringify(body) });
  const text = await answer.text();
  if (answer.ok) return text === "" ? null : JSON.parse(text);
  throw new Refused(answer.status, problemIn(text));
}

/** The reason of a refusal, read from the body of the reply. @param {string} text @returns {Problem} */
export function problemIn(text) {
  try {
    return JSON.parse(text);
  } catch {
    return { reason: "request/fault", message: text, laws: [] };
  }
}

/** Close codes after which the connection is not opened again. */
const FINAL_CODES = new Set([4401, 4403, 4404, 4409]);
/**
 * Milliseconds without a message after which a ping is sent, and the connection is given up. Checked every
 * second.
 */
const [PING_AFTER, DEAD_AFTER] = [3000, 8000];
/**
 * Shortest and longest wait before reconnecting, in milliseconds, varied by a quarter. After a restart nobody
 * waits five seconds.
 */
const [SHORTEST_WAIT, LONGEST_WAIT] = [250, 3600];

/** A unique id, made without functions that browsers offer only on secure pages. */
export function newId() {
  return [...crypto.getRandomValues(new Uint8Array(12))].map((n) => n.toString(16).padStart(2, "0")).join("");
}

/**
 * A connection to a table.
 *
 * It calls its listener with `update`, `greeted`, `lost`, `found` and `ended`, each with its message.
 */
export class Connection {
  /** @param {string} table @param {(kind: string, message: any) => void} listener */
  constructor(table, listener) {
    this.table = table;
    this.listener = listener;
    this.seq = 0;
    /** @type {Map<string, {message: object, answer: (reply: any) => void}>} */
    this.unanswered = new Map();
    this.wait = SHORTEST_WAIT;
    this.heardAt = 0;
    this.isEnded = false;
    this.heartbeat = setInterval(() => this.checkHeartbeat(), 1000);
    this.onOnline = () => this.reconnect();
    this.onOffline = () => this.drop();
    addEventListener("online", this.onOnline);
    addEventListener("offline", this.onOffline);
    this.open();
  }

  open() {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/ws/table/${this.table}`);
    this.socket = socket;
    this.heardAt = Date.now();
    socket.onopen = () => this.opened();
    socket.onmessage = ({ data }) => socket === this.socket && this.receive(JSON.parse(data));
    socket.onclose = ({ code, reason }) => socket === this.socket && this.closed(code, reason);
  }

  opened() {
    this.send({ type: "hello", since: this.seq });
    for (const { message } of this.unanswered.values()) this.send(message);
  }

  /** @param {any} message */
  receive(message) {
    this.heardAt = Date.now();
    if (message.type === "update") {
      if (message.events.length > 0 && message.since > this.seq) {
        this.send({ type: "hello", since: this.seq });
        return;
      }
      if (message.seq < this.seq) return;
      this.wait = SHORTEST_WAIT;
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
    if (FINAL_CODES.has(code)) {
      this.end();
      this.listener("ended", { code, reason });
      return;
    }
    this.listener("lost", null);
    const wait = this.wait * (0.75 + Math.random() / 2);
    this.wait = Math.min(LONGEST_WAIT, this.wait * 2);
    this.retry = setTimeout(() => this.open(), wait);
  }

  reconnect() {
    if (this.socket !== undefined || this.isEnded) return;
    clearTimeout(this.retry);
    this.open();
  }

  /** Ping a silent connection, and close it when it stays silent. */
  checkHeartbeat() {
    if (this.socket === undefined) return;
    const silent = Date.now() - this.heardAt;
    if (silent > DEAD_AFTER) {
      this.drop();
    } else if (silent > PING_AFTER) {
      this.send({ type: "ping", n: 0 });
    }
  }

  /** Give the connection up and open a new one. */
  drop() {
    const socket = this.socket;
    if (socket === undefined) return;
    this.closed(0, "");
    socket.close();
  }

  /** @param {object} message */
  send(message) {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  /**
   * Send a command. The reply is `done`, `refused` or `invitation`.
   *
   * @param {string} type @param {object} [fields]
   * @returns {Promise<any>}
   */
  command(type, fields = {}) {
    const id = newId();
    const message = { type, id, ...fields };
    return new Promise((answer) => {
      this.unanswered.set(id, { message, answer });
      this.send(message);
    });
  }

  end() {
    this.isEnded = true;
    clearInterval(this.heartbeat);
    clearTimeout(this.retry);
    removeEventListener("online", this.onOnline);
    removeEventListener("offline", this.onOffline);
    this.socket?.close();
  }
}
