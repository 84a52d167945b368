/** The clock of a round. */

import { h } from "../lib/dom.js";
import { text } from "../texts/evening.js";

/** @param {number} seconds */
const minutes = (seconds) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

/**
 * How much time is left in the round, or has passed.
 *
 * @param {import("../messages").HallClock} clock
 * @param {number} now the time of the server
 */
export function clockWords({ round, began, ends }, now) {
  if (round === 0) return "";
  if (began === null) return "";
  if (ends === null)
    return text.evening.since({ time: minutes(Math.max(0, Math.floor((now - began) / 1000))) });
  const left = Math.ceil((ends - now) / 1000);
  return left > 0 ? text.evening.left({ time: minutes(left) }) : text.evening.over;
}

/** @param {import("../messages").HallClock} clock @param {number} now */
export function clockNode(clock, now) {
  const isOver = clock.ends !== null && now >= clock.ends;
  const look = `evening-clock ${isOver ? "over" : ""}`;
  return h("p", { class: look, role: "timer", "data-key": "clock" }, clockWords(clock, now));
}

/**
 * Whether the last round has all its scores.
 *
 * @param {import("../messages").HallClock} clock
 * @param {readonly unknown[]} missing what has no score
 */
export const isFinished = ({ round, rounds }, missing) =>
  round > 0 && round === rounds && missing.length === 0;

/** @param {import("../messages").HallClock} clock */
export function roundWords({ round, rounds }) {
  return round === 0 ? text.evening.notBegun : text.evening.roundOf({ round, rounds });
}
