/**
 * The sentences of the referee in another language than English, loaded when a page first needs rulings.
 *
 * The words for irregularities, remedies and deadlines are in `languages/rulings/`, by the names that come
 * with a ruling.
 */

import { byForm, patterns } from "./acts.js";
import { adviceFile, capital, grouped, look } from "./index.js";

/** @typedef {Record<string, string>} Words */
/**
 * @typedef {object} Catalogue
 * @property {Words} what irregularities @property {Words} without the same where nobody has a partner
 * @property {Words} follows remedies @property {Words} may the same as choices @property {Words} until
 * @property {Words} holders @property {Words} excuses @property {Words} allowed
 * @property {ReturnType<typeof patterns>} why @property {Words} reasons @property {any} sentences
 */

const { why, sentences, ...tables } = (await import(`./languages/rulings/${adviceFile}.js`)).default;
/** @type {Catalogue} */
const catalogue = { ...tables, why: patterns(why), sentences: grouped(sentences) };

/**
 * What happened.
 *
 * @param {{irregularity: string, what: string}} matter
 */
export function whatHappened({ irregularity, what }) {
  const apart = what.includes(" another player ") ? look(catalogue.without, irregularity) : undefined;
  return apart ?? look(catalogue.what, irregularity) ?? catalogue.what.unlawful;
}

/** Until when something may be chosen. @param {{until: string | null, deadline: string | null}} matter */
export const untilWords = ({ until, deadline }) =>
  deadline === null ? until : (look(catalogue.until, deadline) ?? until);

/** A remedy that may be chosen. @param {string} name */
export const choiceWords = (name) => look(catalogue.may, name) ?? look(catalogue.follows, name);

/**
 * A ruling in sentences.
 *
 * @param {import("../messages").RulingInfo} ruling
 * @param {(seat: string) => string} nameOf @param {(side: string) => string} nameOfSide
 */
export function rulingHere(ruling, nameOf, nameOfSide) {
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
  const follows = [...remedies.map((name) => look(catalogue.follows, name) ?? name), ...gains];
  return `${capital(matter)} ${decidedHere(ruling, follows.join("; "), nameOf)}`.trim();
}

/**
 * What a law provides for an irregularity, in sentences.
 *
 * @param {import("../messages").LawConsequence} provided
 */
export function providedHere(provided) {
  const { sentences, holders, excuses, allowed } = catalogue;
  const { remedies, choices, closed_by: closed, on_claim: onClaim } = provided;
  const until = provided.until === null ? null : (look(catalogue.until, provided.until) ?? provided.until);
  const parts = [];
  if (remedies.length > 0) {
    parts.push(remedies.map((name) => priced(name, catalogue.follows, provided)).join("; "));
  }
  if (choices.length > 0) {
    const named = choices.map((name) => priced(name, { ...catalogue.follows, ...catalogue.may }, provided));
    const who = look(holders, provided.holders) ?? provided.holders;
    const when = until === null ? null : capital(until);
    parts.push(
      sentences.mayChoose({ until: when, holders: who, choices: joined(named, sentences.or, "; ") }),
    );
  }
  if (parts.length === 0) parts.push(sentences.noted.replace(/\.$/, ""));
  let last = parts.pop() ?? "";
  if (onClaim && choices.length === 0 && until !== null) last = sentences.claimUntil({ words: last, until });
  if (closed !== "") {
    const words = byForm(catalogue.why, closed, {}, (seat) => seat) ?? closed;
    last = sentences.tooLate({ words: last, closed: words });
  }
  parts.push(last);
  if (provided.excuses.length > 0) {
    const instead = provided.excused.map((name) => priced(name, catalogue.follows, provided)).join("; ");
    const excused = provided.excuses.map((name) => look(excuses, name) ?? name).join(sentences.orIf);
    parts.push(sentences.excused({ remedies: instead, excuses: excused }));
  }
  if (provided.allowed !== null) {
    parts.push(sentences.allowedWhile({ when: look(allowed, provided.allowed) ?? provided.allowed }));
  }
  return [...(onClaim ? [sentences.onClaim] : []), ...parts.map((one) => `${capital(one)}.`)].join(" ");
}

/** The remedies that have a price in points. */
const PRICED = ["points", "full-points"];

/**
 * A remedy with its points.
 *
 * @param {string} name @param {Words} words @param {import("../messages").LawConsequence} provided
 */
function priced(name, words, { points, lone_points: lone }) {
  const remedy = look(words, name) ?? name;
  if (!PRICED.includes(name)) return remedy;
  const { price, lonePrice } = catalogue.sentences;
  return points === 0
    ? lonePrice({ remedy, lone })
    : price({ remedy, points, lone: lone === points ? null : lone });
}

/**
 * Why, as a clause.
 *
 * @param {import("../messages").RulingInfo} ruling @param {(seat: string) => string} nameOf
 */
function whyHere({ irregularity, why }, nameOf) {
  if (why === "") return null;
  return inClauses(why, nameOf) ?? look(catalogue.reasons, irregularity) ?? null;
}

/**
 * Why, where it is one clause or several; null if one of them has no words in this language.
 *
 * @param {string} why @param {(seat: string) => string} nameOf
 * @returns {string | null}
 */
function inClauses(why, nameOf) {
  const whole = byForm(catalogue.why, why, {}, nameOf);
  if (whole !== null) return whole;
  for (const between of ["; ", ", and "]) {
    const at = why.indexOf(between);
    const first = at < 0 ? null : byForm(catalogue.why, why.slice(0, at), {}, nameOf);
    const rest = first === null ? null : inClauses(why.slice(at + between.length), nameOf);
    if (rest !== null) return `${first}; ${rest}`;
  }
  return null;
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
  const { sentences } = catalogue;
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
    case "waived":
      return sentences.waived({ until: untilWords(ruling) });
    case "refused":
      return sentences.refused({ why });
    case "heard":
      return ruling.until === null ? sentences.heard : sentences.waived({ until: untilWords(ruling) });
    case "noted":
      if (why === null && ruling.until !== null) return sentences.waived({ until: untilWords(ruling) });
      return `${why === null ? "" : `${capital(why)}. `}${sentences.noted}`;
    case "imposed":
      return follows === "" ? "" : `${capital(follows)}.`;
    default:
      return sentences[ruling.verdict];
  }
}
