/**
 * Decides what the table shows while tricks and results are looked at.
 *
 * Updates are taken as they come, and the server never waits. The middle of the table lags behind: a finished
 * trick stays for some time even if the next one was led, and the result of a deal even if the next was
 * dealt.
 */

import { settings } from "../../lib/settings.js";

/** @typedef {import("../../messages").Update} Update */
/** @typedef {import("../../messages").DealView} DealView */

/** How long a result is shown at most at a table with a clock, in milliseconds. */
const WITH_CLOCK = 6000;

/**
 * How many tricks of a deal are finished.
 *
 * @param {Pick<Update, "deal">} update
 */
const completeIn = ({ deal }) => (deal?.tricks ?? []).filter(({ complete }) => complete).length;

export class Playback {
  /** @param {() => void} changed called when the table shows something else */
  constructor(changed) {
    this.changed = changed;
    /** The last update of a finished deal whose result is still shown. @type {Update | null} */
    this.held = null;
    /** How many tricks of the shown deal have been cleared from the middle. */
    this.gathered = 0;
    /** The trick or result whose time runs. */
    this.timed = "";
    /** Whether the result of the current deal was shown long enough, or skipped. */
    this.isSeen = false;
    /** @type {Update | null} */
    this.latest = null;
  }

  /** What the table shows. */
  get shown() {
    return this.held ?? this.latest;
  }

  /** Whether something newer than what is shown waits behind it. */
  get isBehind() {
    return this.held !== null || this.gathered < (this.latest?.deal?.tricks.length ?? 0) - 1;
  }

  /** @param {Update} update */
  take(update) {
    const before = this.latest;
    this.latest = update;
    if (before?.deal?.number !== update.deal?.number) this.takeNewDeal(update, before);
    if (this.held === null) this.gathered = Math.min(this.gathered, completeIn(update));
    this.wait();
  }

  /** @param {Update} update @param {Update | null} before */
  takeNewDeal({ deal }, before) {
    const isUnseen = settings.resultWait !== 0 && !this.isSeen && before?.deal?.outcome;
    if (isUnseen && this.held === null) this.held = before;
    this.isSeen = false;
    if (this.held !== null) return;
    this.gathered = before === null ? completeIn({ deal }) : 0;
  }

  /** Start the time of the trick or result that is shown, unless it runs already. */
  wait() {
    const deal = this.shown?.deal;
    const trick = deal?.tricks[this.gathered];
    const isResult = Boolean(deal?.outcome) && !trick?.complete;
    const timed = trick?.complete ? `${deal?.number} ${this.gathered}` : isResult ? `${deal?.number}` : "";
    if (timed === this.timed) return;
    clearTimeout(this.timer);
    this.timed = timed;
    if (timed === "") return;
    const time = isResult ? this.resultWait : settings.gatherWait;
    if (time >= 0) this.timer = setTimeout(() => this.step(), time);
  }

  /** How long a result is shown, in milliseconds. Where a clock runs, nobody may lose their turn by it. */
  get resultWait() {
    const isUnbounded = settings.resultWait < 0 || settings.resultWait > WITH_CLOCK;
    return isUnbounded && (this.latest?.table.clock ?? 0) > 0 ? WITH_CLOCK : settings.resultWait;
  }

  /** Clear the trick that is shown, or the result. */
  step() {
    const deal = this.shown?.deal;
    if (deal?.tricks[this.gathered]?.complete) this.gathered += 1;
    else this.endResult();
    this.wait();
    this.changed();
  }

  endResult() {
    this.isSeen = true;
    if (this.held === null) return;
    this.held = null;
    this.isSeen = false;
    this.gathered = 0;
  }

  /** Clear the trick that is shown, or else the result. Returns whether there was anything to clear. */
  skip() {
    const hasTrick = this.gathered < this.complete;
    const hasResult = this.hasResult;
    if (hasTrick) this.gathered = this.complete;
    else if (hasResult) this.endResult();
    this.wait();
    return hasTrick || hasResult;
  }

  /** Show the newest state, except its result. */
  catchUp() {
    if (this.held !== null) this.endResult();
    this.gathered = this.complete;
    this.wait();
  }

  /** How many tricks of the shown deal are finished. */
  get complete() {
    return completeIn({ deal: this.shown?.deal ?? null });
  }

  /** Whether a result is shown that the person may dismiss. */
  get hasResult() {
    return this.held !== null || (!this.isSeen && Boolean(this.latest?.deal?.outcome));
  }

  end() {
    clearTimeout(this.timer);
  }
}
