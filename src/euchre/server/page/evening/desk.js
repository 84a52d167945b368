/** The director's page: rounds, scores, disputes, players, standings and the links of the tables. */

import { tableScored } from "./acts.js";
import { clockNode, isFinished, roundWords } from "./clock.js";
import { prizeList, prizesForm } from "./prizes.js";
import { pointsField } from "./slip.js";
import { standingsTable } from "./standings.js";
import { watchersForm } from "./watchers.js";
import { h } from "../lib/dom.js";
import { qrCode } from "../lib/encoding/qr.js";
import { entryWords } from "../texts/acts.js";
import { text } from "../texts/evening.js";
import { listed } from "../texts/index.js";

/** @typedef {import("../messages").HallDesk} HallDesk */
/** @typedef {import("../messages").HallTable} HallTable */

/** @param {string} link */
const addressOf = (link) => `${location.origin}/evening#${link}`;

/** @param {HallDesk} desk @param {number} now @param {number} shown the round whose tables are shown */
export function deskPage(desk, now, shown) {
  return [
    deskHead(desk, now),
    h(
      "div",
      { class: "desk-parts", "data-key": "parts" },
      tablesPart(desk, shown),
      h(
        "section",
        { class: "study-sheet", "data-key": "places" },
        h("h2", {}, text.evening.standings),
        standingsTable(desk.standings, desk.ranking),
        prizeList(desk.prizes),
        prizesForm(desk.prizes),
      ),
      playersPart(desk),
      loneHands(desk, shown),
      desk.watched ? watchersForm(desk.watched) : null,
      linksPart(desk),
    ),
  ];
}

/** @param {HallDesk} desk @param {number} now */
function deskHead(desk, now) {
  const { clock, rounds, missing, title, last, screen } = desk;
  const next = clock.round + 1;
  const state =
    missing.length > 0
      ? text.evening.stillOut({ count: missing.length })
      : clock.round > 0
        ? text.evening.allIn
        : "";
  return h(
    "header",
    { class: "study-sheet desk-head", "data-key": "head" },
    h("h1", {}, title),
    h("p", { class: "desk-round", "data-key": "round" }, roundWords(clock)),
    isFinished(clock, missing) ? null : clockNode(clock, now),
    h("p", { role: "status", "data-key": "state" }, rounds.length === 0 ? text.evening.tooFew : state),
    next > clock.rounds || missing.length > 0 || rounds.length === 0 ? null : beginForm(next),
    h(
      "div",
      { class: "study-row", "data-key": "ways" },
      h("a", { class: "button", href: addressOf(screen), target: "_blank" }, text.evening.screen),
      last === null
        ? null
        : h(
            "button",
            { "data-do": "undo", "data-key": "undo" },
            text.evening.undo({ act: entryWords(last) }),
          ),
      h("button", { "data-do": "file", "data-key": "file" }, text.evening.file),
      h("a", { class: "button", href: "/", "data-link": true }, text.table.toLobby),
    ),
    h("p", { class: "faint", "data-key": "keep" }, text.evening.keep),
  );
}

/** @param {number} round */
function beginForm(round) {
  return h(
    "form",
    { class: "study-row", "data-enter": "begin", "data-round": round, "data-key": "begin" },
    h(
      "label",
      { class: "row" },
      text.evening.minutes,
      h("input", { name: "minutes", type: "number", min: 0, max: 600, value: 20, required: true }),
    ),
    h("button", { class: "main" }, text.evening.begin({ round })),
  );
}

