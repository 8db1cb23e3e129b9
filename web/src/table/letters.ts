// Moves in the reader's own letters, and said aloud.

import type { MoveDto } from "../generated/wire";

/** The letters of king, queen, rook, bishop and knight, by language. */
export const LETTERS = {
  fi: "KDTLR",
  sv: "KDTLS",
  en: "KQRBN",
  de: "KDTLS",
  fr: "RDTFC",
  nl: "KDTLP",
  figurine: "♔♕♖♗♘",
} as const;
export type Letters = keyof typeof LETTERS;

const ENGLISH = LETTERS.en;

/** A move as the server writes it, in other letters. */
export function inLetters(text: string, letters: Letters): string {
  const theirs = [...LETTERS[letters]];
  return text.replace(/[KQRBN]/g, (letter) => theirs[ENGLISH.indexOf(letter)] ?? letter);
}

/** What a move is called in a list. */
export function moveText(move: MoveDto, letters: Letters): string {
  return "piece" in move ? inLetters(move.text, letters) : move.text;
}

/** The squares that a move changed. */
export function moveSquares(move: MoveDto | undefined): string[] {
  if (!move) return [];
  return "piece" in move ? [move.move.slice(0, 2), move.move.slice(2, 4)] : move.squares;
}

/** The names of files and ranks that FIDE recommends for announcements. */
export const FILE_NAMES: Record<string, string> = {
  a: "Anna",
  b: "Bella",
  c: "Cesar",
  d: "David",
  e: "Eva",
  f: "Felix",
  g: "Gustav",
  h: "Hector",
};

/** A square for ears: as it is written, or by the names of D.2.1. */
export function saySquare(square: string, named: boolean): string {
  const file = square.charAt(0);
  const rank = square.charAt(1);
  return named ? `${FILE_NAMES[file] ?? file} ${rank}` : square;
}

/** The role of the piece that moved, or that a pawn became. */
export function rolesOf(move: MoveDto): { role: string; promotion: string | undefined; castles: "short" | "long" | undefined } {
  const roles: Record<string, string> = { p: "pawn", n: "knight", b: "bishop", r: "rook", q: "queen", k: "king" };
  if (!("piece" in move)) return { role: "", promotion: undefined, castles: undefined };
  const castles = move.text.startsWith("O-O-O") ? "long" : move.text.startsWith("O-O") ? "short" : undefined;
  const promotion = move.move.length > 4 ? roles[move.move.charAt(4)] : undefined;
  return { role: roles[move.piece.toLowerCase()] ?? "", promotion, castles };
}
