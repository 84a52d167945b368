/** The page of lessons: the list, the steps of a lesson on the table, and the rules at a glance. */

import { puzzleTable } from "./position.js";
import { choicesIn, keyOfSet } from "../table/acts.js";
import { h, morph } from "../lib/dom.js";
import { rich } from "../lib/rich.js";
import { who } from "../lib/seats.js";
import { speak } from "../lib/speech.js";
import { styled } from "../lib/styles.js";
import { request } from "../lib/wire.js";
import * as text from "../texts/en/study.js";

await styled("/study/study.css");

/** @typedef {import("../messages").LessonPosition} LessonPosition */

const KEY = "euchre-lessons";

/** The ids of the lessons that are done. @returns {string[]} */
function lessonsDone() {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]");
  } catch {
    return []; // storage is forbidden, or holds something else
  }
}

/** @param {string} id */
function keepDone(id) {
  try {
    localStorage.setItem(KEY, JSON.stringify([...new Set([...lessonsDone(), id])]));
  } catch {
    // it is then forgotten
  }
}

export class LearnPage extends HTMLElement {
  /** The lesson in the address, "" for the list, "glance" for the rules. */
  wanted = "";
  code = "modern";
  /** @type {import("../messages").LessonTitle[]} */
  lessons = [];
  /** @type {LessonPosition | null} */
  position = null;
  /** @type {import("../messages").LessonAnswer | null} */
  reply = null;
  /** @type {import("../messages").Glance | null} */
  glance = null;
  /** @type {Set<string>} */
  picked = new Set();
  manner = "";
  isDone = false;

  async connectedCallback() {
    this.addEventListener("click", (event) => this.clicked(event));
    this.addEventListener("change", (event) => {
      const field = /** @type {HTMLSelectElement} */ (event.target);
      if (field.name === "code") this.doing(() => this.showRules(field.value));
    });
    await this.doing(async () => {
      this.lessons = (await request("GET", "/api/lessons")).lessons;
      if (this.wanted === "glance") await this.showRules(this.code);
      else if (this.wanted !== "") await this.load(0);
      this.draw();
    });
  }

  /** Do something, and show what goes wrong. @param {() => Promise<unknown>} action */
  async doing(action) {
    try {
      await action();
    } catch (failed) {
      this.dispatchEvent(new CustomEvent("trouble", { detail: failed, bubbles: true }));
    }
  }

  /** @param {string} code */
  async showRules(code) {
    this.code = code;
    this.glance = await request("GET", `/api/glance/${code}`);
    this.draw();
  }

  /** @param {number} step */
  async load(step) {
    const position = /** @type {LessonPosition} */ (
      await request("GET", `/api/lessons/${this.wanted}/${step}`)
    );
    Object.assign(this, { position, reply: null, manner: "", picked: new Set() });
    this.draw();
    this.querySelector("h1")?.focus();
    speak([position.words]);
  }

  /** @param {string} act */
  async answer(act) {
    if (this.position === null || this.reply?.is_right) return;
    const { lesson, step } = this.position;
    this.reply = await request("POST", `/api/lessons/${lesson}/${step}`, { act });
    this.draw();
    speak([this.reply?.words ?? ""]);
    if (this.reply?.is_right) /** @type {HTMLElement} */ (this.querySelector("[data-do=on]")).focus();
  }

  async on() {
    if (this.position === null) return;
    const { lesson, step, steps } = this.position;
    if (step + 1 < steps) return this.load(step + 1);
    keepDone(lesson);
    this.isDone = true;
    this.draw();
    this.querySelector("h1")?.focus();
  }

  /** @param {MouseEvent} event */
  clicked(event) {
    const button = /** @type {HTMLElement | null} */ (
      /** @type {Element} */ (event.target).closest("button")
    );
    const { act, hold, manner, do: action } = button?.dataset ?? {};
    if (action === "on") this.doing(() => this.on());
    else if (action === "print") print();
    else if (manner !== undefined) {
      this.manner = this.manner === manner ? "" : manner;
      this.draw();
    } else if (act !== undefined) this.doing(() => this.answer(act));
    else if (hold !== undefined) this.hold(hold);
  }

  /** The person chose a card; one that may not be played is explained, too. @param {string} card */
  hold(card) {
    if (this.position === null || this.reply?.is_right) return;
    const choices = choicesIn(puzzleTable(this.position, false));
    const offer = choices.cards.get(card);
    if (offer !== undefined) this.doing(() => this.answer(offer.act));
    else if (choices.count > 0) {
      if (!this.picked.delete(card) && this.picked.size < choices.count) this.picked.add(card);
      if (choices.chosen.has(keyOfSet([...this.picked]))) this.draw();
      this.draw();
    } else if (choices.cards.size > 0) this.doing(() => this.answer(`${this.position?.you} ${card}`));
  }

