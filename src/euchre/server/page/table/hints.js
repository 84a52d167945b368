/** The hint for the choice before the person, and the reasons for it; loaded when first asked for. */

import { h } from "../lib/dom.js";
import { rich, spoken } from "../lib/rich.js";
import { styled } from "../lib/styles.js";
import { Refused, request } from "../lib/wire.js";
import { speak } from "../lib/speech.js";
import { who } from "../lib/seats.js";
import { paragraphsOf } from "../texts/advice.js";
import { text } from "../texts/index.js";
import { english, named, refusal, sentence } from "../texts/served.js";

/** @typedef {import("./page.js").TablePage} TablePage */
/** @typedef {import("../messages").Hint} Hint */
/** @typedef {import("../messages").Update} Update */

await styled("/table/styles/hints.css");

/**
 * The hint of a table, or why there is none; `hint` is null while it is being computed.
 *
 * @typedef {{seq: number, isWhy: boolean, hint: Hint | null, trouble: string}} Asked
 */

/** What is asked at each table on the page. @type {WeakMap<TablePage, Asked>} */
const askedAt = new WeakMap();

/**
 * Show the hint, with all reasons for the action "why"; a second click on the same button puts it away.
 *
 * @param {TablePage} page @param {string} action
 */
export async function hint(page, action) {
  const { update } = page;
  if (update === null) return;
  const before = askedAt.get(page);
  const isSame = before?.seq === update.seq;
  const isWhy = action === "why";
  if (action === "no-hint" || (isSame && before.isWhy === isWhy)) return putAway(page);
  const asked = { seq: update.seq, isWhy, hint: isSame ? before.hint : null, trouble: "" };
  show(page, asked);
  if (asked.hint === null) show(page, { ...asked, ...(await answered(update)) });
  const shown = askedAt.get(page);
  if (shown !== undefined) speak([wordsOf(shown, update)], languageOf(linesOf(shown, update)));
}

/** @param {TablePage} page */
function putAway(page) {
  askedAt.delete(page);
  page.draw();
}

/** @param {TablePage} page @param {Asked} asked */
function show(page, asked) {
  if (page.update?.seq !== asked.seq) return putAway(page); // the choice was made meanwhile
  askedAt.set(page, asked);
  page.drawHint = () => panel(page);
  page.draw();
}

/** @param {Update} update */
async function answered({ table }) {
  try {
    return { hint: /** @type {Hint} */ (await request("GET", `/api/tables/${table.id}/hint`)) };
  } catch (failed) {
    if (!(failed instanceof Refused || failed instanceof TypeError)) throw failed;
    const trouble = failed instanceof Refused ? sentence(refusal(failed)) : text.trouble.unreachable;
    return { trouble };
  }
}

/** @typedef {{words: string, isEnglish: boolean}} Line a part of a hint */

/**
 * The parts of a hint in the order in which they are read.
 *
 * @param {Asked} asked @param {Update} update
 */
function linesOf({ hint, isWhy }, update) {
  if (hint === null) return [];
  const parts = isWhy
    ? [hint.action, ...hint.details]
    : [hint.action, hint.reason, hint.closeness, hint.maxim];
  const said = isWhy ? [hint.said?.[0], ...(hint.details_said ?? [])] : (hint.said ?? []);
  return paragraphsOf(parts, said, (seat) => who(update.table, seat)).filter(({ words }) => words !== "");
}

/** @param {Asked} asked @param {Update} update */
function wordsOf(asked, update) {
  if (asked.hint === null) return asked.trouble;
  const nameOf = (/** @type {string} */ seat) => who(update.table, seat).name;
  return linesOf(asked, update)
    .map(({ words, isEnglish }) => (isEnglish ? named(words, nameOf) : spoken(words)))
    .join(" ");
}

/** The attributes of some parts. @param {Line[]} lines */
const languageOf = (lines) => (lines.some(({ isEnglish }) => isEnglish) ? english : {});

/** @param {TablePage} page */
function panel(page) {
  const asked = askedAt.get(page);
  const { update } = page;
  if (asked === undefined || update === null || asked.seq !== update.seq) return null;
  const nameOf = (/** @type {string} */ seat) => who(update.table, seat).name;
  const [action, ...reasons] = linesOf(asked, update);
  const drawn = (/** @type {Line} */ { words, isEnglish }) => rich(words, isEnglish ? nameOf : undefined);
  const words =
    asked.hint === null
      ? [h("p", {}, asked.trouble || text.hints.thinking)]
      : [
          h("p", { ...languageOf([action]), class: "advice-act" }, drawn(action)),
          ...reasons.map((one) => h("p", languageOf([one]), drawn(one))),
        ];
  return h(
    "section",
    { class: "advice", "data-key": "hint", "aria-label": text.hints.title },
    h("div", { class: "advice-words", tabindex: 0, "data-key": "words" }, words),
    h(
      "div",
      { class: "advice-buttons", "data-key": "buttons" },
      asked.isWhy || asked.hint === null
        ? null
        : h("button", { class: "quiet", "data-do": "why", "data-key": "why" }, text.table.why),
      h("button", { class: "quiet", "data-do": "no-hint", "data-key": "close" }, text.table.done),
    ),
  );
}
