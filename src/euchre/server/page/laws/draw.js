/** Draws the pages of the law browser. */

import { h } from "../lib/dom.js";
import { lawPath } from "../lib/law-links.js";
import { capital, look, text } from "../texts/index.js";
import { ruleChoice, ruleName } from "../texts/rules.js";
import { providedHere, rulingLanguage, whatHappened } from "../texts/rulings.js";
import { english, signed } from "../texts/served.js";

/** @typedef {import("../messages").LawInShort} LawInShort */
/** @typedef {import("../messages").LawAxis} LawAxis */
/** @typedef {import("../messages").LawInFull} LawInFull */
/** @typedef {{language?: string}} Told */

/** @param {string} path @param {import("../lib/dom.js").Child[]} words */
const link = (path, ...words) => h("a", { href: path, "data-link": true }, ...words);

/** Attributes of a text of the laws: English ones come without a language. @param {Told} told */
const marked = ({ language }) => (language === undefined ? english : {});

/** A text of the laws; a translated one has signs for suits. @param {Told} told @param {string} words */
const worded = ({ language }, words) => (language === undefined ? words : signed(words));

/** @param {string} register */
const nameOf = (register) => look(text.games, register)?.title ?? register;

/** @param {string} words */
const plain = (words) => capital(words.replaceAll("_", " ").replaceAll("-", " "));

/** @param {string} words */
const stopped = (words) => capital(/[.!?]$/.test(words) ? words : `${words}.`);

/**
 * @param {Told} told what the page is about
 * @param {(import("../lib/dom.js").Child)[]} crumbs
 * @param {import("../lib/dom.js").Child} title
 * @param {(import("../lib/dom.js").Child | import("../lib/dom.js").Child[])[]} children
 */
function page({ language }, crumbs, title, ...children) {
  const way = [link("/", text.table.toLobby), ...crumbs];
  return h(
    "main",
    { class: "law-book" },
    h("nav", { class: "crumbs", "aria-label": text.laws.way }, way),
    h("h1", { tabindex: -1 }, title),
    language !== undefined || text.laws.inEnglish === ""
      ? null
      : h("p", { class: "faint" }, text.laws.inEnglish),
    ...children,
  );
}

/** The search field, and the place for its results. @param {string} words */
function search(words) {
  return [
    h(
      "form",
      { role: "search", class: "law-search" },
      h("label", { for: "words" }, words),
      h("input", {
        id: "words",
        type: "search",
        maxlength: 100,
        autocomplete: "off",
        placeholder: text.laws.example,
      }),
    ),
    h("div", { class: "found" }),
  ];
}

/**
 * The page of the codes and their differences.
 *
 * @param {import("../messages").LawBooks} books
 * @returns {HTMLElement}
 */
export function bookPage({ codes, axes, customs }) {
  const cards = codes.map(({ code, title, laws, situations, silences, language }) =>
    h(
      "li",
      {},
      link(
        lawPath(code),
        h("b", {}, nameOf(code)),
        h("span", marked({ language }), title),
        h("small", {}, text.laws.counts({ laws, situations, silences })),
      ),
    ),
  );
  return page(
    {},
    [],
    text.laws.title,
    h("p", { class: "lead" }, text.laws.words),
    search(text.laws.search),
    h("ul", { class: "codes unfound" }, cards),
    h(
      "section",
      { class: "card-sheet unfound" },
      h("h2", {}, text.laws.sideBySide),
      h("p", {}, text.laws.sideBySideHint),
      axes.map((axis) => folded(axis)),
    ),
    h(
      "section",
      { class: "card-sheet unfound" },
      h("h2", {}, text.laws.customs),
      h("p", {}, text.laws.customsHint),
      h(
        "dl",
        { class: "customs" },
        customs
          .map((one) => [
            h("dt", marked(one), one.heading ?? plain(one.name)),
            h(
              "dd",
              marked(one),
              stopped(worded(one, one.says)),
              " ",
              h("small", {}, stopped(worded(one, one.status))),
            ),
          ])
          .flat(),
      ),
    ),
  );
}

/** @param {LawAxis} axis */
const folded = (axis) =>
  h("details", { class: "axis-folded" }, h("summary", marked(axis), headed(axis)), sideBySide(axis, null));

