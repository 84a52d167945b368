/** Draws what a person's choices cost, game by game, with the mean of the last games and our own players. */

import { gameWords, perDeal } from "./phrases.js";
import { h, svg } from "../lib/dom.js";
import { capital, decimal, look, text } from "../texts/index.js";

/** @typedef {import("../messages").ProgressGame} ProgressGame */
/** @typedef {import("../messages").ReferencePlayer} ReferencePlayer */

const [WIDTH, HEIGHT, LEFT, RIGHT, BELOW, TOP] = [720, 260, 56, 92, 16, 12];
const MOST = 60;
/** Games over which the line takes the mean. */
const OVER = 5;
/** Least distance of two words beside the plot. */
const APART = 19;
/** Our own players that are shown. */
const SHOWN = ["regular", "expert"];

/** The phases of choices, in the order in which they are stacked. @param {ProgressGame[]} games */
export const phasesOf = (games) => Object.keys(games[0]?.cost?.phases ?? {});

/** Points lost per deal in a game, in a phase or in all. @param {ProgressGame} game @param {string} phase */
const lost = ({ cost }, phase) => (phase === "" ? cost?.per_deal : cost?.phases[phase]) ?? 0;

/**
 * @param {ProgressGame[]} games reviewed games, the oldest first
 * @param {ReferencePlayer[]} reference
 * @param {string} phase the phase to show, "" for all
 */
export function costPlot(games, reference, phase) {
  const shown = games.slice(-MOST);
  const first = games.length - shown.length;
  const means = shown.map((_, place) => meanLost(games.slice(0, first + place + 1).slice(-OVER), phase));
  const players = reference
    .filter(({ name }) => SHOWN.includes(name))
    .map(({ name, per_deal, phases }) => ({ name, value: phase === "" ? per_deal : (phases[phase] ?? 0) }));
  const values = [...shown.map((game) => lost(game, phase)), ...players.map(({ value }) => value)];
  const most = Math.max(...values, 0.02) * 1.05;
  const across = (WIDTH - LEFT - RIGHT) / shown.length;
  const y = (/** @type {number} */ value) => TOP + (1 - value / most) * (HEIGHT - TOP - BELOW);
  const x = (/** @type {number} */ place) => LEFT + (place + 0.5) * across;
  const line = means.map((value, place) => `${x(place).toFixed(1)},${y(value).toFixed(1)}`).join(" ");
  return svg(
    "svg",
    {
      viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
      class: "plot",
      role: "img",
      "aria-label": text.progress.plotSaid({
        games: shown.length,
        first: decimal(means[0], 2),
        last: decimal(means.at(-1) ?? 0, 2),
      }),
    },
    [0, 0.5, 1].map((part) => grid(y(part * most), (part * most).toFixed(2))),
    shown.map((game, place) => bar(game, phase, { left: x(place) - across * 0.36, width: across * 0.72, y })),
    levels(players, y),
    svg("polyline", { points: line, class: "plot-line mean" }),
  );
}

/** The mean over deals of what some games cost. @param {ProgressGame[]} games @param {string} phase */
export function meanLost(games, phase) {
  const deals = games.reduce((sum, { cost }) => sum + (cost?.deals ?? 0), 0);
  const all = games.reduce((sum, game) => sum + lost(game, phase) * (game.cost?.deals ?? 0), 0);
  return deals === 0 ? 0 : all / deals;
}

/**
 * The bar of a game; of all phases, one upon another.
 *
 * @param {ProgressGame} game
 * @param {string} phase
 * @param {{left: number, width: number, y: (value: number) => number}} place
 */
function bar(game, phase, { left, width, y }) {
  const phases = phase === "" ? Object.keys(game.cost?.phases ?? {}) : [phase];
  let below = 0;
  const parts = phases.map((one) => {
    const value = Math.max(0, lost(game, one));
    const [high, low] = [y(below + value), y(below)];
    below += value;
    return svg("rect", {
      x: left.toFixed(1),
      y: high.toFixed(1),
      width: width.toFixed(1),
      height: Math.max(0, low - high).toFixed(1),
      class: phaseClass(one),
    });
  });
  return svg("g", {}, svg("title", {}, `${gameWords(game)}: ${perDeal(lost(game, phase))}`), parts);
}

/** The class with the colour of a phase. @param {string} phase */
const phaseClass = (phase) => `phase-${phase.replaceAll(" ", "-")}`;

/** What the colours mean. @param {string[]} phases */
export const legend = (phases) =>
  h(
    "p",
    { class: "plot-legend", "data-key": "legend", "aria-hidden": "true" },
    phases.map((phase) =>
      h(
        "span",
        {},
        svg(
          "svg",
          { viewBox: "0 0 10 10" },
          svg("rect", { width: 10, height: 10, class: phaseClass(phase) }),
        ),
        capital(look(text.progress.phases, phase) ?? phase),
      ),
    ),
  );

/** @param {number} y @param {string} words */
const grid = (y, words) =>
  svg(
    "g",
    {},
    svg("line", { x1: LEFT, x2: WIDTH - RIGHT, y1: y, y2: y, class: "plot-grid" }),
    svg("text", { x: LEFT - 6, y: y + 4, "text-anchor": "end", class: "plot-words" }, words),
  );

/**
 * The levels of our own players. Their names stand apart, also where the levels are close together.
 *
 * @param {{name: string, value: number}[]} players
 * @param {(value: number) => number} y
 */
function levels(players, y) {
  let free = HEIGHT;
  return [...players]
    .sort((one, other) => one.value - other.value)
    .map(({ name, value }) => {
      const words = Math.min(y(value), free);
      free = words - APART;
      return level(y(value), words, name);
    });
}

/**
 * The level of a player, with its name at a height.
 *
 * @param {number} y @param {number} at @param {string} name
 */
const level = (y, at, name) =>
  svg(
    "g",
    {},
    svg("line", { x1: LEFT, x2: WIDTH - RIGHT, y1: y, y2: y, class: "plot-level" }),
    svg(
      "text",
      { x: WIDTH - RIGHT + 6, y: at + 4, class: "plot-words" },
      capital(look(text.strengths, name) ?? name),
    ),
  );

/** The rating after each puzzle. @param {import("../messages").RatingPoint[]} ratings */
export function ratingPlot(ratings) {
  const values = ratings.map(({ rating }) => rating);
  const [low, high] = [Math.min(...values) - 20, Math.max(...values) + 20];
  const x = (/** @type {number} */ place) =>
    LEFT + (place * (WIDTH - LEFT - 14)) / Math.max(1, values.length - 1);
  const y = (/** @type {number} */ value) =>
    TOP + (1 - (value - low) / (high - low)) * (HEIGHT / 2 - 2 * TOP);
  const line = values.map((value, place) => `${x(place).toFixed(1)},${y(value).toFixed(1)}`).join(" ");
  return svg(
    "svg",
    {
      viewBox: `0 0 ${WIDTH} ${HEIGHT / 2}`,
      class: "plot",
      role: "img",
      "aria-label": text.progress.ratingSaid({
        first: Math.round(values[0]),
        last: Math.round(values.at(-1) ?? 0),
      }),
    },
    [low, high].map((value) =>
      svg(
        "g",
        {},
        svg("line", { x1: LEFT, x2: WIDTH - 10, y1: y(value), y2: y(value), class: "plot-grid" }),
        svg(
          "text",
          { x: LEFT - 6, y: y(value) + 4, "text-anchor": "end", class: "plot-words" },
          String(Math.round(value)),
        ),
      ),
    ),
    svg("polyline", { points: line, class: "plot-line" }),
  );
}
