/** The viewer: opens a record that is chosen or dropped on it, or one of the nine coups of 1888. */

import "./replay.js";
import { Refused, problemIn, request } from "../lib/wire.js";
import { h, tell } from "../lib/dom.js";
import { settings } from "../lib/settings.js";
import { styled } from "../lib/styles.js";
import { capital, text } from "../texts/index.js";
import { faultWords } from "../texts/records.js";
import { english, refusal } from "../texts/served.js";

await styled("/replay/viewer.css");

/** @typedef {import("./replay.js").ReplayView} ReplayView */

const LARGEST = 64 * 1024;

export class ViewerPage extends HTMLElement {
  /** The text of the record that is shown; "" for a coup. @type {string | undefined} */
  body;

  connectedCallback() {
    document.title = `${text.viewer.title} · ${text.lobby.title}`;
    this.view = /** @type {ReplayView} */ (h("euchre-replay"));
    this.heading = h("h1", { tabindex: -1 }, text.viewer.title);
    this.words = h("p", {}, text.viewer.words);
    this.trouble = h("div", { class: "trouble" });
    this.reviewing = h(
      "button",
      { type: "button", class: "main", "data-do": "review", hidden: true },
      text.replay.review,
    );
    this.append(
      h(
        "main",
        { class: "looking viewer" },
        h(
          "header",
          { class: "looking-head" },
          h("div", {}, this.heading, this.words),
          this.reviewing,
          h("a", { class: "button", href: "/", "data-link": true }, text.table.toLobby),
        ),
        this.chooser(),
        this.trouble,
        this.view,
      ),
    );
    this.view.addEventListener("taken", (event) => this.taken(/** @type {CustomEvent} */ (event).detail));
    this.view.addEventListener("trouble", (event) => {
      event.stopPropagation();
      this.refuse(/** @type {CustomEvent} */ (event).detail, "");
    });
    for (const kind of ["dragover", "drop"])
      this.addEventListener(kind, (event) => this.dragged(/** @type {DragEvent} */ (event)));
    this.addEventListener("change", (event) => {
      const field = /** @type {HTMLInputElement} */ (event.target);
      if (field.type === "file" && field.files?.[0] !== undefined) this.read(field.files[0]);
    });
    this.addEventListener("click", (event) => {
      const { coup, do: action } = /** @type {HTMLElement} */ (event.target).dataset;
      if (action === "review") this.review();
      if (coup !== undefined) this.look(() => request("GET", `/api/coups/${coup}`), "");
    });
  }

  chooser() {
    const field = h("input", { type: "file", id: "record", class: "unseen" });
    return h(
      "section",
      { class: "chooser" },
      h(
        "label",
        { class: "drop" },
        field,
        h("b", {}, text.viewer.choose),
        h("span", {}, text.viewer.drop),
        h("small", {}, text.viewer.kept),
      ),
      h(
        "div",
        { class: "coups" },
        h("p", {}, text.viewer.coups),
        h(
          "div",
          { class: "coup-buttons" },
          text.viewer.coupNames.map((name, place) =>
            h("button", { type: "button", "data-coup": place + 1 }, `${place + 1}. ${name}`),
          ),
        ),
      ),
    );
  }

  /** @param {DragEvent} event */
  dragged(event) {
    event.preventDefault();
    const file = event.type === "drop" ? event.dataTransfer?.files[0] : undefined;
    if (file !== undefined) this.read(file);
  }

  /** @param {File} file */
  async read(file) {
    if (file.size > LARGEST)
      return this.say(text.viewer.tooLarge({ name: file.name }), text.viewer.tooLargeHint, "");
    const body = await file.text();
    await this.look((deal) => bring(body, deal), body);
  }

  /** @param {import("./replay.js").Source} source @param {string} body */
  async look(source, body) {
    try {
      await this.view?.show(source);
      this.body = body;
      const isAsSent = this.heading?.textContent === this.view?.replay?.title;
      if (body === "" && isAsSent && english.lang !== undefined)
        this.heading?.setAttribute("lang", english.lang);
      else this.heading?.removeAttribute("lang");
      if (this.reviewing !== undefined) this.reviewing.hidden = body === "";
      this.trouble?.replaceChildren();
      this.heading?.focus();
    } catch (failed) {
      this.refuse(failed, body);
    }
  }

  /** Let the server review the record; a guest without a name gets one, since reviews are counted. */
  async review() {
    try {
      await request("GET", "/api/session").catch(() =>
        request("POST", "/api/session", { name: settings.name || text.lobby.guest }),
      );
      const { path } = await sent("/api/viewer/review", this.body ?? "");
      tell(this, "go", path);
    } catch (failed) {
      this.refuse(failed, this.body ?? "");
    }
  }

  /** @param {{title: string, words: string}} told */
  taken({ title, words }) {
    if (this.heading === undefined || this.words === undefined) return;
    [this.heading.textContent, this.words.textContent] = [title, words];
    this.classList.add("has-replay");
  }

  /** @param {unknown} failed @param {string} body */
  refuse(failed, body) {
    if (!(failed instanceof Refused || failed instanceof TypeError)) throw failed;
    const [language, words] = failed instanceof Refused ? why(failed) : [{}, text.trouble.unreachable];
    const line = Number(failed.message.match(/^line (\d+)/i)?.[1] ?? 0);
    this.say(text.viewer.refused, words, body.split("\n")[line - 1] ?? "", language);
  }

  /**
   * @param {string} title
   * @param {string} words
   * @param {string} line the line of the record with the error
   * @param {Record<string, string | undefined>} [language] attributes of the words
   */
  say(title, words, line, language = {}) {
    this.trouble?.replaceChildren(
      h(
        "div",
        { class: "card-sheet", role: "alert" },
        h("h2", {}, title),
        h("p", language, words),
        line.trim() === ""
          ? null
          : h("pre", { role: "region", tabindex: 0, "aria-label": text.viewer.line }, line.slice(0, 400)),
      ),
    );
  }
}

customElements.define("euchre-viewer", ViewerPage);

/** Why a record is refused: what is wrong with it, or another reason. @param {Refused} failed */
const why = (failed) =>
  failed.reason === "record/malformed"
    ? faultWords(failed.message)
    : /** @type {import("../texts/records.js").Shown} */ ([{}, capital(refusal(failed))]);

export const viewerPage = () => h("euchre-viewer");

/** Let the server read a record. @param {string} body @param {number | null} deal */
const bring = (body, deal) => sent(`/api/viewer${deal === null ? "" : `?deal=${deal}`}`, body);

/** Send a text. @param {string} path @param {string} body */
async function sent(path, body) {
  const answer = await fetch(path, { method: "POST", headers: { "Content-Type": "text/plain" }, body });
  const said = await answer.text();
  if (answer.ok) return JSON.parse(said);
  throw new Refused(answer.status, problemIn(said));
}
