// Moves as people write them, from their squares.
import { expect, test } from "vitest";
import { boardOfFen } from "../src/ground/squares";
import { nameOf } from "../src/table/letters";

const board = boardOfFen("r3k2r/1P1n4/8/4p3/3P4/5N2/8/RN2K2R");

test.each([
  ["f3e5", ["f3e5"], "en", "Nxe5"],
  ["f3d2", ["f3d2", "b1d2"], "en", "Nfd2"],
  ["f3d2", ["f3d2", "b1d2"], "fi", "Rfd2"],
  ["f3d2", ["f3d2"], "sv", "Sd2"],
  ["f3d2", undefined, "fi", "Rf3-d2"],
  ["d4e5", [], "en", "dxe5"],
  ["d4d5", [], "fi", "d5"],
  ["b7a8q", [], "fi", "bxa8=D"],
  ["e1h1", [], "en", "O-O"],
  ["e1a1", [], "en", "O-O-O"],
  ["e1e2", ["e1e2"], "en", "Ke2"],
  ["Nf3", [], "en", "Nf3"],
] as const)("%s of %j in %s is %s", (move, legal, letters, text) => {
  expect(nameOf(move, board, legal ? [...legal] : undefined, letters)).toBe(text);
});

test("two on one file are told apart by their ranks", () => {
  const rooks = boardOfFen("4k3/8/8/R7/8/8/8/R3K3");
  expect(nameOf("a1a3", rooks, ["a1a3", "a5a3"], "en")).toBe("R1a3");
});
