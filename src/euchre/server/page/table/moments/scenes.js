/**
 * Short scenes for the moments of a game. They lie over the table and are gone within a second; nothing waits
 * for them, and everything below them can be clicked.
 */

import { cardFace, suitSign } from "../../lib/cards.js";
import { h } from "../../lib/dom.js";
import { mayMove, settings } from "../../lib/settings.js";
import { letterOf } from "../hand.js";
import { momentsOf, packetsOf } from "./moments.js";
import { play } from "./sound.js";
import { look, text } from "../../texts/index.js";
import { resultHeading } from "../../texts/phrases.js";

/** @typedef {import("./moments.js").Moment} Moment */
/** @typedef {import("./moments.js").Seen} Seen */

/** How long a packet flies, and after how long the next one follows, in milliseconds. */
const [FLIGHT, NEXT] = [260, 65];
const BANNER = { duration: 950, easing: "cubic-bezier(.2,.8,.3,1)" };
/** How many suit signs fall when a game is won. */
const CONFETTI = 22;

/**
 * Show and sound the moments between two states of a table.
 *
 * @param {Element} root the table @param {Seen} now @param {Seen | null} before
 */
export function see(root, now, before) {
  const moments = momentsOf(now, before);
  if (settings.sound) play(moments);
  if (!mayMove()) return;
  const shown = moments.includes("alone") ? moments.filter((one) => one !== "trump") : moments; // one banner
  for (const moment of shown) SCENES[moment](root, now);
}

/** @type {Record<Moment, (root: Element, now: Seen) => void>} */
const SCENES = {
  deal: (root, now) => deal(root, now),
  "turn-up": (root) => flip(root),
  trump: (root, { update: { deal } }) => banner(root, suitSign(letterOf(deal?.trump ?? "")), "suit"),
  alone: (root, { update: { deal } }) =>
    banner(root, look(text.manners, deal?.manner ?? "") ?? text.manners.alone),
  euchre: (root) => banner(root, text.result.headings.euchre, "shaken"),
  march: (root, { update: { deal } }) => banner(root, resultHeading("march", deal?.lone !== null)),
  game: (root) => confetti(root, 1),
  rubber: (root) => confetti(root, 2),
  lost: () => undefined, // the word for the deal is enough
};

/**
 * Packets of backs fly from the dealer to the seats, in the order of the deal.
 *
 * @param {Element} root @param {Seen} now
 */
function deal(root, { update }) {
  const { deal, table } = update;
  const dealer = root.querySelector(`[data-seat="${deal?.dealer}"]`)?.getBoundingClientRect();
  if (dealer === undefined) return;
  const letters = table.seats.map(({ seat }) => seat).sort();
  const first = letters.indexOf(deal?.dealer ?? "A") + 1;
  const order = [...letters.slice(first), ...letters.slice(0, first)];
  packetsOf(update).forEach((count, round) =>
    order.forEach((seat, place) => {
      const to = root.querySelector(`[data-seat="${seat}"]`)?.getBoundingClientRect();
      if (to !== undefined) packet(dealer, to, count, NEXT * (round * order.length + place));
    }),
  );
}

/** @param {DOMRect} from @param {DOMRect} to @param {number} count @param {number} delay */
function packet(from, to, count, delay) {
  const cards = Array.from({ length: count }, () => h("span", { class: "card" }, cardFace("??")));
  const element = over(h("div", { class: "scene packet" }, cards));
  const frames = [
    { transform: middleOf(from), opacity: 1 },
    { transform: middleOf(to), opacity: 1, offset: 0.9 },
    { transform: middleOf(to), opacity: 0 },
  ];
  gone(element, element.animate(frames, { duration: FLIGHT, delay, fill: "backwards", easing: "ease-out" }));
}

/** @param {Element} root */
function flip(root) {
  const card = root.querySelector(".turn-up .card[data-card] .face");
  card?.animate([{ transform: "rotateY(90deg)" }, { transform: "none" }], {
    duration: 300,
    delay: 500,
    fill: "backwards",
  });
}

/**
 * A word or a suit sign in the middle of the felt.
 *
 * @param {Element} root @param {Node | string} what @param {string} [look]
 */
function banner(root, what, look = "") {
  const felt = root.querySelector(".felt")?.getBoundingClientRect();
  if (felt === undefined) return;
  const element = over(h("div", { class: `scene banner ${look}` }, what));
  const at = middleOf(felt);
  const tilt = look === "shaken" ? ["rotate(-7deg)", "rotate(6deg)"] : ["", ""];
  const frames = [
    { transform: `${at} scale(.3)`, opacity: 0 },
    { transform: `${at} scale(1.15) ${tilt[0]}`, opacity: 1, offset: 0.25 },
    { transform: `${at} scale(1) ${tilt[1]}`, opacity: 1, offset: 0.7 },
    { transform: `${at} scale(1.1)`, opacity: 0 },
  ];
  gone(element, element.animate(frames, BANNER));
}

/** Suit signs fall over the table. @param {Element} root @param {number} times */
function confetti(root, times) {
  const { left, width, bottom } = root.getBoundingClientRect();
  for (let number = 0; number < CONFETTI * times; number += 1) {
    const element = over(h("span", { class: "scene falling" }, suitSign("SHCD"[number % 4])));
    const x = left + Math.random() * width;
    const [drift, turn] = [60 - Math.random() * 120, 200 - 400 * Math.random()];
    const frames = [
      { transform: `translate(${x}px, -3rem) rotate(0deg)` },
      { transform: `translate(${x + drift}px, ${bottom}px) rotate(${turn}deg)` },
    ];
    gone(element, element.animate(frames, { duration: 600 + 350 * Math.random(), easing: "ease-in" }));
  }
}

/** Moves an element to the middle of a place. @param {DOMRect} place */
const middleOf = ({ left, top, width, height }) =>
  `translate(${left + width / 2}px, ${top + height / 2}px) translate(-50%, -50%)`;

/** @template {HTMLElement} E @param {E} element @returns {E} */
function over(element) {
  element.setAttribute("aria-hidden", "true");
  document.body.append(element);
  return element;
}

/** @param {Element} element @param {Animation} animation */
function gone(element, animation) {
  animation.finished.finally(() => element.remove());
}
