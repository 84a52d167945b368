/** The page of one table: listens to the connection and to the person, and redraws the table. */

import { cardPlaces, fly, playedAndGone } from "../lib/motion.js";
import { whenReady } from "./club/parts.js";
import { irregularCards, isAsked, newest } from "./club/state.js";
import { choicesIn, parted } from "./acts.js";
import { isCalling } from "./calls.js";
import { followFocus, moveByArrows } from "./focus.js";
import { Playback } from "./moments/playback.js";
import { keepStory, storyKept } from "./moments/story.js";
import { drawTable } from "./draw.js";
import { questions, secondsLeft } from "./status.js";
import { gameWon, sentences } from "./moments/narration.js";
import { lawLinks } from "../lib/law-links.js";
import { gamesOnOffer } from "../lib/games.js";
import { Connection } from "../lib/wire.js";
import { morph, tell } from "../lib/dom.js";
import { Fairness } from "./fairness.js";
import { who } from "../lib/seats.js";
import { choose, settings } from "../lib/settings.js";
import { guided, watch } from "./watch.js";
import { speak } from "../lib/speech.js";
import { capital, text } from "../texts/index.js";
import { failure, greetingWords, named, refusal, speakAs } from "../texts/served.js";

/** @typedef {import("../messages").Update} Update */

/** How long a notice or a greeting is shown, in milliseconds. */
const NOTICE = 6000;
/** Most letters of words at a seat; longer ones are shown as a notice. */
const BUBBLE = 24;
/** How long the last card of a hand is seen before it plays itself, in milliseconds. */
const LAST_CARD = 700;
/** After how many milliseconds without an answer to a command the person hears about it. */
const PATIENCE = 8000;
/** @type {Record<string, (page: TablePage) => unknown>} */
const DIALOGS = {
  menu: async (page) => (await import("./menu.js")).openMenu(page),
  rulings: async (page) => (await import("./club/dialogs.js")).openRulings(page),
  claims: async (page) => (await import("./club/dialogs.js")).openClaims(page),
  slips: async (page) => (await import("./club/dialogs.js")).openSlips(page),
  invite: async (page) => (await import("./dialogs.js")).showInvitation(page),
};

export class TablePage extends HTMLElement {
  /** @type {Update | null} */
  update = null;
  /** @type {Set<string>} */
  picked = new Set();
  /** How the person wants to play if they name trump: "", "alone" or "jambone". */
  manner = "";
  /** The card that was played here and is not acknowledged yet. @type {string | null} */
  pending = null;
  /** Greetings at the seats of their speakers. @type {Record<string, string>} */
  bubbles = {};
  /** Seats whose greetings are not shown. @type {Set<string>} */
  hushed = new Set();
  playback = new Playback(() => this.draw());
  isLost = false;
  isBusy = false;
  /** The number of the update that will show the act in progress. Infinity until the act is acknowledged. */
  busyUntil = Infinity;
  /** The last refusal, with links to its laws. @type {import("../lib/dom.js").Child[]} */
  notice = [];
  /** Who won a game, and in which deal. @type {{deal: number, words: string} | null} */
  won = null;
  /** @type {string[]} */
  story = [];
  fairness = new Fairness(this);
  drawing = 0;
  /** The number of the last ruling before the current deal. */
  ruledBefore = 0;
  /** Draws the hint that the person asked for. @type {() => import("../lib/dom.js").Child} */
  drawHint = () => null;
  /** When the time of the player to act is over, in milliseconds. @type {number | null} */
  deadline = null;
  /** @type {Record<string, unknown>} */
  values = {};
  /** What was shown last. @type {import("./moments/moments.js").Seen | null} */
  seen = null;

  connectedCallback() {
    this.connection = new Connection(this.getAttribute("table") ?? "", (kind, message) =>
      this.heard(kind, message),
    );
    this.addEventListener("click", (event) => this.clicked(event));
    this.addEventListener("keydown", moveByArrows);
    this.ticking = setInterval(() => this.deadline !== null && this.draw(), 1000);
    gamesOnOffer()
      .then((offer) => this.takeGames(offer))
      .catch(() => undefined);
  }

