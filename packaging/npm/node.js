// In Node the core is there as soon as it is imported.

import { readFileSync } from "node:fs";
import { loaded } from "./core.js";
import { initSync } from "./tuomari.js";

initSync({ module: readFileSync(new URL("./tuomari_bg.wasm", import.meta.url)) });
loaded();

/** Nothing to wait for here; there so that a program runs in both places. */
export async function init() {}

export {
  Table,
  TuomariError,
  article,
  articles,
  canMate,
  isDead,
  judge,
  legalMoves,
  notation,
  pair,
  rulebooks,
  timeControl,
} from "./core.js";
