/**
 * Sorts the legal acts by how a person chooses them: with a card, with several cards, or with a button.
 *
 * The legal acts come with each update. Nothing here knows a rule of the game.
 */

const CARD = /^(?:[789TJQKA][SHDC]|joker)$/;

/** @typedef {import("../messages").Update} Update */
/** @typedef {{act: string, words: string, awaited: boolean, until: string}} Offer */

/**
 * @typedef {object} Choices
 * @property {Map<string, Offer>} cards the act of each card that can be chosen
 * @property {Map<string, Offer>} chosen the act of each set of cards that are discarded together, keyed by
 *   the sorted cards
 * @property {number} count how many cards such a set has, or 0
 * @property {Offer[]} buttons
 * @property {Offer[]} ends proposals to end the hand early
 * @property {boolean} isAwaited whether the table waits for one of them
 * @property {string} kind what the table waits for: `lead`, `play`, `call`, `discard`, `dummy`, `fix`,
 *   `jambone`, `answer`, `other`
 */

/**
 * The seat, the words and the card of an act's text.
 *
 * @param {string} text @returns {{seat: string, words: string, card: string | null}}
 */
export function parted(text) {
  const space = text.indexOf(" ");
  const words = text.slice(space + 1);
  return { seat: text.slice(0, space), words, card: CARD.test(words) || words === "??" ? words : null };
}

/** @param {string[]} cards */
export const keyOfSet = (cards) => [...cards].sort().join(" ");

/**
 * @param {{acts: string[], until: string, awaited: boolean}[]} legal
 * @param {boolean} isLead whether the next card is a lead
 * @returns {Choices}
 */
export function choicesOf(legal, isLead) {
  /** @type {Choices} */
  const choices = {
    cards: new Map(),
    chosen: new Map(),
    count: 0,
    buttons: [],
    ends: [],
    isAwaited: false,
    kind: "other",
  };
  const kinds = new Set();
  for (const { acts, until, awaited } of legal) {
    choices.isAwaited ||= awaited;
    for (const act of acts) {
      const { words, card } = parted(act);
      if (awaited) kinds.add(kindOf(words, card));
      sort(choices, { act, words, awaited, until }, card);
    }
  }
  choices.kind = ORDER.find((kind) => kinds.has(kind)) ?? "other";
  if (choices.kind === "play" && isLead) choices.kind = "lead";
  return choices;
}

const ORDER = ["play", "dummy", "discard", "call", "fix", "jambone", "give", "answer"];

const KINDS = /** @type {Record<string, string>} */ ({
  fixes: "fix",
  calls: "jambone",
  gives: "give",
  agrees: "answer",
  objects: "answer",
});

/** @param {string} words @param {string | null} card */
function kindOf(words, card) {
  if (card !== null) return "play";
  const [verb, ...rest] = words.split(" ");
  if (verb === "discards") return rest.length > 1 ? "dummy" : "discard";
  if (["passes", "orders", "assists", "turns", "makes"].includes(verb)) return "call";
  return KINDS[verb] ?? "other";
}

/** @param {Choices} choices @param {Offer} offer @param {string | null} card */
function sort(choices, offer, card) {
  const [verb, ...rest] = offer.words.split(" ");
  const cards = rest.filter((word) => CARD.test(word));
  if (card !== null) choices.cards.set(card, offer);
  else if (verb === "proposes") choices.ends.push(offer);
  else if (cards.length > 1) {
    choices.count = cards.length;
    choices.chosen.set(keyOfSet(cards), offer);
  } else if (cards.length === 1) choices.cards.set(cards[0], offer);
  else choices.buttons.push(offer);
}

/** The choices of the person at the page. @param {Update} update */
export function choicesIn({ deal }) {
  const trick = deal?.tricks.at(-1);
  return choicesOf(deal?.legal ?? [], trick === undefined || trick.complete);
}
