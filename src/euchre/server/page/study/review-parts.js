/** Draws the parts of a review: the account, the costly choices, every deal, and the totals. */

import { h, svg } from "../lib/dom.js";
import { namedVerb, optionTable, signed } from "./options.js";
import { recordedSeat, who } from "../lib/seats.js";
import { rich } from "../lib/rich.js";
import { callWords } from "../texts/acts.js";
import { advisedAct, didWords, paragraphsOf } from "../texts/advice.js";
import { decimal, look, text } from "../texts/index.js";
import { english } from "../texts/served.js";

const PARTS = ["dealt", "hidden", "own", "partner", "adversaries"];
const FAULTS = ["inexact", "mistake", "blunder"];
const MOST = 8;
const COLUMNS = 3;

/** The name of a seat in a review, or among the people of one deal. @param {any} review */
export function namesOf({ people, totals }) {
  const letters = totals?.map((/** @type {any} */ { seat }) => seat) ?? Object.keys(people);
  const seats = letters.map((/** @type {string} */ seat) => recordedSeat(seat, people[seat]));
  return (/** @type {string} */ seat) => (people[seat] ? who({ you: null, seats }, seat).name : seat);
}

/** The account: the result, and the parts that add up to it. @param {any} review */
export function account(review) {
  const { total, deals } = review;
  const hasLuck = deals.every((/** @type {any} */ deal) => deal.has_luck_of_deal || !deal.finished);
  const parts = PARTS.filter(
    (part) => (hasLuck || part !== "dealt") && (part !== "partner" || total.partner),
  );
  const most = Math.max(1, ...PARTS.map((part) => Math.abs(total[part])));
  return h(
    "section",
    { class: "study-sheet", "data-key": "account" },
    h(
      "div",
      { class: "study-row" },
      h("h2", {}, text.review.account({ result: signed(total.result, 0) })),
      review.is_kept ? null : seatChoice(review),
    ),
    h(
      "dl",
      { class: "account" },
      parts.map((part) =>
        h(
          "div",
          { "data-key": part },
          h("dt", {}, look(text.review.parts, hasLuck || part !== "hidden" ? part : "luck")),
          h("dd", {}, bar(total[part], most), h("b", {}, signed(total[part]))),
        ),
      ),
    ),
    h("p", { class: "faint" }, text.review.adds),
  );
}

/** For whose side the review is. @param {any} review */
function seatChoice(review) {
  const { people, seat: shown, totals: seats } = review;
  const nameOf = namesOf(review);
  return h(
    "label",
    { class: "seat-choice" },
    text.review.seat,
    h(
      "select",
      { name: "seat" },
      seats.map((/** @type {any} */ { seat }) =>
        h(
          "option",
          { value: seat, selected: seat === shown },
          people[seat] ? `${seat} · ${nameOf(seat)}` : seat,
        ),
      ),
    ),
  );
}

/** A bar to the right for a gain, to the left for a loss. @param {number} points @param {number} most */
function bar(points, most) {
  const width = (50 * Math.abs(points)) / most;
  return svg(
    "svg",
    { class: "bar-share", viewBox: "0 0 100 10", preserveAspectRatio: "none", "aria-hidden": "true" },
    svg("rect", {
      x: points < 0 ? 50 - width : 50,
      y: 0,
      width,
      height: 10,
      class: points < 0 ? "loss" : "gain",
    }),
    svg("line", { x1: 50, x2: 50, y1: 0, y2: 10 }),
  );
}

/** The costly choices of the seat, the worst first. @param {any} review @param {string} replay */
export function costly(review, replay) {
  /** @type {{deal: any, one: any}[]} */
  const all = review.deals.flatMap((/** @type {any} */ deal) =>
    deal.choices.map((/** @type {any} */ one) => ({ deal, one })),
  );
  const found = all
    .filter(({ one }) => one.seat === review.seat && FAULTS.includes(one.mark))
    .sort((a, b) => b.one.cost - a.one.cost)
    .slice(0, MOST);
  const rows = found.map(({ deal, one }, place) => {
    const link = { href: `${replay}#${review.deals.indexOf(deal) + 1}`, "data-link": true };
    const more = h("p", {}, h("a", link, text.review.seeDeal({ number: deal.deal })));
    return h(
      "li",
      { "data-key": `${deal.deal}-${one.at}` },
      h("details", { open: place === 0 }, head(review, one, deal), why(review, one), more),
    );
  });
  return h(
    "section",
    { class: "study-sheet", "data-key": "costly" },
    h("h2", {}, text.review.costly),
    rows.length === 0 ? h("p", {}, text.review.faultless) : h("ol", { class: "choices" }, rows),
  );
}

/** Where in a deal a choice is. @param {string} at */
function placeWords(at) {
  const [what, number] = at.split(".");
  if (what === "call") return text.review.atCall({ number: Number(number) });
  return /^\d$/.test(what) ? text.review.atCard({ trick: Number(what), number: Number(number) }) : what;
}

/** What brought the points of a deal. @param {Record<string, number>} one */
const dealAccount = ({ dealt, hidden, own, partner, adversaries }) =>
  text.review.dealAccount({
    dealt: signed(dealt),
    hidden: signed(hidden),
    own: signed(own),
    partner: signed(partner),
    adversaries: signed(adversaries),
  });

