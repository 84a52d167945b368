/** The page of a person's progress: finished games with what their choices cost, puzzles, and exports. */

import { figuresPart } from "./figures.js";
import { gameWords, perDeal, resultWords, solverWords } from "./phrases.js";
import { costPlot, legend, meanLost, phasesOf, ratingPlot } from "./progress-plot.js";
import { h, morph, tell } from "../lib/dom.js";
import { open } from "../lib/dialog.js";
import { speak } from "../lib/speech.js";
import { styled } from "../lib/styles.js";
import { request } from "../lib/wire.js";
import { capital, look, text } from "../texts/index.js";

await styled("/study/study.css");

/** @typedef {import("../messages").MyProgress} MyProgress */
/** @typedef {import("../messages").ProgressGame} ProgressGame */

const DIGITS = 2;
/** Games in a row of the table of phases. */
const LATEST = 5;
const EXPORTS = ["json", "games", "puzzles"];

export class ProgressPage extends HTMLElement {
  /** @type {MyProgress | null} */
  progress = null;
  /** @type {import("../messages").MyFigures | null} counted after the page is shown */
  figures = null;
  phase = "";

  async connectedCallback() {
    this.addEventListener("click", (event) => this.clicked(event));
    this.addEventListener("change", (event) => {
      const field = /** @type {HTMLSelectElement} */ (event.target);
      if (field.name !== "phase") return;
      this.phase = field.value;
      this.draw();
    });
    await this.doing(() => this.load());
  }

  async load() {
    this.progress = /** @type {MyProgress} */ (await request("GET", "/api/progress"));
    this.draw();
    this.figures = await request("GET", "/api/progress/figures");
    this.draw();
  }

  /** Do something, and show what goes wrong. @param {() => Promise<unknown>} action */
  async doing(action) {
    try {
      await action();
    } catch (failed) {
      tell(this, "trouble", failed);
    }
  }

  /** @param {MouseEvent} event */
  clicked(event) {
    const button = /** @type {HTMLElement | null} */ (
      /** @type {Element} */ (event.target).closest("button")
    );
    const { game, do: action } = button?.dataset ?? {};
    if (game !== undefined) this.ask(text.progress.forgetGame, `/api/progress/${game}`);
    else if (action === "forget") this.ask(text.progress.forgetAll, "/api/progress");
  }

  /** Delete something once the person has said yes. @param {string} words @param {string} path */
  ask(words, path) {
    const dialog = open(
      text.progress.forget,
      [h("p", {}, words), h("button", { type: "button", "data-do": "yes" }, text.progress.forgetYes)],
      (event) => {
        if (/** @type {HTMLElement} */ (event.target).dataset.do !== "yes") return;
        dialog.close();
        this.doing(async () => {
          await request("DELETE", path);
          await this.load();
          speak([text.progress.forgotten]);
          this.querySelector("h1")?.focus();
        });
      },
    );
  }

  draw() {
    const { progress } = this;
    const wanted = h(
      "main",
      { class: "study", "data-key": "progress" },
      h(
        "header",
        { class: "study-head", "data-key": "head" },
        h("h1", { tabindex: -1 }, text.progress.title),
        h("a", { class: "button", href: "/", "data-link": true }, text.table.toLobby),
      ),
      progress === null
        ? null
        : [
            this.costs(progress),
            figuresPart(this.figures),
            this.games(progress),
            this.puzzles(progress),
            this.kept(progress),
          ],
    );
    if (this.firstElementChild === null) this.append(wanted);
    else morph(this.firstElementChild, wanted);
  }

  /** What choices cost over time, and by phase. @param {MyProgress} progress */
  costs({ games, reference }) {
    const reviewed = games.filter(({ cost }) => cost !== null);
    if (reviewed.length === 0)
      return h(
        "section",
        { class: "study-sheet", "data-key": "costs" },
        h("h2", {}, text.progress.costs),
        h("p", {}, games.length === 0 ? text.progress.none : text.progress.noReview),
      );
    const phases = phasesOf(reviewed);
    const option = (/** @type {string} */ phase, /** @type {string} */ words) =>
      h("option", { value: phase, selected: phase === this.phase }, words);
    return h(
      "section",
      { class: "study-sheet", "data-key": "costs" },
      h(
        "div",
        { class: "study-row" },
        h("h2", {}, text.progress.costs),
        h(
          "label",
          { class: "seat-choice" },
          text.progress.choices,
          h(
            "select",
            { name: "phase" },
            option("", text.progress.everyPhase),
            phases.map((phase) => option(phase, capital(look(text.progress.phases, phase) ?? phase))),
          ),
        ),
      ),
      costPlot(reviewed, reference, this.phase),
      legend(this.phase === "" ? phases : [this.phase]),
      h("p", { class: "faint" }, text.progress.plotHint),
      phaseTable(reviewed, reference, phases),
      h("p", { class: "faint" }, text.progress.referenceHint),
    );
  }

