/**
 * The texts of the page in the person's language.
 *
 * To add a text: write it under the same key into every file of `languages/`, and show it as
 * `text.GROUP.KEY`, or with placeholders as `text.GROUP.KEY({ name })`. `messages.js` describes the
 * placeholders. What the server says in English is shown by `served.js`, marked as English.
 */

import { language } from "./language.js";
import { compiled } from "./messages.js";

/** @typedef {typeof import("./languages/en.js").default} English */
/** @typedef {import("./messages.js").Grammar} Grammar */
/** @typedef {import("./messages.js").Who} Who */
/**
 * What the server words in English, in the words of another language.
 *
 * @typedef {object} Served
 * @property {Record<string, string>} [refusals] by the reason
 * @property {Record<string, string>} [acts] sentences, by the form of the act
 * @property {Record<string, string>} [buttons] the same acts on buttons
 * @property {Record<string, string>} [said] calls as they are said at the table
 * @property {Record<string, string>} [matters] names from the laws, such as `revoke`
 * @property {Record<string, string>} [greetings]
 * @property {Record<string, string>} [remarks] that can be made to a partner in club mode
 * @property {Record<string, string>} [entries] entries of an evening's log
 * @property {Record<string, string>} [coups] titles of published positions
 * @property {Record<string, string>} [themes] of puzzles
 * @property {Record<string, string>} [difficulties] of puzzles
 */
/**
 * @typedef {{locale: string, direction: string, advice?: string, contractions?: [string, string][]}} About
 */
/**
 * @typedef {Omit<English, "served" | "about"> & {served: Served,
 *   about: About}} Catalogue
 */

/** @type {Catalogue} */
const catalogue = (await import(`./languages/${language}.js`)).default;
const { about, cards, places, placesWithin } = catalogue;

document.documentElement.lang = language;
document.documentElement.dir = about.direction;

/** What a table gives under a word or a number of a message. */
/** @template T @param {Record<string, T>} table @param {string | number} key @returns {T | undefined} */
export const look = (table, key) => (Object.hasOwn(table, key) ? table[key] : undefined);

const numbers = new Intl.NumberFormat(about.locale);
const rules = new Intl.PluralRules(about.locale);
const lists = new Intl.ListFormat(about.locale, { type: "conjunction" });
const days = new Intl.DateTimeFormat(about.locale, { day: "numeric", month: "long" });
const contractions = (about.contractions ?? []).map(
  ([found, instead]) => /** @type {const} */ ([new RegExp(found, "gu"), instead]),
);
/** @type {Map<string, string>} */
const nameOfPlace = new Map(
  [places.you, places.us, places.them].map((name, at) => [name, ["you", "us", "them"][at]]),
);

/** @param {"name" | "the"} form @returns {(card: string) => string} */
const cardIn = (form) => (card) => {
  if (card === "??") return cards.faceDown;
  if (card === "joker") return form === "the" ? cards.theJoker : cards.joker;
  const [letter, suit] = card;
  return cardForms[form]({ letter, rank: look(cards.ranks, letter) ?? letter, suit: suitName(suit) });
};

/** The name of a suit, given its letter or its name on the wire. @param {string} suit */
export const suitName = (suit) =>
  look(cards.suits, suit === "no trump" ? "N" : suit[0].toUpperCase()) ?? suit;

/** @type {Grammar} */
const grammar = {
  number: (number) => numbers.format(number),
  plural: (number) => rules.select(number),
  list: (words) => lists.format(words),
  day: (at) => days.format(at),
  card: (card) => cardName(card),
  the: (card) => theCard(card),
  suit: suitName,
  place: (name) => nameOfPlace.get(name),
  within: placesWithin,
  joined: (words) => contractions.reduce((so, [found, instead]) => so.replace(found, instead), words),
};
const cardForms = compiled({ name: cards.name, the: cards.the }, grammar);

/** Every text of the page, by group and key. @type {import("./messages.js").Compiled<English>} */
export const text = /** @type {any} */ (compiled({ ...catalogue, served: {} }, grammar));

/** The name of the files with advice in the language of the page, if it has any. */
export const adviceFile = about.advice;

/** What the server words in English, in the language of the page. */
export const served = /** @type {Served} */ (catalogue.served);

/**
 * A group of texts that is loaded apart.
 *
 * @template T @param {T} group @returns {import("./messages.js").Compiled<T>}
 */
export const grouped = (group) => compiled(group, grammar);

/** Texts that are no part of the catalogue, with its grammar. @param {string} message */
export const written = (message) =>
  /** @type {string | import("./messages.js").Message} */ (compiled(message, grammar));

/** `jack of hearts` @param {string} card */
export const cardName = cardIn("name");

/** `the jack of hearts` @param {string} card */
export const theCard = cardIn("the");

/** `a, b and c` @param {string[]} words */
export const listed = (words) => lists.format(words);

/** A number with fixed digits, as the language writes it. @param {number} number @param {number} digits */
export const decimal = (number, digits) =>
  number.toLocaleString(about.locale, { minimumFractionDigits: digits, maximumFractionDigits: digits });

/** A day of the calendar without its year. @param {string} day as in `2026-11-22` */
export const dayWords = (day) => days.format(new Date(`${day}T12:00`));

/** A share of one in percent, as the language writes it. @param {number} share @param {number} digits */
export const percent = (share, digits) =>
  share.toLocaleString(about.locale, {
    style: "percent",
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });

/** @param {string} words */
export const capital = (words) => words.slice(0, 1).toLocaleUpperCase(about.locale) + words.slice(1);
