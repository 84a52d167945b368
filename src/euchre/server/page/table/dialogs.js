/** The dialogs of the last trick and of the invitation. */

import { cardPicture } from "../lib/cards.js";
import { copied, open } from "../lib/dialog.js";
import { h } from "../lib/dom.js";
import { who } from "../lib/seats.js";
import * as text from "../texts/en/index.js";

/** @typedef {import("./page.js").TablePage} TablePage */
/** @typedef {import("../messages").Update} Update */

/** @param {Update} update */
export function showLastTrick({ table, deal }) {
  const trick = deal?.tricks.findLast((one) => one.complete);
  if (trick === undefined) return open(text.table.lastTrick, [h("p", {}, text.table.noTrick)]);
  const cards = trick.plays.map(({ seat, card }) =>
    h(
      "figure",
      { class: seat === trick.winner ? "winner" : "" },
      h("span", { class: "card" }, cardPicture(card)),
      h("figcaption", {}, who(table, seat).name),
    ),
  );
  return open(text.table.lastTrick, [
    h("div", { class: "laid-out" }, cards),
    h("p", {}, text.table.wonBy(who(table, trick.winner).name)),
  ]);
}

/** @param {TablePage} page */
export async function showInvitation(page) {
  const answer = await page.command("invite");
  if (answer.type !== "invitation") return;
  const link = h("input", {
    readonly: true,
    value: location.origin + answer.path,
    "aria-label": text.table.invite,
    class: "link",
  });
  const told = h("p", { role: "status" });
  open(
    text.table.invite,
    [
      h("p", {}, text.table.inviteHint),
      link,
      h("button", { type: "button", class: "main", "data-do": "copy" }, text.table.copy),
      h("button", { type: "button", "data-do": "void" }, text.table.voidLink),
      told,
    ],
    async (event) => {
      const action = /** @type {HTMLElement} */ (event.target).dataset.do;
      if (event.type !== "click" || action === undefined) return;
      if (action === "copy")
        told.textContent = (await copied(/** @type {HTMLInputElement} */ (link))) ? text.table.copied : "";
      else if ((await page.command("uninvite")).type === "done") told.textContent = text.table.voided;
    },
  );
}
