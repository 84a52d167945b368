/** Who may watch the tables of an evening at the server, and how many seconds later they see them. */

import { h } from "../lib/dom.js";
import { text } from "../texts/evening.js";

/** The two fields that set it. @param {string} watchers @param {number} delay */
export function watcherFields(watchers, delay) {
  return [
    h(
      "label",
      { class: "row", "data-key": "watchers" },
      h("span", {}, text.evening.watchers),
      h(
        "select",
        { name: "watchers" },
        Object.entries(text.evening.watchedBy).map(([value, shown]) =>
          h("option", { value, selected: value === watchers }, shown),
        ),
      ),
    ),
    h(
      "label",
      { class: "row", "data-key": "delay" },
      h("span", {}, text.evening.delay),
      h("input", { name: "delay", type: "number", min: 0, max: 300, value: delay, required: true }),
    ),
  ];
}

/** The form in which the director changes it. @param {import("../messages").HallWatched} watched */
export function watchersForm({ watchers, delay }) {
  return h(
    "details",
    { class: "study-sheet", "data-key": "watched" },
    h("summary", {}, text.evening.watchers),
    h(
      "form",
      { class: "evening-form", "data-enter": "watched", "data-key": `${watchers} ${delay}` },
      watcherFields(watchers, delay),
      h("button", {}, text.evening.enter),
    ),
  );
}