  draw() {
    const wanted = h(
      "main",
      { class: "study puzzle", "data-key": "learn" },
      h(
        "header",
        { class: "study-head", "data-key": "head" },
        h(
          "h1",
          { tabindex: -1 },
          this.position?.title ?? (this.glance ? text.learn.glance : text.learn.title),
        ),
        this.wanted === ""
          ? null
          : h("a", { class: "button", href: "/learn", "data-link": true }, text.learn.all),
        h("a", { class: "button", href: "/", "data-link": true }, text.table.toLobby),
      ),
      this.glance !== null
        ? this.rules(this.glance)
        : this.isDone
          ? this.finished()
          : this.position === null
            ? this.list()
            : this.step(this.position),
    );
    if (this.firstElementChild === null) this.append(wanted);
    else morph(this.firstElementChild, wanted);
  }

  list() {
    const done = lessonsDone();
    const rows = this.lessons.map(({ id, title, goal }, place) =>
      h(
        "li",
        { "data-key": id },
        h(
          "a",
          { class: "lesson", href: `/learn/${id}`, "data-link": true },
          h("b", {}, `${place + 1}. ${title}`),
          h("span", {}, goal),
          done.includes(id) ? h("small", {}, text.learn.done) : null,
        ),
      ),
    );
    return h(
      "section",
      { class: "study-sheet", "data-key": "list" },
      h("p", {}, text.learn.hint),
      h("ol", { class: "lessons" }, rows),
      h("p", {}, h("a", { class: "button", href: "/learn/glance", "data-link": true }, text.learn.glance)),
    );
  }

  /** @param {LessonPosition} position */
  step(position) {
    const { words, step, steps } = position;
    const isOver = this.reply?.is_right ?? false;
    const update = puzzleTable(position, isOver);
    const nameOf = (/** @type {string} */ seat) => who(update.table, seat).name;
    return h(
      "div",
      { class: "puzzle-parts", "data-key": `${position.lesson}-${step}` },
      h(
        "section",
        { class: "study-sheet", "data-key": "question" },
        h("p", { class: "faint" }, text.learn.stepOf(step + 1, steps)),
        h("p", {}, rich(words)),
      ),
      update.drawn({ picked: this.picked, manner: this.manner }),
      this.reply === null
        ? null
        : h(
            "section",
            { class: `study-sheet ${isOver ? "right" : "wrong"}`, "data-key": "answer" },
            h("h2", {}, isOver ? text.learn.right : text.learn.wrong),
            h("p", {}, rich(this.reply.words, nameOf)),
            isOver
              ? h("button", { class: "main", "data-do": "on" }, text.learn.on)
              : h("p", { class: "faint" }, text.learn.again),
          ),
    );
  }

  finished() {
    const place = this.lessons.findIndex(({ id }) => id === this.wanted);
    const next = this.lessons[place + 1];
    const link =
      next === undefined
        ? h("a", { class: "button main", href: "/puzzles", "data-link": true }, text.puzzles.title)
        : h(
            "a",
            { class: "button main", href: `/learn/${next.id}`, "data-link": true },
            text.learn.next(next.title),
          );
    return h(
      "section",
      { class: "study-sheet", "data-key": "finished" },
      h("h2", {}, text.learn.finished),
      h("p", {}, link),
    );
  }

  /** @param {import("../messages").Glance} glance */
  rules({ code, title, sections }) {
    return h(
      "section",
      { class: "study-sheet glance", "data-key": `glance-${code}` },
      h(
        "div",
        { class: "study-row screen-only" },
        h(
          "select",
          { name: "code", "aria-label": text.lobby.choose },
          Object.entries(text.games).map(([name, game]) =>
            h("option", { value: name, selected: name === code }, game.title),
          ),
        ),
        h("button", { type: "button", "data-do": "print" }, text.learn.print),
      ),
      h("h2", {}, title),
      h(
        "div",
        { class: "glance-parts" },
        sections.map((section) =>
          h(
            "section",
            {},
            h("h3", {}, section.title),
            h(
              "ul",
              {},
              section.rules.map((rule) => h("li", {}, rule)),
            ),
          ),
        ),
      ),
    );
  }
}

customElements.define("euchre-learn", LearnPage);

/** The page of lessons. @param {string} path @returns {HTMLElement} */
export function learnPage(path) {
  const page = /** @type {LearnPage} */ (h("euchre-learn"));
  page.wanted = path.split("/")[2] ?? "";
  document.title = `${text.learn.title} · ${text.lobby.title}`;
  return page;
}
