/**
 * The random acts of a game, computed from its seed and shares as docs/server/fair-deals.md defines them.
 *
 * It is written apart from the server's own code. The only rules it knows are how cards are drawn, shuffled,
 * cut and dealt.
 */

import { bytesOf, hexOf, sha256 } from "../lib/encoding/sha256.js";

/** @typedef {import("../messages").Dealing} Dealing */
/**
 * @typedef {object} Rules
 * @property {string[]} pack in the order before the first shuffle
 * @property {string[]} seats
 * @property {number} handSize
 * @property {number} dummy
 * @property {number} leastLifted
 * @property {number} leastLeft
 * @property {boolean} mayDecline
 * @property {number[][]} packets
 * @property {boolean} samePackets
 * @property {string} firstDeal
 * @property {boolean} isClub
 */
/** @typedef {{deal: number, act: string, wanted: string}} Fault */

const VERSION = "euchre-fair/1";
const BLOCK = 64;
const WORD = 64n;

/** @param {string} text */
const utf8 = (text) => new TextEncoder().encode(text);

/** @param {Uint8Array} one @param {Uint8Array} other */
const joined = (one, other) => Uint8Array.from([...one, ...other]);

/**
 * HMAC-SHA-256 with a key of at most 64 bytes.
 *
 * @param {Uint8Array} key @param {Uint8Array} bytes
 */
export function hmac(key, bytes) {
  const padded = joined(key, new Uint8Array(BLOCK - key.length));
  const [inner, outer] = [0x36, 0x5c].map((mask) => padded.map((byte) => byte ^ mask));
  return sha256(joined(outer, sha256(joined(inner, bytes))));
}

/** @param {string} hex */
export const pledgeOf = (hex) => hexOf(sha256(bytesOf(hex)));

/** @param {string} table @param {number} game @param {string} seed */
export const commitmentOf = (table, game, seed) =>
  hexOf(sha256(joined(utf8(`${VERSION}\n${table}\n${game}\n`), bytesOf(seed))));

/** @param {Dealing} dealing @param {string[]} seats */
export function keyOf({ table, game, seed, shares }, seats) {
  const given = seats.map((seat) => `${seat}=${shares[seat] ?? "server"}`).join(" ");
  return hmac(bytesOf(seed), utf8(`${VERSION}\n${table}\n${game}\n${given}`));
}

/** Random numbers for one use of a key. */
export class FairStream {
  /** @param {Uint8Array} key @param {string} use */
  constructor(key, use) {
    this.key = key;
    this.use = use;
    this.counter = 0;
  }

  bits() {
    this.counter += 1;
    return BigInt(`0x${hexOf(hmac(this.key, utf8(`${this.use} ${this.counter}`))).slice(0, 16)}`);
  }

  /** A number from 0 to below a bound, all equally likely. @param {number} bound */
  below(bound) {
    const wide = BigInt(bound);
    const tail = ((1n << WORD) - wide) % wide;
    let product = this.bits() * wide;
    while (BigInt.asUintN(64, product) < tail) product = this.bits() * wide;
    return Number(product >> WORD);
  }

  /** @template T @param {T[]} items @returns {T} */
  choice(items) {
    return items[this.below(items.length)];
  }

  /** @template T @param {T[]} items @returns {T[]} */
  shuffled(items) {
    const order = [...items];
    for (let last = order.length - 1; last > 0; last -= 1) {
      const other = this.below(last + 1);
      [order[last], order[other]] = [order[other], order[last]];
    }
    return order;
  }
}

/** Every way to deal the packets, in order. @param {Rules} rules */
function waysToDeal({ packets, samePackets, seats }) {
  const ways = packets.map(([first, second]) => `${first}-${second}`);
  if (samePackets) return ways;
  const choices = seats.reduce(
    (before) => before.flatMap((one) => packets.map((packet) => [...one, packet])),
    /** @type {number[][][]} */ ([[]]),
  );
  const mixed = choices.filter((choice) => choice.some((packet) => packet !== choice[0]));
  return [
    ...ways,
    ...mixed.map((choice) => [0, 1].map((one) => choice.map((p) => p[one]).join(".")).join("-")),
  ];
}

/** Every way to cut, in order. @param {Rules} rules */
function waysToCut({ pack, leastLifted, leastLeft, mayDecline }) {
  const ways = [];
  for (let lifted = leastLifted; lifted <= pack.length - leastLeft; lifted += 1) ways.push(`cuts ${lifted}`);
  return mayDecline ? [...ways, "declines the cut"] : ways;
}

