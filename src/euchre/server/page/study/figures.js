/** A person's own figures: games, points, calls, lone hands and defences by code, and their partners. */

import { h } from "../lib/dom.js";
import { decimal, look, text } from "../texts/index.js";

/** @typedef {import("../messages").MyFigures} MyFigures */
/** @typedef {import("../messages").CodeFigures} CodeFigures */

const DIGITS = 2;

/** @param {number} part @param {number} whole */
const share = (part, whole) => (whole === 0 ? 0 : Math.round((100 * part) / whole));

/** A number with what it counts, and a line about it. */
const figure = (
  /** @type {string | number} */ number,
  /** @type {string} */ name,
  /** @type {string | null} */ about,
) =>
  h(
    "div",
    { "data-key": name },
    h("dt", {}, name),
    h("dd", {}, h("b", {}, number), about === null ? null : h("small", {}, about)),
  );

/** @param {CodeFigures} one */
function ofCode(one) {
  const { code, games, won, counted, deals, points, calls, defences } = one;
  const { figures: words } = text.progress;
  const lone = one.lone_hands;
  const more =
    counted === 0
      ? []
      : [
          figure(
            decimal(deals === 0 ? 0 : points / deals, DIGITS),
            words.points,
            words.pointsHint({
              against: decimal(deals === 0 ? 0 : one.points_against / deals, DIGITS),
              deals,
            }),
          ),
          figure(
            calls,
            words.calls({ count: calls }),
            calls === 0 ? null : words.made({ made: one.calls_made, share: share(one.calls_made, calls) }),
          ),
          figure(
            lone,
            words.lone({ count: lone }),
            lone === 0
              ? null
              : words.marches({ marches: one.lone_marches, share: share(one.lone_marches, lone) }),
          ),
          figure(
            defences,
            words.defences({ count: defences }),
            defences === 0
              ? null
              : words.euchres({ euchres: one.euchres, share: share(one.euchres, defences) }),
          ),
        ];
  return [
    h("h3", { "data-key": `name-${code}` }, look(text.games, code)?.title ?? code),
    h(
      "dl",
      { class: "figures", "data-key": code },
      figure(games, words.games({ games }), words.won({ won, share: share(won, games) })),
      more,
    ),
  ];
}

/** @param {MyFigures["partners"]} partners */
function partnerList(partners) {
  const { figures: words } = text.progress;
  const rows = partners.map(({ name, games, won }, at) =>
    h(
      "li",
      { "data-key": `partner-${at}` },
      h("b", {}, name ?? words.nobody),
      h("span", {}, `${games} ${words.games({ games })}`),
      h("small", {}, words.won({ won, share: share(won, games) })),
    ),
  );
  return [
    h("h3", { "data-key": "with" }, words.partners),
    h("ul", { class: "partners", "data-key": "who" }, rows),
  ];
}

/** The section of the page; null before the first game. @param {MyFigures | null} figures */
export function figuresPart(figures) {
  if (figures === null || figures.codes.length === 0) return null;
  return h(
    "section",
    { class: "study-sheet", "data-key": "figures" },
    h("h2", {}, text.progress.figures.title),
    figures.codes.flatMap(ofCode),
    figures.partners.length === 0 ? null : partnerList(figures.partners),
    h("p", { class: "faint" }, text.progress.figures.hint),
  );
}
