/** Watches what the table shows, and loads its scenes and sounds when a moment may have come. */

import { mayMove, settings } from "../lib/settings.js";

/** @param {import("./page.js").TablePage} page @param {import("../messages").Update} update what is shown */
export function watch(page, update) {
  const before = page.seen;
  const hasResult = page.querySelector('[data-key="result"]') !== null;
  const isGameWon = hasResult && page.won?.deal === update.deal?.number;
  const seen = { update, hasResult, isGameWon, rubberGames: Number(page.valueOf("rubber_games") ?? 0) };
  page.seen = seen;
  if (before === null || (before.update === update && before.hasResult === hasResult)) return;
  if (mayMove() || settings.sound) import("./scenes.js").then(({ see }) => see(page, seen, before));
}
