/** How a person keeps their name and their games: on another device. */

import { copied, open } from "../lib/dialog.js";
import { h } from "../lib/dom.js";
import { request } from "../lib/wire.js";
import * as text from "../texts/en/index.js";

/** Show a link with which the person continues on another device. */
export async function showMove() {
  const { path, minutes } = await request("POST", "/api/session/move");
  const link = h("input", {
    readonly: true,
    class: "link",
    value: location.origin + path,
    "aria-label": text.lobby.move,
  });
  open(
    text.lobby.move,
    [
      h("p", {}, text.lobby.moveHint(minutes)),
      link,
      h("button", { type: "button", class: "main", "data-do": "copy" }, text.table.copy),
    ],
    (event) => {
      if (/** @type {HTMLElement} */ (event.target).dataset.do === "copy")
        copied(/** @type {HTMLInputElement} */ (link));
    },
  );
}
