// Earlier positions, from the moves that a seat is shown.
import { expect, test } from "vitest";
import type { MoveDto } from "../src/generated/wire";
import { materialOf } from "../src/table/material";
import { namesOf, positionsOf } from "../src/table/past";

const move = (piece: string, name: string): MoveDto => ({ piece, move: name, text: name }) as MoveDto;

test("castling, a pawn taken in passing, a pawn that becomes a queen", () => {
  const start = "4k2r/P2p4/8/4P3/8/8/8/R3K3 b Qk - 0 1";
  const boards = positionsOf(start, [move("p", "d7d5"), move("P", "e5d6"), move("k", "e8h8"), move("K", "e1a1"), move("k", "g8h8"), move("P", "a7a8q")]);
  expect(boards).toHaveLength(7);
  expect(boards?.[1]).toMatchObject({ d5: "p", e5: "P" });
  expect(boards?.[2]).toMatchObject({ d6: "P" });
  expect(boards?.[2]?.["d5"]).toBeUndefined();
  expect(boards?.[3]).toMatchObject({ g8: "k", f8: "r" });
  expect(boards?.[4]).toMatchObject({ c1: "K", d1: "R" });
  expect(boards?.[6]).toEqual({ h8: "k", f8: "r", d6: "P", c1: "K", d1: "R", a8: "Q" });
});

test("nothing is guessed where a move is not told in full", () => {
  const squares = { by: "white", squares: ["e2", "e4"], text: "e2-e4" } as MoveDto;
  expect(positionsOf("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", [squares])).toBeUndefined();
  expect(positionsOf("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", [move("N", "e2e4")])).toBeUndefined();
});

test("what one side has more of", () => {
  const board = { e1: "K", e8: "k", a1: "R", h8: "b", g7: "p", a2: "P", b2: "P" };
  expect(materialOf(board, "white")).toEqual({ more: ["rook", "pawn"], ahead: 3 });
  expect(materialOf(board, "black")).toEqual({ more: ["bishop"], ahead: 0 });
});

test("a line is written move by move, each on the board that the one before left", () => {
  const board = { g1: "K", h7: "Q", d5: "N", g8: "k", a7: "p" };
  expect(namesOf(["h7h8", "g8h8", "d5b6", "a7b6"], board, "en")).toEqual(["Qh7-h8", "Kg8xh8", "Nd5-b6", "axb6"]);
});
