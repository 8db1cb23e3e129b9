// Changes of views are carried out as the server means them.
import { expect, test } from "vitest";
import { apply } from "../src/wire/change";

test("keys come, go and change; lists grow at their end", () => {
  const before = { board: { e2: "P" }, moves: ["d4"], offer: "white" };
  const change = { board: { e2: null, e4: "P" }, moves: { $1: ["d5"] }, offer: null };
  expect(apply(before, change)).toEqual({ board: { e4: "P" }, moves: ["d4", "d5"] });
  expect(before.moves).toEqual(["d4"]);
});

test("a value takes the place of another, and a list of a value", () => {
  expect(apply({ a: 1 }, { a: { b: 2 } })).toEqual({ a: { b: 2 } });
  expect(apply(["x"], ["y"])).toEqual(["y"]);
  expect(apply(undefined, { $0: [1] })).toEqual([1]);
  expect(apply({ a: 1 }, {})).toEqual({ a: 1 });
});

test("items of a list change where they stand", () => {
  const before = { boards: [{ board: 1 }, { board: 2, outcome: "1-0" }, { board: 3 }] };
  const change = { boards: { "#0": { outcome: "draw" }, "#1": { outcome: null } } };
  expect(apply(before, change)).toEqual({ boards: [{ board: 1, outcome: "draw" }, { board: 2 }, { board: 3 }] });
  expect(before.boards[1]).toEqual({ board: 2, outcome: "1-0" });
  expect(apply([1, 2], { "#7": 3 })).toEqual([1, 2]);
});
