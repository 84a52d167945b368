/** Texts of hints, reviews, puzzles and lessons. */

export * from "./index.js";

export const hints = {
  title: "Hint",
  thinking: "Thinking …",
};
