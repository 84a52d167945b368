/** The page of puzzles: a position on the table, the answer with the worth of every option, a rating. */

import { optionTable } from "./options.js";
import { keepSolver, keptSolver, solver } from "./solver.js";
import { PositionPage } from "./position-page.js";
import { h } from "../lib/dom.js";
import { rich, spoken } from "../lib/rich.js";
import { who } from "../lib/seats.js";
import { speak } from "../lib/speech.js";
import { styled } from "../lib/styles.js";
import { request } from "../lib/wire.js";
import { solverWords } from "./phrases.js";
import { advised } from "../texts/advice.js";
import { look, served, text } from "../texts/index.js";
import { english, sentence } from "../texts/served.js";

await styled("/study/study.css");

/** @typedef {import("../messages").PuzzlePosition} PuzzlePosition */
/** @typedef {import("../messages").PuzzleSolution} PuzzleSolution */

const MOST_DONE = 300;

/** A theme and how many puzzles have it. @param {string} name @param {string} title @param {number} count */
const themeWords = (name, title, count) => `${look(served.themes ?? {}, name) ?? title} (${count})`;

/** A question as the page asks it, where the own seat needs no letter. @param {string} question */
const withoutSeat = (question) => question.replace(/ You are [A-D]: what/, " What");

export class PuzzlePage extends PositionPage {
  /** The id in the page's address, or "" for the puzzle of the day. */
  address = "";
  theme = "";
  /** @type {PuzzlePosition | null} */
  puzzle = null;
  /** @type {PuzzleSolution | null} */
  solution = null;
  /** What the person chose. */
  chosen = "";
  isDaily = false;
  solver = solver();
  /** @type {import("../messages").PuzzleTheme[]} */
  themes = [];

  get shown() {
    return this.puzzle;
  }

  get isOver() {
    return this.solution !== null;
  }

  async connectedCallback() {
    this.addEventListener("click", (event) => this.clicked(event));
    this.addEventListener("change", (event) => this.changed(event));
    await this.doing(async () => {
      await this.load(this.address === "" ? "daily" : this.address);
      this.solver = (await keptSolver()) ?? this.solver;
      this.themes = (await request("GET", "/api/puzzles")).themes;
      this.draw();
    });
  }

  /** @param {string} path */
  async load(path) {
    const puzzle = /** @type {PuzzlePosition} */ (await request("GET", `/api/puzzles/${path}`));
    Object.assign(this, { puzzle, solution: null, chosen: "", manner: "", picked: new Set() });
    this.isDaily = path === "daily";
    this.draw();
    this.querySelector("h1")?.focus();
    const asked = this.line(puzzle.question, puzzle.question_said);
    speak([spoken(asked.words)], asked.language);
  }

  async next() {
    const { rating, done } = this.solver;
    const asked = new URLSearchParams({
      rating: String(Math.round(rating)),
      done: done.slice(-MOST_DONE).join(","),
      theme: this.theme,
    });
    await this.load(`next?${asked}`);
  }

  /** @param {string} act */
  async answer(act) {
    const { puzzle } = this;
    if (puzzle === null || this.solution !== null) return;
    this.chosen = act;
    const { rating, deviation, volatility } = this.solver;
    const wish = { act, rating, deviation, volatility };
    this.solution = await request("POST", `/api/puzzles/${puzzle.id}`, wish);
    if (this.solution !== null) this.solver = keepSolver(puzzle.id, this.solution, this.isDaily);
    this.draw();
    const said = this.line(this.solution?.verdict ?? "", this.solution?.verdict_said);
    speak([spoken(said.words)], said.language);
    /** @type {HTMLElement | null} */ (this.querySelector("[data-do=next]"))?.focus();
  }

  /** @param {Event} event */
  changed(event) {
    const field = /** @type {HTMLSelectElement} */ (event.target);
    if (field.name !== "theme") return;
    this.theme = field.value;
    this.doing(() => this.next());
  }

  /** @param {MouseEvent} event */
  clicked(event) {
    const isNext = /** @type {Element} */ (event.target).closest("[data-do=next]") !== null;
    if (isNext) this.doing(() => this.next());
    else super.clicked(event);
  }

