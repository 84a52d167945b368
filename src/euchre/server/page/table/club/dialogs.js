/** The dialogs of club mode: claims, irregular acts and rulings. */

import { parted } from "../acts.js";
import { SUSPECTED } from "./referee.js";
import { rulingList } from "./rulings.js";
import { suitSign } from "../../lib/cards.js";
import { open } from "../../lib/dialog.js";
import { h } from "../../lib/dom.js";
import { who } from "../../lib/seats.js";
import { settings } from "../../lib/settings.js";
import { claimWords, slipKind, slipWords, suspicion } from "../../texts/club.js";
import { text } from "../../texts/index.js";

/** @typedef {import("../page.js").TablePage} TablePage */

/** Open the list of claims that only the cards can prove. @param {TablePage} page */
export function openClaims(page) {
  const update = page.update;
  const claims =
    update?.deal?.club?.held.filter(
      ({ kind, irregularity }) => kind === "claim" && SUSPECTED.includes(irregularity),
    ) ?? [];
  if (update === null || claims.length === 0) return;
  const rows = claims.map((claim) =>
    h(
      "li",
      {},
      h("span", {}, suspicion(who(update.table, claim.offender ?? "").name, claim.irregularity, claim.trick)),
      h("button", { type: "button", "data-act": claim.says[0].act }, claimWords(claim.irregularity)),
    ),
  );
  openActs(page, text.club.claimTitle, [h("p", {}, text.club.claimHint), h("ul", { class: "acts" }, rows)]);
}

/** A button for an irregular act. Its cards are drawn small. @param {string} act */
function slipButton(act) {
  const { words } = parted(act);
  const cards = words.match(/\b[789TJQKA][SHDC]\b/g);
  const faces = cards?.map((card) =>
    h("span", { class: "pip" }, card[0] === "T" ? "10" : card[0], suitSign(card[1])),
  );
  return h(
    "button",
    { type: "button", "data-act": act, "aria-label": faces && slipWords(words) },
    faces ?? slipWords(words),
  );
}

/**
 * Open the list of irregular acts, except single cards, which are chosen in the hand.
 *
 * @param {TablePage} page
 */
export function openSlips(page) {
  const slips = page.update?.deal?.club?.slips ?? [];
  const others = slips.filter((act) => parted(act).card === null);
  const groups = Object.entries(text.club.kinds).map(([kind, heading]) => {
    const acts = others.filter((act) => slipKind(parted(act).words) === kind);
    return acts.length === 0
      ? null
      : h("section", {}, h("h3", {}, heading), h("div", { class: "menu" }, acts.map(slipButton)));
  });
  openActs(page, text.club.slipsTitle, [h("p", {}, text.club.slipsHint), groups].flat());
}

/** @param {TablePage} page @param {string} title @param {(HTMLElement | null)[]} children */
function openActs(page, title, children) {
  const dialog = open(title, children, (event) => {
    const act =
      /** @type {Element} */ (event.target).closest("[data-act]")?.getAttribute("data-act") ?? undefined;
    if (event.type !== "click" || act === undefined) return;
    dialog.close();
    page.act(act);
  });
}

/**
 * Play an irregular card, after a question if the settings say so.
 *
 * @param {TablePage} page
 * @param {string} card
 * @param {string} act
 */
export function playIrregularly(page, card, act) {
  if (!settings.askFirst) return page.act(act);
  const isTurn = page.update?.deal?.waiting[0] === page.update?.table.you;
  const sure = h("button", { type: "button", class: "main", "data-act": act }, text.club.playAllTheSame);
  return openActs(page, text.club.askTitle({ card }), [
    h("p", {}, isTurn ? text.club.notRegular : text.club.notYourTurn),
    h("div", { class: "menu" }, sure),
  ]);
}

/** @param {TablePage} page */
export function openRulings(page) {
  if (page.update !== null) open(text.club.rulings, [rulingList(page.update, page.register)]);
}
