/** Watches what the table shows, and loads the styles, scenes and sounds that it needs. */

import { mayMove, settings } from "../lib/settings.js";
import { styled } from "../lib/styles.js";
import { text } from "../texts/index.js";

/** The newcomer's guide, once it is loaded. @type {typeof import("../study/guide.js") | null} */
let guide = null;

/**
 * A drawn table with the newcomer's guide, unless the person has declined it.
 *
 * @param {import("./page.js").TablePage} page @param {HTMLElement} table
 */
export function guided(page, table) {
  if (settings.guide !== false && guide === null) void fetchGuide(page);
  if (settings.guide !== false) guide?.guide(page, table);
  return table;
}

/** @param {import("./page.js").TablePage} page */
async function fetchGuide(page) {
  try {
    guide = await import("../study/guide.js");
    if (page.isConnected) page.draw();
  } catch {
    // the game goes on without the guide
  }
}

/** @param {import("./page.js").TablePage} page @param {import("../messages").Update} update what is shown */
export function watch(page, update) {
  const before = page.seen;
  if (update.table.club !== null) styled("/table/styles/referee.css");
  const hasResult = page.querySelector('[data-key="result"]') !== null;
  const isGameWon = hasResult && page.won?.deal === update.deal?.number;
  const isLost = isGameWon && page.querySelector(".sheet-note.game.bad") !== null;
  const seen = {
    update,
    hasResult,
    isGameWon,
    isLost,
    rubberGames: Number(page.valueOf("rubber_games") ?? 0),
  };
  page.seen = seen;
  if (before !== null && hasResult && !before.hasResult) remark(page, update);
  if (before === null || (before.update === update && before.hasResult === hasResult)) return;
  if (mayMove() || settings.sound) import("./moments/scenes.js").then(({ see }) => see(page, seen, before));
}

/**
 * Let a computer player say a word at its seat about every third result, unless greetings are hidden.
 *
 * @param {import("./page.js").TablePage} page @param {import("../messages").Update} update
 */
function remark(page, { table, deal }) {
  const speakers = table.seats.filter(({ seat, person }) => !person && !page.hushed.has(seat));
  if (settings.muted || deal?.outcome === null || deal === null || deal.number % 3 > 0 || !speakers.length)
    return;
  const { seat } = speakers[deal.number % speakers.length];
  const gains = Object.entries(deal.outcome.points).find(([, points]) => points > 0);
  if (gains === undefined) return;
  const words = gains[0].split("+").includes(seat) ? text.remarks.won : text.remarks.lost;
  page.say(seat, words[deal.number % words.length]);
}
