/**
 * The newcomer's guide at the table: names suits and bowers on cards and buttons, and says why a card may not
 * be played. It is offered once, in a person's first game, and is loaded when it is offered or on.
 */

import { h } from "../lib/dom.js";
import { choose, settings } from "../lib/settings.js";
import { speak } from "../lib/speech.js";
import { styled } from "../lib/styles.js";
import { request } from "../lib/wire.js";
import { choicesIn } from "../table/acts.js";
import { isBower, letterOf } from "../table/hand.js";
import { capital, cardName, look, suitName, text } from "../texts/index.js";

/** @typedef {import("../table/page.js").TablePage} TablePage */
/** @typedef {import("../messages").Update} Update */

await styled("/study/guide.css");

/** Whether the server keeps no finished game of the person; null if it does not answer. */
const isNew = await request("GET", "/api/progress").then(
  ({ games }) => games.length === 0,
  () => null,
);
if (isNew === false && settings.guide === null) choose({ guide: false });

/** The card of the hand that is pointed at, on each page. @type {WeakMap<TablePage, string | null>} */
const pointed = new WeakMap();
let isAnnounced = false;

/**
 * Add the guide, or its offer, to a table that was drawn and is not shown yet.
 *
 * @param {TablePage} page @param {HTMLElement} table
 */
export function guide(page, table) {
  const update = page.playback.shown;
  if (update === null) return;
  listen(page);
  if (settings.guide === null && page.won !== null) choose({ guide: false }); // the first game is over
  if (settings.guide === null && isNew) offer(update, table);
  else if (settings.guide) explain(page, update, table);
}

/** @param {Update} update @param {HTMLElement} table */
function offer(update, table) {
  if (update.table.you === null || update.table.phase !== "playing") return;
  const answer = (/** @type {string} */ kind, /** @type {string} */ words) =>
    h("button", { "data-guide": kind, "data-key": kind }, words);
  const section = h(
    "section",
    { class: "guide-offer", "data-key": "guide", "aria-label": text.guide.title },
    h("p", {}, text.guide.offer),
    h("div", {}, answer("on", text.guide.yes), answer("off", text.guide.no)),
  );
  table.querySelector(".own")?.prepend(section);
  if (!isAnnounced) speak([text.guide.offer]);
  isAnnounced = true;
}

/** @param {TablePage} page */
function listen(page) {
  if (pointed.has(page)) return;
  pointed.set(page, null);
  for (const kind of ["pointerover", "pointerleave", "focusin"])
    page.addEventListener(kind, (event) => point(page, event));
  page.addEventListener("click", (event) => clicked(page, event), true);
}

/** @param {TablePage} page @param {Event} event */
function point(page, event) {
  const card = /** @type {HTMLElement | null} */ (/** @type {Element} */ (event.target).closest(".held"));
  const name = card?.dataset.card ?? null;
  if (!settings.guide || name === pointed.get(page)) return;
  pointed.set(page, name);
  page.draw();
}

/**
 * Take the answer to the offer, or say why a card may not be played.
 *
 * @param {TablePage} page @param {Event} event
 */
function clicked(page, event) {
  const target = /** @type {Element} */ (event.target);
  const button = /** @type {HTMLElement | null} */ (target.closest("[data-guide], .held[data-why]"));
  if (button === null) return;
  event.stopPropagation();
  const { guide: answer, why } = button.dataset;
  if (answer === undefined) {
    point(page, event);
    return speak([why ?? ""]);
  }
  choose({ guide: answer === "on" });
  page.note(settings.guide ? text.guide.on : text.guide.off);
}

/** @param {TablePage} page @param {Update} update @param {HTMLElement} table */
function explain(page, update, table) {
  const { deal } = update;
  if (deal === null) return;
  const turned = deal.turn_up?.[1] ?? "";
  for (const title of table.querySelectorAll(
    ".calls.ordering .tile:not(.no) b, .turn-up:not(.down) figcaption",
  ))
    if (turned !== "") title.append(` (${suitName(turned)})`);
  for (const face of table.querySelectorAll(".played [role=img]")) {
    const card = face.parentElement?.dataset.card ?? "";
    face.setAttribute("aria-label", labelOf(card, deal.trump, face.getAttribute("aria-label") ?? ""));
  }
  for (const card of /** @type {NodeListOf<HTMLElement>} */ (table.querySelectorAll(".held")))
    explainCard(page, update, card);
}

/** @param {TablePage} page @param {Update} update @param {HTMLElement} button a card of the hand */
function explainCard(page, update, button) {
  const card = button.dataset.card ?? "";
  const trump = update.deal?.trump ?? null;
  const label = labelOf(card, trump, button.getAttribute("aria-label") ?? "");
  const suit = suitOf(card, trump);
  if (suit !== "") button.dataset.suit = suitName(suit);
  button.setAttribute("aria-label", label);
  if (!button.matches(".choosing > [aria-disabled=true]") || page.isBusy || update !== page.update) return;
  const why = reason(update, card);
  button.dataset.why = why;
  button.setAttribute("aria-label", `${label}. ${why}`);
  if (pointed.get(page) === card)
    button.parentElement?.append(
      h(
        "p",
        { class: "guide-why", "data-key": "why", "aria-hidden": "true" },
        `${capital(cardName(card))}. ${why}`,
      ),
    );
}

/**
 * The label of a card, with its role as a bower.
 *
 * @param {string} card @param {string | null} trump @param {string} label
 */
function labelOf(card, trump, label) {
  if (!isBower(card, trump)) return label;
  const suit = letterOf(trump ?? "");
  return `${label}, ${card[1] === suit ? text.guide.right : text.guide.left({ suit })}`;
}

/**
 * The letter of the suit that a card counts as. Empty for a joker without a suit.
 *
 * @param {string} card @param {string | null} trump
 */
function suitOf(card, trump) {
  const suit = trump === null ? "" : letterOf(trump);
  if (isBower(card, trump)) return suit;
  return card === "joker" ? suit.replace("N", "") : card[1];
}

/**
 * Why a card of the hand may not be played. Which cards may be played comes from the server.
 *
 * @param {Update} update @param {string} card
 */
function reason(update, card) {
  const choices = choicesIn(update);
  const trump = update.deal?.trump ?? null;
  const trick = update.deal?.tricks.at(-1);
  const led = trick === undefined || trick.complete ? "" : (trick.plays[0]?.card ?? "");
  const suit = led === "" ? "" : suitOf(led, trump);
  const one = look(text.guide.one, suit);
  const isFollowed = [...choices.cards.keys()].every((other) => suitOf(other, trump) === suit);
  if (choices.kind !== "play" || one === undefined || !isFollowed || suitOf(card, trump) === suit)
    return text.guide.other;
  const asked = led[1] === suit ? text.guide.led({ suit }) : text.guide.trumpLed({ card: led });
  const own =
    isBower(card, trump) && card[1] === suit ? ` ${text.guide.own({ suit: letterOf(trump ?? "") })}` : "";
  return `${capital(asked)} ${text.guide.follow({ one })}${own}`;
}
