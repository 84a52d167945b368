/** Texts that are chosen by what they are about. */

import { listed, look, text } from "./index.js";

/** The heading of a result. @param {string} kind @param {boolean} isLone */
export const resultHeading = (kind, isLone) =>
  look(text.result.headings, isLone ? `lone ${kind}` : kind) ?? look(text.result.headings, kind) ?? kind;

/** A side by the names of its players, or by the letters of their seats. @param {string[]} names */
export const paired = (names) => (names.some((name) => name.length > 1) ? listed(names) : names.join("+"));

/** The game of a table. @param {{code: string, title: string, changes: Record<string, unknown>}} of */
export function gameName({ code, title, changes }) {
  const name = look(text.games, code)?.title ?? title;
  return Object.keys(changes).length === 0 ? name : text.table.withRules({ name });
}

/** What a player of the computer is called where one is chosen. @param {string} player */
export const computerWords = (player) => look(text.lobby.computers, player) ?? player;
