// Words found in the rulebooks themselves, whatever their endings, in three languages.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { parse } from "smol-toml";
import { expect, test } from "vitest";
import { find, marked, question } from "../src/laws/search";
import { MATTERS, tongueOf } from "../src/laws/tongues";
import type { Language } from "../src/words/files";

const root = resolve(import.meta.dirname, "../..");
const BOOKS = ["fide-2023", "fide-2018", "fide-2014", "fi-blitz-2014", "fi-team-blitz", "fi-basics"];
type Row = { id: string } & Record<Language, string>;

/** All six rulebooks in a language; a number has its book with it. */
const articles = (language: Language): { number: string; gist: string }[] =>
  BOOKS.flatMap((book) => {
    const { article } = parse(readFileSync(resolve(root, `laws/${book}/articles.toml`), "utf8")) as unknown as { article: Row[] };
    return article.map((row) => ({ number: `${book}/${row.id}`, gist: row[language] }));
  });

const texts = (language: Language): Map<string, string> =>
  new Map(new FluentResource(readFileSync(resolve(root, `locales/${language}/web-laws.ftl`), "utf8")).body.map(({ id, value }) => [id, typeof value === "string" ? value : ""]));

async function searcher(language: Language): Promise<(text: string) => string[]> {
  const names = texts(language);
  const tongue = await tongueOf(language, (matter) => names.get(`web-laws-same-${matter}`) ?? "");
  const all = articles(language);
  return (text) => find(all, question(text, tongue)!).map(({ number }) => number);
}

test.each<[Language, string[], number]>([
  ["fi", ["lippu", "lipu", "lipun", "lippua", "liput"], 20],
  ["fi", ["tasapeli", "tasapeliä", "tasapelin", "tasapeliin", "remi"], 60],
  ["fi", ["siirto", "siirron", "siirtoa"], 150],
  ["fi", ["sotilas", "sotilaan", "sotilasta"], 40],
  ["fi", ["kuningas", "kuninkaan"], 80],
  ["fi", ["laiton", "laittoman"], 25],
  ["sv", ["remi", "remis", "oavgjort"], 80],
  ["sv", ["patt", "pat"], 3],
  ["sv", ["klocka", "klockan", "klockor", "klockorna"], 90],
  ["sv", ["flagga", "flaggan", "flaggfall"], 20],
  ["en", ["flag", "flags"], 30],
  ["en", ["penalty", "penalties"], 3],
  ["en", ["castle", "castling", "castled"], 40],
  ["en", ["draw", "draws", "drawn"], 80],
])("%s: %j find the same articles", async (language, forms, least) => {
  const search = await searcher(language);
  const found = search(forms[0]!);
  expect(found.length).toBeGreaterThanOrEqual(least);
  for (const form of forms.slice(1)) expect(search(form), form).toEqual(found);
});

test("a word finds no other that only sounds like it", async () => {
  const found = (await searcher("en"))("rook");
  const gists = new Map(articles("en").map(({ number, gist }) => [number, gist]));
  for (const number of found) expect(gists.get(number)?.toLowerCase()).toContain("rook");
  expect((await searcher("en"))("art")).not.toContain("fide-2018/6.6");
  expect((await searcher("sv"))("zebra")).toEqual([]);
});

test("the words that were found are marked whole, in whatever form they stand", async () => {
  const names = texts("fi");
  const tongue = await tongueOf("fi", (matter) => names.get(`web-laws-same-${matter}`) ?? "");
  expect(marked("Kun lippu putoaa, lipun huomaa tuomari.", question("lippua", tongue))).toEqual([
    ["Kun ", false],
    ["lippu", true],
    [" putoaa, ", false],
    ["lipun", true],
    [" huomaa tuomari.", false],
  ]);
});

test.each<Language>(["en", "fi", "sv"])("%s: every matter has its names, each a single word", (language) => {
  const names = [...texts(language)].filter(([key]) => key.startsWith("web-laws-same-"));
  expect(names.map(([key]) => key.slice("web-laws-same-".length)).sort()).toEqual([...MATTERS].sort());
  for (const [, text] of names) expect(text).toMatch(/^\p{L}+(, \p{L}+)*$/u);
});
