/** The dialogs of the last trick and of the invitation. */

import { cardPicture } from "../lib/cards.js";
import { copied, open } from "../lib/dialog.js";
import { h } from "../lib/dom.js";
import { who } from "../lib/seats.js";
import { text } from "../texts/index.js";

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
    h("p", {}, text.table.wonBy({ name: who(table, trick.winner).name })),
  ]);
}

/**
 * Show the link to the table: the same one each time, until the host revokes it.
 *
 * @param {TablePage} page
 */
export async function showInvitation(page) {
  const answer = await page.command("invite");
  if (answer.type !== "invitation") return;
  const address = location.origin + answer.path;
  const { qrCode } = await import("../lib/encoding/qr.js");
  const { inviting } = await import("../people/inviting.js");
  const people = await inviting(page.update?.table.id ?? "").catch(() => null);
  const link = h("input", { readonly: true, value: address, "aria-label": text.table.invite, class: "link" });
  const told = h("p", { role: "status" });
  const canShare = navigator.share !== undefined;
  const dialog = open(
    text.table.invite,
    [
      h("p", {}, text.table.inviteHint),
      link,
      h(
        "div",
        { class: "menu" },
        h("button", { type: "button", class: "main", "data-do": "copy" }, text.table.copy),
        canShare ? h("button", { type: "button", "data-do": "share" }, text.table.shareLink) : null,
        h("button", { type: "button", "data-do": "void" }, text.table.voidLink),
      ),
      told,
      qrCode(address, text.table.qr),
      people,
    ],
    async (event) => {
      const action = /** @type {HTMLElement} */ (event.target).dataset.do;
      if (event.type !== "click") return;
      if (action === "copy")
        told.textContent = (await copied(/** @type {HTMLInputElement} */ (link))) ? text.table.copied : "";
      if (action === "share")
        navigator.share({ title: page.update?.table.name, url: address }).catch(() => undefined);
      if (action === "void" && (await page.command("uninvite")).type === "done") {
        dialog.close();
        page.note(text.table.voided);
      }
    },
  );
}