  /** Every game, the latest first. @param {MyProgress} progress */
  games({ games }) {
    if (games.length === 0) return null;
    return h(
      "section",
      { class: "study-sheet", "data-key": "games" },
      h("h2", {}, text.progress.games),
      h("ul", { class: "kept-games" }, [...games].reverse().map(gameRow)),
    );
  }

  /** @param {MyProgress} progress */
  puzzles({ solver, ratings }) {
    const { strength, solved, tried, streak } = solver;
    return h(
      "section",
      { class: "study-sheet", "data-key": "puzzles" },
      h("h2", {}, text.puzzles.title),
      h("p", {}, solverWords(strength?.rating ?? 0, solved, tried, streak)),
      ratings.length > 1 ? ratingPlot(ratings) : null,
      h("p", {}, h("a", { href: "/puzzles", "data-link": true }, text.puzzles.daily)),
    );
  }

  /** @param {MyProgress} progress */
  kept({ games, solver }) {
    const hasAny = games.length > 0 || solver.tried > 0;
    return h(
      "section",
      { class: "study-sheet", "data-key": "kept" },
      h("h2", {}, text.progress.kept),
      h("p", {}, text.progress.keptHint),
      hasAny
        ? h(
            "p",
            { class: "exports" },
            EXPORTS.map((form) =>
              h(
                "a",
                { class: "button", href: `/api/progress/export?form=${form}`, download: true },
                look(text.progress.exports, form),
              ),
            ),
            h("button", { type: "button", "data-do": "forget" }, text.progress.forgetEverything),
          )
        : null,
    );
  }
}

/** A game, what it cost, and what can be done with it. @param {ProgressGame} game */
function gameRow(game) {
  const { table, game: number, code, won, points, at, cost } = game;
  const path = `mine/${table}/${number}`;
  const said = gameWords(game);
  const link = (/** @type {string} */ href, /** @type {string} */ words) =>
    h("a", { href, "data-link": true, "aria-label": `${words}: ${said}` }, words);
  return h(
    "li",
    { "data-key": `${table}-${number}` },
    h(
      "div",
      {},
      h("b", {}, look(text.games, code)?.title ?? code),
      h("span", {}, resultWords(won, points)),
      h("small", {}, text.lobby.day({ at })),
    ),
    cost === null ? h("span", {}) : h("span", { class: "mark plain" }, perDeal(cost.per_deal)),
    h(
      "div",
      { class: "kept-links" },
      link(`/review/${path}`, cost === null ? text.progress.toReview : text.progress.review),
      link(`/replay/${path}`, text.review.toReplay),
      h(
        "button",
        {
          type: "button",
          "data-game": `${table}/${number}`,
          "aria-label": `${text.progress.forget}: ${said}`,
        },
        text.progress.forget,
      ),
    ),
  );
}

/**
 * Points lost per deal by phase: in all games, in the latest, and those of our own players.
 *
 * @param {ProgressGame[]} games
 * @param {import("../messages").ReferencePlayer[]} reference
 * @param {string[]} phases
 */
function phaseTable(games, reference, phases) {
  const own = (/** @type {string} */ name, /** @type {ProgressGame[]} */ some) => ({
    name,
    values: ["", ...phases].map((phase) => meanLost(some, phase)),
  });
  const rows = [
    own(text.progress.all({ count: games.length }), games),
    ...(games.length > LATEST ? [own(text.progress.latest({ count: LATEST }), games.slice(-LATEST))] : []),
    ...reference.map((one) => ({
      name: capital(look(text.strengths, one.name) ?? one.name),
      values: [one.per_deal, ...phases.map((phase) => one.phases[phase] ?? 0)],
    })),
  ];
  const heads = [
    text.progress.everyPhase,
    ...phases.map((phase) => capital(look(text.progress.phases, phase) ?? phase)),
  ];
  return h(
    "div",
    { class: "wide-table", tabindex: 0, role: "region", "aria-label": text.review.totals },
    h(
      "table",
      {},
      h("caption", { class: "unseen" }, text.review.totals),
      h(
        "thead",
        {},
        h(
          "tr",
          {},
          h("td", {}),
          heads.map((words) => h("th", { scope: "col" }, words)),
        ),
      ),
      h(
        "tbody",
        {},
        rows.map(({ name, values }) =>
          h(
            "tr",
            {},
            h("th", { scope: "row" }, name),
            values.map((value) => h("td", {}, value.toFixed(DIGITS))),
          ),
        ),
      ),
    ),
  );
}

customElements.define("euchre-progress", ProgressPage);

/** The page of a person's progress. @returns {HTMLElement} */
export function progressPage() {
  document.title = `${text.progress.title} · ${text.lobby.title}`;
  return /** @type {ProgressPage} */ (h("euchre-progress"));
}
