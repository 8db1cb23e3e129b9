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

/**
 * A move by its squares, `g1f3`, as people write it: Nf3. What else could go to
 * the square is told by the moves to choose from; without them both squares stand.
 */
export function nameOf(move: string, board: Record<string, string>, legal: string[] | undefined, letters: Letters): string {
  const [from, to, promotion] = [move.slice(0, 2), move.slice(2, 4), move.slice(4)];
  const piece = board[from];
  // Typed in letters already.
  if (!piece || !/^[a-h][1-8]$/.test(to)) return move;
  const there = board[to];
  const letter = piece.toUpperCase();
  const own = there !== undefined && (there === there.toUpperCase()) === (piece === letter);
  if (letter === "K" && own) return to > from ? "O-O" : "O-O-O";
  const takes = there !== undefined || (letter === "P" && from.charAt(0) !== to.charAt(0));
  const become = promotion ? `=${promotion.toUpperCase()}` : "";
  if (letter === "P") return inLetters(`${takes ? `${from.charAt(0)}x` : ""}${to}${become}`, letters);
  const others = legal?.filter((one) => one.slice(2, 4) === to && !one.startsWith(from) && board[one.slice(0, 2)] === piece) ?? [];
  const onFile = others.some((one) => one.charAt(0) === from.charAt(0));
  const onRank = others.some((one) => one.charAt(1) === from.charAt(1));
  const which = !legal ? from : others.length === 0 ? "" : !onFile ? from.charAt(0) : !onRank ? from.charAt(1) : from;
  return inLetters(`${letter}${which}${takes ? "x" : legal ? "" : "-"}${to}`, letters);
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
