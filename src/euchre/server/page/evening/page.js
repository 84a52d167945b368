/** The page of an evening with real cards, for its director, for a table or for the big screen. */

import * as acts from "./acts.js";
import { EveningClient, asked } from "./client.js";
import { clockWords } from "./clock.js";
import { deskPage } from "./desk.js";
import { openingPage, wishOf } from "./opening.js";
import { ticked } from "./prizes.js";
import { screenPage } from "./screen.js";
import { slipPage } from "./slip.js";
import { h, morph, refuse, tell } from "../lib/dom.js";
import { Refused, request } from "../lib/wire.js";
import { settings } from "../lib/settings.js";
import { styled } from "../lib/styles.js";
import { text } from "../texts/evening.js";
import { refusal, sentence } from "../texts/served.js";

await styled("/study/study.css");
await styled("/evening/evening.css");

/** The most points of a deal where nobody plays jambone. */
const USUAL = 4;
/** Milliseconds until the page asks again for what the expert gets, which is being computed. */
const EXPERT_PLAYS = 3000;

export class EveningPage extends HTMLElement {
  /** @type {EveningClient | null} */
  client = null;
  /** The round whose tables the director looks at; 0 for the present one. */
  shown = 0;
  /** Draws the deals, once they are open and somebody wants to see them. @type {() => HTMLElement[]} */
  boards = () => [];
  /** Whether a side wants to enter another score than the one reported. */
  isAgain = false;

  connectedCallback() {
    this.addEventListener("click", (event) => this.clicked(event));
    this.addEventListener("submit", (event) => this.submitted(event));
    this.addEventListener("change", (event) => this.changed(event));
    this.onHash = () => this.begin();
    addEventListener("hashchange", this.onHash);
    this.ticking = setInterval(() => this.tick(), 1000);
    this.begin();
  }

  disconnectedCallback() {
    clearInterval(this.ticking);
    clearTimeout(this.asking);
    if (this.onHash !== undefined) removeEventListener("hashchange", this.onHash);
    this.client?.end();
  }

  begin() {
    this.client?.end();
    this.client = null;
    this.boards = () => [];
    const link = location.hash.slice(1);
    if (link === "") {
      this.replaceChildren(openingPage());
      return;
    }
    this.replaceChildren(h("main", { class: "study" }));
    this.client = new EveningClient(
      link,
      () => this.draw(),
      (failed) => tell(this, "trouble", failed),
    );
    this.draw();
  }

  draw() {
    const { client } = this;
    if (client === null || this.firstElementChild === null) return;
    const { hall } = client;
    const now = Date.now() + client.ahead;
    const parts = hall === null ? [] : this.parts(hall, now);
    const look = { class: `study evening for-${hall?.role ?? "nobody"}` };
    morph(this.firstElementChild, h("main", look, ...parts, this.notice(client)));
    if (hall !== null) document.title = `${hall.title} · ${text.lobby.title}`;
  }

  /** Keep the link for the way back from the table. @param {import("../messages").HallScreen} screen */
  remember({ online }) {
    try {
      if (online?.you) sessionStorage.setItem("euchre-event", location.hash);
    } catch {
      // without storage the way back is the browser's
    }
  }

  /** @param {import("./client.js").Hall} hall @param {number} now @returns {HTMLElement[]} */
  parts(hall, now) {
    if (hall.role === "screen") {
      this.remember(/** @type {import("../messages").HallScreen} */ (hall));
      return [...screenPage(hall, now), ...this.boards()];
    }
    if (hall.role === "table") return slipPage(hall, now, this.isAgain);
    const desk = /** @type {import("../messages").HallDesk} */ (hall);
    return deskPage(desk, now, this.shown || Math.max(1, desk.clock.round));
  }

  /** @param {EveningClient} client */
  notice({ isOffline, entries, refusal }) {
    const words = [
      isOffline ? text.evening.offline : "",
      entries.length > 0 ? text.evening.unsent({ count: entries.length }) : "",
      refusal === "" ? "" : sentence(refusal),
    ].filter(Boolean);
    return h("p", { class: "evening-notice", role: "status", "data-key": "notice" }, words.join(" "));
  }

  /** Draw the clock. */
  tick() {
    const clock = this.querySelector(".evening-clock");
    const { client } = this;
    if (clock === null || client === null || client.hall === null) return;
    const now = Date.now() + client.ahead;
    clock.textContent = clockWords(client.hall.clock, now);
    clock.classList.toggle("over", client.hall.clock.ends !== null && now >= client.hall.clock.ends);
  }

  /** @param {Event} event */
  changed(event) {
    const field = /** @type {HTMLSelectElement} */ (event.target);
    if (field.name !== "shown") return;
    this.shown = Number(field.value);
    this.draw();
  }

  /** @param {MouseEvent} event */
  clicked(event) {
    const button = /** @type {HTMLElement | null} */ (
      /** @type {Element} */ (event.target).closest("button")
    );
    const { take, leaves, report, points, watch, do: action } = button?.dataset ?? {};
    const hall = this.client?.hall;
    if (hall === null || hall === undefined) return;
    if (take !== undefined) this.client?.enter(take);
    else if (leaves !== undefined) this.client?.enter(acts.playerLeaves(leaves, hall.clock.round));
    else if (watch !== undefined) this.watch(hall.clock.round, Number(watch));
    else if (report !== undefined) this.report(Number(report), (points ?? "").split(" ").map(Number));
    else if (action === "undo") this.client?.enter(acts.TAKE_BACK, hall.seq);
    else if (action === "again") {
      this.isAgain = true;
      this.draw();
    } else if (action === "print") print();
    else if (action === "file") this.save();
    else if (action === "join") this.join();
    else if (action === "boards") this.showBoards();
  }

