/** Dialogs, and copying a link to the clipboard. */

import { h } from "./dom.js";
import { text } from "../texts/index.js";

/**
 * Open a dialog. It is removed when it is closed.
 *
 * @param {string} title @param {import("./dom.js").Child[]} children @param {(event: Event) => void}
 *   [listener]
 */
export function open(title, children, listener) {
  const close = h("button", { class: "close", value: "close" }, text.table.done);
  const form = h("form", { method: "dialog" }, h("h2", { id: "dialog-title" }, title), children, close);
  const dialog = /** @type {HTMLDialogElement} */ (h("dialog", { "aria-labelledby": "dialog-title" }, form));
  dialog.addEventListener("close", () => dialog.remove());
  dialog.addEventListener("click", (event) => event.target === dialog && dialog.close());
  if (listener !== undefined) for (const kind of ["click", "change"]) dialog.addEventListener(kind, listener);
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}

/**
 * Select a link and copy it. Pages without TLS have only the old copy command.
 *
 * @param {HTMLInputElement} input
 */
export async function copied(input) {
  input.select();
  if (navigator.clipboard === undefined) return document.execCommand("copy");
  return navigator.clipboard.writeText(input.value).then(
    () => true,
    () => false,
  );
}
