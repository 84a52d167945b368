/** The tables at which the person sat last, kept in this browser, so that they find their games again. */

import { isOwnSide } from "./seats.js";

/** @typedef {import("../messages").Update} Update */

/**
 * @typedef {object} MyTable
 * @property {string} table
 * @property {string} name
 * @property {string} code
 * @property {boolean} isOn whether a game is being played
 * @property {string} score the points of the last deal, the person's own side first
 * @property {number} at when it was last open, in milliseconds
 */

const KEY = "euchre-tables";
const KEPT = 6;

/** The tables, the last one first. @returns {MyTable[]} */
export function myTables() {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]");
  } catch {
    return []; // storage is forbidden, or holds something else
  }
}

/** @param {MyTable[]} tables */
function keep(tables) {
  try {
    localStorage.setItem(KEY, JSON.stringify(tables.slice(0, KEPT)));
  } catch {
    // the tables are then found through the history of the browser
  }
}

/** Remember a table at which the person sits. @param {Update} update */
export function rememberTable({ table, deal }) {
  if (table.you === null) return;
  const sides = Object.keys(deal?.points ?? {});
  const points = [...sides]
    .sort((one, other) => Number(isOwnSide(table, other)) - Number(isOwnSide(table, one)))
    .map((side) => deal?.points[side]);
  const entry = {
    table: table.id,
    name: table.name,
    code: table.code,
    isOn: table.phase === "playing",
    score: points.join(" : "),
    at: Date.now(),
  };
  keep([entry, ...myTables().filter((one) => one.table !== table.id)]);
}

/** Forget a table that is gone. @param {string} table */
export function forgetTable(table) {
  keep(myTables().filter((one) => one.table !== table));
}
