/** Texts of club mode and of the referee. */

import { callWords, receiver } from "./table.js";
import { inOwnWords, capital, cardName, cardNames, counted, either, listed, plain, within } from "./words.js";

/**
 * @typedef {object} Ruled
 * @property {string} what @property {string} verdict @property {string | null} by @property {string[]} cards
 * @property {number | null} trick @property {[string, number][]} points @property {string[]} holders
 * @property {string[]} remedies @property {string | null} until @property {string} why
 */

/** Sentences of the referee. The words for irregularities and remedies come with the ruling. */
export const referee = {
  none: "No rulings yet.",
  /** @param {string} id */
  law: (id) => `law ${id}`,
  /** @param {string} id @param {boolean} isLaw */
  lawLabel: (id, isLaw) =>
    isLaw ? `Law ${id}, in a new window` : `${id}: decided where the laws are silent, in a new window`,
  /** @param {Ruled} ruling */
  ruling: (ruling) => {
    const where = ruling.trick === null ? "" : `, trick ${ruling.trick}`;
    const cards = ruling.cards.length === 0 ? "" : ` (${cardNames(ruling.cards)})`;
    const matter = `${ruling.what}${cards}${where}.`;
    const isClaim = ruling.verdict === "heard" || ruling.verdict === "refused";
    const of = isClaim ? within(`Claimed${ruling.by === null ? "" : ` of ${ruling.by}`}`) : ruling.by;
    return `${of === null ? capital(matter) : `${of}: ${matter}`} ${decided(ruling)}`.trim();
  },
};

/** @param {string | null} until */
const tail = (until) => (until === null ? "" : `, ${until}`);

/** @param {number | null} trick */
const inTrick = (trick) => tail(trick === null ? null : `trick ${trick}`);

/** @param {Ruled} ruling */
function decided({ verdict, holders, remedies, until, why, points }) {
  const gains = points.map(([side, count]) => `${counted(count, "point")} to ${receiver(side)}`);
  const follows = [...remedies, ...gains].join("; ");
  const said = follows === "" ? "" : `${capital(follows)}.`;
  switch (verdict) {
    case "offered":
      return `${within(holders.join(" or ")) || "Nobody"} may ${either(remedies)}${tail(until)}.`;
    case "chosen":
      return `Chosen: ${follows}.`;
    case "waived":
      return "The penalty is waived.";
    case "lapsed":
      return "The time to choose is over.";
    case "heard":
      return "The claim stands until it can be proved.";
    case "refused":
      return why === "" ? "The claim is refused." : `Refused: ${why}.`;
    case "noted":
      return `${why === "" ? "" : `${capital(why)}. `}No penalty.`;
    default:
      return said;
  }
}

const ORDERS = /** @type {Record<string, string>} */ ({
  highest: "play the highest card",
  lowest: "play the lowest card",
  shuffle: "shuffle again",
});