  disconnectedCallback() {
    this.connection?.end();
    clearInterval(this.ticking);
    this.playback.end();
    clearTimeout(this.lastPlay);
    cancelAnimationFrame(this.drawing);
    speakAs({});
  }

  /** @param {import("../messages").Games} offer */
  takeGames(offer) {
    this.offer = offer;
    for (const { code, switches } of offer.games)
      this.values[code] = Object.fromEntries(switches.map(({ key, value }) => [key, value]));
    this.speak();
    this.draw();
  }

  /** Use the words of the game that is played. */
  speak() {
    const game = this.offer?.games.find(({ code }) => code === this.update?.table.code);
    if (game !== undefined) speakAs(game.words);
  }

  /** A value of the code of this table. @param {string} key */
  valueOf(key) {
    const table = this.update?.table;
    if (table === undefined) return undefined;
    const values = /** @type {Record<string, unknown> | undefined} */ (this.values[table.code]);
    return table.changes[key] ?? values?.[key];
  }

  /** @param {string} kind @param {any} message */
  heard(kind, message) {
    if (kind === "update") whenReady(this, message, () => this.take(message));
    else if (kind === "greeted") this.greeted(message);
    else if (kind === "ended") tell(this, "ended", message);
    else if (this.isLost !== (kind === "lost")) {
      this.isLost = kind === "lost";
      if (this.isLost) speak([text.table.lost]);
      this.draw();
    }
  }

  /** @param {Update} update */
  take(update) {
    const before = this.update;
    this.update = update;
    this.speak();
    const told = sentences(update, before);
    const wasAsked = before !== null && choicesIn(before).isAwaited;
    const choices = choicesIn(update);
    this.forget(before);
    if (before === null) this.story = storyKept(update.table.id);
    if (before !== null || this.story.length === 0) this.story.push(...told);
    keepStory(update.table.id, this.story);
    if (told.length > 0 || !wasAsked) told.push(...questions(update));
    this.deadline = update.table.left === null ? null : Date.now() + update.table.left;
    const mark = choices.isAwaited || isAsked(update) ? "● " : "";
    document.title = `${mark}${update.table.name} · ${text.lobby.title}`;
    this.playback.take(update);
    this.playLastCard(choices);
    this.fairness.take(update);
    this.drawSoon();
    speak(told);
    if (update.table.next !== null) tell(this, "go", `/table/${update.table.next}`);
    if (settings.sound)
      import("./moments/sound.js").then(({ play, soundsOf }) => play(soundsOf(update, before)));
  }

  /** Drop what the update has settled. @param {Update | null} before */
  forget(before) {
    const update = this.update;
    if (update === null) return;
    const choices = choicesIn(update);
    const won = gameWon(update, before);
    if (won !== null) this.won = { deal: update.deal?.number ?? 0, words: won };
    if (before !== null && before.deal?.number !== update.deal?.number) this.ruledBefore = newest(before);
    if (this.isBusy && update.seq >= this.busyUntil) this.isBusy = false;
    if (!update.deal?.hand.includes(this.pending ?? "")) this.pending = null;
    if (!isCalling(choices.buttons)) this.manner = "";
    const hand = choices.count > 0 ? (update.deal?.hand ?? []) : [];
    this.picked = new Set([...this.picked].filter((card) => hand.includes(card)));
  }

  /**
   * Play the only card left, after a moment.
   *
   * @param {import("./acts.js").Choices} choices
   */
  playLastCard(choices) {
    clearTimeout(this.lastPlay);
    const [offer] = choices.cards.values();
    const isLast = this.update?.deal?.hand.length === 1 && choices.cards.size === 1 && choices.isAwaited;
    const isPlay = ["play", "lead"].includes(choices.kind) && !this.update?.table.club;
    if (!settings.lastCard || !isLast || !isPlay) return;
    this.lastPlay = setTimeout(() => this.act(offer.act), LAST_CARD);
  }

