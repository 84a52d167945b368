/** The parts of the lobby about people: who asks the person to a table, and their standing tables. */

import { h, tell } from "../lib/dom.js";
import { request } from "../lib/wire.js";
import { speak } from "../lib/speech.js";
import { playAgain } from "./again.js";
import { look, text } from "../texts/index.js";

/** @typedef {import("../messages").MyCompany} MyCompany */

/** Milliseconds after which the lobby looks again whether somebody asks the person. */
const AGAIN = 15_000;

export class Company {
  /** @type {MyCompany} */
  known = { met: [], asked: [], standing: [] };

  /** @param {import("../lobby/page.js").LobbyPage} lobby */
  constructor(lobby) {
    this.lobby = lobby;
    this.looking = setInterval(() => this.look(), AGAIN);
  }

  end() {
    clearInterval(this.looking);
  }

  async load() {
    this.known = await request("GET", "/api/session/company");
  }

  /** Look whether somebody asks the person now. */
  async look() {
    if (document.hidden) return;
    const before = this.known.asked.length;
    try {
      await this.load();
    } catch {
      return; // the next look may reach the server
    }
    if (this.known.asked.length > before) speak([text.company.waiting({ count: this.known.asked.length })]);
    this.lobby.draw();
  }

  /** Tables to which the person is asked. */
  asked() {
    const { asked } = this.known;
    if (asked.length === 0) return null;
    const rows = asked.map(({ table, name, code, by }) =>
      h(
        "li",
        { "data-key": `asked-${table}` },
        h(
          "span",
          {},
          h("b", {}, text.company.asks({ by, table: name })),
          h("small", {}, look(text.games, code)?.title ?? code),
        ),
        h(
          "span",
          { class: "pair" },
          h("button", { class: "main", "data-do": "come", "data-to": table }, text.company.come),
          h("button", { "data-do": "decline", "data-to": table }, text.company.decline),
        ),
      ),
    );
    return this.list("asked", text.company.asked, rows);
  }

  /** The standing tables to which the person has come. */
  standing() {
    const { standing } = this.known;
    if (standing.length === 0) return null;
    const rows = standing.map(({ id, name, path, own }) => {
      const words = own ? text.company.remove : text.company.forget;
      const sure = own ? text.company.removeSure : undefined;
      return h(
        "li",
        { "data-key": `standing-${id}` },
        h("b", {}, name),
        h(
          "span",
          { class: "pair" },
          h("a", { class: "button", href: path, "data-link": true }, text.company.enter),
          h("button", { "data-do": "forget", "data-to": id, "data-sure": sure }, words),
        ),
      );
    });
    return this.list("standing", text.company.standing, [
      h("li", { class: "note", "data-key": "note" }, text.company.standingHint),
      ...rows,
    ]);
  }

  /** @param {string} key @param {string} title @param {Element[]} rows */
  list(key, title, rows) {
    return h(
      "section",
      { class: "card-sheet", "data-key": key },
      h("h2", {}, title),
      h("ul", { class: "tables" }, rows),
    );
  }

  /** Do what a button of these parts says. @param {HTMLElement} button */
  async clicked(button) {
    const { do: action, to, sure } = button.dataset;
    if (action === "again") tell(this.lobby, "go", `/table/${await playAgain(to ?? "")}`);
    else if (action === "come") {
      await request("POST", `/api/tables/${to}/come`, { coming: true });
      tell(this.lobby, "go", `/table/${to}`);
    } else if (action === "decline") {
      await request("POST", `/api/tables/${to}/come`, { coming: false });
      await this.load();
      this.lobby.draw();
    } else if (action === "forget") {
      if (sure !== undefined && button.textContent !== sure) {
        button.textContent = sure; // a second click does it
        return;
      }
      await request("DELETE", `/api/standing/${to}`);
      await this.load();
      this.lobby.draw();
    }
  }
}
