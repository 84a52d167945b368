/** The parts of the invitation about people met before, and about an address that stays. */

import { copied } from "../lib/dialog.js";
import { h } from "../lib/dom.js";
import { Refused, request } from "../lib/wire.js";
import { capital, text } from "../texts/index.js";
import { refusal } from "../texts/served.js";

/**
 * The parts of the dialog for a table. They answer their own clicks.
 *
 * @param {string} table
 */
export async function inviting(table) {
  const { met, standing } = await request("GET", "/api/session/company");
  const told = h("p", { role: "status" });
  const kept = standing.find((/** @type {any} */ one) => one.table === table && one.own);
  const address = h("div", {}, kept === undefined ? keepButton() : link(kept.path));
  const parts = h("div", {}, metPeople(met), h("h3", {}, text.company.kept), address, told);
  parts.addEventListener("click", async (event) => {
    const button = /** @type {HTMLButtonElement | null} */ (
      /** @type {Element} */ (event.target).closest("button")
    );
    const { person, address: what } = button?.dataset ?? {};
    try {
      if (button !== null && person !== undefined) {
        await request("POST", `/api/tables/${table}/ask`, { person });
        button.disabled = true;
        button.textContent = text.company.wasAsked({ name: button.dataset.name ?? "" });
        told.textContent = text.company.hasAsked({ name: button.dataset.name ?? "" });
      } else if (what === "keep") {
        const { path } = await request("POST", `/api/tables/${table}/standing`);
        address.replaceChildren(link(path));
        address.querySelector("input")?.focus();
      } else if (what === "copy") {
        const input = /** @type {HTMLInputElement} */ (address.querySelector("input"));
        told.textContent = (await copied(input)) ? text.table.copied : "";
      }
    } catch (failed) {
      told.textContent = failed instanceof Refused ? capital(refusal(failed)) : text.trouble.unreachable;
    }
  });
  return parts;
}

/** @param {import("../messages").Met[]} met */
function metPeople(met) {
  if (met.length === 0) return null;
  const buttons = met.map(({ id, name }) =>
    h("button", { type: "button", "data-person": id, "data-name": name }, text.company.ask({ name })),
  );
  return h("section", {}, h("h3", {}, text.company.met), h("div", { class: "menu" }, buttons));
}

const keepButton = () =>
  h(
    "div",
    {},
    h("p", {}, text.company.keepHint),
    h("div", { class: "menu" }, h("button", { type: "button", "data-address": "keep" }, text.company.keep)),
  );

/** @param {string} path */
const link = (path) =>
  h(
    "div",
    {},
    h("input", {
      readonly: true,
      class: "link",
      value: location.origin + path,
      "aria-label": text.company.kept,
    }),
    h("button", { type: "button", "data-address": "copy" }, text.table.copy),
  );
