/** The big screen of a hall: round, clock, tables and standings, to be read from afar. */

import { clockNode, isFinished, roundWords } from "./clock.js";
import { prizeList } from "./prizes.js";
import { standingsColumns } from "./standings.js";
import { h } from "../lib/dom.js";
import { text } from "../texts/evening.js";
import { listed } from "../texts/index.js";

/** From how many players on there are two columns, and three. */
const [MANY, CROWD] = [17, 41];

/** @param {import("../messages").HallScreen} screen @param {number} now */
export function screenPage(screen, now) {
  const { title, clock, seated, standings, ranking, missing, online, prizes, bracket = [] } = screen;
  const size = standings.length >= CROWD ? "crowd" : standings.length >= MANY ? "many" : "few";
  return [
    h(
      "header",
      { class: "screen-head", "data-key": "head" },
      h("h1", {}, title),
      h("p", { class: "screen-round", "data-key": "round" }, roundWords(clock)),
      isFinished(clock, missing) ? null : clockNode(clock, now),
    ),
    online === null ? null : onlinePart(online, clock.round),
    h(
      "div",
      { class: `screen-parts ${size}`, "data-key": "parts" },
      seated === null ? null : tablesPart(seated, missing, prizes, online),
      h(
        "section",
        { class: "study-sheet", "data-key": "places" },
        h("h2", {}, text.evening.standings),
        standingsColumns(standings, ranking),
      ),
      bracket.length === 0 ? null : matchesPart(bracket),
    ),
    online === null
      ? h(
          "p",
          { "data-key": "lobby" },
          h("a", { class: "button", href: "/", "data-link": true }, text.table.toLobby),
        )
      : null,
  ].filter((part) => part !== null);
}

/**
 * Where the person plays, at an evening at the server's own tables, or how they join.
 *
 * @param {import("../messages").HallOnline} online @param {number} round
 */
function onlinePart(online, round) {
  const { you, table, pairs, partner, commitment, is_over } = online;
  const toTable = { class: "button main", href: `/table/${table}`, "data-link": true };
  return h(
    "section",
    { class: "study-sheet screen-online", "data-key": "online" },
    you === null
      ? h("button", { class: "main", "data-do": "join" }, text.evening.join)
      : h("p", { role: "status" }, `${text.evening.onlineAs({ name: you })} ${standOf(online, round)}`),
    table === null || is_over ? null : h("a", toTable, text.evening.toTable),
    you !== null && pairs && round === 0 ? partnerForm(partner ?? null) : null,
    commitment && !is_over
      ? h("p", { class: "faint sealed" }, `${text.evening.sameHint} ${text.daily.sealed({ commitment })}`)
      : null,
    commitment && is_over ? h("button", { "data-do": "boards" }, text.evening.showBoards) : null,
    h("a", { class: "button", href: "/", "data-link": true }, text.table.toLobby),
  );
}

/**
 * What a person without a match has to know: the evening has not begun or is over, they are out, or rest.
 *
 * @param {import("../messages").HallOnline} online @param {number} round
 */
function standOf({ table, out = null, place = null }, round) {
  if (place !== null) return text.evening.yourPlace({ place });
  if (round === 0) return text.evening.waits;
  if (out !== null) return text.evening.isOut({ round: out });
  return table === null ? text.evening.rests : "";
}

/** The matches of the rounds before. @param {import("../messages").HallRound[]} rounds */
function matchesPart(rounds) {
  return h(
    "section",
    { class: "study-sheet", "data-key": "matches" },
    h("h2", {}, text.evening.matches),
    rounds.map(({ round, tables }) =>
      h(
        "div",
        { "data-key": `matches-${round}` },
        h("h3", {}, text.evening.round({ round })),
        h(
          "ol",
          { class: "screen-tables" },
          tables.map((seated) => tableItem(seated)),
        ),
      ),
    ),
  );
}

/** Whom a person wants as their partner. @param {string | null} partner */
function partnerForm(partner) {
  return h(
    "form",
    { class: "study-row", "data-enter": "partner", "data-key": "partner" },
    h(
      "label",
      { class: "row" },
      text.evening.partner,
      h("input", { name: "partner", required: true, maxlength: 40, value: partner ?? "" }),
    ),
    h("button", {}, text.evening.enter),
    partner === null ? null : h("p", { "data-key": "wished" }, text.evening.wished({ name: partner })),
  );
}

/**
 * @param {import("../messages").HallRound} seated @param {number[]} missing
 * @param {import("../messages").HallPrize[]} prizes @param {import("../messages").HallOnline | null} online
 */
function tablesPart({ tables, sitting_out }, missing, prizes, online) {
  const you = online?.you ?? null;
  /** @param {import("../messages").HallTable} seated */
  const isOther = ({ first, second }) => you === null || ![...first, ...second].includes(you);
  const state =
    missing.length === 0
      ? text.evening.allIn
      : text.evening.missingTables({ count: missing.length, tables: missing });
  return h(
    "section",
    { class: "study-sheet", "data-key": "tables" },
    h("h2", {}, text.evening.tables),
    h(
      "ol",
      { class: "screen-tables" },
      tables.map((seated) => tableItem(seated, online?.watch === true && isOther(seated))),
    ),
    sitting_out.length === 0
      ? null
      : h("p", { "data-key": "out" }, text.evening.sitsOut({ names: sitting_out })),
    h("p", { class: "screen-state", role: "status", "data-key": "state" }, state),
    prizeList(prizes),
  );
}

/** @param {import("../messages").HallTable} seated @param {boolean} [canWatch] whether it can be watched */
function tableItem({ table, first, second, score }, canWatch = false) {
  return h(
    "li",
    { "data-key": `table-${table}`, class: score === null ? "" : "is-in" },
    h("b", {}, table),
    h("span", {}, listed(first)),
    h("span", {}, listed(second)),
    h(
      "div",
      { class: "screen-score" },
      h("output", {}, score === null ? "" : text.evening.score({ first: score[0], second: score[1] })),
      canWatch
        ? h(
            "button",
            { "data-watch": table, "aria-label": text.evening.watchTable({ table }) },
            text.evening.watch,
          )
        : null,
    ),
  );
}
