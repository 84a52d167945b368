/** The page of one table: listens to the connection and to the person, and redraws the table. */

import { irregularCards, isAsked, openClaims, openRulings, openSlips, playIrregularly } from "./referee.js";
import { cardPlaces, fly } from "../lib/motion.js";
import { newest } from "./rulings.js";
import { showInvitation, showLastTrick } from "./dialogs.js";
import { openMenu } from "./menu.js";
import { choicesIn } from "./acts.js";
import { drawTable } from "./draw.js";
import { gameWon, sentences } from "./narration.js";
import { lawLinks } from "../lib/law-links.js";
import { gamesOnOffer } from "../lib/games.js";
import { Connection } from "../lib/wire.js";
import { morph } from "../lib/dom.js";
import { keep, newShare, shareKept } from "./shares.js";
import { who } from "../lib/seats.js";
import { settings } from "../lib/settings.js";
import { play, soundsOf } from "./sound.js";
import { speak } from "../lib/speech.js";
import * as text from "../texts/en/index.js";

/** @typedef {import("../messages").Update} Update */

const NOTICE = 6000;

/**
 * What the table asks the person at the page, in sentences.
 *
 * @param {Update} update
 */
function questions(update) {
  const choices = choicesIn(update);
  if (choices.isAwaited) return [`${text.asked[choices.kind]}.`];
  if (!isAsked(update)) return [];
  return [update.deal?.outcome === null ? text.club.asked : text.club.askedAtEnd];
}

export class TablePage extends HTMLElement {
  /** @type {Update | null} */
  update = null;
  /** @type {Set<string>} */
  picked = new Set();
  gathered = 0;
  isLost = false;
  isBusy = false;
  /** The number of the update that will show the act in progress. Infinity until the act is acknowledged. */
  busyUntil = Infinity;
  /**
   * The last refusal. One with links to laws stays until the next act.
   *
   * @type {import("../lib/dom.js").Child[]}
   */
  notice = [];
  /** @type {string | null} */
  won = null;
  /** @type {string[]} */
  story = [];
  /** The last game for which this seat has revealed its share of the seed. */
  sharedIn = 0;
  /** The number of the last ruling before the current deal. */
  ruledBefore = 0;
  /**
   * When the time of the player to act is over, in milliseconds. Null without a clock.
   *
   * @type {number | null}
   */
  deadline = null;
  /** @type {Record<string, unknown>} */
  values = {};

  connectedCallback() {
    this.connection = new Connection(this.getAttribute("table") ?? "", (kind, message) =>
      this.heard(kind, message),
    );
    this.addEventListener("click", (event) => this.clicked(event));
    this.addEventListener("keydown", (event) => this.typed(event));
    this.ticking = setInterval(() => this.deadline !== null && this.draw(), 1000);
    gamesOnOffer().then(
      (offer) => this.takeGames(offer),
      () => undefined,
    );
  }

  disconnectedCallback() {
    this.connection?.end();
    clearInterval(this.ticking);
    clearTimeout(this.gathering);
  }

  /** @param {import("../messages").Games} offer */
  takeGames(offer) {
    this.offer = offer;
    for (const game of offer.games) {
      this.values[game.code] = Object.fromEntries(game.switches.map(({ key, value }) => [key, value]));
    }
    this.draw();
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
    if (kind === "update") this.take(message);
    else if (kind === "greeted") this.greeted(message);
    else if (kind === "ended")
      this.dispatchEvent(new CustomEvent("ended", { detail: message, bubbles: true }));
    else if (this.isLost !== (kind === "lost")) {
      this.isLost = kind === "lost";
      if (this.isLost) speak([text.table.lost]);
      this.draw();
    }
  }

  /** @param {Update} update */
  take(update) {
    const before = this.update;
    const told = sentences(update, before);
    const wasAsked = before !== null && choicesIn(before).isAwaited;
    const choices = choicesIn(update);
    this.won = gameWon(update, before) ?? (before?.deal?.number === update.deal?.number ? this.won : null);
    if (before !== null && before.deal?.number !== update.deal?.number) this.ruledBefore = newest(before);
    this.update = update;
    if (this.isBusy && update.seq >= this.busyUntil) this.isBusy = false;
    this.story.push(...told);
    if (told.length > 0 || !wasAsked) told.push(...questions(update));
    this.picked = new Set(
      [...this.picked].filter((card) => choices.count > 0 && update.deal?.hand.includes(card)),
    );
    this.deadline = update.table.left === null ? null : Date.now() + update.table.left;
    const mark = choices.isAwaited || isAsked(update) ? "● " : "";
    document.title = `${mark}${update.table.name} · ${text.lobby.title}`;
    this.followTricks(update, before);
    this.share(update.table);
    this.draw();
    speak(told);
    play(soundsOf(update, before));
  }

