/**
 * What is wrong with a record, and remarks on published positions, in the language of the page.
 *
 * The server words them in English. Another language has a file in `languages/records/`, loaded with the page
 * that shows them; without it they stay English, marked as such.
 */

import { byForm, patterns } from "./acts.js";
import { adviceFile, capital, look } from "./index.js";
import { english } from "./served.js";

/** @typedef {Record<string, string>} Words */
/** @typedef {[Record<string, string | undefined>, string]} Shown attributes of an element, and its text */

/** @type {{places: Words, faults: Words, remarks: Words} | null} */
const words =
  adviceFile === undefined ? null : (await import(`./languages/records/${adviceFile}.js`)).default;
const [places, faults] = [patterns(words?.places ?? {}), patterns(words?.faults ?? {})];

const letter = (/** @type {string} */ seat) => seat;

/** Laws cited at the end of a part of a sentence: ` (modern follow, modern lead)`. */
const CITED = / \((?:modern|jerome|leeds|professor)[^()]*\)/g;

/**
 * What is wrong, without its place, in the language of the page.
 *
 * @param {string} fault
 * @returns {string | null}
 */
function worded(fault) {
  const [, first, other] = fault.match(/^(.*)(; line \d+ says '.*')$/su) ?? [];
  if (other !== undefined) {
    const before = worded(first);
    return before && byForm(places, before + other, {}, letter);
  }
  const here = byForm(faults, fault.replace(CITED, ""), {}, letter);
  if (here !== null) return here;
  const [place, ...rest] = fault.split(": "); // a place in a JSON file: `games[0].gameData: …`
  const inside = rest.length > 0 && /^[\w.[\]]+$/.test(place) ? worded(rest.join(": ")) : null;
  return inside === null ? null : `${place} : ${inside}`;
}

/** A sentence on what is wrong with a record, with its line. @param {string} fault @returns {Shown} */
export function faultWords(fault) {
  if (words === null) return [english, capital(fault)];
  const [, place = "", what] = /** @type {string[]} */ (
    fault.match(/^(line \d+(?:, column \d+)?: )?(.*)$/su)
  );
  const here = worded(what);
  if (here === null) return [english, capital(fault)];
  return [{}, place === "" ? capital(here) : (byForm(places, `${place}${here}`, {}, letter) ?? here)];
}

/** A remark of a record. @param {string} remark @returns {Shown} */
export function remarkWords(remark) {
  const here = look(words?.remarks ?? {}, remark);
  return here === undefined ? [english, remark] : [{}, here];
}
