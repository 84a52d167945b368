/** What the pages of puzzles and of lessons share: a position on the table, and how a person answers. */

import { puzzleTable } from "./position.js";
import { choicesIn } from "../table/acts.js";
import { morph, tell } from "../lib/dom.js";

/** @typedef {import("./position.js").Position} Position */

/** A page with a position in which the person chooses an act. @abstract */
export class PositionPage extends HTMLElement {
  /** Cards of the hand that the person has picked. @type {Set<string>} */
  picked = new Set();
  manner = "";

  /** The position on the table. @returns {Position | null} */
  get shown() {
    return null;
  }

  /** Whether the position is answered. */
  get isOver() {
    return false;
  }

  /** The table at the position. */
  update() {
    return this.shown === null ? null : puzzleTable(this.shown, this.isOver);
  }

  /** The person chose an act. @param {string} act @returns {Promise<unknown>} */
  answer(act) {
    throw new TypeError(act);
  }

  /** The elements of the page. @returns {HTMLElement} */
  wanted() {
    return document.createElement("main");
  }

  draw() {
    const wanted = this.wanted();
    if (this.firstElementChild === null) this.append(wanted);
    else morph(this.firstElementChild, wanted);
  }

  /** Do something, and show what goes wrong. @param {() => Promise<unknown>} action */
  async doing(action) {
    try {
      await action();
    } catch (failed) {
      tell(this, "trouble", failed);
    }
  }

  /** A button was pressed. @param {MouseEvent} event */
  clicked(event) {
    const button = /** @type {HTMLElement | null} */ (
      /** @type {Element} */ (event.target).closest("button")
    );
    const { act, hold, manner } = button?.dataset ?? {};
    if (manner !== undefined) {
      this.manner = this.manner === manner ? "" : manner;
      this.draw();
    } else if (act !== undefined) this.doing(() => this.answer(act));
    else if (hold !== undefined) this.hold(hold);
  }

  /** The person chose a card of the hand; false if it may not be played. @param {string} card */
  hold(card) {
    const update = this.update();
    if (update === null || this.isOver) return true;
    const choices = choicesIn(update);
    const offer = choices.cards.get(card);
    if (offer !== undefined) this.doing(() => this.answer(offer.act));
    else if (choices.count > 0) {
      if (!this.picked.delete(card) && this.picked.size < choices.count) this.picked.add(card);
      this.draw();
    } else return choices.cards.size === 0;
    return true;
  }
}
