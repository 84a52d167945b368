/** The texts of the page with those of an evening, which are loaded with its page. */

import { adviceFile, grouped, text as shared } from "./index.js";

/** @typedef {typeof import("./languages/evening/en.js").default} Evening */

/** @type {Evening} */
const evening = (await import(`./languages/evening/${adviceFile ?? "en"}.js`)).default;

export const text = { ...shared, evening: grouped(evening) };
