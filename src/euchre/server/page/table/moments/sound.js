/** Sounds of the table, synthesized by the browser. Off until the person switches them on. */

import { choicesIn, parted } from "../acts.js";
import { settings } from "../../lib/settings.js";

/** @typedef {import("../../messages").Update} Update */
/** @typedef {"card" | "trick" | "turn" | import("./moments.js").Moment} Sound */

/** @type {AudioContext | undefined} */
let audio;

/**
 * The sounds of an update, given the one before: a card, a trick, the person's turn.
 *
 * @param {Update} update @param {Update | null} before
 * @returns {Sound[]}
 */
export function soundsOf(update, before) {
  if (before === null) return [];
  const isCard = update.events.some(({ kind, text }) => kind === "act" && parted(text ?? "").card !== null);
  const taken = (/** @type {Update} */ { deal }) =>
    deal?.tricks.filter(({ complete }) => complete).length ?? 0;
  const isTrick = isCard && taken(update) > 0 && update.deal?.tricks.at(-1)?.complete === true;
  const isTurn = choicesIn(update).isAwaited && !choicesIn(before).isAwaited;
  return /** @type {Sound[]} */ ([isCard && "card", isTrick && "trick", isTurn && "turn"].filter(Boolean));
}

/** Play sounds one after the other, if they are switched on. @param {Sound[]} sounds */
export function play(sounds) {
  if (!settings.sound || sounds.length === 0) return;
  audio ??= new AudioContext();
  if (audio.state === "suspended") audio.resume().catch(() => undefined); // sound needs a touch first
  sounds.forEach((sound, place) =>
    MADE[sound](/** @type {AudioContext} */ (audio), (audio?.currentTime ?? 0) + 0.14 * place),
  );
}

/** @type {Record<Sound, (to: AudioContext, at: number) => void>} */
const MADE = {
  card: slap,
  trick: chime,
  turn: bell,
  deal: riffle,
  "turn-up": slap,
  trump: tune([392, 523]),
  alone: tune([294, 294, 440]),
  euchre: tune([330, 262, 196]),
  march: tune([392, 392, 523, 659]),
  game: tune([523, 659, 784, 1047]),
  lost: tune([392, 330, 262]),
  rubber: tune([523, 659, 784, 1047, 784, 1047, 1319]),
};

/** Tones one after the other. @param {number[]} pitches */
function tune(pitches) {
  return (/** @type {AudioContext} */ to, /** @type {number} */ at) =>
    pitches.forEach((pitch, place) =>
      tone(to, at + 0.11 * place, pitch, place === pitches.length - 1 ? 0.5 : 0.18),
    );
}

/** Cards dealt around the table. @param {AudioContext} to @param {number} at */
function riffle(to, at) {
  for (let packet = 0; packet < 8; packet += 1) slap(to, at + 0.065 * packet);
}

/** A card on felt: a short burst of noise. @param {AudioContext} to @param {number} at */
function slap(to, at) {
  const length = Math.floor(to.sampleRate * 0.07);
  const noise = to.createBuffer(1, length, to.sampleRate);
  noise
    .getChannelData(0)
    .forEach((_, place, samples) => (samples[place] = (Math.random() * 2 - 1) * (1 - place / length) ** 3));
  const source = new AudioBufferSourceNode(to, { buffer: noise });
  source
    .connect(new BiquadFilterNode(to, { type: "bandpass", frequency: 1400, Q: 0.8 }))
    .connect(new GainNode(to, { gain: 0.5 }))
    .connect(to.destination);
  source.start(at);
}

/** @param {AudioContext} to @param {number} at @param {number} pitch @param {number} seconds */
function tone(to, at, pitch, seconds) {
  const gain = new GainNode(to, { gain: 0 });
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(0.16, at + 0.015);
  gain.gain.exponentialRampToValueAtTime(0.001, at + seconds);
  const source = new OscillatorNode(to, { type: "sine", frequency: pitch });
  source.connect(gain).connect(to.destination);
  source.start(at);
  source.stop(at + seconds);
}

/** Two tones upwards. @param {AudioContext} to @param {number} at */
function chime(to, at) {
  tone(to, at, 523, 0.25);
  tone(to, at + 0.09, 784, 0.4);
}

/** @param {AudioContext} to @param {number} at */
function bell(to, at) {
  tone(to, at, 880, 0.6);
  tone(to, at, 1760, 0.25);
}
