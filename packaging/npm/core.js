// The core as JavaScript sees it: values in and out, and errors that say what
// to do. What a game of chess demands is in the WebAssembly beside it.

import * as wasm from "./tuomari.js";

let isLoaded = false;

/** The WebAssembly has come: node.js and browser.js say so. */
export function loaded() {
  isLoaded = true;
}

/** Something that cannot be done; the message says what to do about it. */
export class TuomariError extends Error {
  constructor(problem) {
    const articles = problem.articles?.length ? ` (${problem.articles.join(", ")})` : "";
    super(`${problem.detail ?? problem.title}${articles}`);
    this.name = "TuomariError";
    this.problem = problem;
  }
}

export function canMate(fen, side, options) {
  return ask(wasm.can_mate, { fen, side, ...options });
}

export function isDead(fen, options) {
  return ask(wasm.is_dead, { fen, ...options });
}

export function legalMoves(fen, options) {
  return ask(wasm.legal_moves, { fen, ...options });
}

export function judge(fen, what, options) {
  return ask(wasm.judge, { fen, ...(typeof what === "string" ? { move: what } : what), ...options });
}

export const notation = Object.freeze({
  write: (fen, move, options) => ask(wasm.write_move, { fen, move, ...options }),
  read: (fen, text, options) => ask(wasm.read_move, { fen, text, ...options }),
  say: (fen, move, options) => ask(wasm.say_move, { fen, move, ...options }),
  hear: (fen, text, options) => ask(wasm.hear_move, { fen, text, ...options }),
  readGame: (text, options) => ask(wasm.read_game, { text, ...options }),
});

export function timeControl(text, options) {
  return ask(wasm.time_control, { text, ...options });
}

export function rulebooks() {
  return JSON.parse(sense(() => wasm.rulebooks()));
}

export function article(name) {
  return ask(wasm.article, { article: name });
}

export function articles(rulebook) {
  return ask(wasm.articles, { rulebook });
}

export function pair(what, options) {
  return ask(wasm.pair, { ...(typeof what === "string" ? { trf: what } : what), ...options });
}

/** A table that this program keeps. */
export class Table {
  #table;
  #random;

  constructor(setup, { at = Date.now(), random = drawn } = {}) {
    this.#random = random;
    this.#table =
      setup instanceof wasm.Table ? setup : sense(() => new wasm.Table(JSON.stringify(setup), at, random(17)));
  }

  static resume(record, options) {
    return new Table(
      sense(() => wasm.Table.resume(record)),
      options,
    );
  }

  get id() {
    return this.#table.id();
  }

  get version() {
    return this.#table.version();
  }

  get fen() {
    return this.#table.fen();
  }

  get deadline() {
    return this.#table.deadline();
  }

  act(by, act, at = Date.now()) {
    return JSON.parse(sense(() => this.#table.act(at, by, JSON.stringify(act), this.#random(8))));
  }

  view(seat, at = Date.now()) {
    return JSON.parse(sense(() => this.#table.view(at, seat)));
  }

  options(seat, at = Date.now()) {
    return JSON.parse(sense(() => this.#table.options(at, seat)));
  }

  faces(at = Date.now()) {
    const faces = this.#table.faces(at);
    return faces === undefined ? undefined : JSON.parse(faces);
  }

  record() {
    return sense(() => this.#table.record());
  }

  pgn() {
    return this.#table.pgn();
  }

  free() {
    this.#table.free();
  }
}

function ask(door, question) {
  return JSON.parse(sense(() => door(JSON.stringify(question))));
}

/** The core throws the text of a problem. */
function sense(act) {
  if (!isLoaded) {
    throw new Error("The core has not been loaded yet: `await init()` once, before anything else.");
  }
  try {
    return act();
  } catch (thrown) {
    if (typeof thrown === "string") throw new TuomariError(JSON.parse(thrown));
    throw thrown;
  }
}

function drawn(bytes) {
  return crypto.getRandomValues(new Uint8Array(bytes));
}
