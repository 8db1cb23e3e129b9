// What an arbiter may do stands in the order of the Laws, not of the letters.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { inOrder, MEASURES } from "../src/desk/order";
import type { OptionDto } from "../src/generated/wire";

const option = (id: string, given: Record<string, unknown>): OptionDto => ({ act: id, id, given }) as unknown as OptionDto;
const sorted = (all: OptionDto[]): unknown[] => [...all].sort(inOrder).map((one) => Object.values(one.given ?? {}).join(" "));

test("penalties go from a warning to expulsion", () => {
  const letters = [...MEASURES].sort();
  const all = letters.flatMap((measure) => ["black", "white"].map((of) => option("penalise", { measure, of })));
  expect(sorted(all)).toEqual(MEASURES.flatMap((measure) => [`${measure} white`, `${measure} black`]));
});

test("every penalty has its place", () => {
  const wire = readFileSync(resolve(import.meta.dirname, "../src/generated/wire.ts"), "utf8");
  const declared = /export type MeasureKind = ([^;]+);/.exec(wire)?.[1] ?? "";
  expect([...declared.matchAll(/"([a-z-]+)"/g)].map((found) => found[1]).sort()).toEqual([...MEASURES].sort());
});

test("results are read from White's win to Black's", () => {
  const all = ["0-0", "0-1", "1-0", "1/2-1/2"].map((points) => option("enter-result", { points }));
  expect(sorted(all)).toEqual(["1-0", "1/2-1/2", "0-1", "0-0"]);
});

test("what is not the same act stays where it is", () => {
  expect(inOrder(option("add-time", { of: "black" }), option("set-clock", { of: "white" }))).toBe(0);
});
