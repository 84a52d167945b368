/** Draws the cards: corners with rank, suit shape and suit letter, pips, court cards, joker and back. */

import { svg } from "./dom.js";
import { cardName } from "../texts/en/index.js";

/** The outline of each suit, centred on 0, 0, about 20 units wide and high. */
export const SUIT_PATHS = {
  S: "M0-10C4-4 10-1 10 4C10 8 5 9 1.5 6C2 8 3 9.5 4 10.500H-4C-3 9.5-2 8-1.5 6C-5 9-10 8-10 4C-10-1-4-4 0-10Z",
  H: "M0 10C-3 5-10 2-10-4C-10-8.5-6-10-3.5-9C-1.8-8.3-.5-7 0-5C.5-7 1.8-8.3 3.5-9C6-10 10-8.5 10-4C10 2 3 5 0 10Z",
  D: "M0-11L8 0L0 11L-8 0Z",
  C: "M1.4 4.500C3 8.5 10 7.5 10 2.600C10-1.5 6-3 3-1.600C5.4-4 4.4-10 0-10C-4.4-10-5.4-4-3-1.600C-6-3-10-1.5-10 2.600C-10 7.5-3 8.5-1.4 4.500C-1.5 7-2.5 9.5-4 10.500H4C2.5 9.5 1.5 7 1.4 4.500Z",
};

const [L, M, R] = [38, 50, 62];
/** Where the pips are, as on printed cards. Those in the lower half are upside down. */
const PIPS = /** @type {Record<string, number[][]>} */ ({
  7: [
    [L, 32],
    [R, 32],
    [M, 51],
    [L, 70],
    [R, 70],
    [L, 108],
    [R, 108],
  ],
  8: [
    [L, 32],
    [R, 32],
    [M, 51],
    [L, 70],
    [R, 70],
    [M, 89],
    [L, 108],
    [R, 108],
  ],
  9: [
    [L, 30],
    [R, 30],
    [L, 57],
    [R, 57],
    [M, 70],
    [L, 83],
    [R, 83],
    [L, 110],
    [R, 110],
  ],
  T: [
    [L, 30],
    [R, 30],
    [M, 43],
    [L, 57],
    [R, 57],
    [L, 83],
    [R, 83],
    [M, 97],
    [L, 110],
    [R, 110],
  ],
});
const HEADGEAR = /** @type {Record<string, string>} */ ({
  K: "M36 41L33 24L42 32L50 20L58 32L67 24L64 41Z",
  Q: "M37 41L35 28Q40 34 43 27Q47 34 50 24Q53 34 57 27Q60 34 65 28L63 41Z",
  J: "M36 40Q36 27 50 27Q60 27 64 34L69 24Q71 34 64 40Z",
});

/** @type {Map<string, SVGElement>} */
const made = new Map();

/**
 * A drawing of a card, or of its back for `??`, hidden from screen readers.
 *
 * @param {string} card
 */