  /** Draw before the next frame: updates that come together cost one redraw. */
  drawSoon() {
    if (this.firstElementChild === null || document.hidden) this.draw();
    else this.drawing ||= requestAnimationFrame(() => this.draw());
  }

  draw() {
    cancelAnimationFrame(this.drawing);
    this.drawing = 0;
    const update = this.playback.shown;
    if (update === null || this.update === null) return;
    const { deal } = update;
    const before = cardPlaces(this);
    const seconds = secondsLeft(update, this.deadline);
    const focused = this.contains(document.activeElement) ? document.activeElement : null;
    const wanted = guided(this, drawTable({ ...this.shown(), update, seconds }));
    const live = this.firstElementChild;
    if (live === null) this.append(wanted);
    else morph(live, wanted);
    const winner = deal === null ? null : (deal.tricks.findLast((trick) => trick.complete)?.winner ?? null);
    if (live !== null) fly(this, before, playedAndGone(before), winner);
    followFocus(this, focused);
    watch(this, update);
  }

  /** The register whose laws are cited here. Empty until the games are loaded. */
  get register() {
    return this.offer?.games.find(({ code }) => code === this.update?.table.code)?.register ?? "";
  }

  shown() {
    const { picked, manner, pending, bubbles, playback, isLost, notice, story, isBusy } = this;
    return {
      mayJoin: true,
      picked,
      manner,
      pending,
      bubbles,
      gathered: playback.gathered,
      isBehind: playback.isBehind,
      hasResult: playback.hasResult,
      isLost,
      notice,
      won: this.won?.deal === playback.shown?.deal?.number ? (this.won?.words ?? null) : null,
      story,
      isBusy,
      register: this.register,
      ruledBefore: this.ruledBefore,
      hint: this.drawHint(),
      valueOf: (/** @type {string} */ key) => this.valueOf(key),
    };
  }

  /** @param {MouseEvent} event */
  clicked(event) {
    const button = /** @type {HTMLElement | null} */ (
      /** @type {Element} */ (event.target).closest("button")
    );
    if (button === null) {
      if (/** @type {Element} */ (event.target).closest(".felt")) this.skip();
      return;
    }
    this.isFocusParked = false;
    const { act, hold, manner, do: action, to } = button.dataset;
    if (manner !== undefined) this.chooseManner(manner);
    else if (hold !== undefined) this.hold(hold);
    else if (act !== undefined) this.act(act);
    else if (action !== undefined) this.action(action, to);
  }

  async switchSound() {
    choose({ sound: !settings.sound });
    if (settings.sound) (await import("./moments/sound.js")).play(["turn"]);
    this.draw();
  }

  /** Show what comes next at once. */
  skip() {
    if (this.playback.skip()) this.draw();
  }

  /** Switch a way of playing alone on or off. @param {string} manner */
  chooseManner(manner) {
    this.manner = this.manner === manner ? "" : manner;
    this.draw();
  }

  /** The person chose a card of their hand. @param {string} card */
  hold(card) {
    if (this.update === null || this.playback.held !== null) return;
    const choices = choicesIn(this.update);
    const offer = choices.cards.get(card);
    const irregular = irregularCards(this.update).get(card);
    if (offer !== undefined) this.act(offer.act);
    else if (choices.count > 0) {
      if (!this.picked.delete(card) && this.picked.size < choices.count) this.picked.add(card);
      this.draw();
    } else if (irregular !== undefined) {
      import("./club/dialogs.js").then(({ playIrregularly }) => playIrregularly(this, card, irregular));
    } else if (choices.isAwaited && choices.kind === "play") {
      this.act(`${this.update.table.you} ${card}`); // the refusal names the law
    }
  }

  /** Do an act. @param {string} act */
  async act(act) {
    if (this.isBusy) return;
    const { card } = parted(act);
    this.pending = card !== null && this.update?.deal?.hand.includes(card) ? card : null;
    this.playback.catchUp();
    await this.commandOnce("act", { act });
  }

