// Which pieces and which board this browser shows. Walnut and the usual
// pieces come with every page; the others when they are asked for.

import "./boards.css";
import type { ColorWord, RoleWord } from "../../generated/wire";
import { letters } from "../../table/hearing.svelte";
import { LETTERS } from "../../table/letters";
import { flat } from "./flat";
import { letter } from "./letters";

export const SETS = ["usual", "flat", "letters"] as const;
export const BOARDS = ["walnut", "linen", "slate"] as const;
export interface Dress {
  set: (typeof SETS)[number];
  board: (typeof BOARDS)[number];
}

/** `main.ts` looks for it. */
const KEY = "tuomari-board";
const USUAL: Dress = { set: "usual", board: "walnut" };
const COLORS: ColorWord[] = ["white", "black"];
/** As they stand in the drawing of the usual pieces, whose places are used. */
const ROLES: RoleWord[] = ["king", "queen", "rook", "bishop", "knight", "pawn"];
const SIDE = 45;

function kept(): Dress {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Dress>;
    return {
      set: SETS.find((one) => one === found.set) ?? USUAL.set,
      board: BOARDS.find((one) => one === found.board) ?? USUAL.board,
    };
  } catch {
    return USUAL;
  }
}

export const dress = $state<Dress>(kept());

/** Keeps what was chosen; what everybody has needs no keeping. */
export function keepDress(): void {
  if (dress.set === USUAL.set && dress.board === USUAL.board) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, JSON.stringify(dress));
}

/** The twelve in one drawing. */
function drawing(set: "flat" | "letters", names: string[]): string {
  const one = (color: ColorWord, role: RoleWord, at: number): string => (set === "flat" ? flat(color, role) : letter(color, role, names[at] ?? ""));
  const pieces = COLORS.flatMap((color, row) => ROLES.map((role, column) => `<g transform="translate(${column * SIDE} ${row * SIDE})">${one(color, role, column)}</g>`));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${6 * SIDE} ${2 * SIDE}">${pieces.join("")}</svg>`;
}

const sheet = new CSSStyleSheet();
document.adoptedStyleSheets.push(sheet);

$effect.root(() => {
  $effect(() => {
    document.documentElement.dataset["board"] = dress.board;
  });
  $effect(() => {
    const { set } = dress;
    const picture = set === "usual" ? undefined : encodeURIComponent(drawing(set, [...LETTERS[letters()]]));
    sheet.replaceSync(picture ? `.piece-set :is(.white,.black),.cg-wrap piece:is(.white,.black){background-image:url("data:image/svg+xml,${picture}")}` : "");
  });
});
