/** The lobby: play now, open a table, or join an open one. */

import { gamesOnOffer } from "../lib/games.js";
import { languageChoice } from "../lib/language-choice.js";
import { h, morph, refuse, tell } from "../lib/dom.js";
import { choose, settings } from "../lib/settings.js";
import { seatChoices, select, tick } from "./form.js";
import { fan, title } from "../lib/wordmark.js";
import { keep, newShare } from "../table/shares.js";
import { Refused, request } from "../lib/wire.js";
import { look, text } from "../texts/index.js";
import { refusal } from "../texts/served.js";

/** @typedef {import("../messages").Games} Games */
/** @typedef {import("../messages").ListedTable} ListedTable */
/** @typedef {import("../messages").MyTable} MyTable */

/** The form of house rules, with its words. */
async function rulesLoaded() {
  const rules = await import("./house-rules.js");
  await rules.loadRuleWords();
  return rules;
}

export class LobbyPage extends HTMLElement {
  /** @type {Games | null} */
  offer = null;
  /** The form of house rules. @type {typeof import("./house-rules.js") | null} */
  rules = null;
  code = "modern";
  /** @type {string | null} */
  me = null;
  /** @type {ListedTable[]} */
  tables = [];
  /** @type {MyTable[]} */
  mine = [];
  /** What is loaded for people who have a name here. @type {import("../people/company.js").Company | null} */
  company = null;

  async connectedCallback() {
    this.addEventListener("click", (event) => this.clicked(event));
    this.addEventListener("change", (event) => this.changed(event));
    this.addEventListener("submit", (event) => this.submitted(event));
    try {
      this.draw();
      [this.offer, this.me, this.rules] = await Promise.all([
        gamesOnOffer(),
        request("GET", "/api/session").then(
          ({ name }) => name,
          () => null,
        ),
        rulesLoaded(),
      ]);
      this.draw();
      await this.loadTables();
    } catch (failed) {
      tell(this, "trouble", failed);
    }
  }

  disconnectedCallback() {
    this.company?.end();
    this.company = null;
  }

  async loadTables() {
    const mine = this.me === null ? { tables: [] } : request("GET", "/api/session/tables");
    if (this.me !== null) {
      const { Company } = await import("../people/company.js");
      this.company ??= new Company(this);
      await this.company.load();
    }
    this.tables = (await request("GET", "/api/tables")).tables;
    this.mine = (await mine).tables;
    this.draw();
  }

  draw() {
    const wanted = h(
      "main",
      { class: "lobby", "data-key": "lobby" },
      this.hero(),
      h("div", { class: "lists", "data-key": "lists" }, this.lists()),
      this.offer === null ? null : [this.ownTable(this.offer), this.ways(), this.foot()],
    );
    if (this.firstElementChild === null) this.append(wanted);
    else morph(this.firstElementChild, wanted);
  }

  lists() {
    return [this.company?.asked(), this.myTables(), daily(), this.company?.standing(), this.openTables()];
  }

  hero() {
    return h(
      "section",
      { class: "hero", "data-key": "hero" },
      fan(),
      title(),
      h("p", {}, text.lobby.tagline),
      h(
        "form",
        { class: "play-now", "data-form": "now" },
        h("label", { for: "name" }, text.lobby.name),
        h("input", {
          id: "name",
          maxlength: 40,
          autocomplete: "nickname",
          placeholder: text.lobby.guest,
          value: settings.name,
        }),
        h("button", { class: "main" }, text.lobby.playNow),
        h("p", {}, text.lobby.playNowHint),
      ),
      h(
        "nav",
        { class: "ways", "data-key": "study", "aria-label": text.lobby.learn },
        h("a", { class: "button", href: "/learn", "data-link": true }, text.lobby.learn),
        h("a", { class: "button", href: "/puzzles", "data-link": true }, text.lobby.puzzles),
      ),
    );
  }