  /**
   * Take part in an evening at the server's tables, under the name of this guest.
   *
   * @param {{partner?: string}} [wish] the partner whom they want
   */
  async join(wish = {}) {
    const { client } = this;
    if (client === null) return;
    try {
      await cameIn();
      client.found(await asked("POST", "/api/evening/join", client.link, wish));
    } catch (failed) {
      tell(this, "trouble", failed);
    }
  }

  /** Look on at a table, as a guest. @param {number} round @param {number} table */
  async watch(round, table) {
    const { client } = this;
    if (client === null) return;
    try {
      await cameIn();
      const opened = await asked("POST", "/api/evening/watch", client.link, { round, table });
      tell(this, "go", `/table/${opened.table}`);
    } catch (failed) {
      tell(this, "trouble", failed);
    }
  }

  /** Show the deals of an evening that is over. */
  async showBoards() {
    const { client } = this;
    if (client === null) return;
    try {
      const { boardsPage } = await import("./boards.js");
      const found = await asked("GET", "/api/evening/boards", client.link);
      if (this.client !== client) return;
      this.boards = () => boardsPage(found);
      this.draw();
      const { boards } = /** @type {import("../messages").HallBoards} */ (found);
      const isMissing = boards.some(({ expert }) => expert === null);
      if (isMissing) this.asking = setTimeout(() => this.showBoards(), EXPERT_PLAYS);
    } catch (failed) {
      tell(this, "trouble", failed);
    }
  }

  /** @param {number} side @param {number[]} points of both sides */
  report(side, points) {
    const hall = this.client?.hall;
    if (hall?.role !== "table") return;
    const slip = /** @type {import("../messages").HallSlip} */ (hall);
    this.isAgain = false;
    this.client?.enter(acts.sideReported(slip.clock.round, slip.table, side, points));
  }

  /** @param {SubmitEvent} event */
  submitted(event) {
    event.preventDefault();
    const form = /** @type {HTMLFormElement} */ (event.target);
    const { enter, round, table } = form.dataset;
    const given = /** @type {Record<string, string>} */ (Object.fromEntries(new FormData(form)));
    if (enter === "open") {
      this.open(form, given);
      return;
    }
    if (enter === "partner") {
      this.join(given);
      return;
    }
    if (enter === "score" && !this.isMeant(given)) return;
    if (enter === "report") this.report(Number(given.side), [Number(given.first), Number(given.second)]);
    else this.client?.enter(actOf(enter ?? "", given, Number(round), Number(table)));
    form.reset();
  }

  /** Ask the director about points that few games give. @param {Record<string, string>} given */
  isMeant({ first, second }) {
    const desk = /** @type {import("../messages").HallDesk} */ (this.client?.hall);
    const points = Number(first) + Number(second);
    return points <= USUAL * desk.deals || confirm(text.evening.unusual({ deals: desk.deals, points }));
  }

  /** @param {HTMLFormElement} form @param {Record<string, string>} given */
  async open(form, given) {
    const wish = { ...wishOf(given), pace: settings.pace };
    try {
      const { link } = await request("POST", "/api/evenings", wish);
      history.replaceState(null, "", `/evening#${link}`);
      this.begin();
    } catch (failed) {
      if (failed instanceof Refused) refuse(form, refusal(failed));
      else tell(this, "trouble", failed);
    }
  }

  /** Save the evening as a file. */
  async save() {
    const { client } = this;
    if (client === null) return;
    const headers = { Authorization: `Bearer ${client.link}` };
    const answer = await fetch("/api/evening/file", { headers });
    if (!answer.ok) return;
    const address = URL.createObjectURL(await answer.blob());
    h("a", { href: address, download: "hall.evening" }).click();
    URL.revokeObjectURL(address);
  }
}

/** Come in as a guest, unless this browser is one already. */
async function cameIn() {
  await request("GET", "/api/session").catch(() =>
    request("POST", "/api/session", { name: settings.name || text.lobby.guest }),
  );
}

/**
 * The act that a form of the director enters.
 *
 * @param {string} kind @param {Record<string, string>} given @param {number} round @param {number} table
 */
function actOf(kind, given, round, table) {
  if (kind === "begin") return acts.roundBegun(round, Number(given.minutes));
  if (kind === "player") return acts.playerArrives(given.name, round);
  if (kind === "marches" || kind === "euchres")
    return acts.talliesMade(kind, round, Number(given.table), [Number(given.first), Number(given.second)]);
  if (kind === "seed") return acts.pairSeeded(Number(given.seed), given.name);
  if (kind === "prizes") return acts.prizesSet(ticked(given));
  if (kind === "watched") return acts.watched(given.watchers, Number(given.delay));
  if (kind === "lone") return acts.loneHandsMade(round, given.name, Number(given.count));
  return acts.tableScored(round, table, [Number(given.first), Number(given.second)]);
}

customElements.define("euchre-evening", EveningPage);

/** The page of an evening; its link follows the # in the address. @returns {HTMLElement} */
export function eveningPage() {
  document.title = `${text.evening.title} · ${text.lobby.title}`;
  return h("euchre-evening");
}
