/**
 * What the server says in English: sentences with letters for seats and cards, and the words of the notation.
 *
 * In another language the page marks such a text as English, or words it by the code that comes with it.
 */

import { capital, cardName, listed, look, served, text, theCard } from "./index.js";
import { language } from "./language.js";

/** @import { Who } from "./messages.js" */

const isEnglish = language === "en";

/** Attributes of an element that shows English text of the server. */
/** @type {{lang?: string, dir?: string}} */
export const english = isEnglish ? {} : { lang: "en", dir: "ltr" };

/** The names of places in an English sentence. */
const PLACES = {
  you: "You",
  left: "Left",
  across: "Partner",
  right: "Right",
  opposite: "Opposite",
  us: "Us",
  them: "Them",
};

/** A name for a place as English sentences have it. @param {string} name */
export function englishName(name) {
  const place = Object.entries(text.places).find(([, here]) => here === name)?.[0];
  return (place === undefined ? undefined : look(PLACES, place)) ?? name;
}

const SIGNS = /** @type {Record<string, string>} */ ({ S: "♠", H: "♥", D: "♦", C: "♣" });

/** Words with signs for the suits of cards: `10♥` for `TH`. @param {string} words */
export const signed = (words) =>
  words.replace(
    /\b([789TJQKA])([SHDC])\b/g,
    (_, rank, suit) => `${rank === "T" ? "10" : rank}${SIGNS[suit]}`,
  );

/** @param {string[]} cards */
export const englishCards = (cards) => listed(isEnglish ? cards.map(cardName) : cards.map(englishCard));

/** A card in an English sentence: with its name, or with its sign where the page speaks another language. */
const englishCard = (/** @type {string} */ card) =>
  isEnglish ? theCard(card) : `${card[0]}${SIGNS[card[1]]}`;

/** The words of the game that is played, in place of the usual ones. @type {Record<string, string>} */
let ownWords = {};

/** Speak of a table in the English words of its game. @param {Record<string, string>} words */
export function speakAs(words) {
  ownWords = isEnglish ? words : {};
}

/** A text in the words of the game: `turn-up` becomes `up-card`. @param {string} words */
export function inOwnWords(words) {
  const keys = Object.keys(ownWords);
  if (keys.length === 0) return words;
  return words.replace(new RegExp(`\\b(${keys.join("|")})(s?)\\b`, "gi"), (_, word, many) => {
    const own = ownWords[word.toLowerCase()] + many;
    return word[0] === word[0].toUpperCase() ? capital(own) : own;
  });
}

/** Words from the server as a sentence. @param {string} words */
export const sentence = (words) => capital(/[.?!]$/.test(words) ? words : `${words}.`);

/** The verb of a seat: `passes` becomes `pass` for you. @param {string} verb */
export const yours = (verb) => (verb.endsWith("sses") ? verb.slice(0, -2) : verb.replace(/s$/, ""));

/** `Left orders up`, `You order up`. @param {Who} who @param {string} words */
function doing(who, words) {
  const [verb, ...rest] = words.split(" ");
  return [who.name, who.isYou ? yours(verb) : verb, ...rest].join(" ");
}

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
    .replace(/(?<![\w+])[A-D](?![\w+])/g, (seat) => englishName(nameOf(seat)))
    .replace(/\b[789TJQKA][SHDC]\b/g, englishCard);
  return within(
    told
      .replace(/\bYou (\w+s)\b/g, (_, verb) => `You ${OF_YOU[verb] ?? yours(verb)}`)
      .replace(/(\b[Yy]our partner) Partner\b/g, "$1")
      .replace(/\bYou's (alone)?/g, (_, alone) => (alone === undefined ? "your " : "yours alone")),
  );
}

/** A name from the laws in words: `exposed-card` becomes `exposed card`. @param {string} name */
export const plain = (name) => name.replaceAll("-", " ");

/** What is said about a topic. @type {Record<string, string>} */
const TOPICS = {
  "advice": "gives advice",
  "score": "draws attention to the score",
  "trick": "says whose the trick is",
  "send-back": "demands that a card go back",
  "suit-led": "says that the suit led is held",
  "alone": "speaks of playing alone",
  "alone-at-suit": "says “alone at” and the trump suit",
  "turn": "says whose turn it is",
  "fault": "reports a fault",
  "courtesy": "speaks of other things",
};

/** What is said, in words of its topic. @param {string} words */
const ofTopic = (words) =>
  words.replace(/^says ([a-z-]+)(?= to [A-D]$|$)/, (same, topic) => look(TOPICS, topic) ?? same);

/**
 * An act in an English sentence, with names in place of seats.
 *
 * @param {Who} who @param {string} words what stands after the actor @param {(seat: string) => string} nameOf
 */
export function englishAct(who, words, nameOf) {
  const told = ofTopic(words)
    .replace(/(?:\?\? ?)+$/, (cards) => {
      const count = cards.trim().split(" ").length;
      return count === 1 ? "a card" : `${count} cards`;
    })
    .replace(/^(shows) (tricks)$/, "$1 the $2")
    .replace(/^waives (\S+)$/, (_, matter) => `lets it pass (${plain(matter)})`)
    .replace(/^chooses play (\S+)$/, "chooses that $1 counts")
    .replace(
      /^(asks|answers|claims|chooses|demands|consults about|refuses|withdraws|points out) ([a-z-]+)/,
      (_, verb, matter) => `${verb} ${plain(matter)}`,
    )
    .replace(/^orders ([A-D]) to (\S+)$/, (_, seat, matter) => `orders ${nameOf(seat)} to ${plain(matter)}`)
    .replace(/\b(against|from|of|to|by) ([A-D])\b/, (_, word, seat) => `${word} ${nameOf(seat)}`)
    .replace(/"(.*)"/, "“$1”")
    .replace(/\b(?:[789TJQKA][SHDC]|joker)\b(?: (?:[789TJQKA][SHDC]|joker)\b)*/g, (cards) =>
      listed(cards.split(" ").map(theCard)),
    );
  return `${doing(who, inOwnWords(within(told)))}.`;
}

/** The words on the button of an act that has no text of its own. @param {string} words */
export function englishButton(words) {
  const own = inOwnWords(ofTopic(words));
  if (own.startsWith("says “")) return capital(own.replace(/^says “(.+)”/, "$1"));
  const [verb, ...rest] = own.split(" ");
  return capital([yours(verb), ...rest].join(" "));
}

/**
 * Why the server refused something, in the language of the page if the reason has a text there.
 *
 * @param {{reason: string, message: string}} failed
 */
export const refusal = ({ reason, message }) => look(served.refusals ?? {}, reason) || message;

/** Why a request failed. @param {unknown} failed */
export const failure = (failed) =>
  failed instanceof TypeError
    ? text.trouble.unreachable
    : refusal(/** @type {{reason: string, message: string}} */ (failed));

/** A greeting as it is shown. @param {string} greeting */
export const greetingWords = (greeting) => capital(look(served.greetings ?? {}, greeting) ?? greeting);