  /** Send a command, and no other until it is done. @param {string} type @param {object} [fields] */
  async commandOnce(type, fields) {
    if (this.isBusy) return;
    this.isBusy = true;
    this.busyUntil = Infinity;
    this.draw();
    const late = setTimeout(() => this.note(text.table.noAnswer), PATIENCE);
    const answer = await this.connection?.command(type, fields);
    clearTimeout(late);
    if (answer.type === "refused") this.pending = null;
    this.busyUntil = answer.type === "done" ? answer.seq : 0;
    this.isBusy = (this.update?.seq ?? 0) < this.busyUntil;
    if (answer.type === "refused")
      this.note(type === "act" ? this.toYou(refusal(answer)) : refusal(answer), answer.laws);
    else if (this.notice.length > 0 || !this.isBusy) this.note("");
  }

  /** @param {string} action @param {string} [seat] */
  async action(action, seat) {
    if (this.update === null || this.connection === undefined) return;
    if (action in DIALOGS) return DIALOGS[action](this);
    if (action === "last-trick") return (await import("./dialogs.js")).showLastTrick(this.update);
    if (action === "go-on") {
      this.playback.skip();
      return this.commandOnce("go-on");
    }
    if (action === "skip") return this.skip();
    if (action === "sound") return this.switchSound();
    if (action === "skip-deal") return void (await this.command("skip"));
    if (action === "fair") return this.fairness.show();
    if (/hint|why/.test(action)) return (await import("./hints.js")).hint(this, action);
    if (action === "again") return (await import("../people/again.js")).playAgainFrom(this);
    if (action === "deals" || action === "expert") return this.lookBack(this.update.table.id, action);
    if (action === "sit" || action === "next") return this.fairness.pledged(action, seat);
    const fields = action === "place" ? { seat, player: "simple" } : action === "remove" ? { seat } : {};
    await this.command(action, fields);
  }

  /** Show the finished deals, or the expert's view of the last. @param {string} id @param {string} action */
  async lookBack(id, action) {
    try {
      if (action === "deals") await (await import("../replay/replay.js")).showDeals(id);
      else await (await import("../study/expert.js")).showExpert(id);
    } catch (failed) {
      this.note(failure(failed));
    }
  }

  /** Send a command and show its refusal. @param {string} type @param {object} [fields] */
  async command(type, fields) {
    const answer = await this.connection?.command(type, fields);
    if (answer.type === "refused") this.note(refusal(answer), answer.laws);
    return answer;
  }

  /**
   * The words of a refusal, with names in place of seats.
   *
   * @param {string} message
   */
  toYou(message) {
    const table = this.update?.table;
    return table === undefined ? message : named(message, (seat) => who(table, seat).name);
  }

  /** @param {string} message @param {string[]} [laws] */
  note(message, laws = []) {
    this.notice = message === "" ? [] : [capital(message), ...lawLinks(this.register, laws)];
    clearTimeout(this.noticed);
    if (message !== "" && laws.length === 0) this.noticed = setTimeout(() => this.note(""), NOTICE);
    this.draw();
  }

  /**
   * Show a greeting at the seat of its speaker, or in the status line.
   * @param {{name: string, seat: string | null, greeting: string}} message
   */
  greeted({ name, seat, greeting }) {
    if (settings.muted || this.hushed.has(seat ?? "")) return;
    const said = text.say.greeted({ name: name || text.lobby.guest, greeting: greetingWords(greeting) });
    speak([said]);
    if (seat === null || greeting.length > BUBBLE) return this.note(said);
    this.say(seat, greetingWords(greeting));
  }

  /** Show words at a seat for some time. @param {string} seat @param {string} words */
  say(seat, words) {
    this.bubbles = { ...this.bubbles, [seat]: words };
    this.draw();
    setTimeout(() => {
      this.bubbles = Object.fromEntries(Object.entries(this.bubbles).filter(([one]) => one !== seat));
      this.draw();
    }, NOTICE);
  }
}
