/**
 * Checks each finished game at this table by itself, and says what it found.
 *
 * What the server answers after the game is compared with what this page saw before it, and every shuffle,
 * cut, packet and draw is computed again from the seed and the shares.
 */

import { h } from "../lib/dom.js";
import { open } from "../lib/dialog.js";
import { gamesOnOffer } from "../lib/games.js";
import { request } from "../lib/wire.js";
import { commitmentOf, recomputed } from "./recompute.js";
import { Witness } from "./witness.js";
import { look, text as texts } from "../texts/index.js";

const text = texts.fair;

/** @typedef {import("../messages").Update} Update */
/** @typedef {import("../messages").Dealing} Dealing */
/** @typedef {import("./witness.js").Seen} Seen */
/** @typedef {import("./witness.js").Wrong} Wrong */
/** @typedef {import("./recompute.js").Rules} Rules */
/**
 * @typedef {object} Finding
 * @property {Seen} seen
 * @property {Wrong[]} wrong
 * @property {number} checked how many random acts follow from seed and shares
 * @property {number[]} skipped deals that were not computed again
 * @property {number} hands how many hands dealt here were compared
 * @property {string | null} trouble why the game could not be checked
 */

const RANKS = "789TJQKA";
const SUITS = "SHDC";

/** How the cards are dealt under the code and the house rules of a table. @param {Update} update */
export async function rulesOf({ table }) {
  const { games } = await gamesOnOffer();
  const switches = games.find(({ code }) => code === table.code)?.switches ?? [];
  const valueOf = (/** @type {string} */ key) =>
    table.changes[key] ?? switches.find((one) => one.key === key)?.value;
  const ranks = [...RANKS].slice(RANKS.indexOf(String(valueOf("lowest_rank"))));
  const pack = [...SUITS].flatMap((suit) => ranks.map((rank) => rank + suit));
  return {
    pack: valueOf("joker") === true ? [...pack, "joker"] : pack,
    seats: table.seats.map(({ seat }) => seat),
    handSize: Number(valueOf("hand_size")),
    dummy: Number(valueOf("dummy")),
    leastLifted: Number(valueOf("cut_least_lifted")),
    leastLeft: Number(valueOf("cut_least_left")),
    mayDecline: valueOf("cut_may_be_declined") === true,
    packets: /** @type {number[][]} */ (valueOf("packets")),
    samePackets: valueOf("same_packets_for_all") === true,
    firstDeal: String(valueOf("first_deal")),
    isClub: table.club !== null,
  };
}

/**
 * Compare a finished game with what was seen of it.
 *
 * @param {Seen} seen @param {Dealing} dealing @param {Rules} rules @returns {Finding}
 */
export function compared(seen, dealing, rules) {
  const wrong = [...seen.wrong];
  const isPromised = commitmentOf(dealing.table, seen.game, dealing.seed) === seen.commitment;
  if (!isPromised || dealing.commitment !== seen.commitment) wrong.push({ kind: "seed" });
  const given = rules.seats.every((seat) => (seen.shares?.[seat] ?? null) === (dealing.shares[seat] ?? null));
  if (!given) wrong.push({ kind: "shares" });
  const found = recomputed(dealing, rules, seen.lastDeal - (dealing.deals.length - 1));
  wrong.push(...found.faults.map((fault) => ({ kind: "act", ...fault })));
  let hands = 0;
  for (const [number, { seat, hand, turnUp }] of Object.entries(seen.deals)) {
    const dealt = found.deals[Number(number)];
    if (dealt === undefined) continue;
    hands += 1;
    const isSame = [...hand].sort().join() === [...dealt.hands[seat]].sort().join();
    if (!isSame || turnUp !== dealt.turnUp) wrong.push({ kind: "hand", deal: Number(number) });
  }
  return { seen, wrong, checked: found.checked, skipped: found.skipped, hands, trouble: null };
}

export class FairCheck {
  /**
   * @param {string} table
   * @param {(result: string, isWrong: boolean) => void} found called when a game was checked
   */
  constructor(table, found) {
    this.table = table;
    this.found = found;
    this.witness = new Witness(table);
    /** @type {Finding | null} */
    this.finding = null;
  }

