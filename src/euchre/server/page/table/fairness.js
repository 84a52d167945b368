/** This seat's part in fair deals: it pledges and reveals shares, and has every finished game checked. */

import { speak } from "../lib/speech.js";
import { keep, newShare, shareKept, shareOf } from "./shares.js";
import { keepStory } from "./moments/story.js";

/** @typedef {import("./page.js").TablePage} TablePage */
/** @typedef {import("../messages").Update} Update */
/** @typedef {import("../fair/check.js").FairCheck} FairCheck */

export class Fairness {
  /** @param {TablePage} page */
  constructor(page) {
    this.page = page;
    /** The pledge whose share this seat has revealed last. */
    this.shared = "";
    /** What checks the deals. It is loaded after the table. @type {Promise<FairCheck> | null} */
    this.check = null;
  }

  /** @param {Update} update */
  take(update) {
    const now = performance.now();
    this.check ??= import("../fair/check.js").then(
      ({ FairCheck }) => new FairCheck(update.table.id, (result, isWrong) => this.found(result, isWrong)),
    );
    this.check.then((check) => check.take(update, now)).catch(() => undefined);
    this.share(update.table);
  }

  /**
   * Sit down or ask for the next game, with a pledge for a share of its seed.
   *
   * @param {string} action
   * @param {string} [seat]
   */
  async pledged(action, seat) {
    if (this.page.isBusy) return; // a second pledge would void the share of the first
    const table = this.page.update?.table;
    const hasPledged = table !== undefined && table.you !== null && table.fair.pledged.includes(table.you);
    if (hasPledged || table === undefined) return this.page.commandOnce(action, { seat });
    const { share, pledge } = newShare();
    keep(table.id, share);
    await this.page.commandOnce(action, { seat, pledge });
  }

  /** Reveal the pledged share once the table asks for it. @param {import("../messages").TableInfo} table */
  share({ id, you, fair }) {
    const last = shareKept(id);
    if (you === null || last === null || !fair.wanted.includes(you)) return;
    const pledge = fair.pledges[you];
    const share = shareOf(last, pledge);
    if (share === null || this.shared === pledge) return;
    this.shared = pledge;
    const now = performance.now();
    this.check?.then(({ witness }) => witness.sent(share, now));
    this.page.connection?.command("share", { share }).then(({ type }) => {
      if (type === "done") this.check?.then(({ witness }) => witness.taken(share));
    });
  }

  /** Say what was found about the deals of a game. @param {string} result @param {boolean} isWrong */
  found(result, isWrong) {
    const { page } = this;
    page.story.push(result);
    keepStory(page.update?.table.id ?? "", page.story);
    speak([result]);
    page.draw();
    if (isWrong) this.show();
  }

  /** Show what is known about the deals. */
  async show() {
    (await this.check)?.show();
  }
}
