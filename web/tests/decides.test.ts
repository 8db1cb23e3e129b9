// What the software does with each article: every one in one group, counted as the laws have it.
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parse } from "smol-toml";
import { expect, test } from "vitest";
import { type Article, BOOKS, KINDS, articlesOf, meanings, summaries, valuesOf, whoSettings } from "../src/laws/books";
import { asked as answering, countsOf, groups, together, whoByArticle, whoSpeaks } from "../src/laws/decides";
import { PLAIN, question } from "../src/laws/search";

/** What somebody writes, without the endings of a language. */
const asked = (articles: Article[], text: string): Article[] => answering(articles, question(text, PLAIN));
const laws = resolve(import.meta.dirname, "../../laws");
const LANGUAGES = ["en", "fi", "sv"] as const;

interface Row {
  id: string;
  kind: string;
  en: string;
  fi: string;
  sv: string;
}

function written(book: string): Row[] {
  return (parse(readFileSync(join(laws, book, "articles.toml"), "utf8")) as unknown as { article: Row[] }).article;
}

const numbers = (articles: Article[]): string[] => articles.map(({ number }) => number);

test.each(BOOKS)("every article of %s stands in one group, by its kind, in three languages", async (book) => {
  const rows = written(book);
  for (const language of LANGUAGES) {
    const shown = groups(book, await articlesOf(book, language));
    expect(shown.map(({ kind }) => kind)).toEqual(KINDS);
    const all = shown.flatMap(({ chapters }) => chapters.flatMap(({ articles }) => articles));
    expect(numbers(all).sort()).toEqual(rows.map(({ id }) => id).sort());
    for (const { kind, chapters, count } of shown) {
      const own = rows.filter((row) => row.kind === kind);
      const articles = chapters.flatMap((chapter) => chapter.articles);
      expect(articles.map(({ number, gist }) => [number, gist])).toEqual(own.map((row) => [row.id, row[language]]));
      expect(count).toBe(own.length);
    }
  }
});

test("the counts of the six books are those of their articles", async () => {
  const known = await summaries();
  expect(Object.keys(known).sort()).toEqual([...BOOKS].sort());
  for (const book of BOOKS) {
    const counts = countsOf(known[book]);
    for (const { kind, count } of groups(book, await articlesOf(book, "en"))) expect(counts[kind], `${book} ${kind}`).toBe(count);
    expect(counts.all).toBe(written(book).length);
  }
  const sum = together(BOOKS.map((book) => countsOf(known[book])));
  expect(sum.all).toBe(BOOKS.flatMap(written).length);
  expect(sum.enforced + sum.ruled + sum.recorded + sum.stated).toBe(sum.all);
});

test("words and numbers are asked for; the order stays", async () => {
  const articles = await articlesOf("fide-2018", "fi");
  expect(asked(articles, "")).toEqual(articles);
  expect(asked(articles, "7")).toEqual(articles);
  const found = numbers(asked(articles, "7.5"));
  expect(found.slice(0, 2)).toEqual(["7.5.1", "7.5.2"]);
  expect(numbers(articles).filter((number) => found.includes(number))).toEqual(found);
  expect(asked(articles, "zugzwang")).toEqual([]);
});

test("who has to speak up depends on the rulebook and on what is played", async () => {
  const settings = await whoSettings();
  const [fide, code] = [await valuesOf("fide-2018"), await valuesOf("fi-blitz-2014")];
  const says = (values: typeof fide, book: string, profile: string, setting: string) => whoSpeaks(settings, values, book, profile).find((one) => one.setting === setting);
  expect(says(fide, "fide-2018", "standard", "flag-detection")).toEqual({ setting: "flag-detection", is: "arbiter-or-player", articles: ["fide-2018/6.8"] });
  expect(says(fide, "fide-2018", "blitz-unsupervised", "flag-detection")).toEqual({ setting: "flag-detection", is: "arbiter-must-call", articles: ["fide-2018/A.4.5"] });
  expect(says(code, "fi-blitz-2014", "only", "illegal-move-raised-by")?.is).toBe("opponent-only");
  expect(says(await valuesOf("fi-basics"), "fi-basics", "only", "flag-detection")).toBeUndefined();
});

test("who speaks is said beside the book's own articles only", async () => {
  const settings = await whoSettings();
  const who = whoSpeaks(settings, await valuesOf("fi-blitz-2014"), "fi-blitz-2014", "only");
  const beside = whoByArticle("fi-blitz-2014", who);
  expect(beside.get("13.c")?.map(({ setting }) => setting)).toEqual(["flag-detection"]);
  expect(beside.get("9.3")).toBeUndefined();
  const articles = new Set(numbers(await articlesOf("fi-blitz-2014", "en")));
  for (const number of beside.keys()) expect(articles).toContain(number);
});

test.each(LANGUAGES)("what says who is explained in %s", async (language) => {
  const means = await meanings(language);
  const settings = await whoSettings();
  expect(settings.length).toBeGreaterThan(5);
  for (const setting of settings) expect(means[setting], setting).toBeTruthy();
});