  myTables() {
    if (this.mine.length === 0) return null;
    const rows = this.mine.map((one) => {
      const isOn = one.phase === "playing";
      return h(
        "li",
        { "data-key": one.table },
        h("span", {}, h("b", {}, one.name), h("small", {}, aboutMine(one))),
        h(
          "span",
          { class: "pair" },
          isOn || Object.keys(one.points).length === 0
            ? null
            : h("button", { "data-do": "again", "data-to": one.table }, text.table.playAgain),
          h(
            "a",
            { class: `button ${isOn ? "main" : ""}`, href: `/table/${one.table}`, "data-link": true },
            isOn ? text.lobby.goBack : text.lobby.lookBack,
          ),
        ),
      );
    });
    return h(
      "section",
      { class: "card-sheet", "data-key": "mine" },
      h("h2", {}, text.lobby.mine),
      h("ul", { class: "tables" }, rows),
    );
  }

  openTables() {
    const rows = this.tables.map((one) =>
      h(
        "li",
        { "data-key": one.table },
        h("span", {}, h("b", {}, one.name), h("small", {}, aboutTable(one))),
        h("button", { "data-visit": one.table }, one.free > 0 ? text.lobby.join : text.lobby.watch),
      ),
    );
    return h(
      "section",
      { class: "card-sheet", "data-key": "tables" },
      h("h2", {}, text.lobby.tables),
      rows.length === 0 ? h("p", {}, text.lobby.none) : h("ul", { class: "tables" }, rows),
      h("button", { "data-do": "look", class: "quiet-dark" }, text.lobby.refresh),
    );
  }

  /** @param {Games} offer */
  ownTable(offer) {
    const games = Object.entries(text.games).filter(([code]) =>
      offer.games.some((game) => game.code === code),
    );
    const game = offer.games.find(({ code }) => code === this.code) ?? offer.games[0];
    return h(
      "form",
      { class: "card-sheet own-table", "data-form": "own", "data-key": "own" },
      h("h2", {}, text.lobby.choose),
      h(
        "fieldset",
        { class: "games" },
        h("legend", { class: "unseen" }, text.lobby.choose),
        games.map(([code, words]) => this.gameChoice(code, words)),
      ),
      h(
        "fieldset",
        { class: "seats-choice", "data-key": `seats-${game.code}` },
        h("legend", {}, text.lobby.seats),
        seatChoices(game.players, offer.players),
      ),
      h(
        "div",
        { class: "two" },
        select("pace", text.lobby.pace, text.lobby.paces, String(settings.pace)),
        select("clock", text.lobby.clock, text.lobby.clocks, "0"),
      ),
      tick("public", text.lobby.public, text.lobby.publicHint),
      tick("oneSeat", text.lobby.oneSeat),
      tick("club", text.club.title, text.club.hint),
      tick("hints", text.lobby.hints),
      h("div", { class: "tempers" }, select("temper", text.club.temper, text.club.tempers, "strict")),
      h(
        "details",
        { class: "rules", "data-key": `rules-${game.code}` },
        h("summary", {}, text.lobby.rules),
        this.rules?.rulesForm(game) ?? null,
      ),
      h("button", { class: "main" }, text.lobby.open),
    );
  }

  /** @param {string} code @param {{title: string, words: string}} words */
  gameChoice(code, { title, words }) {
    return h(
      "label",
      { class: "game", "data-key": code },
      h("input", { type: "radio", name: "code", value: code, checked: code === this.code }),
      h("span", {}, h("b", {}, title), h("small", {}, words)),
    );
  }

  ways() {
    return h(
      "nav",
      { class: "ways", "data-key": "ways", "aria-label": text.lobby.more },
      this.me === null
        ? null
        : h("a", { class: "button", href: "/progress", "data-link": true }, text.lobby.progress),
      h("a", { class: "button", href: "/laws", "data-link": true }, text.lobby.laws),
      h("a", { class: "button", href: "/evening", "data-link": true }, text.lobby.evening),
      h("a", { class: "button", href: "/viewer", "data-link": true }, text.lobby.viewer),
    );
  }

  foot() {
    const { me } = this;
    const button = (/** @type {"passkey" | "keep" | "move"} */ name) =>
      h("button", { "data-do": name, "data-identity": true }, text.lobby[name]);
    const parts =
      me === null
        ? [typeof PublicKeyCredential === "function" ? button("passkey") : null]
        : [
            h("span", {}, text.lobby.you({ name: me })),
            button("keep"),
            button("move"),
            h("button", { "data-do": "sign-out" }, text.lobby.signOut),
          ];
    return h("footer", { class: "foot", "data-key": "foot" }, parts, languageChoice());
  }