  /**
   * Take an update; after a game, check it.
   *
   * @param {Update} update @param {number} now when it came, in milliseconds
   */
  async take(update, now) {
    if (!this.witness.take(update, now)) return;
    const seen = this.witness.finished;
    if (seen === null || seen.shares === null) return;
    this.finding = await this.checked(seen, update);
    this.found(sentences(this.finding)[0], this.finding.wrong.length > 0);
  }

  /** @param {Seen} seen @param {Update} update @returns {Promise<Finding>} */
  async checked(seen, update) {
    const path = `/api/tables/${this.table}/games/${seen.game}/dealing?since=${seen.since}`;
    try {
      return compared(seen, await request("GET", path), await rulesOf(update));
    } catch (failed) {
      const trouble = failed instanceof TypeError ? text.unreachable : /** @type {Error} */ (failed).message;
      return { seen, wrong: seen.wrong, checked: 0, skipped: [], hands: 0, trouble };
    }
  }

  /** Show what is known of the game that is on, and what was found of the one before. */
  show() {
    const { seen } = this.witness;
    open(text.title, [
      h("p", {}, text.what),
      seen === null ? null : section(text.game({ game: seen.game }), seen, rounds(seen)),
      this.finding === null
        ? null
        : section(
            text.checkedGame({ game: this.finding.seen.game }),
            this.finding.seen,
            sentences(this.finding),
          ),
    ]);
  }
}

/** @param {string} title @param {Seen} seen @param {string[]} lines */
function section(title, seen, lines) {
  const shares = Object.entries(seen.shares ?? {}).map(([seat, share]) =>
    h("li", {}, `${seat}: `, share === null ? text.byServer : h("code", {}, share)),
  );
  return h(
    "section",
    {},
    h("h3", {}, title),
    lines.map((line) => h("p", {}, line)),
    h(
      "details",
      {},
      h("summary", {}, text.numbers),
      h("p", {}, text.commitment, h("code", {}, seen.commitment)),
      h("ul", {}, shares),
    ),
  );
}

/** What is wrong, in a sentence. @param {Wrong} wrong */
function wrongWords({ kind, ...about }) {
  const words = look(text.wrong, kind) ?? kind;
  return typeof words === "string" ? words : words({ seat: null, ...about });
}

/** What is known before the game is over. @param {Seen} seen */
function rounds(seen) {
  const pledged = Object.keys(seen.pledges);
  return [
    ...(seen.isEarly ? [] : [text.cameLate]),
    pledged.length === 0 ? text.noPledges : text.pledged({ count: pledged.length, seats: pledged }),
    ...seen.late.map((seat) => text.late({ seat })),
    ...seen.wrong.map((wrong) => wrongWords(wrong)),
  ];
}

/**
 * What was found, in sentences; the first one is the result.
 *
 * @param {Finding} finding @returns {string[]}
 */
export function sentences(finding) {
  const { seen, wrong, trouble } = finding;
  const isBroken = wrong.some(({ kind }) => kind !== "own-late");
  const verdict = isBroken
    ? text.unfair
    : wrong.length > 0
      ? text.doubt
      : trouble !== null
        ? text.unchecked({ why: trouble })
        : !seen.isEarly
          ? text.fairSince
          : ownShare(seen)
            ? text.fairWithOwn
            : text.fairWithout;
  return [
    verdict,
    ...wrong.map((one) => wrongWords(one)),
    ...seen.late.map((seat) => text.late({ seat })),
    ...(trouble === null ? [text.compared({ acts: finding.checked, hands: finding.hands })] : []),
    ...(finding.skipped.length > 0
      ? [text.skipped({ count: finding.skipped.length, deals: finding.skipped })]
      : []),
  ];
}

/** Whether a share of this page went into the game. @param {Seen} seen */
const ownShare = ({ shares, sent }) => sent !== null && Object.values(shares ?? {}).includes(sent);