  /**
   * Tricks stay in the middle until the next is led or their time is over.
   *
   * @param {Update} update
   * @param {Update | null} before
   */
  followTricks({ deal }, before) {
    if (deal === null) return;
    const isNew = before?.deal?.number !== deal.number;
    if (isNew) this.gathered = before === null ? deal.tricks.filter((trick) => trick.complete).length : 0;
    const last = deal.tricks.at(-1);
    clearTimeout(this.gathering);
    if (last === undefined) this.gathered = 0;
    else if (!last.complete) this.gathered = deal.tricks.length - 1;
    else if (this.gathered < deal.tricks.length) {
      this.gathering = setTimeout(() => {
        this.gathered = deal.tricks.length;
        this.draw();
      }, settings.gatherWait);
    }
  }

  draw() {
    if (this.update === null) return;
    const { deal, table } = this.update;
    const before = cardPlaces(this);
    const awaited = deal?.club?.asked[0] ?? deal?.waiting[0];
    const seconds =
      this.deadline === null ||
      awaited === undefined ||
      table.seats.find((one) => one.seat === awaited)?.player !== null
        ? null
        : Math.max(0, Math.ceil((this.deadline - Date.now()) / 1000));
    const focused = this.contains(document.activeElement) ? document.activeElement : null;
    const wanted = drawTable({ ...this.shown(), update: this.update, seconds });
    const live = this.firstElementChild;
    if (live === null) this.append(wanted);
    else morph(live, wanted);
    const ghosts = new Map(
      [...before].filter(([, { element }]) => element.classList.contains("played") && !element.isConnected),
    );
    const winner = deal === null ? null : (deal.tricks.findLast((trick) => trick.complete)?.winner ?? null);
    if (live !== null) fly(this, before, ghosts, winner);
    if (focused !== null) this.keepFocus(focused);
  }

  /** The register whose laws are cited here. Empty until the games are loaded. */
  get register() {
    return this.offer?.games.find(({ code }) => code === this.update?.table.code)?.register ?? "";
  }

  shown() {
    const { picked, gathered, isLost, notice, won, story, isBusy, register, ruledBefore } = this;
    return {
      picked,
      gathered,
      isLost,
      notice,
      won,
      story,
      isBusy,
      register,
      ruledBefore,
      valueOf: (/** @type {string} */ key) => this.valueOf(key),
    };
  }

  /**
   * Move the focus to the next choice, so that people who play by keyboard need not search for it.
   *
   * @param {Element} focused
   */
  keepFocus(focused) {
    const isGone = !focused.isConnected;
    const choices = this.update === null ? null : choicesIn(this.update);
    if (isGone || this.isFocusParked) {
      const isTheirs = choices?.isAwaited || (this.update !== null && isAsked(this.update));
      const next = isTheirs
        ? this.querySelector(".actions .call:not(.right), .hand .playable, .card-offer")
        : null;
      const place = /** @type {HTMLElement | null} */ (next ?? this.querySelector(".status"));
      place?.setAttribute("tabindex", next === null ? "-1" : "0");
      place?.focus({ preventScroll: next === null });
      this.isFocusParked = next === null;
    }
  }

  /** @param {MouseEvent} event */
  clicked(event) {
    const button = /** @type {HTMLElement | null} */ (
      /** @type {Element} */ (event.target).closest("button")
    );
    if (button === null) return;
    this.isFocusParked = false;
    const { act, hold, do: action, to } = button.dataset;
    if (hold !== undefined) this.hold(hold);
    else if (act !== undefined) this.act(act);
    else if (action !== undefined) this.action(action, to);
  }

