/**
 * The sentences of the referee.
 *
 * Their parts come from the server in English, and as names. In another language `worded-rulings.js` words
 * the names, once it is loaded. Without it rulings are English, and marked as such.
 */

import { adviceFile, capital } from "./index.js";
import { english, within } from "./served.js";

/** @typedef {typeof import("./worded-rulings.js")} Worded */

/** Rulings in another language. @type {Worded | null} */
let worded = null;
/** @type {Promise<void> | undefined} */
let loading;

/** Load the words for rulings in the language of the page, once. */
export function loadRulings() {
  loading ??= adviceFile === undefined ? Promise.resolve() : load();
  return loading;
}

async function load() {
  worded = await import("./worded-rulings.js");
}

/** Attributes of an element that shows words of the referee: English until there are others. */
export const rulingLanguage = () => (worded === null ? english : {});

/** What happened. @param {{irregularity: string, what: string}} matter */
export const whatHappened = (matter) => worded?.whatHappened(matter) ?? matter.what;

/** What a law provides, in another language, or null. @param {Parameters<Worded["providedHere"]>} of */
export const providedHere = (...of) => worded?.providedHere(...of) ?? null;

/** Until when something may be chosen. @param {{until: string | null, deadline: string | null}} matter */
export const untilWords = (matter) => worded?.untilWords(matter) ?? matter.until;

/** A remedy that may be chosen, where it has other words than the English ones. @param {string} name */
export const choiceWords = (name) => worded?.choiceWords(name);

/** A ruling in another language, or null. @param {Parameters<Worded["rulingHere"]>} of */
export const rulingHere = (...of) => worded?.rulingHere(...of) ?? null;

/**
 * A ruling with English names in place of seats, and with the names of its cards.
 *
 * @typedef {object} Ruled
 * @property {string} what @property {string} verdict @property {string | null} by @property {string} cards
 * @property {number | null} trick @property {[string, number][]} points @property {string[]} holders
 * @property {string[]} remedies @property {string | null} until @property {string} why
 */

/** The words for irregularities and remedies come with the ruling. @param {Ruled} ruling */
export function rulingSentence(ruling) {
  const where = ruling.trick === null ? "" : `, trick ${ruling.trick}`;
  const cards = ruling.cards === "" ? "" : ` (${ruling.cards})`;
  const matter = `${ruling.what}${cards}${where}.`;
  const isClaim = ruling.verdict === "heard" || ruling.verdict === "refused";
  const of = isClaim ? within(`Claimed${ruling.by === null ? "" : ` of ${ruling.by}`}`) : ruling.by;
  return `${of === null ? capital(matter) : `${of}: ${matter}`} ${decided(ruling)}`.trim();
}

/** A list of choices: `this; that; or the other`. @param {string[]} words */
const either = (words) =>
  words.length < 2 ? words.join("") : `${words.slice(0, -1).join("; ")}; or ${words.at(-1)}`;

/** A side that receives points. @param {string} side */
const receiver = (side) => (["Us", "Them", "You"].includes(side) ? side.toLowerCase() : side);

/** @param {string | null} until */
const tail = (until) => (until === null ? "" : `, ${until}`);

/** That a fault may still be mended. @param {string} until */
const mended = (until) => `It may still be put right${tail(until)}.`;

/** @param {Ruled} ruling */
function decided({ verdict, holders, remedies, until, why, points }) {
  const gains = points.map(([side, count]) => `${count} point${count === 1 ? "" : "s"} to ${receiver(side)}`);
  const follows = [...remedies, ...gains].join("; ");
  const said = follows === "" ? "" : `${capital(follows)}.`;
  switch (verdict) {
    case "offered":
      return `${within(holders.join(" or ")) || "Nobody"} may ${either(remedies)}${tail(until)}.`;
    case "chosen":
      return `Chosen: ${follows}.`;
    case "waived":
      return until === null ? "The penalty is waived." : mended(until);
    case "lapsed":
      return "The time to choose is over.";
    case "heard":
      return until === null ? "The claim stands until it can be proved." : mended(until);
    case "refused":
      return why === "" ? "The claim is refused." : `Refused: ${why}.`;
    case "noted":
      if (until !== null && why === "") return mended(until);
      return `${why === "" ? "" : `${capital(why)}. `}No penalty.`;
    default:
      return said;
  }
}