/** Club mode at the page. */
export const club = {
  title: "Club mode",
  hint:
    "Mistakes are possible: a card that does not follow suit, a lead out of turn, a card shown. " +
    "Players have to notice and claim them. A referee rules by the laws of the game.",
  temper: "Computer players",
  tempers: /** @type {Record<string, string>} */ ({
    strict: "Strict: claim every mistake",
    friendly: "Friendly: let mistakes pass",
    sleepy: "Sleepy: notice few mistakes",
  }),
  listed: /** @type {Record<string, string>} */ ({
    strict: "club mode, strict players",
    friendly: "club mode, friendly players",
    sleepy: "club mode, sleepy players",
  }),
  referee: "Referee",
  rulings: "Rulings",
  callSuit: "Call",
  goOn: "Nothing to claim",
  nextDeal: "Next deal",
  asked: "Do you want to claim or call anything?",
  askedAtEnd: "The deal is over. Do you want to claim anything?",
  waitingFor: (/** @type {string[]} */ names) => `Waiting for a decision of ${listed(names)}`,
  claim: "Claim …",
  claimTitle: "Claim",
  claimHint:
    "You may claim any card of the other side that did not follow suit or was not the card called. " +
    "The cards show whether it was a fault.",
  /** @param {string} name @param {string} irregularity @param {number | null} trick */
  suspected: (name, irregularity, trick) =>
    irregularity === "revoke"
      ? `${name} did not follow suit in trick ${trick}.`
      : `${name} did not play the card called in trick ${trick}.`,
  /** @param {string} irregularity */
  claimIt: (irregularity) =>
    irregularity === "revoke" ? inOwnWords("Claim a revoke") : "Claim that they could",
  slips: "Irregular acts …",
  slipsTitle: "Irregular acts",
  slipsHint: "Acts that are possible with real cards. The referee rules on them, and others may claim.",
  playAllTheSame: "Play it anyway",
  /** @param {string} card */
  askTitle: (card) => `Play the ${card}?`,
  notRegular: "The laws require another of your cards. Others may claim it, and the referee rules.",
  notYourTurn: "It is not your turn. Others may claim it, and the referee rules.",
  askFirst: "Ask before an irregular play, and raise the regular cards",
  /** @param {string} name */
  exposedOf: (name) => `Exposed cards of ${name}`,
  exposed: "exposed",
  /** @param {string} until */
  until: (until) => `(${until})`,
  matter: {
    /** @param {string | null} name @param {string} what */
    remedy: (name, what) =>
      `${name === null ? "" : `${name}: `}${name === null ? capital(what) : what}. You may choose.`,
    /** @param {string | null} name @param {string} what @param {number | null} trick */
    claim: (name, what, trick) =>
      `${name === null ? capital(what) : `${name}: ${what}`}${trick === null ? "" : `, trick ${trick}`}.`,
    /** @param {string | null} name */
    call: (name) => `A card of ${name} is exposed.`,
    /** @param {string | null} name @param {string} _what @param {number | null} trick */
    proof: (name, _what, trick) =>
      `Your claim against ${name}${inTrick(trick)}, is judged when the tricks are shown.`,
  },
  /** @param {string} card */
  playThis: (card) => `The ${cardName(card)} counts`,
  /** The words of a button. @param {string} words @param {(seat: string) => string} nameOf */
  say: (words, nameOf) => {
    const [verb, matter] = words.split(" ");
    if (verb === "waives") return "Let it pass";
    if (verb === "claims") return "Claim it";
    if (verb === "shows") return "Show the tricks";
    const called = words.match(/^calls (\S+) from ([A-D])$/);
    if (called !== null) {
      const what = called[1].length === 2 ? `the ${cardName(called[1])}` : called[1];
      return `Call ${what} from ${nameOf(called[2])}`;
    }
    return plain(matter ?? verb);
  },
  /** @param {{kind: string, card: string | null, suit: string | null}} order */
  order: ({ kind, card, suit }) =>
    kind === "card"
      ? `Called: ${cardName(card ?? "??")}`
      : kind === "suit"
        ? `Must lead ${suit}`
        : `Must ${ORDERS[kind] ?? kind}`,
  /** The headings of irregular acts, in order. */
  kinds: {
    calls: "Call out of turn",
    exposes: "Show a card",
    takes: "Take back a card",
    says: "Say to your partner",
    names: "Name a suit",
    alone: "Play alone after all",
    changes: "Change the discard",
    throws: "Give up the hand",
    plays: "Play two cards at once",
  },
  /** @param {number | null} trick */
  claimed: (trick) => (trick === null ? "Revoke claimed" : `Revoke claimed, trick ${trick}`),
  /** The heading of an irregular act. @param {string} words */
  kindOf: (words) => {
    const [verb] = words.split(" ");
    if (verb === "plays") return words.endsWith("together") ? "plays" : "alone";
    return verb in club.kinds ? verb : "calls";
  },
  /** The words of its button. @param {string} words */
  slip: (words) => {
    const cards = words.match(/\b[789TJQKA][SHDC]\b|\bjoker\b/g)?.map((card) => cardName(card)) ?? [];
    const [verb] = words.split(" ");
    if (["exposes", "takes", "changes"].includes(verb)) return capital(cards.join(""));
    if (words.endsWith("together")) return capital(listed(cards));
    if (verb === "says") return words.slice(5).replaceAll('"', "“").replace(/“$/, "”");
    if (verb === "names") return capital(words.slice(6));
    return callWords(words);
  },
};