/**
 * The hands, and the cards left, after the packets are dealt.
 *
 * @param {Rules} rules @param {string[]} pack @param {string} dealer @param {string} way
 */
function dealtOut({ seats, dummy }, pack, dealer, way) {
  const [rest, hands] = [[...pack], /** @type {Record<string, string[]>} */ ({})];
  const left = seats.indexOf(dealer) + 1;
  const order = [...seats.slice(left), ...seats.slice(0, left)];
  for (const round of way.split("-")) {
    const sizes = round.split(".").map(Number);
    for (const [place, seat] of order.entries())
      hands[seat] = [...(hands[seat] ?? []), ...rest.splice(0, sizes[place] ?? sizes[0])];
  }
  return { hands, talon: rest.slice(dummy) };
}

/** @param {string} act */
const wordsOf = (act) => act.slice(act.indexOf(" ") + 1);

/** The random acts of a game, in turn. */
class Croupier {
  /** @param {Dealing} dealing @param {Rules} rules @param {number} before deals begun before the game */
  constructor(dealing, rules, before) {
    this.key = keyOf(dealing, rules.seats);
    this.rules = rules;
    this.number = before;
    /** @type {string[]} */
    this.drawn = [];
    /** @type {Fault[]} */
    this.faults = [];
    /** Deals in which something irregular was done before the turn-up. @type {number[]} */
    this.skipped = [];
    /** @type {Record<number, {hands: Record<string, string[]>, turnUp: string}>} */
    this.deals = {};
    this.checked = 0;
  }

  /** @param {string} use */
  stream(use) {
    return new FairStream(this.key, use);
  }

  /** @param {string} act @param {string} wanted what the words of the act should be */
  compare(act, wanted) {
    this.checked += 1;
    if (wordsOf(act) !== wanted) this.faults.push({ deal: this.number, act, wanted });
  }

  /** @param {string[]} acts */
  draw(acts) {
    const { pack, firstDeal, isClub } = this.rules;
    for (const act of acts.filter((one) => /^\w draws /.test(one))) {
      const gone = firstDeal === "first_jack" ? this.drawn : [];
      const cards = pack.filter((card) => card !== "joker" && !gone.includes(card));
      const card = this.stream(`draw ${this.number} ${this.drawn.length}`).choice(cards);
      if (!isClub || wordsOf(act) === `draws ${card}`) this.compare(act, `draws ${card}`);
      this.drawn.push(wordsOf(act).slice("draws ".length));
    }
  }

  /** @param {string} dealer @param {string[]} acts */
  deal(dealer, acts) {
    this.number += 1;
    this.drawn = [];
    const [shuffle, cut, deal, turnUp] = acts;
    const isRegular = /^\w shuffles .*\n\w (cuts|declines) .*\n\w deals .*\n\w turns up /;
    if (!isRegular.test(acts.slice(0, 4).join("\n"))) {
      const isBroken = !this.rules.isClub && acts.length >= 4;
      if (isBroken) this.faults.push({ deal: this.number, act: acts[0], wanted: "shuffles" });
      else this.skipped.push(this.number);
      return;
    }
    const use = `deal ${this.number}`;
    const pack = this.stream(`${use} 0`).shuffled(this.rules.pack);
    this.compare(shuffle, `shuffles ${pack.join(" ")}`);
    const way = this.stream(`${use} 1`).choice(waysToCut(this.rules));
    this.compare(cut, way);
    const lifted = way.startsWith("cuts ") ? Number(way.slice("cuts ".length)) : 0;
    const packets = this.stream(`${use} 2`).choice(waysToDeal(this.rules));
    this.compare(deal, `deals ${packets}`);
    const cutPack = [...pack.slice(lifted), ...pack.slice(0, lifted)];
    const { hands, talon } = dealtOut(this.rules, cutPack, dealer, packets);
    this.compare(turnUp, `turns up ${talon[0]}`);
    this.deals[this.number] = { hands, turnUp: talon[0] };
  }
}

/**
 * Compare every random act of a game with what follows from its seed and shares.
 *
 * @param {Dealing} dealing @param {Rules} rules
 * @param {number} before how many deals the table had begun before the game
 */
export function recomputed(dealing, rules, before) {
  const croupier = new Croupier(dealing, rules, before);
  for (const { dealer, acts } of dealing.deals) {
    if (dealer !== null) croupier.deal(dealer, acts);
    croupier.draw(acts);
  }
  const { faults, skipped, deals, checked } = croupier;
  return { faults, skipped, deals, checked };
}
