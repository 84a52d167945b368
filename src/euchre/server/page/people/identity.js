/** How a person keeps their name and their games: on another device, by a recovery link, by passkeys. */

import { copied, open } from "../lib/dialog.js";
import { h, tell } from "../lib/dom.js";
import { Refused, request } from "../lib/wire.js";
import { choose } from "../lib/settings.js";
import { addPasskey, enterByPasskey } from "./passkeys.js";
import { capital, text } from "../texts/index.js";
import { refusal } from "../texts/served.js";

/** @typedef {import("../messages").IdentityInfo} Keeping */

/**
 * Do what a button of the lobby's foot says.
 *
 * @param {import("../lobby/page.js").LobbyPage} lobby @param {string} action
 */
export async function identify(lobby, action) {
  if (action === "move") await showMove();
  if (action === "keep") await showKeeping();
  if (action === "passkey" && (await signIn())) tell(lobby, "go", "/");
}

/** Show a link with which the person continues on another device. */
async function showMove() {
  const { path, minutes } = await request("POST", "/api/session/move");
  const link = linkField(path, text.lobby.move);
  open(
    text.lobby.move,
    [
      h("p", {}, text.lobby.moveHint({ minutes })),
      link,
      h("button", { type: "button", class: "main", "data-do": "copy" }, text.table.copy),
    ],
    (event) => {
      if (/** @type {HTMLElement} */ (event.target).dataset.do === "copy") copied(link);
    },
  );
}

/** Show how the person can keep their name and their games. */
async function showKeeping() {
  /** @type {Keeping} */
  let keeping = await request("GET", "/api/session/keeping");
  const told = h("p", { role: "status" });
  const body = h("div", {}, parts(keeping));
  open(text.lobby.keep, [body, told], async (event) => {
    const button = /** @type {HTMLElement} */ (event.target);
    const { do: action, sure } = button.dataset;
    if (event.type !== "click" || action === undefined) return;
    if (sure !== undefined && button.textContent !== sure) {
      button.textContent = sure; // a second click does it
      return;
    }
    try {
      const done = await DOES[action](body);
      if (done?.keeping !== undefined) {
        keeping = done.keeping;
        body.replaceChildren(...parts(keeping));
      }
      told.textContent = done?.words ?? "";
    } catch (failed) {
      told.textContent = reason(failed);
    }
  });
}

/**
 * What the buttons do; each gives what to say, and what is kept by then.
 *
 * @type {Record<string, (body: HTMLElement) => Promise<{keeping?: Keeping, words: string} | undefined>>}
 */
const DOES = {
  make: async (body) => {
    const { path } = await request("POST", "/api/session/recovery");
    const link = linkField(path, text.identity.recovery);
    const copy = h("button", { type: "button", class: "main", "data-do": "copy" }, text.table.copy);
    body.querySelector("[data-recovery]")?.replaceChildren(link, copy);
    link.focus();
    link.select();
    return undefined;
  },
  copy: async (body) => {
    const link = /** @type {HTMLInputElement} */ (body.querySelector(".link"));
    return { words: (await copied(link)) ? text.table.copied : "" };
  },
  drop: async () => {
    await request("DELETE", "/api/session/recovery");
    return { keeping: await request("GET", "/api/session/keeping"), words: text.identity.dropped };
  },
  add: async () => ({ keeping: await addPasskey(), words: text.identity.added }),
  "drop-all": async () => {
    await request("DELETE", "/api/session/passkeys");
    return { keeping: await request("GET", "/api/session/keeping"), words: text.identity.dropped };
  },
};

/** @param {Keeping} keeping */
function parts({ recovery, passkeys, offered, days }) {
  const canAdd = offered && typeof PublicKeyCredential === "function";
  return [
    h("p", {}, text.identity.intro),
    h("p", {}, text.identity.days({ days })),
    h("h3", {}, text.identity.recovery),
    h("p", {}, text.identity.recoveryHint),
    h(
      "div",
      { "data-recovery": true },
      recovery ? h("p", {}, text.identity.hasOne) : "",
      h(
        "div",
        { class: "menu" },
        button("make", recovery ? text.identity.makeAnother : text.identity.make),
        recovery ? button("drop", text.identity.drop, text.identity.sure) : null,
      ),
    ),
    ...(canAdd || passkeys > 0 ? passkeyParts(passkeys, canAdd) : []),
  ];
}

/** @param {number} count @param {boolean} canAdd */
function passkeyParts(count, canAdd) {
  return [
    h("h3", {}, text.identity.passkeys),
    h("p", {}, text.identity.passkeyHint),
    count > 0 ? h("p", {}, text.identity.have({ count })) : "",
    h(
      "div",
      { class: "menu" },
      canAdd ? button("add", text.identity.add) : null,
      count > 0 ? button("drop-all", text.identity.dropAll, text.identity.sure) : null,
    ),
  ];
}

/** @param {string} action @param {string} words @param {string} [sure] */
const button = (action, words, sure) =>
  h("button", { type: "button", "data-do": action, "data-sure": sure }, words);

/** @param {string} path @param {string} label */
function linkField(path, label) {
  const values = { readonly: true, class: "link", value: location.origin + path, "aria-label": label };
  return /** @type {HTMLInputElement} */ (h("input", values));
}

/** Why nothing came of it. @param {unknown} failed */
function reason(failed) {
  if (failed instanceof Refused) return capital(refusal(failed));
  if (failed instanceof DOMException) return text.identity.notUsed;
  return text.trouble.unreachable;
}

/**
 * Continue as the person of a passkey.
 *
 * @returns {Promise<boolean>} whether one was used
 */
async function signIn() {
  try {
    const name = await enterByPasskey();
    choose({ name });
    return true;
  } catch (failed) {
    if (!(failed instanceof DOMException)) throw failed;
    open(text.lobby.passkey, [h("p", {}, text.identity.notUsed)]);
    return false;
  }
}
