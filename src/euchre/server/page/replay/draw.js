/** Draws a replay: the table with all hands, its controls, and the list of steps. */

import { cardPicture } from "../lib/cards.js";
import { h } from "../lib/dom.js";
import { inOrder } from "../table/hand.js";
import { lawLinks } from "../lib/law-links.js";
import { scoreBoard } from "../table/score.js";
import { ruled } from "../table/club/rulings.js";
import { recordedSeat, sideName, who } from "../lib/seats.js";
import { trump } from "../table/draw.js";
import { plate } from "../table/seat.js";
import { middle } from "../table/middle.js";
import { listed, look, served, text } from "../texts/index.js";
import { resultHeading } from "../texts/phrases.js";
import { faultWords, remarkWords } from "../texts/records.js";
import { inOwnWords } from "../texts/served.js";

/** @typedef {import("../messages").Replay} Replay */
/** @typedef {import("./steps.js").Step} Step */

/**
 * @typedef {object} Looked
 * @property {Replay} replay
 * @property {Step[]} steps
 * @property {number} at
 * @property {import("../table/score.js").ValueOf} valueOf
 */

/** @param {Looked} looked */
export function drawReplay(looked) {
  const { steps, at, replay } = looked;
  const step = steps[at];
  const shown = {
    ...step,
    valueOf: looked.valueOf,
    picked: new Set(),
    manner: "",
    pending: null,
    bubbles: {},
    isBehind: false,
    hint: null,
    hasResult: false,
    isLost: false,
    notice: [],
    seconds: null,
    story: [],
    isBusy: false,
    register: replay.register,
    ruledBefore: 0,
  };
  const { table, deal } = step.update;
  return h(
    "div",
    { class: `replay seats-${table.seats.length}`, "data-key": "replay", "data-at": at },
    h(
      "div",
      { class: "bar", "data-key": "bar" },
      scoreBoard(step.update, looked.valueOf),
      h("div", { class: "bar-trump", "data-key": "trump" }, deal === null ? null : trump(step.update, deal)),
    ),
    h(
      "div",
      { class: "felt", "data-key": "felt" },
      table.seats.map(({ seat }) => plate(shown, seat)),
      h("div", { class: "middle", "data-key": "middle" }, middle(shown)),
    ),
    aside(step),
    controls(looked),
    more(replay),
    story(looked),
    faults(replay),
  );
}

/** Cards that nobody holds: the talon, the dummy and discards. @param {Step} step */
function aside({ frame, update }) {
  const { turn_up, stage, declined, trump: suit } = frame.deal;
  const lies = turn_up !== null && (stage === "making" || declined) ? [turn_up] : [];
  /** @type {[string, string, string[]][]} */
  const piles = [
    ["talon", inOwnWords(text.replay.talon), [...lies, ...frame.talon]],
    ["dummy", text.replay.dummy, frame.dummy],
    ...frame.put_out.map(
      ({ seat, cards }) =>
        /** @type {[string, string, string[]]} */ ([
          `out-${seat}`,
          text.replay.putOut({ name: who(update.table, seat).name }),
          cards,
        ]),
    ),
  ];
  const shown = piles.filter(([, , cards]) => cards.length > 0);
  return h(
    "div",
    { class: "piles", "data-key": "piles" },
    shown.map(([key, words, cards]) =>
      h(
        "figure",
        { "data-key": key },
        h("figcaption", {}, words),
        h(
          "span",
          { class: "pile-cards" },
          inOrder(cards, suit).map((card, place) =>
            h("span", { class: "card", "data-key": `${card}-${place}` }, cardPicture(card)),
          ),
        ),
      ),
    ),
  );
}

/** @param {string} to @param {string} sign @param {string} words @param {boolean} isOff */
const button = (to, sign, words, isOff) =>
  h(
    "button",
    {
      type: "button",
      "data-to": to,
      "data-key": to,
      "aria-label": words,
      title: words,
      "aria-disabled": isOff ? "true" : null,
    },
    sign,
  );

/** @param {Looked} looked */
function controls({ replay, steps, at }) {
  const [isFirst, isLast] = [at === 0, at === steps.length - 1];
  return h(
    "div",
    { class: "replay-controls", "data-key": "controls" },
    h(
      "p",
      { class: "told", "data-key": "told" },
      h("span", {}, steps[at].words.join(" "), lawLinks(replay.register, steps[at].laws)),
    ),
    h(
      "div",
      { class: "steps", "data-key": "steps", role: "group", "aria-label": text.replay.stepping },
      button("first", "«", text.replay.first, isFirst),
      button("back", "‹", text.replay.back, isFirst),
      h("input", {
        type: "range",
        min: 0,
        max: steps.length - 1,
        value: at,
        "aria-label": text.replay.step,
        "aria-valuetext": text.replay.stepOf({ at: at + 1, of: steps.length }),
        "data-key": "slider",
      }),
      button("on", "›", text.replay.on, isLast),
      button("last", "»", text.replay.last, isLast),
    ),
  );
}

/** The choice of the deal, and the links to share and download. @param {Replay} replay */
function more(replay) {
  if (replay.count < 2 && replay.link === null) return null;
  return h(
    "div",
    { class: "replay-more", "data-key": "more" },
    replay.count > 1 ? deals(replay) : null,
    replay.link === null
      ? null
      : h(
          "div",
          { class: "taking", "data-key": "taking" },
          h(
            "a",
            { class: "button main", href: replay.link.replace("/replay/", "/review/"), "data-link": true },
            text.replay.review,
          ),
          h("button", { type: "button", "data-to": "share" }, text.replay.share),
          replay.forms.map((form) =>
            h(
              "a",
              { class: "button", download: true, href: `${apiOf(replay.link ?? "")}/record?form=${form}` },
              text.replay.download({ form }),
            ),
          ),
        ),
  );
}