  /** @param {Event} event */
  changed(event) {
    const field = /** @type {HTMLInputElement} */ (event.target);
    if (field.name !== "code") return;
    this.code = field.value;
    this.draw();
  }

  /** @param {Event} event */
  async clicked(event) {
    const button = /** @type {HTMLElement | null} */ (
      /** @type {Element} */ (event.target).closest("button")
    );
    const { do: action, visit } = button?.dataset ?? {};
    try {
      if (visit !== undefined) {
        await this.signIn();
        tell(this, "go", `/table/${visit}`);
      } else if (action === "look") await this.loadTables();
      else if (button?.dataset.identity !== undefined)
        await (await import("../people/identity.js")).identify(this, action ?? "");
      else if (action === "sign-out") {
        await request("DELETE", "/api/session");
        tell(this, "go", "/");
      } else if (button !== null && action !== undefined) await this.company?.clicked(button);
    } catch (failed) {
      tell(this, "trouble", failed);
    }
  }

  /** @param {SubmitEvent} event */
  async submitted(event) {
    event.preventDefault();
    const form = /** @type {HTMLFormElement} */ (event.target);
    try {
      await this.signIn();
      const wish = form.dataset.form === "own" ? this.wish(form) : { code: "modern", pace: settings.pace };
      const name = text.lobby.tableOf({ name: this.me ?? "" }).slice(0, 40);
      const { share, pledge } = newShare();
      const { table } = await request("POST", "/api/tables", { ...wish, name, pledge });
      keep(table, share);
      tell(this, "go", `/table/${table}`);
    } catch (failed) {
      if (failed instanceof Refused && /^(?:name\/|table\/cannot-be)/.test(failed.reason))
        refuse(form, refusal(failed));
      else tell(this, "trouble", failed);
    }
  }

  /** Take the name in the field, or keep the present one. */
  async signIn() {
    const field = /** @type {HTMLInputElement} */ (this.querySelector("#name"));
    const name = field.value.trim();
    if (this.me !== null && (name === "" || name === this.me)) return;
    choose({ name });
    this.me = (await request("POST", "/api/session", { name: name || text.lobby.guest })).name;
  }

  /** @param {HTMLFormElement} form */
  wish(form) {
    const chosen = new FormData(form);
    const game = this.offer?.games.find(({ code }) => code === this.code);
    if (game === undefined) throw new Error("a form without its game");
    choose({ pace: Number(chosen.get("pace")) });
    return {
      code: game.code,
      changes: this.rules?.changesIn(chosen, game) ?? {},
      players: chosen.getAll("player").map((player) => player || null),
      pace: Number(chosen.get("pace")),
      clock: Number(chosen.get("clock")),
      public: chosen.has("public"),
      hints: chosen.has("hints"),
      seat_per_address: chosen.has("oneSeat"),
      club: chosen.has("club") ? chosen.get("temper") : null,
    };
  }
}

/** The card of the deals of the day. */
const daily = () =>
  h(
    "section",
    { class: "card-sheet", "data-key": "daily" },
    h("h2", {}, text.daily.title),
    h("p", {}, text.daily.hint),
    h("a", { class: "button", href: "/daily", "data-link": true }, text.daily.open),
  );

/** The game of a person's table and its score, their own side first. @param {MyTable} table */
function aboutMine({ code, seat, points, games, at }) {
  const sides = Object.keys(points).sort((one) => (one.split("+").includes(seat) ? -1 : 1));
  const won = sides.map((side) => games[side] ?? 0);
  const words = [
    look(text.games, code)?.title ?? code,
    text.lobby.day({ at }),
    sides.map((side) => points[side]).join(" : "),
    won.some((count) => count > 0) ? text.lobby.gamesWon({ score: won.join(" : ") }) : "",
  ];
  return words.filter((one) => one !== "").join(" · ");
}

/** The game, the mode and the free seats of a table. @param {ListedTable} table */
function aboutTable({ code, house_rules, club, free }) {
  const game = look(text.games, code)?.title ?? code;
  const words = [
    house_rules ? text.lobby.withRules({ game }) : game,
    club === null ? "" : (look(text.club.listed, club) ?? club),
    text.lobby.free({ free }),
  ];
  return words.filter((one) => one !== "").join(" · ");
}
