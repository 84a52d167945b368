/** The table as it is to look: one tree made from what the server told and what is chosen at the page. */

import { choicesIn, keyOfSet } from "./acts.js";
import { exposedCards, exposedOf, irregularCards, isAsked, lastRuling, orderBadges, othersAsked, rulingsBeside, words } from "./referee.js";
import { cardFace, cardPicture, suitSign } from "../lib/cards.js";
import { h } from "../lib/dom.js";
import { inOrder, letterOf } from "./hand.js";
import { scoreBoard } from "./score.js";
import { placesOf, who } from "../lib/seats.js";
import { settings } from "../lib/settings.js";
import { middle, sitAt } from "./middle.js";
import * as text from "../texts/en/index.js";

/** @typedef {import("../messages").Update} Update */
/** @typedef {import("../messages").DealView} DealView */
/** @typedef {import("./acts.js").Choices} Choices */

/**
 * @typedef {object} Shown
 * @property {Update} update
 * @property {import("./score.js").ValueOf} valueOf a value of the code that is played
 * @property {Set<string>} picked cards chosen to be put out together
 * @property {number} gathered how many tricks of the deal have been cleared from the middle
 * @property {boolean} isLost whether the line is down
 * @property {import("../lib/dom.js").Child[]} notice what was refused or greeted last, with links to its laws
 * @property {string | null} won who has won the game that is over
 * @property {number | null} seconds left on the clock
 * @property {string[]} story
 * @property {boolean} isBusy whether an act is on its way
 * @property {string} register whose laws are cited; empty as long as that is not known
 * @property {number} ruledBefore the number of the last ruling before this deal
 */

/** @param {Shown} shown */
export function drawTable(shown) {
  const { update } = shown;
  const { table } = update;
  const choices = choicesIn(update);
  const isOpen = table.phase === "gathering" || table.phase === "sharing";
  return h(
    "main",
    { class: `table seats-${table.seats.length} ${shown.isBusy ? "busy" : ""} ${table.club === null ? "" : "club"}`, "data-key": "table", "data-seq": update.seq },
    header(shown),
    h(
      "div",
      { class: "felt", "data-key": "felt" },
      table.seats.map(({ seat }) => plate(shown, seat)),
      h("div", { class: "middle", "data-key": "middle" }, middle(shown)),
    ),
    h("div", { class: "own", "data-key": "own" }, lastRuling(shown), status(shown, choices), isOpen ? null : actions(shown, choices), hand(shown, choices)),
    story(shown),
  );
}

/** @param {Shown} shown */
function header({ update, valueOf }) {
  const { table, deal } = update;
  return h(
    "header",
    { class: "bar", "data-key": "bar" },
    h("h1", { class: "unseen", "data-key": "name" }, `${table.name}: ${text.games[table.code]?.title ?? table.title}`),
    scoreBoard(update, valueOf),
    h("div", { class: "bar-trump", "data-key": "trump" }, deal === null ? null : trump(update, deal)),
    h(
      "div",
      { class: "bar-buttons", "data-key": "buttons" },
      table.club === null ? null : h("button", { class: "quiet", "data-do": "rulings", "data-key": "rulings" }, text.club.rulings),
      h("button", { class: "quiet", "data-do": "last-trick", "data-key": "last" }, text.table.lastTrick),
      h("button", { class: "quiet", "data-do": "menu", "data-key": "menu" }, text.table.menu),
    ),
  );
}

/** What trump is, and who made it. @param {Update} update @param {DealView} deal */
export function trump({ table }, deal) {
  if (deal.trump === null || deal.maker === null) return null;
  const letter = letterOf(deal.trump);
  return h(
    "p",
    { class: "trump" },
    h("span", { class: "trump-sign" }, suitSign(letter)),
    h("span", {}, h("b", {}, text.capital(text.SUITS[letter])), h("small", {}, text.table.made(who(table, deal.maker).name))),
  );
}

/** A seat with who is in it and all that is known of him. @param {Shown} shown @param {string} seat */
export function plate({ update }, seat) {
  const { table, deal } = update;
  const info = table.seats.find((one) => one.seat === seat);
  if (info === undefined) return null;
  const place = placesOf(table).get(seat);
  const isTurn = table.phase === "playing" && deal !== null && deal.waiting[0] === seat;
  const called = deal?.calls.findLast((call) => call.seat === seat);
  const isCalling = deal !== null && ["ordering", "making"].includes(deal.stage);
  const name = who(table, seat).name;
  return h(
    "section",
    { class: `seat at-${place} ${isTurn ? "turn" : ""} ${deal?.out.includes(seat) ? "out" : ""}`, "data-key": `seat-${seat}`, "data-seat": seat, "aria-label": name },
    h(
      "div",
      { class: "plate", "data-key": "plate" },
      h("b", { class: "who" }, info.name === null ? text.badges.empty : name),
      h("span", { class: "tricks", "data-key": "tricks" }, deal === null ? null : tricksOf(deal, seat)),
      h("span", { class: "badges", "data-key": "badges" }, badgesOf(update, seat).map(([kind, word]) => h("span", { class: `badge ${kind}` }, word))),
      isCalling && called !== undefined ? h("span", { class: "said", "data-key": "said" }, saidShort(called.words)) : null,
    ),
    place === "near" && table.you === seat ? null : heldBy(update, seat),
    mayBeTaken(table, info) ? h("button", { "data-do": "sit", "data-to": seat, "data-key": "sit", "aria-label": sitAt(seat) }, text.table.sitHere) : null,
  );
}

