/** The menu of the table: what the person, and the host, can do beside playing; greetings and settings. */

import { h } from "../lib/dom.js";
import { open } from "../lib/dialog.js";
import { languageChoice } from "../lib/language-choice.js";
import { play } from "./moments/sound.js";
import { choose, settings } from "../lib/settings.js";
import { who } from "../lib/seats.js";
import { Refused, request } from "../lib/wire.js";
import { look, text } from "../texts/index.js";
import { computerWords, gameName } from "../texts/phrases.js";
import { ruleChoice, ruleName } from "../texts/rules.js";
import { greetingWords, refusal } from "../texts/served.js";

/** @typedef {import("./page.js").TablePage} TablePage */
/** @typedef {import("../messages").Update} Update */
/** @typedef {import("../messages").TableInfo} TableInfo */

/** @param {TablePage} page */
export function openMenu(page) {
  const { update, offer } = page;
  if (update === null) return;
  const { table } = update;
  const parts = [
    ways(table),
    clubMode(table),
    rulesOf(table.changes),
    ...(table.host ? [nameField(table), seatList(update, offer?.players ?? [])] : []),
    people(page, table),
    greetings(offer?.greetings ?? []),
    !table.public && table.you !== null ? talk() : null,
    chosen(table),
    exits(table),
  ];
  const dialog = open(gameName(table), parts, (event) => inMenu(page, dialog, event));
}

/** @param {TableInfo} table */
function ways(table) {
  const pause = table.paused ? button("resume", text.table.resume) : button("pause", text.table.pause);
  const record = { class: "button", href: `/api/tables/${table.id}/record`, download: true };
  return h(
    "div",
    { class: "menu" },
    ...(table.host ? [button("invite", text.table.invite), pause] : []),
    table.club === null ? null : button("rulings", text.club.rulings),
    h("a", { class: "button", href: "/", "data-link": true }, text.table.toLobby),
    button("fair", text.table.fair),
    h("a", { class: "button", href: `/rules/${table.id}`, target: "_blank" }, text.learn.glance),
    ...(table.game > 0 ? [button("deals", text.table.deals), h("a", record, text.table.record)] : []),
  );
}

/** @param {TableInfo} table */
const clubMode = ({ club }) =>
  club === null
    ? null
    : h(
        "section",
        {},
        h("h3", {}, text.club.title),
        h("p", {}, text.club.hint),
        h("p", {}, `${text.club.temper}: ${look(text.club.tempers, club) ?? club}`),
      );

/** @param {TableInfo} table */
const nameField = ({ name }) =>
  h(
    "p",
    { class: "row" },
    h("label", { for: "table-name" }, text.table.rename),
    h("input", { id: "table-name", maxlength: 40, value: name }),
    button("rename", text.table.save),
  );

/** @param {TableInfo} table */
const exits = ({ you, host, phase }) =>
  h(
    "div",
    { class: "menu" },
    you === null ? null : button("stand", text.table.leave, text.table.leaveSure),
    host && phase !== "closed" ? button("close", text.table.close, text.table.closeSure) : null,
  );

/**
 * @param {string} action
 * @param {string} words
 * @param {string} [sure] what the button asks before it does anything
 * @param {string} [seat]
 */
const button = (action, words, sure, seat) =>
  h("button", { type: "button", "data-do": action, "data-sure": sure, "data-to": seat }, words);

/** A value of a house rule. @param {string} key @param {unknown} value */
function valueWords(key, value) {
  if (typeof value === "boolean") return value ? text.table.ruleOn : text.table.ruleOff;
  return ruleChoice(key, String(value))[1];
}

/** @param {Update["table"]["changes"]} changes */
function rulesOf(changes) {
  const lines = Object.entries(changes).map(([key, value]) => {
    const [spoken, name] = ruleName(key);
    return h("li", spoken, text.table.ruleValue({ name, value: valueWords(key, value) }));
  });
  return lines.length === 0 ? null : h("section", {}, h("h3", {}, text.table.houseRules), h("ul", {}, lines));
}

