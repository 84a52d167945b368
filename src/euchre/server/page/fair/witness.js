/**
 * What this page saw of a game before and while it was played, to compare with what the server says after it.
 *
 * It is kept in this browser tab, so that it outlives a reload.
 */

import { pledgeOf } from "./recompute.js";

/** @typedef {import("../messages").Update} Update */
/** @typedef {import("../messages").Fair} Fair */
/**
 * What went wrong: its kind, and the seat, deal or time it is about.
 *
 * @typedef {object} Wrong
 * @property {string} kind
 * @property {string} [seat]
 * @property {number} [deal]
 * @property {number} [seconds]
 * @property {string} [act] what was done
 * @property {string} [wanted] what follows from the seed
 */
/** The cards of a deal, as dealt here. @typedef {{seat: string, hand: string[], turnUp: string}} Cards */
/**
 * @typedef {object} Seen
 * @property {number} game
 * @property {string} commitment
 * @property {number} since the number of the log before its commitment; 0 if unknown
 * @property {Record<string, string>} pledges those of the current round
 * @property {boolean} isAsked whether the server has wanted the shares of this round
 * @property {string[]} late
 * @property {Record<string, string | null> | null} shares once the game has begun
 * @property {boolean} isEarly whether the commitment was seen before the game began
 * @property {string | null} you the seat here that pledged
 * @property {string | null} sent the share that this page revealed last
 * @property {number | null} askedAt when the server wanted it, in milliseconds
 * @property {number | null} sentAfter milliseconds until it was sent
 * @property {boolean} isTaken whether the server acknowledged it
 * @property {Record<number, Cards>} deals
 * @property {number} lastDeal
 * @property {Wrong[]} wrong
 */

const KEY = "euchre-fair ";
/** A share sent within so many milliseconds is in time. The server waits for three seconds. */
const PROMPT = 2000;

/** @param {number} game @param {string} commitment @param {number} since @returns {Seen} */
const nothingSeen = (game, commitment, since) => ({
  game,
  commitment,
  since,
  pledges: {},
  isAsked: false,
  late: [],
  shares: null,
  isEarly: false,
  you: null,
  sent: null,
  askedAt: null,
  sentAfter: null,
  isTaken: false,
  deals: {},
  lastDeal: 0,
  wrong: [],
});

export class Witness {
  /** @param {string} table */
  constructor(table) {
    this.table = table;
    /** The game that is being settled or played. @type {Seen | null} */
    this.seen = null;
    /** The last finished game. @type {Seen | null} */
    this.finished = null;
    try {
      [this.seen, this.finished] = JSON.parse(sessionStorage.getItem(KEY + table) ?? "[null, null]");
    } catch {
      // storage is forbidden
    }
  }

  /**
   * Take an update; returns whether it ends a game.
   *
   * @param {Update} update
   * @param {number} [now]
   */
  take(update, now = performance.now()) {
    const { fair, phase } = update.table;
    const isOver = this.seen !== null && fair.game !== this.seen.game && fair.last_seed !== null;
    if (isOver) this.finished = this.seen;
    const hasRandomness = fair.commitment !== "";
    if (this.seen?.game !== fair.game)
      this.seen = hasRandomness ? nothingSeen(fair.game, fair.commitment, isOver ? update.since : 0) : null;
    if (this.seen !== null && hasRandomness) {
      if (phase !== "playing") this.settling(this.seen, update, now);
      else this.playing(this.seen, update);
    }
    this.keep();
    return isOver || (phase === "closed" && fair.last_seed !== null && this.closed());
  }

  /** A table closed in a game: its seed is revealed without another commitment. */
  closed() {
    const isOver = Boolean(this.seen?.shares);
    if (isOver) this.finished = this.seen;
    if (isOver) this.seen = null;
    return isOver;
  }

  /** @param {Seen} seen @param {Update} update @param {number} now */
  settling(seen, { table: { fair, phase, you } }, now) {
    seen.isEarly = true;
    if (fair.commitment !== seen.commitment) this.add(seen, { kind: "commitment" });
    if (phase === "sharing") {
      this.asked(seen, fair);
      if (you !== null && fair.wanted.includes(you)) seen.askedAt ??= now;
    } else {
      seen.pledges = fair.pledges;
    }
    if (you !== null && you in fair.pledges) seen.you = you;
  }