  /** How the table shows a seat. @param {string} seat */
  whoIs(seat) {
    const update = this.update();
    return update === null ? { name: seat, isYou: false } : who(update.table, seat);
  }

  /**
   * Some sentences in the language of the page, with the attributes of the element that shows them.
   *
   * @param {string} words in English @param {import("../messages").Said[]} [said]
   */
  line(words, said) {
    const here = advised(said, (seat) => this.whoIs(seat));
    return here === null ? { words, language: english } : { words: here, language: {} };
  }

  /**
   * An element with some sentences.
   *
   * @param {string} tag @param {Record<string, string>} attributes
   * @param {string} words in English @param {import("../messages").Said[]} [said]
   */
  told(tag, attributes, words, said) {
    const { words: here, language } = this.line(words, said);
    const nameOf = (/** @type {string} */ seat) => this.whoIs(seat).name;
    return h(tag, { ...language, ...attributes }, rich(here, language === english ? nameOf : undefined));
  }

  wanted() {
    const update = this.update();
    return h(
      "main",
      { class: "study puzzle", "data-key": "puzzle" },
      this.head(),
      update === null || this.puzzle === null
        ? null
        : h(
            "div",
            { class: "puzzle-parts", "data-key": this.puzzle.id },
            this.asked(this.puzzle),
            update.drawn({ picked: this.picked, manner: this.manner }),
            this.solution === null ? null : this.answered(this.puzzle, this.solution),
          ),
    );
  }

  head() {
    const { rating, streak, solved, tried } = this.solver;
    return h(
      "header",
      { class: "study-head", "data-key": "head" },
      h("h1", { tabindex: -1 }, this.isDaily ? text.puzzles.daily : text.puzzles.title),
      h("p", { class: "solver", "data-key": "solver" }, solverWords(rating, solved, tried, streak)),
      h(
        "select",
        { name: "theme", "aria-label": text.puzzles.theme, "data-key": "theme" },
        h("option", { value: "" }, text.puzzles.every),
        this.themes.map(({ name, title, count }) =>
          h("option", { value: name, selected: name === this.theme }, themeWords(name, title, count)),
        ),
      ),
      h("a", { class: "button", href: "/", "data-link": true }, text.table.toLobby),
    );
  }

  /** @param {PuzzlePosition} puzzle */
  asked({ question, question_said, difficulty, title }) {
    const coup = look(served.coups ?? {}, title);
    return h(
      "section",
      { class: "study-sheet", "data-key": "question" },
      title === "" ? null : h("h2", coup === undefined ? english : {}, coup ?? title),
      this.told("p", {}, withoutSeat(question), question_said),
      h("p", { class: "faint" }, look(served.difficulties ?? {}, difficulty) ?? sentence(difficulty)),
    );
  }

  /** @param {PuzzlePosition} puzzle @param {PuzzleSolution} solution */
  answered(puzzle, solution) {
    const { is_right, verdict, options, best, details, details_said, layout, source } = solution;
    return h(
      "section",
      { class: `study-sheet ${is_right ? "right" : "wrong"}`, "data-key": "answer" },
      this.told("h2", {}, verdict, solution.verdict_said),
      optionTable(options, best, this.chosen),
      details.map((words, place) => this.told("p", {}, words, details_said?.[place])),
      this.told("p", { class: "faint" }, layout, solution.layout_said),
      source === "" ? null : h("p", { ...english, class: "faint" }, source),
      h(
        "div",
        { class: "study-row" },
        h("button", { class: "main", "data-do": "next" }, text.puzzles.next),
        h("a", { href: `/puzzles/${puzzle.id}`, "data-link": true }, text.puzzles.link({ id: puzzle.id })),
      ),
    );
  }
}

customElements.define("euchre-puzzle", PuzzlePage);

/** The page of puzzles. @param {string} path @returns {HTMLElement} */
export function puzzlesPage(path) {
  const page = /** @type {PuzzlePage} */ (h("euchre-puzzle"));
  page.address = path.split("/")[2] ?? "";
  document.title = `${text.puzzles.title} · ${text.lobby.title}`;
  return page;
}
