/**
 * Advice in the language of the page: hints, reviews and puzzles. Loaded when the first is shown.
 *
 * The server words advice in English, and sends each sentence also as a key with values. Another language has
 * a message for each key in `languages/advice/`, and the maxims of the old books in `languages/maxims/`. In a
 * language without these files advice stays English, marked as such.
 * The name of a value tells what it is: see `KINDS`.
 */

import { actSentence, actWords } from "./acts.js";
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

/** The hands of some seats: `D 9S TC`. @param {string[]} hands @param {Naming} naming */
function handsOf(hands, naming) {
  return hands.map((hand) => `${naming(hand[0]).name} : ${hand.slice(2)}`).join("; ");
}

/** @param {string | Message} message @param {Values} values */
const filled = (message, values) => (typeof message === "string" ? message : message(values));

/** What the values of each name are. @type {Record<string, (value: any, naming: Naming) => any>} */
const KINDS = {
  ...named(["seat", "holder", "maker", "lone", "dealer"], (seat, naming) => naming(seat)),
  ...named(["seats", "from"], (seats, naming) => seats.map((/** @type {string} */ one) => naming(one).name)),
  side: sideOf,
  hands: handsOf,
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
  /** @type {Values} */
  const game = typeof code === "string" ? { game: look(text.games, code)?.title ?? code } : {};
  const found = look(books, String(book));
  if (found === undefined) return game;
  const one = look(found.maxims, String(maxim));
  const cited = (/** @type {string} */ id) => `${id} (${look(found.maxims, id)?.heading ?? ""})`;
  return {
    author: found.author,
    ...(one === undefined ? {} : { heading: one.heading, says: one.says, reason: one.why }),
    ...(Array.isArray(maxims) ? { maxims: maxims.map(cited) } : {}),
    ...game,
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

/**
 * Paragraphs of advice, each in the language of the page, or in English where that has to do.
 *
 * @param {string[]} paragraphs the English text @param {(Said[] | undefined)[] | undefined} said
 * @param {Naming} naming
 */
export const paragraphsOf = (paragraphs, said, naming) =>
  paragraphs.map((words, place) => {
    const here = advised(said?.[place], naming);
    return { words: here ?? words, isEnglish: here === null };
  });

/** An advised act, `jouer le roi de pique`, or null where the English text has to do. @param {string} act */
export const advisedAct = (act) => (advice === null ? null : capital(actWords(act, advice.acts)));

/**
 * What a player did, as a sentence, or null where the English text has to do.
 *
 * @param {Who} who @param {string} act in the third person: `leads AS`, `passes`
 */
export function didWords(who, act) {
  if (advice === null) return null;
  const [verb, card] = act.split(" ");
  return verb === "leads" || verb === "plays" ? text.say[verb]({ who, card }) : actSentence(who, act, letter);
}

const letter = (/** @type {string} */ seat) => seat;
