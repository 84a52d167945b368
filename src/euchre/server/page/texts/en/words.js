/**
 * Names of cards, and functions that build sentences.
 *
 * Sentences about seats take a `Who`: the name of a seat, and whether it is the person at the page.
 */

/** @typedef {{name: string, isYou: boolean}} Who */

const RANKS = /** @type {Record<string, string>} */ ({
  7: "seven",
  8: "eight",
  9: "nine",
  T: "ten",
  J: "jack",
  Q: "queen",
  K: "king",
  A: "ace",
});
export const SUITS = /** @type {Record<string, string>} */ ({
  S: "spades",
  H: "hearts",
  D: "diamonds",
  C: "clubs",
  N: "no trump",
});

/** @param {string} card */
export function cardName(card) {
  if (card === "joker") return "joker";
  return card === "??" ? "a card face down" : `${RANKS[card[0]]} of ${SUITS[card[1]]}`;
}

/** The words of the game that is played, in place of the usual ones. @type {Record<string, string>} */
let ownWords = {};

/** Speak of a table in the words of its game. @param {Record<string, string>} words */
export function speakAs(words) {
  ownWords = words;
}

/** A text in the words of the game: `turn-up` becomes `up-card`. @param {string} text */
export function inOwnWords(text) {
  const keys = Object.keys(ownWords);
  if (keys.length === 0) return text;
  return text.replace(new RegExp(`\\b(${keys.join("|")})(s?)\\b`, "gi"), (_, word, many) => {
    const own = ownWords[word.toLowerCase()] + many;
    return word[0] === word[0].toUpperCase() ? capital(own) : own;
  });
}

/** What a player says with a call: `Pick it up alone`. @param {string} words */
export function spokenCall(words) {
  const own = inOwnWords(words);
  return capital(own.replace(/^says “(.+)”/, "$1"));
}

/** @param {string} text */
export const capital = (text) => text.slice(0, 1).toUpperCase() + text.slice(1);

/** Words from the server as a sentence. @param {string} words */
export const sentence = (words) => capital(/[.?!]$/.test(words) ? words : `${words}.`);

/** @param {string[]} cards */
export const cardNames = (cards) => listed(cards.map(cardName));

/** @param {string[]} words */
export function listed(words) {
  return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
}

/** The verb of a seat: `passes` becomes `pass` for you. @param {string} verb */
export const yours = (verb) => (verb.endsWith("sses") ? verb.slice(0, -2) : verb.replace(/s$/, ""));

/** `Left orders up`, `You order up`. @param {Who} who @param {string} words */
export function doing(who, words) {
  const [verb, ...rest] = words.split(" ");
  return [who.name, who.isYou ? yours(verb) : verb, ...rest].join(" ");
}

/** @param {number} count @param {string} noun */
export const counted = (count, noun) => `${count} ${noun}${count === 1 ? "" : "s"}`;

/** A list of choices: `this; that; or the other`. @param {string[]} words */
export const either = (words) =>
  words.length < 2 ? words.join("") : `${words.slice(0, -1).join("; ")}; or ${words.at(-1)}`;

/** `You` in lower case inside a sentence. @param {string} words */
export const within = (words) => words.replace(/(?<=[a-z,;:] )You\b/g, "you");

const OF_YOU = /** @type {Record<string, string>} */ ({ is: "are", has: "have", does: "do" });

/**
 * A sentence from the server with names for seats and cards: `B must follow suit` becomes `You must follow
 * suit`.
 *
 * @param {string} words @param {(seat: string) => string} nameOf
 */
export function named(words, nameOf) {
  const told = words
    .replace(/(?<![\w+])[A-D](?![\w+])/g, nameOf)
    .replace(/\b[789TJQKA][SHDC]\b/g, (card) => `the ${cardName(card)}`);
  return within(
    told
      .replace(/\bYou (\w+s)\b/g, (_, verb) => `You ${OF_YOU[verb] ?? yours(verb)}`)
      .replace(/(\b[Yy]our partner) Partner\b/g, "$1")
      .replace(/\bYou's (alone)?/g, (_, alone) => (alone === undefined ? "your " : "yours alone")),
  );
}

/** A name from the laws in words: `exposed-card` becomes `exposed card`. @param {string} name */
export const plain = (name) => name.replaceAll("-", " ");
