// Positions of the game that is being played, from the moves that the seat is shown.

import type { MoveDto } from "../generated/wire";
import { boardOfFen, letterOf, pieceOf } from "../ground/squares";
import { type Letters, nameOf } from "./letters";
import { ROLE_OF } from "./roles";

type Board = Record<string, string>;

/** What a written move does to a board; the move is known to be one. */
function after(board: Board, move: string): Board {
  const [from, to] = [move.slice(0, 2), move.slice(2, 4)];
  const letter = board[from];
  if (!letter) return board;
  const { color, role } = pieceOf(letter);
  const there = board[to];
  const next = { ...board };
  delete next[from];
  if (role === "king" && there && pieceOf(there).color === color) {
    const [rank, short] = [from.charAt(1), to > from];
    delete next[to];
    next[`${short ? "g" : "c"}${rank}`] = letter;
    next[`${short ? "f" : "d"}${rank}`] = there;
    return next;
  }
  // A pawn that goes aside to an empty square takes the one it passed.
  if (role === "pawn" && !there && from.charAt(0) !== to.charAt(0)) delete next[to.charAt(0) + from.charAt(1)];
  const become = ROLE_OF[move.charAt(4)];
  next[to] = become ? letterOf(color, become) : letter;
  return next;
}

/** The position at the start and after every move; none where a move is not told in full. */
export function positionsOf(start: string, moves: MoveDto[]): Board[] | undefined {
  const boards = [boardOfFen(start)];
  for (const move of moves) {
    const before = boards[boards.length - 1];
    if (!("piece" in move) || !before || before[move.move.slice(0, 2)] !== move.piece) return undefined;
    boards.push(after(before, move.move));
  }
  return boards;
}

/** Moves by their squares, one after the other, as the reader writes them. */
export function namesOf(moves: string[], start: Board, letters: Letters): string[] {
  let board = start;
  return moves.map((move) => {
    const name = nameOf(move, board, undefined, letters);
    board = after(board, move);
    return name;
  });
}
