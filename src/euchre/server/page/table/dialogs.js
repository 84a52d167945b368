/** What opens over the table: the menu, the last trick, the invitation. */

import { cardPicture } from "../lib/cards.js";
import { copied, open } from "../lib/dialog.js";
import { h } from "../lib/dom.js";
import { who } from "../lib/seats.js";
import { play } from "./sound.js";
import { choose, settings } from "../lib/settings.js";
import * as text from "../texts/en/index.js";

/** @typedef {import("./page.js").TablePage} TablePage */
/** @typedef {import("../messages").Update} Update */

/** @param {Update} update */
export function showLastTrick({ table, deal }) {
  const trick = deal?.tricks.findLast((one) => one.complete);
  if (trick === undefined) return open(text.table.lastTrick, [h("p", {}, text.table.noTrick)]);
  const cards = trick.plays.map(({ seat, card }) =>
    h("figure", { class: seat === trick.winner ? "winner" : "" }, h("span", { class: "card" }, cardPicture(card)), h("figcaption", {}, who(table, seat).name)),
  );
  return open(text.table.lastTrick, [h("div", { class: "laid-out" }, cards), h("p", {}, text.table.wonBy(who(table, trick.winner).name))]);
}

/** @param {TablePage} page */
export async function showInvitation(page) {
  const answer = await page.command("invite");
  if (answer.type !== "invitation") return;
  const link = h("input", { readonly: true, value: location.origin + answer.path, "aria-label": text.table.invite, class: "link" });
  const told = h("p", { role: "status" });
  open(text.table.invite, [h("p", {}, text.table.inviteHint), link, h("button", { type: "button", class: "main", "data-do": "copy" }, text.table.copy), h("button", { type: "button", "data-do": "void" }, text.table.voidLink), told], async (event) => {
    const action = /** @type {HTMLElement} */ (event.target).dataset.do;
    if (event.type !== "click" || action === undefined) return;
    if (action === "copy") told.textContent = await copied(/** @type {HTMLInputElement} */ (link)) ? text.table.copied : "";
    else if ((await page.command("uninvite")).type === "done") told.textContent = text.table.voided;
  });
}

/** @param {TablePage} page */
export function openMenu(page) {
  const { update, offer } = page;
  if (update === null) return;
  const { table } = update;
  const dialog = open(
    text.games[table.code]?.title ?? table.title,
    [
      h("div", { class: "menu" }, table.host ? button("invite", text.table.invite) : null, table.host ? button(table.paused ? "resume" : "pause", table.paused ? text.table.resume : text.table.pause) : null, table.club === null ? null : button("rulings", text.club.rulings), h("a", { class: "button", href: "/", "data-link": true }, text.table.toLobby), table.game > 0 ? button("deals", text.table.deals) : null, table.game > 0 ? h("a", { class: "button", href: `/api/tables/${table.id}/record`, download: true }, text.table.record) : null),
      table.club === null ? null : h("section", {}, h("h3", {}, text.club.title), h("p", {}, text.club.hint), h("p", {}, `${text.club.temper}: ${text.club.tempers[table.club]}`)),
      rulesOf(table.changes),
      table.host ? h("p", { class: "row" }, h("label", { for: "table-name" }, text.table.rename), h("input", { id: "table-name", maxlength: 40, value: table.name }), button("rename", text.table.save)) : null,
      table.host ? seatList(update, offer?.players ?? []) : null,
      greetings(offer?.greetings ?? []),
      chosen(table.club !== null),
      h("div", { class: "menu" }, table.you === null ? null : button("stand", text.table.leave, text.table.leaveSure), table.host && table.phase !== "closed" ? button("close", text.table.close, text.table.closeSure) : null),
    ],
    (event) => inMenu(page, dialog, event),
  );
}

/** @param {string} action @param {string} words @param {string} [sure] */
const button = (action, words, sure) => h("button", { type: "button", "data-do": action, "data-sure": sure }, words);

/** @param {Update["table"]["changes"]} changes */
function rulesOf(changes) {
  const lines = Object.entries(changes).map(([key, value]) => h("li", {}, `${key.replaceAll("_", " ")}: ${value}`));
  return lines.length === 0 ? null : h("section", {}, h("h3", {}, text.table.houseRules), h("ul", {}, lines));
}

/** @param {Update} update @param {string[]} players */
function seatList({ table }, players) {
  const others = table.seats.filter(({ seat }) => seat !== table.you);
  return h("section", {}, h("h3", {}, text.lobby.seats), others.map((info) => {
    const name = `${text.table.seat(info.seat)}: ${info.person ? info.name : (info.player ?? text.badges.empty)}`;
    if (info.person) return h("p", { class: "row" }, name, h("button", { type: "button", "data-do": "remove", "data-to": info.seat }, text.table.removeSeat));
    const options = players.map((player) => h("option", { value: player, selected: player === info.player }, text.lobby.computer(player)));
    const free = table.phase === "gathering" ? h("option", { value: "", selected: info.player === null }, text.table.freeSeat) : null;
    return h("label", { class: "row" }, text.table.seat(info.seat), h("select", { "data-place": info.seat }, free, options));
  }));
}

/** @param {string[]} greetings */
function greetings(greetings) {
  const buttons = greetings.map((greeting) => h("button", { type: "button", class: "greeting", "data-greet": greeting }, text.capital(greeting)));
  return h("section", {}, h("h3", {}, text.table.greet), h("div", { class: "greetings" }, buttons));
}

/** What the person chooses for this browser. @param {boolean} isClub */
function chosen(isClub) {
  const waits = Object.entries(text.table.shown).map(([value, words]) => h("option", { value, selected: Number(value) === settings.gatherWait }, words));
  return h(
    "section",
    {},
    h("h3", {}, text.table.settings),
    tick("fourColours", text.table.fourColours),
    tick("calm", text.table.calm),
    tick("muted", text.table.muted),
    tick("sound", text.table.sound),
    isClub ? tick("askFirst", text.club.askFirst) : null,
    h("label", { class: "row" }, text.table.gatherWait, h("select", { "data-set": "gatherWait" }, waits)),
  );
}

/** @param {"fourColours" | "calm" | "muted" | "sound" | "askFirst"} name @param {string} words */
const tick = (name, words) => h("label", { class: "tick" }, h("input", { type: "checkbox", role: "switch", "data-set": name, checked: settings[name] }), words);

/** @param {TablePage} page @param {HTMLDialogElement} dialog @param {Event} event */
function inMenu(page, dialog, event) {
  const element = /** @type {HTMLInputElement & HTMLSelectElement} */ (event.target);
  const { do: action, to, sure, greet, set, place } = element.dataset;
  if (event.type === "change") {
    if (place !== undefined) page.command("place", { seat: place, player: element.value || null });
    else if (set === "gatherWait") choose({ gatherWait: Number(element.value) });
    else if (set !== undefined) choose({ [set]: element.checked });
    if (set === "sound") play(["turn"]);
    page.draw();
    return;
  }
  if (element.matches("a")) dialog.close();
  if (greet !== undefined) page.connection?.send({ type: "greet", greeting: greet });
  else if (action === undefined) return;
  else if (sure !== undefined && element.textContent !== sure) {
    element.textContent = sure;
    return;
  } else if (action === "rename") {
    const name = /** @type {HTMLInputElement} */ (dialog.querySelector("#table-name")).value.trim();
    if (name !== "") page.command("rename", { name });
  } else page.action(action, to);
  if (greet !== undefined || action !== "remove") dialog.close();
}
