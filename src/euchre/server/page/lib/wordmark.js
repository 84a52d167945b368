/** The sign of the game: its name as a drawing, which needs no font, and a fan of cards. */

import { cardFace } from "./cards.js";
import { h, svg } from "./dom.js";
import { text } from "../texts/index.js";

/** Each letter as strokes, in a box of 300 by 100. */
const LETTERS = [
  "M46 14H14V86H48M14 50H40",
  "M68 40V68Q68 86 84 86Q100 86 100 68M100 40V86",
  "M156 46Q150 38 141 38Q121 38 121 62Q121 86 141 86Q150 86 156 78",
  "M176 10V86M176 62Q178 40 193 40Q206 40 206 58V86",
  "M226 40V86M226 62Q229 40 244 41",
  "M254 62H290Q290 38 272 38Q253 38 253 62Q253 86 272 86Q283 86 289 78",
];

/** The two bowers, an ace, a king and the joker. */
export const fan = () =>
  h(
    "div",
    { class: "fan", "aria-hidden": "true", "data-whole": true },
    ["JC", "JS", "AS", "KH", "joker"].map((card) => h("span", { class: "card" }, cardFace(card))),
  );

/** A heading with the name of the game. */
export const title = () => h("h1", {}, h("span", { class: "unseen" }, text.lobby.title), wordmark());

function wordmark() {
  const letters = svg("path", { d: LETTERS.join(""), "stroke-width": 9 });
  const look = { class: "wordmark", viewBox: "6 2 292 94", "aria-hidden": "true", "data-whole": true };
  return svg("svg", look, letters);
}
