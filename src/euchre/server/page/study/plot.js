/** Draws the chance to win the game through a review, deal by deal, with the cause of each swing. */

import { h, svg } from "../lib/dom.js";
import { signed } from "./options.js";
import { decimal, look, percent, text } from "../texts/index.js";

const [WIDTH, HEIGHT, LEFT, BELOW, TOP] = [720, 260, 60, 30, 12];
const CAUSES = ["dealt", "hidden", "own", "partner", "adversaries"];

/** @param {any} review */
export function chancePlot(review) {
  const finished = review.deals.filter((/** @type {any} */ deal) => deal.worth !== null);
  if (finished.length === 0) return null;
  const isChance =
    review.worth === "chance" || finished.every((/** @type {any} */ d) => d.value >= 0 && d.value <= 1);
  const points = pointsOf(finished);
  const values = points.map(({ value }) => value);
  const [low, high] = isChance ? [0, 1] : [Math.min(...values), Math.max(...values) + 1e-9];
  const across = (WIDTH - LEFT - 14) / Math.max(1, points.length - 1);
  const x = (/** @type {number} */ place) => LEFT + place * across;
  const y = (/** @type {number} */ value) =>
    TOP + (1 - (value - low) / (high - low)) * (HEIGHT - TOP - BELOW);
  const show = (/** @type {number} */ value) => (isChance ? percent(value, 0) : decimal(value, 1));
  const line = points.map(({ value }, place) => `${x(place).toFixed(1)},${y(value).toFixed(1)}`).join(" ");
  const title = isChance ? text.review.plot : text.review.plotValue;
  return h(
    "section",
    { class: "study-sheet", "data-key": "plot" },
    h("h2", {}, title),
    svg(
      "svg",
      {
        viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
        class: "plot",
        role: "img",
        "aria-label": summary(points, show, title),
      },
      [0, 0.25, 0.5, 0.75, 1].map((part) =>
        grid(y(low + part * (high - low)), show(low + part * (high - low))),
      ),
      svg("polyline", { points: line, class: "plot-line" }),
      points.map((one, place) => dot(one, x(place), y(one.value), show)),
      points.map((one, place) => under(one, x(place), place, points.length)),
    ),
    h("p", { class: "faint" }, text.review.plotHint),
  );
}

/**
 * The value before the first deal and after each.
 *
 * @param {any[]} finished
 * @returns {{value: number, deal: number | null, change: number, cause: string}[]}
 */
function pointsOf(finished) {
  const after = finished.map((deal) => {
    const cause = CAUSES.reduce((a, b) => (Math.abs(deal.worth[b]) > Math.abs(deal.worth[a]) ? b : a));
    return { value: deal.value + deal.worth.result, deal: deal.deal, change: deal.worth.result, cause };
  });
  return [{ value: finished[0].value, deal: null, change: 0, cause: "" }, ...after];
}

/** @param {number} y @param {string} words */
const grid = (y, words) =>
  svg(
    "g",
    {},
    svg("line", { x1: LEFT, x2: WIDTH - 10, y1: y, y2: y, class: "plot-grid" }),
    svg("text", { x: LEFT - 6, y: y + 4, "text-anchor": "end", class: "plot-words" }, words),
  );

/** What a deal has changed. @param {any} one @param {(value: number) => string} show */
const swing = ({ deal, value, cause }, show) =>
  text.review.swing({
    deal,
    value: show(value),
    cause: look(text.review.parts, cause)?.toLowerCase() ?? cause,
  });

/** @param {any} one @param {number} x @param {number} y @param {(value: number) => string} show */
const dot = (one, x, y, show) =>
  svg(
    "circle",
    { cx: x, cy: y, r: 5, class: `plot-dot ${one.cause}` },
    svg("title", {}, one.deal === null ? show(one.value) : swing(one, show)),
  );

/** @param {any} one @param {number} x @param {number} place @param {number} count */
function under(one, x, place, count) {
  if (one.deal === null || (count > 24 && place % 2 === 0)) return null;
  return svg("text", { x, y: HEIGHT - 10, "text-anchor": "middle", class: "plot-words" }, one.deal);
}

/** @param {any[]} points @param {(value: number) => string} show @param {string} title */
function summary(points, show, title) {
  const swings = points
    .filter(({ deal }) => deal !== null)
    .sort((a, b) => Math.abs(b.change) - Math.abs(a.change))
    .slice(0, 3)
    .map((one) => `${swing(one, show)} (${signed(one.change)})`);
  return `${title}. ${swings.join(" ")}`;
}
