/** Texts about keeping one's name and games: a recovery link, and passkeys. */

import { counted } from "./words.js";

export * from "./index.js";

export const identity = {
  intro:
    "You need none of this to play. Your name and your games belong to this browser; " +
    "with a recovery link or a passkey you get them back in another.",
  days: (/** @type {number} */ days) => `A guest who does not visit for ${days} days is deleted.`,
  recovery: "Recovery link",
  recoveryHint:
    "Keep it where you keep passwords: with it anybody continues as you. It works until you make " +
    "another. The browser that used your name before is then signed out.",
  make: "Make a recovery link",
  makeAnother: "Make another",
  hasOne: "You have a recovery link. It cannot be shown again.",
  drop: "Make it void",
  passkeys: "Passkeys",
  passkeyHint: "Your device asks for your finger, face or PIN. The server never learns a secret.",
  have: (/** @type {number} */ count) => `You have ${counted(count, "passkey")}.`,
  add: "Add a passkey",
  dropAll: "Delete all passkeys",
  sure: "Really?",
  added: "The passkey is added.",
  dropped: "Done.",
  notUsed: "No passkey was used.",
};