  /** Arrow keys move along the hand and the buttons. @param {KeyboardEvent} event */
  typed(event) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const group = /** @type {Element} */ (event.target).closest(".hand, .actions");
    if (step === undefined || group === null) return;
    const buttons = [...group.querySelectorAll("button")];
    const at = buttons.indexOf(/** @type {HTMLButtonElement} */ (event.target));
    buttons[(at + step + buttons.length) % buttons.length]?.focus();
    event.preventDefault();
  }

  /** The person chose a card of their hand. @param {string} card */
  hold(card) {
    if (this.update === null) return;
    const choices = choicesIn(this.update);
    const offer = choices.cards.get(card);
    const irregular = irregularCards(this.update).get(card);
    if (offer !== undefined) this.act(offer.act);
    else if (choices.count > 0) {
      if (!this.picked.delete(card) && this.picked.size < choices.count) this.picked.add(card);
      this.draw();
    } else if (irregular !== undefined) {
      playIrregularly(this, card, irregular);
    } else if (choices.isAwaited && choices.kind === "play") {
      this.act(`${this.update.table.you} ${card}`); // the refusal names the law
    }
  }

  /** @param {string} act */
  act(act) {
    return this.commandOnce("act", { act });
  }

  /** Send a command, and no other until it is done. @param {string} type @param {object} [fields] */
  async commandOnce(type, fields) {
    if (this.isBusy) return;
    this.isBusy = true;
    this.busyUntil = Infinity;
    this.draw();
    const answer = await this.connection?.command(type, fields);
    this.busyUntil = answer.type === "done" ? answer.seq : 0;
    this.isBusy = (this.update?.seq ?? 0) < this.busyUntil;
    if (answer.type === "refused")
      this.note(type === "act" ? this.toYou(answer.message) : answer.message, answer.laws);
    else this.note("");
  }

  /** @param {string} action @param {string} [seat] */
  async action(action, seat) {
    if (this.update === null || this.connection === undefined) return;
    if (action === "menu") return openMenu(this);
    if (action === "last-trick") return showLastTrick(this.update);
    if (action === "go-on") return this.commandOnce("go-on");
    if (action === "rulings") return openRulings(this);
    if (action === "claims") return openClaims(this);
    if (action === "slips") return openSlips(this);
    if (action === "invite") return showInvitation(this);
    if (action === "deals") return this.lookBack(this.update.table.id);
    if (action === "sit" || action === "next") return this.pledged(action, seat);
    const fields = action === "place" ? { seat, player: "simple" } : action === "remove" ? { seat } : {};
    await this.command(action, fields);
  }

  /** Show the finished deals. @param {string} table */
  async lookBack(table) {
    try {
      await (await import("../replay/replay.js")).showDeals(table);
    } catch (failed) {
      this.note(
        failed instanceof TypeError ? text.trouble.unreachable : /** @type {Error} */ (failed).message,
      );
    }
  }

  /**
   * Sit down or ask for the next game, with a pledge for a share of its seed.
   *
   * @param {string} action
   * @param {string} [seat]
   */
  async pledged(action, seat) {
    const table = this.update?.table;
    const hasPledged = table !== undefined && table.you !== null && table.fair.pledged.includes(table.you);
    if (hasPledged || table === undefined) return void (await this.command(action, { seat }));
    const { share, pledge } = newShare();
    keep(table.id, share);
    await this.command(action, { seat, pledge });
  }

  /** Reveal the pledged share once the table asks for it. @param {import("../messages").TableInfo} table */
  share({ id, you, fair }) {
    const share = shareKept(id);
    if (you === null || share === null || !fair.wanted.includes(you) || this.sharedIn === fair.game) return;
    this.sharedIn = fair.game;
    this.connection?.command("share", { share });
  }

  /** Send a command and show its refusal. @param {string} type @param {object} [fields] */
  async command(type, fields) {
    const answer = await this.connection?.command(type, fields);
    if (answer.type === "refused") this.note(answer.message, answer.laws);
    return answer;
  }

  /**
   * The words of a refusal, with names in place of seats.
   *
   * @param {string} message
   */
  toYou(message) {
    const table = this.update?.table;
    return table === undefined ? message : text.named(message, (seat) => who(table, seat).name);
  }

  /** @param {string} message @param {string[]} [laws] */
  note(message, laws = []) {
    this.notice = message === "" ? [] : [text.capital(message), ...lawLinks(this.register, laws)];
    clearTimeout(this.noticed);
    if (message !== "" && laws.length === 0) this.noticed = setTimeout(() => this.note(""), NOTICE);
    this.draw();
  }

  /** @param {{name: string, greeting: string}} message */
  greeted({ name, greeting }) {
    if (!settings.muted) this.note(text.say.greeted(name, greeting));
  }
}