/** What a matter is about. @param {LawAxis} axis */
const headed = ({ axis, heading }) => heading ?? plain(axis);

/** What each code says on one matter, in columns. @param {LawAxis} axis @param {string | null} own */
function sideBySide(axis, own) {
  return h(
    "div",
    { class: "axis" },
    axis.cells.map(({ register, value, laws, notes }) =>
      h(
        "div",
        { class: register === own ? "own-code" : "" },
        h("b", {}, nameOf(register)),
        h("p", marked(axis), stopped(worded(axis, value))),
        h(
          "p",
          { class: "cites" },
          laws.map((law) => link(lawPath(register, law), law)),
          notes.map((note) => h("small", marked(axis), note)),
        ),
      ),
    ),
  );
}

/** @param {import("../messages").LawsFound} found */
export function foundList({ laws, total }) {
  const more = total > laws.length ? text.laws.more({ shown: laws.length }) : "";
  return [
    h("p", {}, `${text.laws.found({ total })} ${more}`),
    laws.length === 0
      ? h("p", {}, text.laws.nothing)
      : h(
          "ul",
          { class: "law-list" },
          laws.map((law) => line(law.register, law, true)),
        ),
  ];
}

/** @param {string} code @param {LawInShort} law @param {boolean} withCode */
function line(code, law, withCode) {
  const { id, heading, says, phase } = law;
  return h(
    "li",
    {},
    link(
      lawPath(code, id),
      h("span", { class: "law-id" }, withCode ? `${code} ${id}` : id),
      h("b", marked(law), heading),
    ),
    phase === null ? h("small", {}, text.laws.silence) : null,
    h("p", marked(law), worded(law, says)),
  );
}

/** The laws of a code by phase. @param {import("../messages").LawList} list @returns {HTMLElement} */
export function codePage(list) {
  const { code, title, scope, laws } = list;
  const phases = [...new Set(laws.map(({ phase }) => phase))].sort(
    (one, other) => placeOf(one) - placeOf(other),
  );
  const parts = phases.map((phase) => {
    const id = `part-${phase ?? "silences"}`;
    return {
      id,
      words: phase === null ? text.laws.silences : (look(text.laws.phases, phase) ?? phase),
      laws: laws.filter((law) => law.phase === phase),
    };
  });
  return page(
    list,
    [link("/laws", text.laws.title)],
    nameOf(code),
    h("p", { ...marked(list), class: "lead" }, title),
    h("p", { ...marked(list), class: "lead" }, scope),
    search(text.laws.searchIn({ code: nameOf(code) })),
    h(
      "nav",
      { class: "parts unfound", "aria-label": text.laws.parts },
      parts.map(({ id, words }) => h("a", { href: `#${id}` }, words)),
    ),
    parts.map(({ id, words, laws: some }) =>
      h(
        "section",
        { class: "card-sheet unfound" },
        h("h2", { id }, words),
        id === "part-silences" ? h("p", {}, text.laws.silencesHint) : null,
        h(
          "ul",
          { class: "law-list" },
          some.map((law) => line(code, law, false)),
        ),
      ),
    ),
  );
}

const ORDER = Object.keys(text.laws.phases);

/** @param {string | null} phase */
const placeOf = (phase) => (phase === null ? ORDER.length : ORDER.indexOf(phase));

/** The way to a law beside this one. @param {string} code @param {string} id @param {boolean} isNext */
const beside = (code, id, isNext) =>
  h(
    "a",
    { class: "button", href: lawPath(code, id), "data-link": true },
    isNext ? [h("bdi", english, id), " ›"] : ["‹ ", h("bdi", english, id)],
  );

/** The ways to the laws before and after. @param {string} code @param {LawInFull} full */
const turn = (code, { before, after }) =>
  h(
    "nav",
    { class: "law-turn", "aria-label": text.laws.turn },
    before === null ? h("span") : beside(code, before, false),
    after === null ? null : beside(code, after, true),
  );

/**
 * The page of one law: text, consequences, situations, other codes and house rules.
 *
 * @param {string} code
 * @param {LawInFull} full
 * @returns {HTMLElement}
 */
