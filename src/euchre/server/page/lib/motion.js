/**
 * Moves cards on the screen from their old places to their new ones.
 *
 * The page is redrawn at once and the cards then fly to their new places, so that nobody waits for them:
 * buttons and cards can be clicked while cards move.
 */

import { mayMove } from "./settings.js";

const FLIGHT = { duration: 280, easing: "cubic-bezier(.2,.7,.3,1)" };
const GATHERING = { duration: 380, easing: "cubic-bezier(.5,0,.7,.4)" };

/** @typedef {Map<string, {rect: DOMRect, element: Element}>} Places */

/**
 * The place of each card before a redraw, or nothing where nothing moves.
 *
 * @param {Element} root
 * @returns {Places}
 */
export function cardPlaces(root) {
  if (!mayMove()) return new Map();
  return new Map(
    [...root.querySelectorAll("[data-card]")].map((element) => [
      element.getAttribute("data-card") ?? "",
      { rect: element.getBoundingClientRect(), element },
    ]),
  );
}

/**
 * The cards of a trick that a redraw has removed.
 *
 * @param {Places} before
 * @returns {Places}
 */
export const playedAndGone = (before) =>
  new Map(
    [...before].filter(([, { element }]) => element.classList.contains("played") && !element.isConnected),
  );

/**
 * After a redraw, let cards fly from their old places, or from the seat that played them.
 *
 * @param {Element} root @param {Places} before @param {Places} ghosts cards of a trick that was just gathered
 * @param {string | null} winner the seat that won the trick
 */
export function fly(root, before, ghosts, winner) {
  if (!mayMove()) return;
  // All places are measured before anything moves, so the browser lays the page out once.
  const flights = [...root.querySelectorAll("[data-card]")].map((element) => ({
    element,
    from:
      before.get(element.getAttribute("data-card") ?? "")?.rect ??
      seatRect(root, element.getAttribute("data-from")),
    to: element.getBoundingClientRect(),
  }));
  const home = winner === null ? null : seatRect(root, winner);
  for (const { element, from, to } of flights) if (from !== null) slide(element, from, to);
  if (home !== null) for (const ghost of ghosts.values()) gather(ghost, home);
}

/** The middle of a seat: from there cards begin small. @param {Element} root @param {string | null} seat */
function seatRect(root, seat) {
  const found = seat === null ? null : root.querySelector(`[data-seat="${seat}"]`);
  if (!found) return null;
  const { left, top, width, height } = found.getBoundingClientRect();
  return new DOMRect(middle(left, width), middle(top, height), 0, 0);
}

/** @param {Element} element @param {DOMRect} from @param {DOMRect} to */
function slide(element, from, to) {
  const [x, y] = [
    middle(from.left, from.width) - middle(to.left, to.width),
    middle(from.top, from.height) - middle(to.top, to.height),
  ];
  if (Math.abs(x) + Math.abs(y) < 2 || to.width === 0) return;
  const size = Math.max(0.4, Math.min(1.6, from.width / to.width));
  element.animate([{ transform: `translate(${x}px, ${y}px) scale(${size})` }, { transform: "none" }], FLIGHT);
}

/** @param {{rect: DOMRect, element: Element}} ghost @param {DOMRect} home */
function gather({ rect, element }, home) {
  const shape = /** @type {SVGElement | null} */ (element.querySelector("svg")?.cloneNode(true));
  if (shape === null || shape === undefined) return;
  shape.classList.add("ghost");
  Object.assign(shape.style, {
    left: `${rect.left}px`,
    top: `${rect.top}px`,
    width: `${rect.width}px`,
    height: `${rect.height}px`,
  });
  document.body.append(shape);
  const [x, y] = [
    middle(home.left, home.width) - middle(rect.left, rect.width),
    middle(home.top, home.height) - middle(rect.top, rect.height),
  ];
  const moved = { transform: `translate(${x}px, ${y}px) scale(.35)`, opacity: 0.2 };
  const flight = shape.animate([{ transform: "none", opacity: 1 }, moved], GATHERING);
  // A flight that is cut short counts as failed.
  flight.finished.catch(() => undefined).finally(() => shape.remove());
}

/** @param {number} start @param {number} size */
const middle = (start, size) => start + size / 2;
