/**
 * An evening at the server: its present state, and entries that are kept on this device until they are sent.
 *
 * Each entry has an id, so that the server counts it once however often it is sent.
 */

import { Refused, newId, problemIn } from "../lib/wire.js";
import { refusal } from "../texts/served.js";

/** @typedef {import("../messages").HallDesk | import("../messages").HallScreen} HallForAll */
/** @typedef {HallForAll | import("../messages").HallSlip} Hall */
/** @typedef {{id: string, act: string, after?: number}} Entry */

/** Milliseconds between two questions whether something was entered. */
const PAUSE = 2000;
/** Under what the table as it was last seen is kept. */
const SEEN = "-seen";

/**
 * A reply about an evening; null if nothing has changed. Throws Refused, and TypeError without a network.
 *
 * @param {string} method @param {string} path @param {string} link @param {object} [body]
 * @returns {Promise<any>}
 */
export async function asked(method, path, link, body) {
  const headers = { Authorization: `Bearer ${link}`, "Content-Type": "application/json" };
  const answer = await fetch(path, { method, headers, body: body && JSON.stringify(body) });
  const text = await answer.text();
  if (!answer.ok) throw new Refused(answer.status, problemIn(text));
  return text === "" ? null : JSON.parse(text);
}

export class EveningClient {
  /** @type {Hall | null} */
  hall = null;
  isOffline = false;
  /** Why the last entry was refused. */
  refusal = "";
  /** How far the clock of the server is ahead, in milliseconds. */
  ahead = 0;
  isSending = false;
  isEnded = false;

  /** @param {string} link @param {() => void} changed @param {(failed: unknown) => void} failed */
  constructor(link, changed, failed) {
    this.link = link;
    this.changed = changed;
    this.failed = failed;
    this.key = `euchre-evening-${link}`;
    this.entries = this.kept() ?? [];
    /** The table as it was last seen here, so that a score can be entered without a network. */
    this.hall = this.kept(SEEN);
    this.onOnline = () => this.ask();
    addEventListener("online", this.onOnline);
    this.ask();
  }

  /** What this device keeps. @param {string} [what] @returns {any} */
  kept(what = "") {
    try {
      return JSON.parse(localStorage.getItem(this.key + what) ?? "null");
    } catch {
      return null; // storage is forbidden, or holds something else
    }
  }

  /** @param {object | null} kept @param {string} [what] */
  keep(kept, what = "") {
    try {
      if (kept === null) localStorage.removeItem(this.key + what);
      else localStorage.setItem(this.key + what, JSON.stringify(kept));
    } catch {
      // without storage it lasts as long as the page
    }
  }

  /** Send what is kept, ask for news, and do so again after a pause. */
  async ask() {
    clearTimeout(this.waiting);
    try {
      await this.send();
      const since = this.hall === null ? "" : `?since=${this.hall.seq}`;
      this.found(await asked("GET", `/api/evening${since}`, this.link));
    } catch (failed) {
      this.lost(failed);
    }
    clearTimeout(this.waiting);
    if (!this.isEnded) this.waiting = setTimeout(() => this.ask(), PAUSE);
  }

  /** Enter an act. @param {string} act @param {number} [after] the last line that was seen */
  enter(act, after) {
    this.refusal = "";
    this.entries.push({ id: newId(), act, ...(after === undefined ? {} : { after }) });
    this.keep(this.entries.length > 0 ? this.entries : null);
    this.changed();
    return this.ask();
  }

  async send() {
    if (this.isSending) return;
    this.isSending = true;
    try {
      while (this.entries.length > 0) await this.sendFirst();
    } finally {
      this.isSending = false;
    }
  }

  async sendFirst() {
    try {
      this.found(await asked("POST", "/api/evening", this.link, this.entries[0]));
    } catch (failed) {
      const isFinal = failed instanceof Refused && failed.status < 500 && failed.status !== 429;
      if (!isFinal) throw failed;
      this.refusal = refusal(failed);
    }
    this.entries.shift();
    this.keep(this.entries.length > 0 ? this.entries : null);
    this.changed();
  }

  /** @param {Hall | null} hall */
  found(hall) {
    const wasOffline = this.isOffline;
    this.isOffline = false;
    if (hall !== null && hall.seq >= (this.hall?.seq ?? 0)) {
      this.hall = hall;
      if (hall.role === "table") this.keep(hall, SEEN);
      this.ahead = hall.clock.now - Date.now();
    }
    if (hall !== null || wasOffline) this.changed();
  }

  /** @param {unknown} failed */
  lost(failed) {
    if (failed instanceof Refused && failed.status === 410) {
      this.end();
      this.failed(failed);
      return;
    }
    this.isOffline = true;
    this.changed();
  }

  end() {
    this.isEnded = true;
    clearTimeout(this.waiting);
    removeEventListener("online", this.onOnline);
  }
}