/** @param {HallDesk} desk @param {number} shown */
function tablesPart({ rounds, clock }, shown) {
  const round = rounds[shown - 1];
  if (round === undefined) return null;
  return h(
    "section",
    { class: "study-sheet desk-tables", "data-key": "tables" },
    h("h2", {}, text.evening.tables),
    h(
      "select",
      { name: "shown", "aria-label": text.evening.showRound, "data-key": "shown" },
      rounds.map((one) =>
        h(
          "option",
          { value: one.round, selected: one.round === shown },
          text.evening.round({ round: one.round }),
        ),
      ),
    ),
    h(
      "ol",
      { class: "desk-list", "data-key": `round-${shown}` },
      round.tables.map((table) => tableItem(table, shown, shown <= clock.round)),
    ),
    round.sitting_out.length === 0 ? null : h("p", {}, text.evening.sitsOut({ names: round.sitting_out })),
  );
}

/** @param {HallTable} seated @param {number} round @param {boolean} isOpen whether the round has begun */
function tableItem(seated, round, isOpen) {
  const { table, first, second, score } = seated;
  const names = h("p", {}, `${listed(first)} – ${listed(second)}`);
  return h(
    "li",
    { "data-key": `table-${table}`, class: score === null ? "" : "is-in" },
    h("h3", {}, text.evening.table({ table })),
    names,
    isOpen ? stateOf(seated, round) : null,
    isOpen ? scoreForm(seated, round) : null,
  );
}

/** @param {HallTable} seated @param {number} round */
function stateOf({ first, second, score, reports, table }, round) {
  if (score !== null)
    return h(
      "p",
      { class: "evening-done", "data-key": "state" },
      text.evening.score({ first: score[0], second: score[1] }),
    );
  const said = reports.map((points, side) =>
    points === null
      ? null
      : h(
          "li",
          {},
          text.evening.said({ names: side === 0 ? first : second, first: points[0], second: points[1] }),
        ),
  );
  if (reports.some((points) => points === null)) {
    const none = reports.every((points) => points === null);
    return none
      ? h("p", { class: "faint", "data-key": "state" }, text.evening.waiting)
      : h("ul", { "data-key": "said" }, said);
  }
  const takes = reports.map((points) =>
    h(
      "button",
      { "data-take": tableScored(round, table, points ?? []) },
      text.evening.take({ first: points?.[0] ?? 0, second: points?.[1] ?? 0 }),
    ),
  );
  const laws = h("a", { class: "button", href: "/laws", target: "_blank" }, text.evening.laws);
  return h(
    "div",
    { class: "dispute", "data-key": "dispute" },
    h("p", { role: "alert" }, h("b", {}, text.evening.differ)),
    h("ul", {}, said),
    h("div", { class: "study-row" }, takes, laws),
  );
}

/** @param {HallTable} seated @param {number} round */
function scoreForm({ table, first, second, score }, round) {
  return h(
    "form",
    {
      class: "evening-form",
      "data-enter": "score",
      "data-round": round,
      "data-table": table,
      "data-key": "form",
    },
    pointsField("first", first),
    pointsField("second", second),
    h("button", {}, score === null ? text.evening.enter : text.evening.correct),
  );
}

/** Before the first round, the seed of a pair. @param {HallDesk} desk */
function seedForm({ players, pairs, clock }) {
  if (!pairs || clock.round > 0 || players.length === 0) return null;
  return h(
    "form",
    { class: "study-row", "data-enter": "seed", "data-key": "seed" },
    h(
      "label",
      { class: "row" },
      text.evening.pairOf,
      h(
        "select",
        { name: "name" },
        players.map(({ name }) => h("option", {}, name)),
      ),
    ),
    h(
      "label",
      { class: "row" },
      text.evening.seed,
      h("input", { name: "seed", type: "number", min: 1, max: 1000, value: 1, required: true }),
    ),
    h("button", {}, text.evening.enter),
  );
}

