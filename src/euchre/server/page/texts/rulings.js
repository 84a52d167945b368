/**
 * The sentences of the referee.
 *
 * Their parts come from the server in English, and as names. Another language has a file in
 * `languages/rulings/` with words for the names, loaded when a page first needs rulings. Without it, or until
 * it is there, rulings are English and marked as such.
 */

import { byForm, patterns } from "./acts.js";
import { adviceFile, capital, grouped, look } from "./index.js";
import { english, within } from "./served.js";

/** @typedef {Record<string, string>} Words */
/**
 * @typedef {object} Catalogue
 * @property {Words} what irregularities @property {Words} without the same where nobody has a partner
 * @property {Words} follows remedies @property {Words} may the same as choices @property {Words} until
 * @property {ReturnType<typeof patterns>} why @property {Words} reasons @property {any} sentences
 */

/** The words of another language. @type {Catalogue | null} */
let catalogue = null;
/** @type {Promise<void> | undefined} */
let loading;

/** Load the words for rulings in the language of the page, once. */
export function loadRulings() {
  loading ??= adviceFile === undefined ? Promise.resolve() : load(adviceFile);
  return loading;
}

/** @param {string} file */
async function load(file) {
  const { why, sentences, ...tables } = (await import(`./languages/rulings/${file}.js`)).default;
  catalogue = { ...tables, why: patterns(why), sentences: grouped(sentences) };
}

/** Attributes of an element that shows words of the referee: English until there are others. */
export const rulingLanguage = () => (catalogue === null ? english : {});

/**
 * What happened, in the language of the page.
 *
 * @param {{irregularity: string, what: string}} matter
 */
export function whatHappened({ irregularity, what }) {
  if (catalogue === null) return what;
  const apart = what.includes(" another player ") ? look(catalogue.without, irregularity) : undefined;
  return apart ?? look(catalogue.what, irregularity) ?? catalogue.what.unlawful;
}

/** Until when something may be chosen. @param {{until: string | null, deadline: string | null}} matter */
export const untilWords = ({ until, deadline }) =>
  deadline === null || catalogue === null ? until : (look(catalogue.until, deadline) ?? until);

/** A remedy that may be chosen, in another language. @param {string} name */
export const choiceWords = (name) => {
  if (catalogue === null) return undefined;
  return look(catalogue.may, name) ?? look(catalogue.follows, name);
};

/**
 * A ruling in another language, or null where English has to do.
 *
 * @param {import("../messages").RulingInfo} ruling
 * @param {(seat: string) => string} nameOf @param {(side: string) => string} nameOfSide
 */
export function rulingHere(ruling, nameOf, nameOfSide) {
  if (catalogue === null) return null;
  const { sentences } = catalogue;
  const { verdict, offender, cards, trick, remedy_names: remedies, points } = ruling;
  const about = sentences.about({
    what: whatHappened(ruling),
    cards: cards.length > 0 ? cards : null,
    trick,
  });
  const isClaim = verdict === "heard" || verdict === "refused";
  const by = offender === null ? null : nameOf(offender);
  const matter =
    by === null
      ? isClaim
        ? sentences.claim({ about })
        : `${about}.`
      : (isClaim ? sentences.claimed : sentences.by)({ by, about });
  const gains = Object.entries(points).map(([side, count]) =>
    sentences.gain({ side: nameOfSide(side), count }),
  );
  const follows = [...remedies.map((name) => look(catalogue?.follows ?? {}, name) ?? name), ...gains];
  return `${capital(matter)} ${decidedHere(ruling, follows.join("; "), nameOf)}`.trim();
}

/**
 * Why, as a clause.
 *
 * @param {import("../messages").RulingInfo} ruling @param {(seat: string) => string} nameOf
 */
function whyHere({ irregularity, why }, nameOf) {
  if (why === "" || catalogue === null) return null;
  return byForm(catalogue.why, why, {}, nameOf) ?? look(catalogue.reasons, irregularity) ?? null;
}

/**
 * Some words as a list.
 *
 * @param {string[]} words @param {any} message joins the last @param {string} between
 */
function joined(words, message, between) {
  const last = words.at(-1) ?? "";
  return words.length < 2 ? last : message({ first: words.slice(0, -1).join(between), last });
}

/**
 * @param {import("../messages").RulingInfo} ruling @param {string} follows
 * @param {(seat: string) => string} nameOf
 */
function decidedHere(ruling, follows, nameOf) {
  const { sentences } = /** @type {Catalogue} */ (catalogue);
  const why = whyHere(ruling, nameOf);
  switch (ruling.verdict) {
    case "offered":
      return capital(
        sentences.offered({
          holders: joined(
            ruling.holders.map((seat) => sentences.to({ who: nameOf(seat) })),
            sentences.either,
            ", ",
          ),
          choices: joined(
            ruling.remedy_names.map((name) => choiceWords(name) ?? name),
            sentences.or,
            "; ",
          ),
          until: untilWords(ruling),
        }),
      );
    case "chosen":
      return sentences.chosen({ follows });
    case "refused":
      return sentences.refused({ why });
    case "noted":
      return `${why === null ? "" : `${capital(why)}. `}${sentences.noted}`;
    case "imposed":
      return follows === "" ? "" : `${capital(follows)}.`;
    default:
      return sentences[ruling.verdict];
  }
}

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
      return "The penalty is waived.";
    case "lapsed":
      return "The time to choose is over.";
    case "heard":
      return "The claim stands until it can be proved.";
    case "refused":
      return why === "" ? "The claim is refused." : `Refused: ${why}.`;
    case "noted":
      return `${why === "" ? "" : `${capital(why)}. `}No penalty.`;
    default:
      return said;
  }
}
