// A position of the game in FEN. The record says what stands where; what else
// a FEN holds is counted here along the moves.

import type { ColorWord } from "../generated/wire";
import { boardOfFen, FILES } from "../ground/squares";
import { entryAt, type Game, type Ply } from "./game";
import type { Story } from "./story";

type Board = Record<string, string>;

/** What stands on the board after so many half-moves. */
export function boardAt(story: Story, game: Game, ply: number): Board {
  return story.steps[entryAt(game, ply)]?.board ?? boardOfFen(story.about.start);
}

/** The board part of a FEN. */
export function placement(board: Board): string {
  const rank = (number: number): string => FILES.map((file) => board[`${file}${number}`] ?? "1").join("");
  return [8, 7, 6, 5, 4, 3, 2, 1].map((number) => rank(number).replace(/1+/g, (empty) => String(empty.length))).join("/");
}

/** The rook that a letter of castling speaks of: the outermost on its side of the king, or the one on its file. */
function rookOf(right: string, board: Board): string | undefined {
  const white = right === right.toUpperCase();
  const [king, rook, rank] = white ? ["K", "R", "1"] : ["k", "r", "8"];
  const small = right.toLowerCase();
  if (small >= "a" && small <= "h") return `${small}${rank}`;
  const at = FILES.findIndex((file) => board[`${file}${rank}`] === king);
  const side = small === "k" ? [...FILES].slice(at + 1).reverse() : FILES.slice(0, Math.max(0, at));
  const file = side.find((one) => board[`${one}${rank}`] === rook);
  return file && `${file}${rank}`;
}

/** The square behind a pawn that has gone two squares, if a pawn may take it there. */
function passed(ply: Ply, board: Board): string {
  if (!("piece" in ply.move) || ply.move.piece.toLowerCase() !== "p") return "-";
  const [file, from, , to] = ply.move.move;
  if (!file || Math.abs(Number(to) - Number(from)) !== 2) return "-";
  const taker = ply.by === "white" ? "p" : "P";
  const at = FILES.indexOf(file as (typeof FILES)[number]);
  const beside = [FILES[at - 1], FILES[at + 1]].some((one) => one && board[`${one}${to}`] === taker);
  return beside ? `${file}${(Number(from) + Number(to)) / 2}` : "-";
}

/** The position after so many half-moves. */
export function fenAt(story: Story, game: Game, ply: number): string {
  const start = story.about.start.split(" ");
  const home = boardOfFen(story.about.start);
  let rights = [...(start[2] ?? "-")].filter((right) => right !== "-");
  let [turn, behind, quiet, number] = [start[1] === "b" ? "b" : "w", start[3] ?? "-", Number(start[4] ?? 0), Number(start[5] ?? 1)];
  const rooks = new Map(rights.map((right) => [right, rookOf(right, home)]));
  let before = home;
  const count = (board: Board): number => Object.keys(board).length;
  for (const [place, one] of game.plies.slice(0, ply).entries()) {
    const after = boardAt(story, game, place + 1);
    rights = rights.filter((right) => holds(right, rooks.get(right), one, after));
    behind = passed(one, after);
    const pawn = "piece" in one.move && one.move.piece.toLowerCase() === "p";
    quiet = pawn || count(after) !== count(before) ? 0 : quiet + 1;
    number += one.by === "black" ? 1 : 0;
    turn = one.by === "black" ? "w" : "b";
    before = after;
  }
  return [placement(before), turn, rights.join("") || "-", behind, quiet, number].join(" ");
}

/** Whether a right to castle outlives a half-move: neither king nor rook has moved, nor was the rook taken. */
function holds(right: string, rook: string | undefined, ply: Ply, after: Board): boolean {
  const white = right === right.toUpperCase();
  const owner: ColorWord = white ? "white" : "black";
  if (!rook || after[rook] !== (white ? "R" : "r")) return false;
  const from = "piece" in ply.move ? ply.move.move.slice(0, 2) : "";
  const king = "piece" in ply.move && ply.move.piece.toLowerCase() === "k" && ply.by === owner;
  const to = "piece" in ply.move ? ply.move.move.slice(2, 4) : "";
  return !king && from !== rook && to !== rook;
}