/** The path of the server's reply for a replay link. @param {string} link */
export const apiOf = (link) => link.replace("/replay/", "/api/replays/");

/** @param {Replay} replay */
function deals(replay) {
  const { deals: some, shown, first, count } = replay;
  const [games, after] = [new Set(some.map(({ game }) => game)).size, first + some.length];
  return h(
    "div",
    { class: "deals", "data-key": "deals" },
    button("deal-back", "↑", text.replay.dealBack, shown === 0),
    h(
      "select",
      { "aria-label": text.replay.deal, "data-key": `deal-${shown}` },
      first > 0 ? h("option", { value: first - 1 }, `… ${first}`) : null,
      some.map((deal, place) =>
        h(
          "option",
          { value: first + place, selected: first + place === shown },
          dealLine(replay, deal, games > 1),
        ),
      ),
      after < count ? h("option", { value: after }, `${after + 1} …`) : null,
    ),
    button("deal-on", "↓", text.replay.dealOn, shown === count - 1),
  );
}

/**
 * The seats with the names of the people who sat there in one deal.
 *
 * @param {Replay} replay
 * @param {Record<string, string>} people
 * @returns {import("../lib/seats.js").Chairs}
 */
const tableWith = ({ seats }, people) => ({
  you: null,
  seats: seats.map(({ seat }) => recordedSeat(seat, people[seat])),
});

/** @param {Replay} replay @param {import("../messages").ReplayDeal} deal @param {boolean} withGame */
function dealLine(
  replay,
  { number, game, trump: suit, maker: seat, result, lone, points, people, ended_by: ended },
  withGame,
) {
  const table = tableWith(replay, people);
  const maker = seat === null ? null : who(table, seat).name;
  const heading = ended === null ? resultHeading : () => text.result.ended;
  const came = result === null ? text.replay.unfinished : heading(result, lone !== null);
  const gains = Object.entries(ended?.points ?? points)
    .filter(([, count]) => count > 0)
    .map(([side, count]) => text.replay.gains({ side: sideName(table, side), points: count }));
  return [
    withGame ? text.replay.game({ number: game }) : null,
    text.replay.dealNumber({ number }),
    suit === null || maker === null ? null : text.replay.madeBy({ suit, maker }),
    [came, ...gains].join(" "),
  ]
    .filter((part) => part !== null)
    .join(" · ");
}

/** The list of all steps. Each is a button that goes to the step. @param {Looked} looked */
function story({ replay, steps, at }) {
  return h(
    "section",
    { class: "steps-told", "data-key": "told-steps", "aria-label": text.replay.steps, tabindex: 0 },
    replay.opening.map((remark) => opening(replay, remark)),
    h(
      "ol",
      {},
      steps.map(({ words }, place) =>
        h(
          "li",
          { "data-key": place },
          h(
            "button",
            {
              type: "button",
              class: "step",
              "data-step": place,
              "aria-current": place === at ? "step" : null,
            },
            words.join(" "),
          ),
        ),
      ),
    ),
  );
}

/**
 * A remark before the first deal. Those on published positions may be English.
 *
 * @param {Replay} replay @param {string} remark
 */
function opening({ title }, remark) {
  const [language, words] = remarkWords(remark);
  return h("p", { ...(COUP.test(title) ? language : {}), class: "remark" }, words);
}

/** @param {Replay} replay */
function faults(replay) {
  const { faults: found, register, deals: some, first } = replay;
  if (found.length === 0) return null;
  /** @param {import("../messages").RecordFault} fault @returns {import("../texts/records.js").Shown} */
  const told = ({ message, ruling, line, deal }) => {
    if (ruling === null) return faultWords(message.replace(/ \([^()]*\)$/, ""));
    const table = tableWith(replay, deal === null ? {} : (some[deal - first]?.people ?? {}));
    return [{}, text.replay.fault({ line: line ?? 0, words: ruled({ table }, ruling) })];
  };
  return h(
    "section",
    { class: "faults card-sheet", "data-key": "faults" },
    h("h2", {}, text.replay.faults),
    h(
      "ul",
      {},
      found.map((fault) => {
        const [language, words] = told(fault);
        return h("li", {}, h("span", language, words), lawLinks(register, fault.laws));
      }),
    ),
  );
}

const COUP = /^(Coup [IVX]+): (.+)$/;

/** The title of a record; that of a coup in the language of the page. @param {string} title */
const titleWords = (title) =>
  title.replace(COUP, (_, number, says) => {
    const here = look(served.coups ?? {}, says);
    return here === undefined ? title : text.replay.coup({ number, title: here });
  });

/** The title of a replay and a line about it. @param {Replay} replay @param {Step} step */
export function heading(replay, step) {
  const { table } = step.update;
  const names = replay.seats.map(({ seat }) => who(table, seat).name).filter((name) => name.length > 1);
  return {
    title: titleWords(replay.title) || text.replay.untitled,
    words: [look(text.games, replay.code)?.title ?? replay.code, names.length > 0 ? listed(names) : null]
      .filter((part) => part !== null)
      .join(" · "),
  };
}
