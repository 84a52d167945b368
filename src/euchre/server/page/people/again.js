/** Opens a table like one where the person sat, and asks the people who sat there. */

import { tell } from "../lib/dom.js";
import { request } from "../lib/wire.js";
import { keep, newShare } from "../table/shares.js";

/** @param {string} old the table of before @returns {Promise<string>} the new table */
export async function playAgain(old) {
  const { share, pledge } = newShare();
  const { table } = await request("POST", `/api/tables/${old}/again`, { pledge });
  keep(table, share);
  return table;
}

/** Leave a table for one like it. @param {import("../table/page.js").TablePage} page */
export async function playAgainFrom(page) {
  await playAgain(page.update?.table.id ?? "").then(
    (table) => tell(page, "go", `/table/${table}`),
    (failed) => tell(page, "trouble", failed),
  );
}
