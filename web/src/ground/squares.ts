// Squares, pieces and their names on a screen. No rule of chess is here.

import type { ColorWord, MoveDto, RoleWord } from "../generated/wire";

export const FILES = ["a", "b", "c", "d", "e", "f", "g", "h"] as const;

const ROLES: Record<string, RoleWord> = { p: "pawn", n: "knight", b: "bishop", r: "rook", q: "queen", k: "king" };

/** A piece from its letter in a FEN: capitals are White's. */
export function pieceOf(letter: string): { color: ColorWord; role: RoleWord } {
  const small = letter.toLowerCase();
  return { color: letter === small ? "black" : "white", role: ROLES[small] ?? "pawn" };
}

/** The letter of a piece. */
export function letterOf(color: ColorWord, role: RoleWord): string {
  const letter = role === "knight" ? "n" : role.charAt(0);
  return color === "white" ? letter.toUpperCase() : letter;
}

/** The squares in reading order, seen from a side. */
export function squaresFrom(side: ColorWord): string[] {
  const all: string[] = [];
  for (let rank = 8; rank >= 1; rank--) for (const file of FILES) all.push(`${file}${rank}`);
  return side === "white" ? all : all.reverse();
}

/** Whether a square is a dark one. */
export function isDark(square: string): boolean {
  return (square.charCodeAt(0) + Number(square[1])) % 2 === 0;
}

/** The board part of a FEN as a map from squares to letters. */
export function boardOfFen(fen: string): Record<string, string> {
  const board: Record<string, string> = {};
  const ranks = (fen.split(" ")[0] ?? "").split("/");
  ranks.forEach((rank, row) => {
    let file = 0;
    for (const letter of rank) {
      if (/\d/.test(letter)) file += Number(letter);
      else {
        const name = FILES[file];
        if (name) board[`${name}${8 - row}`] = letter;
        file += 1;
      }
    }
  });
  return board;
}

/** The squares that a move changed. */
export function moveSquares(move: MoveDto | undefined): string[] {
  if (!move) return [];
  return "piece" in move ? [move.move.slice(0, 2), move.move.slice(2, 4)] : move.squares;
}