/** @param {HallDesk} desk */
function playersPart(desk) {
  const { players, clock } = desk;
  const here = players.filter((one) => one.until_round === null).length;
  return h(
    "section",
    { class: "study-sheet", "data-key": "players" },
    h("h2", {}, text.evening.people({ count: here })),
    h(
      "form",
      { class: "study-row", "data-enter": "player", "data-round": clock.round + 1, "data-key": "add" },
      h(
        "label",
        { class: "row" },
        text.evening.add,
        h("input", { name: "name", maxlength: 40, required: true, autocomplete: "off" }),
      ),
      h("button", {}, text.evening.enter),
    ),
    seedForm(desk),
    h(
      "ul",
      { class: "desk-people" },
      players.map(({ name, from_round, until_round }) =>
        h(
          "li",
          { "data-key": name },
          h(
            "span",
            {},
            name,
            from_round > 1 ? h("small", {}, ` ${text.evening.comes({ round: from_round })}`) : null,
          ),
          until_round === null
            ? h(
                "button",
                { "data-leaves": name, "aria-label": text.evening.leavesName({ name }) },
                text.evening.leaves,
              )
            : h("small", {}, text.evening.isGone({ round: until_round })),
        ),
      ),
    ),
  );
}

/** @param {HallDesk} desk @param {number} shown */
function loneHands({ rounds, clock }, shown) {
  const round = rounds[shown - 1];
  if (round === undefined || shown > clock.round) return null;
  const names = round.tables
    .filter((table) => table.score !== null)
    .flatMap(({ first, second }) => [...first, ...second]);
  if (names.length === 0) return null;
  return h(
    "section",
    { class: "study-sheet", "data-key": "lone" },
    h("h2", {}, text.evening.lone),
    h("p", {}, text.evening.loneHint),
    h(
      "form",
      { class: "study-row", "data-enter": "lone", "data-round": shown, "data-key": `lone-${shown}` },
      h(
        "label",
        { class: "row" },
        text.evening.player,
        h(
          "select",
          { name: "name" },
          names.sort().map((name) => h("option", {}, name)),
        ),
      ),
      h(
        "label",
        { class: "row" },
        text.evening.count,
        h("input", { name: "count", type: "number", min: 0, max: 50, value: 1, required: true }),
      ),
      h("button", {}, text.evening.enter),
    ),
    tallyForm("marches", round.tables, shown),
    tallyForm("euchres", round.tables, shown),
  );
}

/**
 * How often each side of a table took all tricks, or euchred the other.
 *
 * @param {"marches" | "euchres"} kind @param {HallTable[]} tables @param {number} round
 */
function tallyForm(kind, tables, round) {
  const number = { type: "number", min: 0, max: 50, value: 0, required: true };
  return h(
    "form",
    { class: "study-row", "data-enter": kind, "data-round": round, "data-key": `${kind}-${round}` },
    h("h3", {}, text.evening.tallies[kind]),
    h(
      "select",
      { name: "table", "aria-label": text.evening.tables },
      tables
        .filter(({ score }) => score !== null)
        .map(({ table }) => h("option", { value: table }, text.evening.table({ table }))),
    ),
    [1, 2].map((side) =>
      h(
        "label",
        { class: "row" },
        text.evening.side({ side }),
        h("input", { name: side === 1 ? "first" : "second", ...number }),
      ),
    ),
    h("button", {}, text.evening.enter),
  );
}

/** @param {HallDesk} desk */
function linksPart({ tables }) {
  return h(
    "details",
    { class: "study-sheet desk-links", "data-key": "links" },
    h("summary", {}, text.evening.links),
    h("p", { class: "screen-only" }, text.evening.linksHint),
    h("button", { class: "screen-only", "data-do": "print" }, text.evening.print),
    h(
      "ol",
      { class: "desk-codes" },
      tables.map((link, place) =>
        h(
          "li",
          { "data-key": link, "data-whole": true },
          h("h3", {}, text.evening.table({ table: place + 1 })),
          h(
            "a",
            { href: addressOf(link), target: "_blank" },
            qrCode(addressOf(link), text.evening.codeOf({ table: place + 1 })) ??
              text.evening.codeOf({ table: place + 1 }),
          ),
        ),
      ),
    ),
  );
}