/** The line of a choice. @param {any} review @param {any} one @param {any} [deal] */
export function head(review, one, deal) {
  const nameOf = namesOf(review);
  const isBest = one.best === undefined || one.best === one.done;
  return h(
    "summary",
    {},
    h(
      "span",
      { class: "choice-words" },
      deal === undefined
        ? null
        : h("small", {}, text.review.where({ deal: deal.deal, at: placeWords(one.at) })),
      didNode(nameOf(one.seat), one.did),
      isBest ? null : h("span", { class: "better" }, betterWords(one), adviceNode(one)),
    ),
    h(
      "span",
      { class: `mark ${FAULTS.includes(one.mark) ? one.mark : "plain"}` },
      isBest && one.best !== undefined ? text.review.best : (look(text.review.marks, one.mark) ?? one.mark),
      FAULTS.includes(one.mark) ? ` ${signed(-one.cost)}` : null,
    ),
  );
}

/** What a player did. @param {string} name @param {string} did */
function didNode(name, did) {
  const here = didWords({ name, isYou: false }, did);
  return here === null ? h("span", english, `${name} `, rich(did)) : h("span", {}, here.replace(/\.$/, ""));
}

/** What would have been better. @param {any} one */
function adviceNode({ advice, advised }) {
  const here = advised === undefined ? null : advisedAct(advised);
  return here === null ? h("span", english, rich(advice)) : h("span", {}, here);
}

/** @param {any} one */
const betterWords = ({ mark }) => (FAULTS.includes(mark) ? text.review.better : text.review.slightlyBetter);

/** Every option with its worth, and the reasons. @param {any} review @param {any} one */
export function why(review, one) {
  const nameOf = namesOf(review);
  if (one.options === undefined)
    return h(
      "p",
      { ...(one.why === undefined ? {} : english), class: "faint" },
      one.why ?? text.review.forced,
    );
  return h(
    "div",
    { class: "why" },
    options(one),
    paragraphsOf(one.explanation, one.said, (seat) => ({ name: nameOf(seat), isYou: false }))
      .slice(1)
      .map(({ words, isEnglish }) =>
        h("p", isEnglish ? english : {}, rich(words, isEnglish ? nameOf : undefined)),
      ),
    one.worlds.map((/** @type {any} */ world) =>
      h(
        "p",
        { class: "faint" },
        rich(text.review.bestIf({ act: callWords(namedVerb(world.best)) })),
        hands(world, nameOf),
        ".",
      ),
    ),
  );
}

/** @param {any} world @param {(seat: string) => string} nameOf */
function hands(world, nameOf) {
  return Object.entries(world.hands).flatMap(([seat, cards], place) => [
    `${place > 0 ? "; " : ""}${nameOf(seat)} `,
    ...rich(/** @type {string[]} */ (cards).join(" ")),
  ]);
}

/** The options of a choice, the best first. @param {any} one */
function options(one) {
  const ranked = [...one.options].sort((a, b) => (b.game ?? 0) - (a.game ?? 0) || b.points - a.points);
  return optionTable(ranked, one.best, one.done);
}

/** Every deal with every choice. @param {any} review @param {string} replay */
export function deals(review, replay) {
  return h(
    "section",
    { class: "study-sheet", "data-key": "deals" },
    h("h2", {}, text.review.every),
    review.deals.map((/** @type {any} */ deal, /** @type {number} */ place) =>
      h(
        "details",
        { class: "deal", "data-key": `deal-${deal.deal}` },
        h(
          "summary",
          {},
          h("b", {}, text.review.deal({ number: deal.deal })),
          h("span", { class: "mark plain" }, deal.points === null ? "" : signed(deal.points.result, 0)),
        ),
        deal.points === null ? null : h("p", {}, dealAccount(deal.points)),
        deal.hindsight === null
          ? null
          : h("p", { class: "faint" }, text.review.hindsight({ tricks: deal.hindsight })),
        h(
          "p",
          {},
          h(
            "a",
            { href: `${replay}#${place + 1}`, "data-link": true },
            text.review.seeDeal({ number: deal.deal }),
          ),
        ),
        h(
          "ol",
          { class: "choices" },
          deal.choices
            .filter((/** @type {any} */ one) => one.mark !== "forced")
            .map((/** @type {any} */ one) =>
              h("li", { "data-key": one.at }, h("details", {}, head(review, one), why(review, one))),
            ),
        ),
      ),
    ),
  );
}

/** What each seat lost by phase, beside the figures of our own players. @param {any} review */
export function totals(review) {
  const nameOf = namesOf(review);
  const phases = Object.keys(review.totals[0].phases);
  const rows = [
    ...review.totals.map((/** @type {any} */ one) => [nameOf(one.seat), one.per_deal, one.phases]),
    ...Object.entries(review.reference.players).map(([name, one]) => [name, one.per_deal, one.phases]),
  ];
  const seats = review.totals.length;
  return h(
    "section",
    { class: "study-sheet", "data-key": "totals" },
    h("h2", {}, text.review.totals),
    h(
      "div",
      { class: "wide-table", tabindex: 0, role: "region", "aria-label": text.review.totals },
      h(
        "table",
        {},
        h(
          "thead",
          {},
          h(
            "tr",
            {},
            h("td", {}),
            h("th", { scope: "col" }, text.review.all),
            phases.map((phase) => h("th", { scope: "col" }, look(text.progress.phases, phase) ?? phase)),
          ),
        ),
        h(
          "tbody",
          {},
          rows.map(([name, all, by], place) =>
            h(
              "tr",
              { class: place >= seats ? "faint" : "" },
              h("th", { scope: "row" }, name),
              h("td", {}, decimal(all, COLUMNS)),
              phases.map((phase) => h("td", {}, decimal(by[phase], COLUMNS))),
            ),
          ),
        ),
      ),
    ),
    h("p", { class: "faint" }, text.review.reference),
  );
}
