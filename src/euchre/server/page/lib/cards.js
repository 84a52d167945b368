/** Draws the cards from their paths: corners, pips, court cards, joker and back; and faces for the seats. */

import { BACKS, COURTS, GLYPHS, PIPS, SUIT_PATHS } from "./card-art.js";
import { svg } from "./dom.js";
import { settings } from "./settings.js";
import { cardName } from "../texts/index.js";

export { SUIT_PATHS };

/** @type {Map<string, SVGElement>} */
const made = new Map();

/**
 * A drawing of a card, or of its back for `??`, hidden from screen readers.
 *
 * @param {string} card
 */
export function cardFace(card) {
  const key = card === "??" ? `back-${settings.back}` : card;
  let face = made.get(key);
  if (face === undefined) {
    const parts = card === "??" ? back(settings.back) : card === "joker" ? joker() : faceOf(card[0], card[1]);
    const suit = card.length === 2 && card !== "??" ? `suit-${card[1]}` : "";
    const look = { class: `face ${suit}`, viewBox: "0 0 100 140", "aria-hidden": "true", "data-whole": true };
    face = svg("svg", { ...look, "data-face": key }, parts);
    made.set(key, face);
  }
  return /** @type {SVGElement} */ (face.cloneNode(true));
}

/**
 * A drawing of a card with its name for screen readers.
 *
 * @param {string} card
 */
export function cardPicture(card) {
  const face = cardFace(card);
  face.removeAttribute("aria-hidden");
  face.setAttribute("role", "img");
  face.setAttribute("aria-label", cardName(card));
  return face;
}

const NO_TRUMP_PATH = "M-8 10V-10H-4L4 3V-10H8V10H4L-4-3V10Z";

/**
 * The shape of a suit for use in a line of text.
 *
 * @param {string} suit a letter; N for no trump
 */
export function suitSign(suit) {
  const path = svg("path", { d: SUIT_PATHS[suit] ?? NO_TRUMP_PATH });
  return svg("svg", { class: `sign suit-${suit}`, viewBox: "-12 -12 24 24", "aria-hidden": "true" }, path);
}

/**
 * The face of a player: the person of a court card, cut out in a circle.
 *
 * @param {string} court the court card
 */
export function portrait(court) {
  const look = { class: `portrait suit-${court[1]}`, viewBox: "24 6 52 60", "aria-hidden": "true" };
  return svg("svg", { ...look, "data-whole": true, "data-key": court }, half(court));
}

const sheet = () => svg("rect", { class: "sheet", x: 1, y: 1, width: 98, height: 138, rx: 9 });

/** @param {string} suit @param {number} x @param {number} y @param {number} size @param {boolean} [turned] */
function pip(suit, x, y, size, turned = false) {
  const move = `translate(${x} ${y}) scale(${size / 20})${turned ? " rotate(180)" : ""}`;
  return svg("path", { class: "ink", d: SUIT_PATHS[suit], transform: move });
}

/** @param {SVGElement[]} parts */
const twice = (parts) => [
  ...parts,
  svg(
    "g",
    { transform: "rotate(180 50 70)" },
    parts.map((part) => part.cloneNode(true)),
  ),
];

/**
 * A rank or a letter, drawn as strokes.
 *
 * @param {string} name
 * @param {number} x
 * @param {number} y
 * @param {number} height
 * @param {string} look
 */
function glyph(name, x, y, height, look) {
  const move = `translate(${x - (height * 10) / 28} ${y}) scale(${height / 28})`;
  return svg("path", { class: `glyph ${look}`, d: GLYPHS[name], transform: move, "data-letter": name });
}

/** @param {string} rank @param {string} suit */
const corner = (rank, suit) => [
  glyph(rank, rank === "T" ? 15 : 14.5, 8, 24, "rank"),
  pip(suit, 14.5, 45, 16),
  glyph(suit, 14.5, 57.5, 9, "letter"),
];

/** @param {string} rank @param {string} suit */
function faceOf(rank, suit) {
  const corners = twice([svg("g", { class: "corner" }, corner(rank, suit))]);
  if (rank === "A") return [sheet(), ...corners, pip(suit, 50, 70, 48)];
  if (PIPS[rank] === undefined) return [sheet(), ...court(rank, suit), ...corners];
  const pips = PIPS[rank].map(([x, y]) => pip(suit, x, y, 17, y > 70));
  return [
    sheet(),
    ...corners,
    svg("g", { class: "pips" }, pips),
    svg("g", { class: "one-pip" }, pip(suit, 50, 70, 40)),
  ];
}

/** The upper half of a court card. @param {string} card */
const half = (card) => COURTS[card].map(([look, d]) => svg("path", { class: look, d }));

/** @param {string} rank @param {string} suit */
function court(rank, suit) {
  const frame = svg("rect", { class: "frame", x: 24, y: 9, width: 52, height: 122, rx: 3 });
  const belt = svg("path", { class: "trim", d: "M24 68.5H76V71.5H24Z" });
  return [frame, ...twice([...half(rank + suit), pip(suit, 67, 19, 12)]), belt];
}

function joker() {
  const word = [..."JOKER"].map((letter, place) => glyph(letter, 14, 9 + 15 * place, 11, "rank"));
  const cap = svg("path", { class: "robe", d: "M32 74Q24 50 36 40Q40 55 50 52Q60 55 64 40Q76 50 68 74Z" });
  const places = [
    [36, 38],
    [64, 38],
    [50, 50],
  ];
  const bells = places.map(([cx, cy]) => svg("circle", { class: "crown", cx, cy, r: 4.5 }));
  return [
    sheet(),
    ...twice(word),
    cap,
    ...bells,
    svg("path", { class: "trim", d: "M31 72H69V78H31Z" }),
    svg("path", { class: "skin", d: "M36 78H64V86Q64 102 50 102Q36 102 36 86Z" }),
    svg("path", { class: "line", d: "M43 85h3M54 85h3M50 86v5M42 93q8 6 16 0" }),
  ];
}

/** @param {number} design */
function back(design) {
  const frame = svg("rect", { class: `back back-${design}`, x: 7, y: 7, width: 86, height: 126, rx: 5 });
  const net = svg("path", { class: "net", d: BACKS[design] ?? BACKS[0] });
  const seal = svg("circle", { class: `back back-${design}`, cx: 50, cy: 70, r: 15 });
  return [sheet(), frame, net, seal, pipRing()];
}

function pipRing() {
  const around = /** @type {[string, number, number][]} */ ([
    ["S", 50, 62],
    ["H", 58, 70],
    ["C", 50, 78],
    ["D", 42, 70],
  ]);
  const pips = around.map(([suit, x, y]) =>
    svg("path", { class: "seal", d: SUIT_PATHS[suit], transform: `translate(${x} ${y}) scale(.32)` }),
  );
  return svg("g", {}, pips);
}
