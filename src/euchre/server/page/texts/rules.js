/**
 * House rules and the rules at a glance in the language of the page, loaded when they are first shown.
 *
 * The server words them in English. Another language has a file in `languages/rules/`; without it they stay
 * English, marked as such.
 */

import { byForm, patterns } from "./acts.js";
import { adviceFile, capital, look } from "./index.js";
import { english } from "./served.js";

/** @typedef {Record<string, string>} Words */
/**
 * @typedef {object} Rules
 * @property {Words} names @property {Words} meanings @property {Record<string, Words>} choices
 * @property {Words} sections @property {Words} rules
 */

/** @type {Rules | null} */
const words = adviceFile === undefined ? null : (await import(`./languages/rules/${adviceFile}.js`)).default;
const forms = patterns(words?.rules ?? {});

/** The numbers that the server writes as words. */
const NUMBERS = "no one two three four five six seven eight nine ten eleven twelve".split(" ");

/** @typedef {[Record<string, string | undefined>, string]} Shown attributes of an element, and its text */

/** @param {string | null | undefined} here @param {string} inEnglish @returns {Shown} */
const shown = (here, inEnglish) => (here ? [{}, here] : [english, inEnglish]);

/** @param {string} key */
const plain = (key) => key.replaceAll("_", " ");

/** What a house rule is called. @param {string} key */
export const ruleName = (key) => shown(look(words?.names ?? {}, key), capital(plain(key)));

/** What it means. @param {string} key @param {string} doc */
export const ruleMeaning = (key, doc) =>
  shown(look(words?.meanings ?? {}, key), plain(doc.replaceAll("`", "")));

/** One of its values. @param {string} key @param {string} choice */
export const ruleChoice = (key, choice) =>
  shown(look(look(words?.choices ?? {}, key) ?? {}, choice), plain(choice));

/** A rule at a glance. @param {string} rule */
export function ruleAtAGlance(rule) {
  const counted = rule.replace(/\b[A-Za-z]+\b/g, (word) => {
    const number = NUMBERS.indexOf(word.toLowerCase());
    return number > 0 ? String(number) : word;
  });
  return shown(
    byForm(forms, counted, {}, (seat) => seat),
    rule,
  );
}

/** The heading of some rules. @param {string} title */
export const sectionTitle = (title) => shown(look(words?.sections ?? {}, title), title);