export function cardFace(card) {
  let face = made.get(card);
  if (face === undefined) {
    const parts = card === "??" ? back() : card === "joker" ? joker() : faceOf(card[0], card[1]);
    const suit = card.length === 2 && card !== "??" ? `suit-${card[1]}` : "";
    const look = { class: `face ${suit}`, viewBox: "0 0 100 140", "aria-hidden": "true", "data-whole": true };
    face = svg("svg", { ...look, "data-face": card }, parts);
    made.set(card, face);
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

/**
 * The shape of a suit for use in a line of text.
 *
 * @param {string} suit a letter
 */
export function suitSign(suit) {
  const path = svg("path", { d: SUIT_PATHS[/** @type {"S"} */ (suit)] });
  return svg("svg", { class: `sign suit-${suit}`, viewBox: "-12 -12 24 24", "aria-hidden": "true" }, path);
}

const sheet = () => svg("rect", { class: "sheet", x: 1, y: 1, width: 98, height: 138, rx: 9 });

/** @param {string} suit @param {number} x @param {number} y @param {number} size @param {boolean} [turned] */
function pip(suit, x, y, size, turned = false) {
  const move = `translate(${x} ${y}) scale(${size / 20})${turned ? " rotate(180)" : ""}`;
  return svg("path", { class: "ink", d: SUIT_PATHS[/** @type {"S"} */ (suit)], transform: move });
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

/** @param {string} rank @param {string} suit */
function corner(rank, suit) {
  const shown = rank === "T" ? "10" : rank;
  return [
    svg(
      "text",
      { class: `rank ink ${rank === "T" ? "two" : ""}`, x: 14, y: 27, "text-anchor": "middle" },
      shown,
    ),
    pip(suit, 14, 39, 16),
    svg("text", { class: "letter ink", x: 14, y: 60, "text-anchor": "middle" }, suit),
  ];
}

/** @param {string} rank @param {string} suit */
function faceOf(rank, suit) {
  const corners = twice(corner(rank, suit));
  if (rank === "A") return [sheet(), ...corners, pip(suit, 50, 70, 52)];
  if (rank in HEADGEAR) return [sheet(), ...court(rank), ...corners];
  return [sheet(), ...corners, ...PIPS[rank].map(([x, y]) => pip(suit, x, y, 15, y > 70))];
}

/**
 * A court card: a bust drawn twice, with a crown, a coronet or a feathered cap.
 *
 * @param {string} rank
 */
function court(rank) {
  const hair = rank === "Q" ? "M36 41Q31 62 38 66H62Q69 62 64 41Z" : "M38 41Q35 55 40 58H60Q65 55 62 41Z";
  const half = [
    svg("path", { class: "robe", d: "M29 70V68Q33 60 44 58H56Q67 60 71 68V70Z" }),
    svg("path", { class: "trim", d: "M42 58L50 70L58 58L61 59L53 70H47L39 59Z" }),
    svg("path", { class: "hair", d: hair }),
    svg("path", { class: "skin", d: "M40 41H60V49Q60 60 50 60Q40 60 40 49Z" }),
    svg("path", { class: "line", d: "M45 47.500h1.500M53.5 47.500h1.500M50 48v4M47 55.500q3 1.5 6 0" }),
    rank === "K"
      ? svg("path", {
          class: "hair",
          d: "M40 50Q41 64 50 66Q59 64 60 50Q58 55 54 54Q50 53 46 54Q42 55 40 50Z",
        })
      : null,
    svg("path", { class: "crown", d: HEADGEAR[rank] }),
    svg("path", { class: "trim", d: "M36 38H64V41.500H36Z" }),
  ].filter((part) => part !== null);
  const frame = svg("rect", { class: "frame", x: 27, y: 15, width: 46, height: 110, rx: 3 });
  const belt = svg("path", { class: "trim", d: "M27 68.500H73V71.500H27Z" });
  return [frame, ...twice(half), belt];
}

function joker() {
  const word = [..."JOKER"].map((letter, place) =>
    svg("text", { class: "joker ink", x: 14, y: 26 + 17 * place, "text-anchor": "middle" }, letter),
  );
  const cap = svg("path", { class: "robe", d: "M32 74Q24 50 36 40Q40 55 50 52Q60 55 64 40Q76 50 68 74Z" });
  const bells = [
    [36, 38],
    [64, 38],
    [50, 50],
  ].map(([cx, cy]) => svg("circle", { class: "crown", cx, cy, r: 4.5 }));
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

function back() {
  const frame = svg("rect", { class: "back", x: 7, y: 7, width: 86, height: 126, rx: 5 });
  const lines = [];
  for (let at = -112; at <= 84; at += 14) {
    lines.push(
      `M${Math.max(10, 10 + at)} ${Math.max(10, 10 - at)}` +
        `L${Math.min(90, 130 + at)} ${Math.min(130, 90 - at)}`,
    );
    lines.push(
      `M${Math.min(90, 90 - at)} ${Math.max(10, 10 - at)}` +
        `L${Math.max(10, -30 - at)} ${Math.min(130, 90 - at)}`,
    );
  }
  const net = svg("path", { class: "net", d: lines.join("") });
  return [sheet(), frame, net, svg("circle", { class: "back", cx: 50, cy: 70, r: 15 }), pipRing()];
}

function pipRing() {
  const around = /** @type {const} */ ([
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
