// Moves in the words that are said for them.
import { expect, test } from "vitest";
import { inWords } from "../src/table/announce";

const board = { e1: "K", h1: "R", g1: "N", e2: "P", b7: "P", d4: "q" };

test.each([
  ["e2e4", "fide", "Bauer Eva zwei Eva vier"],
  ["E2-E4", "fi", "sotilas Eva kaksi Eva neljä"],
  ["g1 f3", "sv", "springare Gustav ett Felix tre"],
  ["d4xe2", "en", "queen David four Eva two"],
  ["b7b8=n", "fide", "Bauer Bella sieben Bella acht Springer"],
  ["e1g1", "fide", "Kurze Rochade"],
  ["e1c1", "fi", "pitkä linnoitus"],
  ["e1e2", "fide", "König Eva eins Eva zwei"],
  // At a strict table the piece was put there before it was announced.
  ["g2 g1", "fide", "Springer Gustav zwei Gustav eins"],
] as const)("%s in the words of %s", (text, vocabulary, expected) => {
  expect(inWords(text, board, vocabulary)).toBe(expected);
});

test.each(["Eva zwei Eva vier", "e4", "", "c5c6"])("%s stays as it is", (text) => {
  expect(inWords(text, board, "fide")).toBeUndefined();
});