export function lawPage(code, full) {
  const { law } = full;
  return page(
    law,
    [link("/laws", text.laws.title), link(lawPath(code), nameOf(code))],
    h("span", marked(law), `${law.id} · ${law.heading}`),
    h(
      "section",
      { class: "card-sheet law-text" },
      h("p", { ...marked(law), class: "law-says" }, worded(law, law.says)),
      h("p", { class: "law-kind" }, kindOf(full)),
      remarks(full),
    ),
    part(
      text.laws.follows,
      full.follows.map((one) => {
        const what = whatHappened({ irregularity: one.irregularity, what: one.happened });
        return h(
          "li",
          {},
          h("span", rulingLanguage(), h("b", {}, stopped(what)), ` ${providedHere(one) ?? one.follows}`),
          severalCodes(full) ? h("small", {}, ` ${nameOf(one.code)}`) : null,
        );
      }),
    ),
    part(
      text.laws.situations,
      full.situations.map((one) => situation(law, one)),
      "ol",
    ),
    full.axes.length === 0
      ? null
      : h(
          "section",
          { class: "card-sheet" },
          h("h2", {}, text.laws.sideBySide),
          full.axes
            .map((axis) => [h("h3", marked(axis), headed(axis)), sideBySide(axis, law.register)])
            .flat(),
        ),
    part(
      text.laws.values,
      full.values.map(({ code: by, name, value }) =>
        h("li", {}, valued(name, value), severalCodes(full) ? h("small", {}, ` ${nameOf(by)}`) : null),
      ),
    ),
    turn(code, full),
  );
}

/** A value of a code, with its name. @param {string} key @param {string} value as a rules file writes it */
function valued(key, value) {
  const [spoken, name] = ruleName(key);
  const word = value.startsWith('"') ? value.slice(1, -1) : value;
  const answer = look({ true: text.laws.yes, false: text.laws.no }, word);
  const [says, choice] = answer === undefined ? ruleChoice(key, word) : [{}, answer];
  return h("span", {}, h("b", spoken, name), " · ", h("span", /\p{L}/u.test(choice) ? says : {}, choice));
}

/** @param {LawInFull} full */
const severalCodes = ({ values, follows }) =>
  new Set([...values, ...follows].map(({ code }) => code)).size > 1;

/** @param {LawInFull} full */
function kindOf({ law, kind, actors, left_to_people }) {
  if (kind === null) return [text.laws.noLaw];
  const games =
    law.games.length === 1 && law.games[0] === law.register
      ? []
      : [text.laws.holdsIn({ games: law.games.map(nameOf) })];
  const phase = look(text.laws.phases, law.phase ?? "any") ?? "";
  const left = left_to_people === null ? [] : [text.laws.leftToPeople];
  const [before, after] = stopped(text.laws.binds({ whom: SLOT })).split(SLOT);
  return [
    [look(text.laws.kinds, kind) ?? kind, phase].map(stopped).join(" "),
    ` ${before}`,
    h("span", marked(law), actors ?? ""),
    [after, ...[...games, ...left].map(stopped)].join(" "),
  ];
}

/** Stands in a message for words that are shown in another language. */
const SLOT = "\u0001";

/** @param {LawInFull} full */
function remarks({ law, remarks: some }) {
  return h(
    "dl",
    { class: "remarks" },
    some.flatMap(({ kind, says }) => [
      h("dt", {}, look(text.laws.remarks, kind) ?? kind),
      h("dd", marked(law), stopped(worded(law, says))),
    ]),
  );
}

/** @param {string} title @param {HTMLElement[]} items @param {string} [list] */
const part = (title, items, list = "ul") =>
  items.length === 0
    ? null
    : h("section", { class: "card-sheet" }, h("h2", {}, title), h(list, { class: "items" }, items));

/** @param {LawInShort} law @param {import("../messages").LawSituation} situation */
function situation(law, { given, when, then, from_source }) {
  const parts = [
    [text.laws.given, given],
    [text.laws.when, when],
    [text.laws.then, then],
  ];
  return h(
    "li",
    {},
    h(
      "dl",
      { class: "situation" },
      parts.flatMap(([word, says]) => [h("dt", {}, word), h("dd", marked(law), stopped(worded(law, says)))]),
    ),
    from_source ? h("small", {}, text.laws.fromSource) : null,
  );
}
