/** The score in numbers, and for the old codes with tray and deuce and penknife. */

import { SUIT_PATHS } from "../lib/cards.js";
import { h, svg } from "../lib/dom.js";
import { sideName } from "../lib/seats.js";
import { text } from "../texts/index.js";

/** @typedef {import("../messages").Update} Update */
/** @typedef {import("../messages").EventInfo} EventInfo */
/** @typedef {(key: string) => unknown} ValueOf */

/**
 * The score of all sides.
 *
 * @param {Update} update @param {ValueOf} valueOf a value of the code that is played
 */
export function scoreBoard({ table, deal }, valueOf) {
  if (deal === null) return h("div", { class: "score", "data-key": "score" });
  const event = table.event ?? null;
  const most = event === null ? Number(valueOf("game_points") ?? 0) : 0;
  const sums = event === null ? deal.points : sumsOf(event, Object.keys(deal.points));
  const sides = Object.keys(deal.points).sort((one, other) => own(table, other) - own(table, one));
  const counters = event === null && valueOf("point_counter") === "tray_and_deuce";
  const deals = Number(valueOf("deals_in_game") ?? 0);
  const knife = valueOf("game_counter") === "penknife";
  return h(
    "div",
    { class: "score", "data-key": "score", role: "group", "aria-label": text.table.scoreBoard },
    sides.map((side, place) => {
      const [points, games] = [sums[side], deal.games[side] ?? 0];
      const name = sideName(table, side);
      return h(
        "div",
        { class: "side", "data-key": side },
        h(
          "span",
          { class: "unseen" },
          `${text.table.score({ side: name, points, of: most })}, ${text.table.games({ count: games })}`,
        ),
        h("span", { class: "side-name", "aria-hidden": "true" }, name),
        h(
          "span",
          { class: "points", "aria-hidden": "true" },
          points,
          most > 0 ? h("small", {}, `/${most}`) : null,
        ),
        counters ? trayAndDeuce(points, place === 0 ? "S" : "D") : pegs(points, most),
        knife
          ? penknife(games)
          : games > 0
            ? h(
                "span",
                { class: "won-games", "aria-hidden": "true" },
                games > 2 ? `${games}●` : "●".repeat(games),
              )
            : null,
      );
    }),
    event !== null
      ? dealCount(text.table.dealNow(dealNow(event)))
      : deals > 0
        ? dealCount(text.table.dealOf({ over: deal.deals, of: Math.max(deals, deal.deals) }))
        : null,
  );
}

/** @param {string} words */
const dealCount = (words) => h("span", { class: "side-name", "data-key": "deals" }, words);

/**
 * What each side has scored in the deals of an event that are over.
 *
 * @param {EventInfo} event @param {string[]} sides in their order
 */
const sumsOf = ({ results }, sides) =>
  Object.fromEntries(
    sides.map((side, place) => [side, results.reduce((sum, points) => sum + points[place], 0)]),
  );

/**
 * The number of the deal that is on, and how many are played; 0 where a bell ends the round.
 *
 * @param {EventInfo} event
 */
const dealNow = ({ boards, results, has_bell }) => ({
  deal: Math.min(results.length + 1, boards.length),
  of: has_bell ? 0 : boards.length,
});

/**
 * The points as pegs in a board.
 *
 * @param {number} points
 * @param {number} most the points of a game
 */
function pegs(points, most) {
  if (most < 2 || most > 15) return null;
  const holes = Array.from({ length: most }, (_, place) => h("i", { class: place < points ? "in" : "" }));
  return h("span", { class: "pegs", "aria-hidden": "true" }, holes);
}

/** @param {Update["table"]} table @param {string} side */
const own = (table, side) => (table.you !== null && side.split("+").includes(table.you) ? 1 : 0);

/**
 * Tray and deuce for 0 to 4 points: the upper card, and the visible part of the lower one.
 *
 * @param {number} points
 * @param {"S" | "D"} suit
 */
function trayAndDeuce(points, suit) {
  const look = {
    class: `counters suit-${suit}`,
    viewBox: "0 0 60 36",
    "aria-hidden": "true",
    "data-whole": true,
    "data-key": `c${points}`,
  };
  return svg("svg", look, LAID[Math.min(points, 4)](suit));
}

const sheet = (/** @type {number} */ x, /** @type {number} */ y, wide = 24, high = 34, is = "sheet") =>
  svg("rect", { class: is, x, y, width: wide, height: high, rx: 2.5 });

/** @param {"S" | "D"} suit @param {number} x @param {number} y */
const pip = (suit, x, y) =>
  svg("path", { class: "ink", d: SUIT_PATHS[suit], transform: `translate(${x} ${y}) scale(.32)` });

/** @type {((suit: "S" | "D") => SVGElement[])[]} */
const LAID = [
  () => [sheet(4, 1, 24, 34, "back"), sheet(32, 1, 24, 34, "back")],
  (suit) => [sheet(12, 1), pip(suit, 24, 8), sheet(7, 13, 34, 22, "back")],
  (suit) => [sheet(18, 1), pip(suit, 30, 9), pip(suit, 30, 27)],
  (suit) => [sheet(18, 1), pip(suit, 30, 7), pip(suit, 30, 18), pip(suit, 30, 29)],
  (suit) => [
    sheet(24, 6, 34, 24),
    pip(suit, 52, 18),
    sheet(2, 6, 34, 24),
    pip(suit, 8, 18),
    pip(suit, 19, 18),
    pip(suit, 30, 18),
  ],
];

/**
 * A penknife with four blades. Each game opens a blade by a quarter.
 *
 * @param {number} games
 */
function penknife(games) {
  const shown = games > 16 ? ((games - 1) % 16) + 1 : games;
  const blades = [0, 1, 2, 3].map((blade) => {
    const open = Math.max(0, Math.min(4, shown - 4 * blade));
    const pivot = blade < 2 ? 8 : 52;
    const turn = (blade % 2 === 0 ? -1 : 1) * open * 45 * (blade < 2 ? -1 : 1);
    const flat = blade < 2 ? "M0-1.500H20L24 1.500H0Z" : "M0-1.500H-20L-24 1.500H0Z";
    return svg("path", {
      class: open ? "blade" : "shut",
      d: flat,
      transform: `translate(${pivot} 18) rotate(${turn})`,
    });
  });
  const handle = svg("rect", { class: "handle", x: 5, y: 14, width: 50, height: 8, rx: 4 });
  const look = {
    class: "knife",
    viewBox: "0 0 60 36",
    "aria-hidden": "true",
    "data-whole": true,
    "data-key": `k${games}`,
  };
  return svg("svg", look, ...blades, handle);
}
