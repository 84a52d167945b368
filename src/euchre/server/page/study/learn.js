/** The page of lessons: the list, the steps of a lesson on the table, and the rules at a glance. */

import { puzzleTable } from "./position.js";
import { PositionPage } from "./position-page.js";
import { h } from "../lib/dom.js";
import { rich } from "../lib/rich.js";
import { who } from "../lib/seats.js";
import { speak } from "../lib/speech.js";
import { styled } from "../lib/styles.js";
import { request } from "../lib/wire.js";
import { look, text } from "../texts/index.js";
import { lessonOf, replyWords, stepWords } from "../texts/lessons.js";
import { ruleAtAGlance, sectionTitle } from "../texts/rules.js";
import { english } from "../texts/served.js";

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

export class LearnPage extends PositionPage {
  /** The lesson in the page's address, "" for the list, "glance" for the rules. */
  address = "";
  code = "modern";
  /** The path of the rules of a table; "" for those of a game. */
  table = "";
  /** @type {import("../messages").LessonTitle[]} */
  lessons = [];
  /** @type {LessonPosition | null} */
  position = null;
  /** @type {import("../messages").LessonAnswer | null} */
  reply = null;
  /** @type {import("../messages").Glance | null} */
  glance = null;
  isDone = false;

  get shown() {
    return this.position;
  }

  get isOver() {
    return this.reply?.is_right ?? false;
  }

  async connectedCallback() {
    this.addEventListener("click", (event) => this.clicked(event));
    this.addEventListener("change", (event) => {
      const field = /** @type {HTMLSelectElement} */ (event.target);
      if (field.name === "code") this.doing(() => this.showRules(field.value));
    });
    await this.doing(async () => {
      this.lessons = (await request("GET", "/api/lessons")).lessons;
      if (this.address === "glance") await this.showRules(this.code);
      else if (this.address !== "") await this.load(0);
      this.draw();
    });
  }

  /** @param {string} code */
  async showRules(code) {
    this.code = code;
    this.glance = await request("GET", this.table === "" ? `/api/glance/${code}` : this.table);
    this.draw();
  }

  /** @param {number} step */
  async load(step) {
    const position = /** @type {LessonPosition} */ (
      await request("GET", `/api/lessons/${this.address}/${step}`)
    );
    Object.assign(this, { position, reply: null, manner: "", picked: new Set() });
    this.draw();
    this.querySelector("h1")?.focus();
    const here = stepWords(position.lesson, step);
    speak([here ?? position.words], here === undefined ? english : {});
  }

  /** @param {string} act */
  async answer(act) {
    if (this.position === null || this.isOver) return;
    const { lesson, step } = this.position;
    this.reply = await request("POST", `/api/lessons/${lesson}/${step}`, { act });
    this.draw();
    const here = this.replyHere();
    speak([here ?? this.reply?.words ?? ""], here === undefined ? english : {});
    if (this.reply?.is_right) /** @type {HTMLElement} */ (this.querySelector("[data-do=on]")).focus();
    else this.querySelector(".wrong")?.scrollIntoView({ block: "nearest" });
  }

  /** What is said about the answer, in the language of the page; undefined in English. */
  replyHere() {
    const { position, reply } = this;
    return position === null || reply === null
      ? undefined
      : replyWords(position.lesson, position.step, reply);
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
    const pressed = /** @type {Element} */ (event.target);
    if (pressed.closest("[data-do=on]")) this.doing(() => this.on());
    else if (pressed.closest("[data-do=print]")) print();
    else super.clicked(event);
  }

  /** A card that may not be played is an answer, too: the reply says why. @param {string} card */
  hold(card) {
    const isOffered = super.hold(card);
    if (!isOffered) this.doing(() => this.answer(`${this.position?.you} ${card}`));
    return isOffered;
  }

  wanted() {
    return h(
      "main",
      { class: "study puzzle", "data-key": "learn" },
      h(
        "header",
        { class: "study-head", "data-key": "head" },
        h(
          "h1",
          { tabindex: -1 },
          (this.position && (lessonOf(this.position.lesson)?.title ?? this.position.title)) ??
            (this.glance ? text.learn.glance : text.learn.title),
        ),
        this.address === ""
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
          h("b", lessonOf(id) ? {} : english, `${place + 1}. ${lessonOf(id)?.title ?? title}`),
          h("span", lessonOf(id) ? {} : english, lessonOf(id)?.goal ?? goal),
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
    const { words, step, steps, lesson } = position;
    const [here, reply] = [stepWords(lesson, step), this.replyHere()];
    const { isOver } = this;
    const update = puzzleTable(position, isOver);
    const nameOf = (/** @type {string} */ seat) => who(update.table, seat).name;
    return h(
      "div",
      { class: "puzzle-parts", "data-key": `${position.lesson}-${step}` },
      h(
        "section",
        { class: "study-sheet", "data-key": "question" },
        h("p", { class: "faint" }, text.learn.stepOf({ step: step + 1, steps })),
        here === undefined ? h("p", english, rich(words)) : h("p", {}, here),
      ),
      update.drawn({ picked: this.picked, manner: this.manner }),
      this.reply === null
        ? null
        : h(
            "section",
            { class: `study-sheet ${isOver ? "right" : "wrong"}`, "data-key": "answer" },
            h("h2", {}, isOver ? text.learn.right : text.learn.wrong),
            reply === undefined ? h("p", english, rich(this.reply.words, nameOf)) : h("p", {}, reply),
            isOver
              ? h("button", { class: "main", "data-do": "on" }, text.learn.on)
              : h("p", { class: "faint" }, text.learn.again),
          ),
    );
  }

  finished() {
    const place = this.lessons.findIndex(({ id }) => id === this.address);
    const next = this.lessons[place + 1];
    const link =
      next === undefined
        ? h("a", { class: "button main", href: "/puzzles", "data-link": true }, text.puzzles.title)
        : h(
            "a",
            { class: "button main", href: `/learn/${next.id}`, "data-link": true },
            text.learn.next({ title: lessonOf(next.id)?.title ?? next.title }),
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
        this.table === ""
          ? h(
              "select",
              { name: "code", "aria-label": text.lobby.choose },
              Object.entries(text.games).map(([name, game]) =>
                h("option", { value: name, selected: name === code }, game.title),
              ),
            )
          : h("span", {}),
        h("button", { type: "button", "data-do": "print" }, text.learn.print),
      ),
      h("h2", look(text.games, code) ? {} : english, look(text.games, code)?.title ?? title),
      h(
        "div",
        { class: "glance-parts" },
        sections.map((section) =>
          h(
            "section",
            {},
            h("h3", ...sectionTitle(section.title)),
            h(
              "ul",
              {},
              section.rules.map((rule) => h("li", ...ruleAtAGlance(rule))),
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
  page.address = path.split("/")[2] ?? "";
  document.title = `${text.learn.title} · ${text.lobby.title}`;
  return page;
}

/** The page of the rules in force at a table. @param {string} path @returns {HTMLElement} */
export function rulesPage(path) {
  const page = /** @type {LearnPage} */ (h("euchre-learn"));
  page.address = "glance";
  page.table = `/api/tables/${path.split("/")[2]}/glance`;
  document.title = `${text.learn.glance} · ${text.lobby.title}`;
  return page;
}
