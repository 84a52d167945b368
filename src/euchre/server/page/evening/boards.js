/** The deals that all tables of an evening played: their cards, and what each table made of them. */

import { h } from "../lib/dom.js";
import { comparedParts, dealtParts } from "../replay/dealt.js";
import { text } from "../texts/evening.js";
import { listed } from "../texts/index.js";

/** @typedef {import("../messages").HallBoards} HallBoards */
/** @typedef {import("../messages").HallBoard} HallBoard */

/** @param {HallBoards} found @returns {HTMLElement[]} */
export function boardsPage({ boards, commitment, seed }) {
  return [
    h(
      "section",
      { class: "study-sheet evening-boards", "data-key": "boards" },
      h("h2", {}, text.daily.cards),
      boards.map(boardPart),
      h("p", { class: "faint sealed" }, text.daily.sealed({ commitment })),
      h("p", { class: "faint sealed" }, text.daily.seed({ seed })),
    ),
  ];
}

/** @param {HallBoard} board */
function boardPart(board) {
  return h(
    "section",
    { "data-key": `board-${board.board}` },
    dealtParts(board),
    h(
      "ul",
      {},
      board.results.map(({ first, second, points }) =>
        h(
          "li",
          {},
          `${listed(first)} – ${listed(second)}: `,
          text.evening.score({ first: points[0], second: points[1] }),
        ),
      ),
    ),
    comparedParts(board),
  );
}