/** Whether one who looks on may take the seat from a computer player who keeps it for nobody.
 * @param {import("../messages").TableInfo} table @param {import("../messages").SeatInfo} info */
const mayBeTaken = (table, info) => table.you === null && info.name !== null && !info.person && table.phase !== "closed";

/** @param {string} words */
const saidShort = (words) => text.capital(words);

/** @param {DealView} deal @param {string} seat */
function tricksOf(deal, seat) {
  const count = deal.tricks.filter((trick) => trick.complete && trick.winner === seat).length;
  if (count === 0) return null;
  return [h("span", { "aria-hidden": "true", class: "pile" }, "▮".repeat(count)), h("span", { class: "unseen" }, text.table.tricks(count))];
}

/** @param {Update} update @param {string} seat @returns {[string, string][]} */
function badgesOf(update, seat) {
  const { table, deal } = update;
  const info = table.seats.find((one) => one.seat === seat);
  /** @type {[string, string][]} */
  const found = [];
  if (deal !== null && deal.dealer === seat) found.push(["dealer", text.badges.dealer]);
  if (deal !== null && deal.maker === seat) found.push(["maker", text.badges.maker]);
  if (deal !== null && deal.lone === seat) found.push(["alone", text.manners[/** @type {"alone"} */ (deal.manner)] ?? text.manners.alone]);
  if (deal !== null && deal.duelist === seat) found.push(["alone", text.badges.duelist]);
  if (deal !== null && deal.out.includes(seat)) found.push(["rest", text.badges.out]);
  found.push(...orderBadges(update, seat));
  if (info?.person && info.player !== null) found.push(["rest", text.badges.standIn]);
  else if (info?.person && !info.present) found.push(["rest", text.badges.away]);
  return found;
}

/** The hand of another seat: laid open, or backs. @param {Update} update @param {string} seat */
function heldBy(update, seat) {
  const { table, deal } = update;
  if (deal === null) return null;
  const open = deal.open_hands.find((one) => one.seat === seat);
  if (open !== undefined) {
    const cards = inOrder(open.cards, deal.trump).map((card, place) => h("span", { class: "card small", "data-key": card === "??" ? `hidden-${place}` : card, "data-card": card === "??" ? null : card }, cardPicture(card)));
    return h("div", { class: "open-hand", role: "group", "aria-label": text.table.openHand(who(table, seat).name), "data-key": "open" }, cards);
  }
  const exposed = exposedOf(update, seat);
  const size = Math.max(0, (deal.hand_sizes[seat] ?? 0) - exposed.length);
  const backs = Array.from({ length: size }, () => h("span", { class: "card back" }, cardFace("??")));
  const rest = h("div", { class: "backs", "data-key": "backs" }, backs, h("span", { class: "unseen" }, text.table.cards(size)));
  return exposed.length === 0 ? rest : h("div", { class: "held-row", "data-key": "row" }, exposedCards(exposed, who(table, seat).name), rest);
}

/** The one line that says what the table waits for. @param {Shown} shown @param {Choices} choices */
function status(shown, choices) {
  const { update, isLost, notice, seconds, picked } = shown;
  const { table, deal } = update;
  const own = table.seats.find((one) => one.seat === table.you);
  const buttons = [];
  if (own !== undefined && own.player !== null) buttons.push(h("button", { "data-do": "back", "data-key": "back" }, text.table.back));
  if (table.paused && table.host) buttons.push(h("button", { "data-do": "resume", "data-key": "resume" }, text.table.resume));
  if (seconds !== null && (choices.isAwaited || isAsked(update))) buttons.push(h("button", { class: "quiet", "data-do": "extend", "data-key": "extend" }, text.table.extend));
  let line = "";
  if (isLost) line = text.table.lost;
  else if (table.phase === "gathering" || table.phase === "closed") line = table.you === null ? text.table.watching : "";
  else if (table.paused) line = text.table.pausedNow;
  else if (own !== undefined && own.player !== null) line = text.table.standIn;
  else if (choices.isAwaited) {
    line = choices.kind === "dummy" ? text.table.choose(choices.count - picked.size) : text.asked[choices.kind];
  } else if (isAsked(update)) line = deal?.outcome === null ? text.club.asked : text.club.askedAtEnd;
  else if (othersAsked(update).length > 0) line = text.club.waitingFor(othersAsked(update));
  else if (deal !== null && deal.waiting.length > 0) line = text.table.waitingFor(deal.waiting.slice(0, 1).map((seat) => who(table, seat).name));
  if (table.you === null && table.phase === "playing" && !isLost) line = `${table.seats.every(({ person }) => person) ? text.table.fullHouse : text.table.watching} ${line}`;
  return h(
    "div",
    { class: `status ${(choices.isAwaited || isAsked(update)) && !isLost ? "asked" : ""} ${isLost ? "lost" : ""}`, "data-key": "status" },
    h("p", { "data-key": "line", id: "status-line" }, line, seconds === null ? null : h("span", { class: "clock" }, ` ${text.table.seconds(seconds)}`)),
    buttons,
    h("p", { class: "notice", "data-key": "notice", role: "status" }, notice),
  );
}

