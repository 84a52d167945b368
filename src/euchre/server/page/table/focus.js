/** Moves the keyboard's focus at the table: to the next choice, and along the hand and the buttons. */

import { choicesIn } from "./acts.js";
import { isAsked } from "./club/state.js";

/** @typedef {import("./page.js").TablePage} TablePage */

const FIRST_CHOICE = ".actions .call:not(.right), .hand .playable, .card-offer";

/**
 * After a redraw, keep the focus on the table, so that people who play by keyboard need not search for it.
 *
 * @param {TablePage} page
 * @param {Element | null} focused the element of the table that had the focus
 */
export function followFocus(page, focused) {
  const { update } = page;
  if (update === null) return;
  const isAwaited = choicesIn(update).isAwaited || isAsked(update);
  const choice = isAwaited ? page.querySelector(FIRST_CHOICE) : null;
  const next = choice ?? page.querySelector("[data-do=skip]");
  if (focused === null) {
    if (document.activeElement === document.body && choice !== null) focus(choice, true);
  } else if (!focused.isConnected || page.isFocusParked) {
    focus(next ?? page.querySelector(".status"), next === null);
    page.isFocusParked = next === null;
  }
}

/** @param {Element | null} element @param {boolean} preventScroll */
function focus(element, preventScroll) {
  const place = /** @type {HTMLElement | null} */ (element);
  place?.setAttribute("tabindex", place.matches(".status") ? "-1" : "0");
  place?.focus({ preventScroll });
}

/** Arrow keys move along the hand and the buttons. @param {KeyboardEvent} event */
export function moveByArrows(event) {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  const target = /** @type {HTMLButtonElement} */ (event.target);
  const group = target.closest(".hand, .actions");
  if (step === undefined || group === null) return;
  const buttons = [...group.querySelectorAll("button")];
  buttons[(buttons.indexOf(target) + step + buttons.length) % buttons.length]?.focus();
  event.preventDefault();
}
