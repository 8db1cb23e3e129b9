// Two rulebooks compared, and words found in them.
import { expect, test } from "vitest";
import type { Article } from "../src/laws/books";
import { differing, pairs, settingsThatDiffer } from "../src/laws/compare";
import { find, folded, marked } from "../src/laws/search";

const article = (number: string, gist: string, settings: string[] = []): Article => ({ number, kind: "stated", gist, settings });

test("articles that say the same are paired wherever they stand", () => {
  const left = [article("7.1", "A pawn steps one square"), article("7.2", "The clock is stopped by the arbiter"), article("7.3", "Gone later")];
  const right = [article("8.1", "Entirely new matter here"), article("9.1", "The clock is stopped by an arbiter"), article("9.2", "A pawn steps one square")];
  const found = pairs(left, right, ["a", "b"], []);
  expect(found.map(({ left, right, how }) => [left?.number, right?.number, how])).toEqual([
    [undefined, "8.1", "right"],
    ["7.1", "9.2", "same"],
    ["7.2", "9.1", "changed"],
    ["7.3", undefined, "left"],
  ]);
});

test("a matter that both speak of pairs what is worded otherwise", () => {
  const left = [article("13.c", "The player loses when his flag falls and it is claimed")];
  const right = [article("6.8", "A flag counts when it is claimed")];
  const topics: Parameters<typeof pairs>[3] = [["flag-seen", { a: ["13.c"], b: ["6.8"] }]];
  expect(pairs(left, right, ["a", "b"], topics)[0]?.how).toBe("changed");
});

test("only the words that differ are marked", () => {
  expect(differing("opponent gets two minutes", "opponent gets one minute")).toEqual([
    ["opponent gets", true],
    ["two minutes", false],
  ]);
  expect(differing("the same", "the same")).toEqual([["the same", true]]);
});

test("settings differ by profile", () => {
  const left = { penalty: [[["blitz"], "1min", ["B.2"]], [["standard"], "2min", ["7.5"]]], same: [[["*"], "yes", []]] } as never;
  const right = { penalty: [[["*"], "2min", ["7"]]], same: [[["*"], "yes", []]] } as never;
  expect(settingsThatDiffer(left, right, ["a", "b"], ["blitz", "blitz"])).toEqual([{ setting: "penalty", left: "1min", right: "2min", articles: ["a/B.2", "b/7"] }]);
  expect(settingsThatDiffer(left, right, ["a", "b"], ["standard", "standard"])).toEqual([]);
});

test("accents and capitals do not matter, numbers come first", () => {
  expect(folded("Ohestalyönti ÅÄÖ")).toBe("ohestalyonti aao");
  const all = [article("9.2", "Kolmas esiintymä"), article("9.20", "Muuta"), article("9.2.1", "Lisää"), article("1", "katso 9.2 alla")];
  expect(find(all, "9.2").map(({ number }) => number)).toEqual(["9.2", "9.2.1", "1"]);
  expect(find(all, "esiintyma").map(({ number }) => number)).toEqual(["9.2"]);
  expect(marked("Kolmas esiintymä", "esiintyma")).toEqual([["Kolmas ", false], ["esiintymä", true]]);
});
