// In a browser, and wherever else files are fetched, the core has to come
// first: `await init()`.

import { loaded } from "./core.js";
import load from "./tuomari.js";

let coming;

/** Brings the core, once; what failed is tried again at the next call. */
export function init(source) {
  coming ??= load(source === undefined ? undefined : { module_or_path: source }).then(loaded, (error) => {
    coming = undefined;
    throw error;
  });
  return coming;
}

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