/** @param {Update} update @param {string[]} players */
function seatList({ table }, players) {
  const others = table.seats.filter(({ seat }) => seat !== table.you);
  return h(
    "section",
    {},
    h("h3", {}, text.lobby.seats),
    others.map((info) => {
      const name = `${text.table.seat({ seat: info.seat })}: ${who(table, info.seat).name}`;
      if (info.person)
        return h(
          "p",
          { class: "row" },
          name,
          button("remove", text.table.removeSeat, text.table.removeSure, info.seat),
        );
      const options = players.map((player) =>
        h("option", { value: player, selected: player === info.player }, computerWords(player)),
      );
      const free =
        table.phase === "gathering"
          ? h("option", { value: "", selected: info.player === null }, text.table.freeSeat)
          : null;
      return h(
        "label",
        { class: "row" },
        info.name === null ? text.table.seat({ seat: info.seat }) : name,
        h("select", { "data-place": info.seat }, free, options),
      );
    }),
  );
}

/**
 * The other people in seats, and what one can do about them.
 *
 * @param {TablePage} page @param {TableInfo} table
 */
function people(page, { seats, you }) {
  const others = seats.filter(({ seat, person }) => person && seat !== you);
  if (others.length === 0) return null;
  const rows = others.map(({ seat, name }) =>
    h(
      "p",
      { class: "row" },
      name,
      h(
        "span",
        { class: "menu" },
        button("hush", page.hushed.has(seat) ? text.table.hear : text.table.hush, undefined, seat),
        button("block", text.table.block, text.table.blockSure, seat),
        button("report", text.table.report, text.table.reportSure, seat),
      ),
    ),
  );
  return h("section", {}, h("h3", {}, text.table.people), rows);
}

/** What friends say to each other in their own words. Enter says it, as the button does. */
const talk = () =>
  h(
    "p",
    { class: "row" },
    h("label", { for: "said" }, text.table.sayHint),
    h("input", { id: "said", maxlength: 120, autocomplete: "off" }),
    h("button", { "data-do": "say" }, text.table.say),
  );

/** @param {string[]} greetings */
function greetings(greetings) {
  const buttons = greetings.map((greeting) =>
    h("button", { type: "button", class: "greeting", "data-greet": greeting }, greetingWords(greeting)),
  );
  return h("section", {}, h("h3", {}, text.table.greet), h("div", { class: "greetings" }, buttons));
}

/** The settings of this browser, and for the host the pace and the delay. @param {TableInfo} table */
function chosen({ club, host, pace, delay }) {
  const usual = look(text.lobby.paces, pace);
  const paces = { ...text.lobby.paces, [pace]: usual ?? text.lobby.otherPace({ seconds: pace / 1000 }) };
  const waits = options(text.table.shown, settings.gatherWait);
  const backs = options(text.table.backs, settings.back);
  const results = options(text.table.resultShown, settings.resultWait);
  return h(
    "section",
    {},
    h("h3", {}, text.table.settings),
    tick("fourColours", text.table.fourColours),
    tick("largeIndex", text.table.largeIndex),
    tick("markBowers", text.table.markBowers),
    tick("guide", text.guide.setting),
    tick("calm", text.table.calm),
    tick("muted", text.table.muted),
    tick("sound", text.table.sound),
    club !== null ? tick("askFirst", text.club.askFirst) : null,
    tick("lastCard", text.table.lastCard),
    host
      ? h(
          "label",
          { class: "row" },
          text.lobby.pace,
          h("select", { "data-pace": true }, options(paces, pace)),
        )
      : null,
    host
      ? h(
          "label",
          { class: "row" },
          text.table.delay,
          h("select", { "data-delay": true }, options(text.table.delays, delay)),
        )
      : null,
    h(
      "label",
      { class: "row" },
      text.table.sorting,
      h("select", { "data-set": "sorting" }, options(text.table.sortings, settings.sorting)),
    ),
    h(
      "label",
      { class: "row" },
      text.table.theme,
      h("select", { "data-set": "theme" }, options(text.table.themes, settings.theme)),
    ),
    languageChoice(),
    h("label", { class: "row" }, text.table.cardBack, h("select", { "data-set": "back" }, backs)),
    h("label", { class: "row" }, text.table.gatherWait, h("select", { "data-set": "gatherWait" }, waits)),
    h("label", { class: "row" }, text.table.resultWait, h("select", { "data-set": "resultWait" }, results)),
  );
}

