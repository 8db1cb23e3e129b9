// Two rulebooks compared, and words found in them.
import { expect, test } from "vitest";
import type { Article } from "../src/laws/books";
import { differing, mates, pairs, settingsThatDiffer } from "../src/laws/compare";
import { PLAIN, find, folded, marked, question } from "../src/laws/search";

const article = (number: string, gist: string, settings: string[] = []): Article => ({ number, kind: "stated", gist, settings });
const paired = (left: Article[], right: Article[], topics: Parameters<typeof mates>[3] = []): ReturnType<typeof pairs> => {
  const told = (all: Article[]) => all.map(({ number, gist, settings: own }) => ({ number, gists: [gist], settings: own }));
  return pairs(left, right, mates(told(left), told(right), ["a", "b"], topics));
};

test("articles that say the same are paired wherever they stand", () => {
  const left = [article("7.1", "A pawn steps one square"), article("7.2", "The clock is stopped by the arbiter"), article("7.3", "Gone later")];
  const right = [article("8.1", "Entirely new matter here"), article("9.1", "The clock is stopped by an arbiter"), article("9.2", "A pawn steps one square")];
  const found = paired(left, right);
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
  expect(paired(left, right, [["flag-seen", { a: ["13.c"], b: ["6.8"] }]])[0]?.how).toBe("changed");
});

test("what one language words alike is the same in all of them", () => {
  const told = (number: string, ...gists: string[]) => [{ number, gists, settings: [] }];
  const known = mates(told("4.2", "The player having the move may adjust", "Siirtovuorossa oleva saa korjata"), told("4.2", "Whoever has the move may adjust", "Siirtovuorossa oleva saa korjata"), ["a", "b"], []);
  expect(known).toEqual([["4.2", "4.2", true]]);
  expect(pairs([article("4.2", "The player having the move may adjust")], [article("4.2", "Whoever has the move may adjust")], known)[0]?.how).toBe("same");
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
  const numbers = (text: string): string[] => find(all, question(text, PLAIN)!).map(({ number }) => number);
  expect(numbers("9.2")).toEqual(["9.2", "9.2.1", "1"]);
  expect(numbers("esiintyma")).toEqual(["9.2"]);
  expect(marked("Kolmas esiintymä", question("esiintyma", PLAIN))).toEqual([["Kolmas ", false], ["esiintymä", true]]);
  expect(question("a", PLAIN)).toBeUndefined();
});
