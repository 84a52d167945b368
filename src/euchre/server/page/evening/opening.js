/** The form that opens an evening. */

import { watcherFields } from "./watchers.js";
import { prizeTicks, ticked, USUAL } from "./prizes.js";
import { h } from "../lib/dom.js";
import { text } from "../texts/evening.js";

/** The games for two sides of two players. */
const CODES = /** @type {const} */ (["modern", "jerome-1877", "leeds-dwight-1888", "professor-1862"]);
/** Values of `pairs`, where pairs stay together. */
const PAIRS = ["round robin", "Swiss", "single elimination", "double elimination"];

/** The form that opens an evening. */
export function openingPage() {
  const { formats } = text.evening;
  const codes = CODES.map((code) => [code, text.games[code].title]);
  return h(
    "main",
    { class: "study evening opening" },
    h(
      "form",
      { class: "study-sheet", "data-enter": "open" },
      h("h1", { tabindex: -1 }, text.evening.title),
      h("p", {}, text.evening.hint),
      field("title", text.evening.name, { maxlength: 40, value: text.evening.usualName }),
      choice("format", text.evening.format, Object.entries(formats)),
      field("rounds", text.evening.rounds, { type: "number", min: 1, max: 40, value: 6 }),
      field("deals", text.evening.deals, { type: "number", min: 1, max: 50, value: 8 }),
      tick("online", text.evening.online),
      h("p", { class: "faint" }, text.evening.onlineHint),
      choice("code", text.evening.code, codes),
      tick("same_boards", text.evening.sameBoards),
      field("clock", text.evening.actClock, { type: "number", min: 1, max: 600, value: 45 }),
      watcherFields("players", 30),
      choice("rank", text.evening.rank, [
        ["", text.evening.usualRank],
        ...Object.entries(text.evening.rules),
      ]),
      choice("ties", text.evening.ties, [["", text.evening.shared], ...Object.entries(text.evening.rules)]),
      prizeTicks(USUAL),
      h(
        "label",
        { class: "evening-names" },
        text.evening.names,
        h("textarea", { name: "names", rows: 12, maxlength: 10000 }),
      ),
      h("button", { class: "main" }, text.evening.open),
      h("a", { class: "button", href: "/", "data-link": true }, text.table.toLobby),
    ),
  );
}

/** What a filled form asks the server for. @param {Record<string, string>} given */
export function wishOf(given) {
  const { title, rounds, deals, names, format, online, clock, code, same_boards, rank, ties } = given;
  const { watchers, delay } = given;
  const listed = names
    .split("\n")
    .map((name) => name.trim())
    .filter(Boolean);
  const isOnline = online === "on";
  return {
    title,
    rounds: Number(rounds),
    deals: Number(deals),
    names: listed,
    ranking:
      rank === "" ? null : [rank, ties].filter((rule, at) => rule !== "" && (at === 0 || rule !== rank)),
    prizes: ticked(given),
    by_result: format === "by result",
    pairs: PAIRS.includes(format) ? format : null,
    online: isOnline,
    code: isOnline ? code : "modern",
    same_boards: isOnline && same_boards === "on",
    clock: Number(clock),
    watchers,
    delay: Number(delay),
  };
}

/** @param {string} name @param {string} words @param {object} look */
function field(name, words, look) {
  return h("label", { class: "row" }, h("span", {}, words), h("input", { name, required: true, ...look }));
}

/** @param {string} name @param {string} words @param {string[][]} choices values and how they are shown */
function choice(name, words, choices) {
  const options = choices.map(([value, shown]) => h("option", { value }, shown));
  return h("label", { class: "row" }, h("span", {}, words), h("select", { name }, options));
}

/** @param {string} name @param {string} words */
function tick(name, words) {
  return h("label", { class: "tick" }, h("input", { type: "checkbox", name, role: "switch" }), words);
}