/** @param {Record<string, string>} words @param {number | string} chosen */
const options = (words, chosen) =>
  Object.entries(words).map(([value, shown]) =>
    h("option", { value, selected: value === String(chosen) }, shown),
  );

/**
 * @typedef {"fourColours" | "largeIndex" | "markBowers" | "guide" | "calm"} LookSwitch
 * @typedef {LookSwitch | "muted" | "sound" | "askFirst" | "lastCard"} Switch
 */

/** @param {Switch} name @param {string} words */
const tick = (name, words) =>
  h(
    "label",
    { class: "tick" },
    h("input", { type: "checkbox", role: "switch", "data-set": name, checked: settings[name] }),
    words,
  );

/** @param {TablePage} page @param {HTMLDialogElement} dialog @param {Event} event */
function inMenu(page, dialog, event) {
  const element = /** @type {HTMLInputElement | HTMLSelectElement} */ (event.target);
  if (event.type === "change") changed(page, element);
  else clicked(page, dialog, element);
}

/** @param {TablePage} page @param {HTMLInputElement | HTMLSelectElement} element */
function changed(page, element) {
  const { set, place, pace, delay } = element.dataset;
  if (delay !== undefined) page.command("delay", { delay: Number(element.value) });
  if (pace !== undefined) {
    choose({ pace: Number(element.value) });
    page.command("pace", { pace: Number(element.value) });
  }
  if (place !== undefined) page.command("place", { seat: place, player: element.value || null });
  else if (set !== undefined) choose({ [set]: valueOf(element) });
  if (set === "sound") play(["turn"]);
  page.draw();
}

/** What was chosen: yes or no, a number, or a name. @param {HTMLInputElement | HTMLSelectElement} element */
function valueOf(element) {
  if (element instanceof HTMLInputElement) return element.checked;
  return Number.isNaN(Number(element.value)) ? element.value : Number(element.value);
}

/** @param {TablePage} page @param {HTMLDialogElement} dialog @param {HTMLElement} element */
function clicked(page, dialog, element) {
  const { do: action, to, sure, greet } = element.dataset;
  if (element.matches("a")) dialog.close();
  if (greet !== undefined) page.connection?.send({ type: "greet", greeting: greet });
  else if (action === undefined) return;
  else if (sure !== undefined && element.textContent !== sure) {
    element.textContent = sure; // a second click does it
    return;
  } else if (action === "rename") {
    const name = /** @type {HTMLInputElement} */ (dialog.querySelector("#table-name")).value.trim();
    if (name !== "") page.command("rename", { name });
  } else if (action === "say") {
    const said = /** @type {HTMLInputElement} */ (dialog.querySelector("#said")).value.trim();
    if (said !== "") page.command("say", { text: said });
  } else if (action === "hush") {
    if (!page.hushed.delete(to ?? "")) page.hushed.add(to ?? "");
  } else if (action === "block" || action === "report") complain(page, action, to ?? "");
  else page.action(action, to);
  if (action !== "remove") dialog.close();
}

/**
 * Block the person in a seat, or report them to the operator.
 *
 * @param {TablePage} page @param {"block" | "report"} kind @param {string} seat
 */
async function complain(page, kind, seat) {
  const wish = kind === "block" ? { seat } : { seat, about: "other" };
  try {
    await request("POST", `/api/tables/${page.update?.table.id}/${kind}`, wish);
    if (kind === "block") page.hushed.add(seat);
    page.note(kind === "block" ? text.table.blocked : text.table.reported);
  } catch (failed) {
    page.note(failed instanceof Refused ? refusal(failed) : text.trouble.unreachable);
  }
}
