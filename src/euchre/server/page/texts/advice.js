/**
 * Advice in the language of the page: hints, reviews and puzzles. Loaded when the first is shown.
 *
 * The server words advice in English, and sends each sentence also as a key with values. Another language has
 * a message for each key in `languages/advice/`, and the maxims of the old books in `languages/maxims/`. In a
 * language without these files advice stays English, marked as such.
 * The name of a value tells what it is: see `KINDS`.
 */

import { actWords } from "./acts.js";
import { adviceFile, capital, decimal, look, percent, text, written } from "./index.js";

/** @typedef {import("../messages").Said} Said */
/** @typedef {import("./messages.js").Who} Who */
/** @typedef {import("./messages.js").Values} Values */
/** @typedef {import("./messages.js").Message} Message */
/** @typedef {(seat: string) => Who} Naming how a page calls the seats */
/** @typedef {{heading: string, says: string, why: string}} Maxim */
/**
 * @typedef {object} Advice
 * @property {Record<string, string>} acts
 * @property {{yours: string, of: string}} sides
 * @property {Record<string, string>} sentences
 */
/** @typedef {Record<string, {author: string, maxims: Record<string, Maxim>}>} Books */

/** @type {Advice | null} */
const advice =
  adviceFile === undefined ? null : (await import(`./languages/advice/${adviceFile}.js`)).default;
/** @type {Books} */
const books = adviceFile === undefined ? {} : (await import(`./languages/maxims/${adviceFile}.js`)).default;

/** @type {Map<string, string | Message>} */
const sentences = new Map(
  Object.entries(advice?.sentences ?? {}).map(([key, message]) => [key, written(message)]),
);

/** A number of points with its sign. @param {number} points */
const signed = (points) => {
  const words = decimal(Math.abs(points), 2);
  return Math.abs(points) < 0.005 ? words : `${points > 0 ? "+" : "−"}${words}`;
};

/** The side of some seats as the subject of a sentence. @param {string[]} seats @param {Naming} naming */
function sideOf([seat, ...others], naming) {
  const whose = naming(seat);
  if (others.length === 0 || advice === null) return whose;
  if (whose.isYou) return { name: advice.sides.yours, isYou: false };
  return { name: filled(written(advice.sides.of), { seat: whose }), isYou: false };
}

/** @param {string | Message} message @param {Values} values */
const filled = (message, values) => (typeof message === "string" ? message : message(values));

/** What the values of each name are. @type {Record<string, (value: any, naming: Naming) => any>} */
const KINDS = {
  ...named(["seat", "holder", "maker", "lone"], (seat, naming) => naming(seat)),
  ...named(["seats", "from"], (seats, naming) => seats.map((/** @type {string} */ one) => naming(one).name)),
  side: sideOf,
  ...named(["act", "other"], (act) => actWords(act, advice?.acts ?? {})),
  ...named(["often", "often2", "march", "march2", "chance"], (share) => percent(share, 0)),
  ...named(["game", "game2"], (share) => percent(share, 1)),
  ...named(["points", "points2"], signed),
  ...named(["lost", "more"], (points) => decimal(points, 2)),
};

/** @template T @param {string[]} names @param {T} kind @returns {Record<string, T>} */
function named(names, kind) {
  return Object.fromEntries(names.map((name) => [name, kind]));
}

/** What a sentence about maxims may name of them. @param {Said["values"]} values @returns {Values} */
function ofBooks({ book, maxim, maxims, code }) {
  const found = look(books, String(book));
  if (found === undefined) return {};
  const one = look(found.maxims, String(maxim));
  const cited = (/** @type {string} */ id) => `${id} (${look(found.maxims, id)?.heading ?? ""})`;
  return {
    author: found.author,
    ...(one === undefined ? {} : { heading: one.heading, says: one.says, reason: one.why }),
    ...(Array.isArray(maxims) ? { maxims: maxims.map(cited) } : {}),
    ...(typeof code === "string" ? { game: look(text.games, code)?.title ?? code } : {}),
  };
}

/** A list without anything in it counts as nothing in the choice of a variant. @param {any} value */
const orNothing = (value) => (Array.isArray(value) && value.length === 0 ? null : value);

/** A sentence in the language of the page, or null without a message for it. */
/** @param {Said} said @param {Naming} naming */
function sentenceOf({ key, values }, naming) {
  const message = sentences.get(key);
  if (message === undefined) return null;
  const filledIn = Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const kind = look(KINDS, name);
      return [name, kind === undefined ? orNothing(value) : kind(value, naming)];
    }),
  );
  return capital(filled(message, { ...filledIn, ...ofBooks(values) }));
}

/**
 * Some sentences in the language of the page, or null where the English text has to do.
 *
 * @param {Said[] | undefined} said @param {Naming} naming
 */
export function advised(said, naming) {
  if (advice === null || said === undefined) return null;
  const words = said.map((one) => sentenceOf(one, naming));
  return words.includes(null) ? null : words.join(" ");
}

/** An advised act, `jouer le roi de pique`, or null where the English text has to do. @param {string} act */
export const advisedAct = (act) => (advice === null ? null : actWords(act, advice.acts));
