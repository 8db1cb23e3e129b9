// The twelve pieces in one picture: a browser opens a document for every
// drawing, and twelve take a slow phone a fifth of a second. They are the
// cburnett pieces; docs/decisions/0020-web.md names their licence.

import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin } from "vite";

const FOLDER = resolve(import.meta.dirname, "../src/ground/pieces");
const ROLES = ["king", "queen", "rook", "bishop", "knight", "pawn"];
/** The side of a piece in its own drawing. */
const SIDE = 45;
const NAME = "virtual:sprite.css";

/** A drawing without its frame, put where the sprite has it. */
function piece(color: string, role: string, column: number, row: number): string {
  const text = readFileSync(resolve(FOLDER, `${color}-${role}.svg`), "utf8");
  const [, frame = "", inside = ""] = /<svg([^>]*)>(.*)<\/svg>/s.exec(text) ?? [];
  const look = frame.replace(/\s(xmlns|width|height|viewBox|version)="[^"]*"/g, "");
  return `<g transform="translate(${column * SIDE} ${row * SIDE})"${look}>${inside}</g>`;
}

/** One picture, six wide and two high, and which part of it each piece is. */
export function sprite(): Plugin {
  return {
    name: "tuomari-sprite",
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load(id) {
      if (id !== `\0${NAME}`) return undefined;
      const pieces = ["white", "black"].flatMap((color, row) => ROLES.map((role, column) => piece(color, role, column, row)));
      const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${6 * SIDE} ${2 * SIDE}">${pieces.join("")}</svg>`;
      const address = `data:image/svg+xml,${encodeURIComponent(drawing)}`;
      const of = (name: string): string => `.piece-set ${name},.cg-wrap piece${name}`;
      const parts = ROLES.map((role, column) => `${of(`.${role}`)}{background-position-x:${column * 20}%}`);
      return `${of(":is(.white,.black)")}{background-image:url("${address}");background-size:600% 200%;background-origin:border-box}${parts.join("")}${of(".black")}{background-position-y:100%}`;
    },
  };
}