/** The buttons of what may be done. @param {Shown} shown @param {Choices} choices */
function actions(shown, choices) {
  const { update, picked, isBusy } = shown;
  const { deal, table } = update;
  if (deal === null || table.you === null) return null;
  const offers = choices.buttons.map((offer) =>
    h("button", { class: `call ${offer.awaited ? "" : "right"}`, "data-act": offer.act, "data-key": offer.words, "aria-disabled": isBusy ? "true" : null }, labelled(offer.words)),
  );
  const elsewhere = [...choices.cards].filter(([card, { words }]) => !deal.hand.includes(card) && !isDiscard(words));
  const cards = elsewhere.map(([card, offer]) =>
    h("button", { class: "card-offer", "data-act": offer.act, "data-key": offer.words, "aria-label": text.callWords(`${offer.words.split(" ")[0]} the ${text.cardName(card)}`) }, cardFace(card)),
  );
  const set = choices.count > 0 ? choices.chosen.get(keyOfSet([...picked])) : undefined;
  const put = choices.count === 0 ? null : h("button", { class: "call main", "data-act": set?.act, "aria-disabled": String(set === undefined), "data-key": "put" }, text.table.discardChosen(choices.count));
  return h("div", { class: "actions", "data-key": "actions", role: "group", "aria-label": text.table.actions }, cards, put, offers, words(shown), endings(choices));
}

/** @param {string} words */
const isDiscard = (words) => words.startsWith("discards");

/** @param {Choices} choices */
function endings({ ends }) {
  if (ends.length === 0) return null;
  return h(
    "details",
    { class: "endings", "data-key": "endings" },
    h("summary", {}, text.table.endEarly),
    h("p", {}, text.table.proposes),
    h("div", { class: "endings-buttons" }, ends.map((offer) => h("button", { "data-act": offer.act, "data-key": offer.words }, text.callWords(offer.words)))),
  );
}

/** Words of a call with the suit's shape beside its name. @param {string} words */
function labelled(words) {
  const suit = words.match(/\b(spades|hearts|diamonds|clubs)\b/);
  return [text.callWords(words), suit === null ? null : suitSign(letterOf(suit[1]))];
}

/** One's own cards. @param {Shown} shown @param {Choices} choices */
function hand({ update, picked, isBusy }, choices) {
  const { deal } = update;
  if (deal === null || update.table.you === null || deal.hand.length === 0 || update.table.phase !== "playing") return h("div", { class: "hand empty", "data-key": "hand" });
  const taken = [...choices.cards].flatMap(([card, { words }]) => (isDiscard(words) && !deal.hand.includes(card) ? [card] : []));
  const irregular = irregularCards(update);
  const exposed = exposedOf(update, update.table.you);
  const cards = inOrder([...deal.hand, ...taken], deal.trump).map((card) => {
    const offer = choices.cards.get(card);
    const isIrregular = offer === undefined && irregular.has(card);
    const isOffered = offer !== undefined || choices.count > 0 || (isIrregular && !settings.askFirst);
    const isPicked = choices.count > 0 ? picked.has(card) : null;
    return h(
      "button",
      {
        class: `card held ${taken.includes(card) ? "taken" : ""} ${isOffered ? "playable" : ""} ${isPicked ? "picked" : ""} ${exposed.includes(card) ? "lies-exposed" : ""}`,
        "data-key": card,
        "data-card": card,
        "data-hold": card,
        "aria-disabled": !(isOffered || isIrregular) || isBusy ? "true" : null,
        "aria-pressed": isPicked === null ? null : String(isPicked),
        "aria-label": `${text.capital(text.cardName(card))}${exposed.includes(card) ? `, ${text.club.exposed}` : ""}`,
      },
      cardFace(card),
    );
  });
  return h("div", { class: `hand cards-${cards.length} ${choices.isAwaited && (choices.cards.size > 0 || choices.count > 0) ? "choosing" : ""}`, "data-key": "hand", role: "group", "aria-label": text.table.hand }, cards);
}

/** @param {Shown} shown */
function story(shown) {
  const { story: told } = shown;
  return h(
    "aside",
    { class: "story", "data-key": "story", "aria-label": text.table.story, tabindex: 0 },
    rulingsBeside(shown),
    h("h2", {}, text.table.story),
    h("ol", {}, told.slice(-40).reverse().map((line) => h("li", {}, line))),
  );
}
