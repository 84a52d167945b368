/**
 * The acts on offer, sorted by how a person takes them: with a card, with several, or with a button.
 *
 * Which acts are lawful comes with each update; nothing here knows a rule of the game.
 */

const CARD = /^(?:[789TJQKA][SHDC]|joker)$/;

/** @typedef {import("../messages").Update} Update */
/** @typedef {{act: string, words: string, awaited: boolean, until: string}} Offer */

/**
 * @typedef {object} Choices
 * @property {Map<string, Offer>} cards a card and what choosing it does
 * @property {Map<string, Offer>} chosen sets of cards, sorted and joined, put out together
 * @property {number} count how many cards such a set has; 0 for none
 * @property {Offer[]} buttons
 * @property {Offer[]} ends proposals to end the hand early
 * @property {boolean} isAwaited whether the table waits for any of them
 * @property {string} kind what is asked: `lead`, `play`, `call`, `discard`, `dummy`, `fix`, `jambone`, `answer`, `other`
 */

/**
 * The seat and the words of an act's text.
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
 * @param {boolean} isLead whether the next card played is a lead
 * @returns {Choices}
 */
export function choicesOf(legal, isLead) {
  /** @type {Choices} */
  const choices = { cards: new Map(), chosen: new Map(), count: 0, buttons: [], ends: [], isAwaited: false, kind: "other" };
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

const ORDER = ["play", "dummy", "discard", "call", "fix", "jambone", "answer"];

/** @param {string} words @param {string | null} card */
function kindOf(words, card) {
  if (card !== null) return "play";
  const [verb, ...rest] = words.split(" ");
  if (verb === "discards") return rest.length > 1 ? "dummy" : "discard";
  if (["passes", "orders", "assists", "turns", "makes"].includes(verb)) return "call";
  return { fixes: "fix", calls: "jambone", agrees: "answer", objects: "answer" }[verb] ?? "other";
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

/** What may be done now. @param {Update} update */
export function choicesIn({ deal }) {
  const trick = deal?.tricks.at(-1);
  return choicesOf(deal?.legal ?? [], trick === undefined || trick.complete);
}
