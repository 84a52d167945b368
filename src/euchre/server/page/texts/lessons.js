/** The lessons in the language of the page, loaded with the page that shows them. */

import { adviceFile, look } from "./index.js";
import { refusal } from "./served.js";

/** @typedef {{words: string, why: string, otherwise: string, replies: Record<string, string>}} Step */
/** @typedef {{title: string, goal: string, steps: Record<string, Step>}} Lesson */

/** @type {Record<string, Lesson>} */
const lessons =
  adviceFile === undefined ? {} : (await import(`./languages/lessons/${adviceFile}.js`)).default;

/** The title and the goal of a lesson, or undefined where the English text has to do. @param {string} id */
export const lessonOf = (id) => look(lessons, id);

/** A step of a lesson. @param {string} id @param {number} step */
const stepOf = (id, step) => look(look(lessons, id)?.steps ?? {}, step);

/** The text and the question of a step. @param {string} id @param {number} step */
export const stepWords = (id, step) => stepOf(id, step)?.words;

/**
 * What is said about an answer.
 *
 * @param {string} id @param {number} step @param {import("../messages").LessonAnswer} answer
 */
export function replyWords(id, step, { is_right, act = "", reason = null }) {
  const here = stepOf(id, step);
  if (here === undefined) return undefined;
  if (is_right) return here.why;
  if (reason === null) return look(here.replies, act) ?? here.otherwise;
  return `${here.otherwise} ${refusal({ reason, message: "" })}`.trim();
}
