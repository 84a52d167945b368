/** Acts in the language of the page: as sentences, on buttons, and as they are said at the table. */

import { capital, look, served, text, theCard, written } from "./index.js";
import { englishAct, englishButton, inOwnWords, plain } from "./served.js";

/** @import { Who } from "./messages.js" */

const CARDS = "((?:[0-9TJQKA?][SHDC?]|joker)(?: (?:[0-9TJQKA?][SHDC?]|joker))*)";
const SLOTS = /** @type {Record<string, string>} */ ({
  cards: CARDS,
  card: CARDS,
  suit: "(spades|hearts|diamonds|clubs|no trump)",
  seat: "([A-D])",
  number: "([\\d.-]+)",
  words: '"(.*)"',
  name: "(.+?)",
  matter: "([a-z][a-z-]*)",
  manner: "(alone|jambone|jamboree)",
});

/**
 * The forms of a table as patterns: `makes {suit} {manner}`.
 *
 * @param {Record<string, string>} table
 */
export const patterns = (table) =>
  Object.entries(table).map(([form, message]) => {
    const slots = [...form.matchAll(/\{(\w+)\}/g)].map(([, slot]) => slot);
    const pattern = new RegExp(
      `^${form.replace(/[.*+?^$()|[\]\\]/g, "\\$&").replace(/\{(\w+)\}/g, (_, slot) => SLOTS[slot])}$`,
    );
    return { pattern, slots, message: written(message) };
  });
const [ACTS, BUTTONS, SAID, ENTRIES] = [served.acts, served.buttons, served.said, served.entries].map(
  (table) => patterns(table ?? {}),
);

/**
 * An act by the message of its form, or null if no form fits.
 *
 * @param {ReturnType<typeof patterns>} forms @param {string} words
 * @param {import("./messages.js").Values} values @param {(seat: string) => string} nameOf
 */
export function byForm(forms, words, values, nameOf) {
  for (const { pattern, slots, message } of forms) {
    const found = words.match(pattern);
    if (found === null) continue;
    if (typeof message === "string") return message;
    const filled = { ...values };
    slots.forEach((slot, at) => {
      const before = slots.slice(0, at).filter((one) => one === slot).length;
      filled[before > 0 ? `${slot}${before + 1}` : slot] = slotValue(slot, found[at + 1], nameOf);
    });
    return message(filled);
  }
  return null;
}

/** @param {string} slot @param {string} words @param {(seat: string) => string} nameOf */
function slotValue(slot, words, nameOf) {
  if (slot === "cards") return words.split(" ");
  if (slot === "seat") return nameOf(words);
  if (slot === "words") return look(served.remarks ?? {}, words) ?? words;
  if (slot === "number") return /^\d+$/.test(words) ? Number(words) : words;
  if (slot === "matter") return look(served.matters ?? {}, words) ?? plain(words);
  return slot === "manner" ? (look(text.mannersWithin, words) ?? words) : words;
}

/**
 * An act as a sentence, with names in place of seats.
 *
 * @param {Who} who @param {string} words what stands after the actor @param {(seat: string) => string} nameOf
 */
export const actSentence = (who, words, nameOf) =>
  byForm(ACTS, words, { who }, nameOf) ?? englishAct(who, words, nameOf);

const letter = (/** @type {string} */ seat) => seat;

/**
 * The words on the button of an act.
 *
 * @param {string} words what stands after the actor @param {(seat: string) => string} [nameOf]
 */
export function callWords(words, nameOf = letter) {
  const here = byForm(BUTTONS, words, {}, nameOf);
  if (here !== null) return here;
  const proposed = words.match(/^proposes (\d)$/);
  if (proposed !== null) return text.buttons.proposes({ tricks: Number(proposed[1]) });
  const own = look(/** @type {Record<string, any>} */ (text.buttons), words);
  return own === undefined ? englishButton(words) : inOwnWords(own);
}

/** The label of a card that is offered: `Give the jack of hearts`. @param {string} words */
export const offerLabel = (words) =>
  byForm(BUTTONS, words, {}, letter) ??
  englishButton(words.replace(/^(\w+) (\S+)$/, (_, verb, card) => `${verb} ${theCard(card)}`));

/** What a player says with a call: `Pick it up alone`. @param {string} words */
export const spokenCall = (words) =>
  byForm(SAID, words, {}, letter) ?? capital(inOwnWords(words).replace(/^says “(.+)”/, "$1"));

/**
 * An act as it is advised, within a sentence: `jouer le roi de pique`.
 *
 * @param {string} words @param {Record<string, string>} forms those that no button has
 */
export function actWords(words, forms) {
  const here = byForm(patterns(forms), words, {}, letter) ?? callWords(words);
  return here.slice(0, 1).toLocaleLowerCase() + here.slice(1);
}

/** An entry of an evening's log. @param {string} words */
export const entryWords = (words) => byForm(ENTRIES, words, {}, letter) ?? words;