  /** The server wants the shares: from now on no pledge may change. @param {Seen} seen @param {Fair} fair */
  asked(seen, fair) {
    if (fair.late.length > seen.late.length) this.again(seen, fair);
    else if (seen.isAsked && !isSame(seen.pledges, fair.pledges)) this.add(seen, { kind: "pledges" });
    seen.isAsked = true;
    seen.pledges = fair.pledges;
  }

  /** Some shares were late: the others pledge with the void ones. @param {Seen} seen @param {Fair} fair */
  again(seen, fair) {
    const late = fair.late.filter((seat) => !seen.late.includes(seat));
    for (const [seat, pledge] of Object.entries(seen.pledges)) {
      const isNext = leadsTo(fair.pledges[seat], pledge, fair.late.length - seen.late.length);
      if (!late.includes(seat) && !isNext) this.add(seen, { kind: "pledges", seat });
    }
    if (seen.you !== null && late.includes(seen.you)) this.ownLate(seen);
    seen.late = fair.late;
    seen.askedAt = seen.sentAfter = null;
    seen.isTaken = false;
  }

  /** The server says that the share of this page came late. @param {Seen} seen */
  ownLate(seen) {
    if (seen.sentAfter === null) return;
    const seconds = Math.round(seen.sentAfter / 100) / 10;
    if (seen.isTaken || seen.sentAfter < PROMPT) this.add(seen, { kind: "own-late", seconds });
  }

  /** @param {Seen} seen @param {Update} update */
  playing(seen, { table, deal }) {
    const { fair, you } = table;
    if (fair.commitment !== seen.commitment) this.add(seen, { kind: "commitment" });
    if (seen.shares === null) {
      if (fair.late.length > seen.late.length) this.again(seen, fair);
      this.settled(seen, fair);
    } else if (!isSame(seen.shares, fair.shares)) this.add(seen, { kind: "shares" });
    if (deal === null) return;
    seen.lastDeal = deal.number;
    const isFresh = you !== null && deal.calls.length === 0 && deal.turn_up !== null && !deal.exchanged;
    const size = Math.max(...Object.values(deal.hand_sizes));
    if (isFresh && deal.tricks.length === 0 && deal.hand.length === size)
      seen.deals[deal.number] ??= { seat: you, hand: deal.hand, turnUp: deal.turn_up ?? "" };
  }

  /** The game has begun: each share is the one that was pledged. @param {Seen} seen @param {Fair} fair */
  settled(seen, fair) {
    seen.shares = fair.shares;
    const isChanged =
      seen.isAsked && fair.late.length === seen.late.length && !isSame(seen.pledges, fair.pledges);
    if (isChanged) this.add(seen, { kind: "pledges" });
    if (!seen.isEarly) return;
    for (const [seat, share] of Object.entries(fair.shares)) {
      const wasAsked = seen.isAsked && !fair.late.includes(seat);
      const pledge = fair.pledges[seat] ?? (wasAsked ? seen.pledges[seat] : undefined);
      if (share === null && pledge !== undefined) this.add(seen, { kind: "dropped", seat });
      else if (share !== null && pledgeOf(share) !== pledge) this.add(seen, { kind: "changed", seat });
    }
  }

  /** This page has sent its share. @param {string} share @param {number} [now] */
  sent(share, now = performance.now()) {
    if (this.seen === null) return;
    this.seen.sent = share;
    this.seen.sentAfter = now - (this.seen.askedAt ?? now);
    this.keep();
  }

  /** The server has taken the share that this page sent. @param {string} share */
  taken(share) {
    if (this.seen === null || this.seen.sent !== share) return;
    this.seen.isTaken = true;
    this.keep();
  }

  /** @param {Seen} seen @param {Wrong} wrong */
  add(seen, wrong) {
    if (!seen.wrong.some((one) => one.kind === wrong.kind && one.seat === wrong.seat)) seen.wrong.push(wrong);
  }

  keep() {
    try {
      sessionStorage.setItem(KEY + this.table, JSON.stringify([this.seen, this.finished]));
    } catch {
      // it is then kept until the page is closed
    }
  }
}

/** @param {Record<string, unknown>} one @param {Record<string, unknown>} other */
function isSame(one, other) {
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => one[key] === other[key]);
}

/**
 * Whether a share leads to a pledge by hashing it at least once and at most `most` times.
 *
 * @param {string | undefined} share @param {string} pledge @param {number} most
 */
function leadsTo(share, pledge, most) {
  let hash = share;
  for (let times = 0; hash !== undefined && times < most; times += 1) {
    hash = pledgeOf(hash);
    if (hash === pledge) return true;
  }
  return false;
}
