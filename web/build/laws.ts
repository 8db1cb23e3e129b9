// The rulebooks of `../laws` as modules: one for each rulebook and language,
// fetched when it is first read, kept for when there is no network. A test
// holds them to what the server says.

import { readFileSync, readdirSync } from "node:fs";
import { resolve } from "node:path";
import { parse } from "smol-toml";
import type { Plugin } from "vite";
import type { Topics } from "../src/laws/books.ts";
import { mates } from "../src/laws/compare.ts";

const FOLDER = resolve(import.meta.dirname, "../../laws");
const LANGUAGES = ["en", "fi", "sv"] as const;
/** The order of the columns in `topics.toml`. */
const BOOKS = ["fide-2014", "fide-2018", "fide-2023", "fi-blitz-2014", "fi-team-blitz", "fi-basics"];
const PREFIX = "virtual:laws/";

type Language = (typeof LANGUAGES)[number];
type Texts = Record<Language, string>;

interface ArticleRow extends Texts {
  id: string;
  kind: string;
  settings?: string[];
}

interface SettingRow extends Texts {
  name: string;
  who?: boolean;
}

interface Value {
  profiles?: string[];
  is: string;
  articles?: string[];
}

function toml<T>(path: string): T {
  return parse(readFileSync(resolve(FOLDER, path), "utf8")) as T;
}

/** Number, kind, gist and settings of each article. */
function articles(book: string, language: Language): unknown {
  const { article } = toml<{ article: ArticleRow[] }>(`${book}/articles.toml`);
  return article.map((row) => [row.id, row.kind, row[language], row.settings ?? []]);
}

/** Articles of each book that speak of the same matter. */
function topics(): Topics {
  return Object.entries(toml<Record<string, string[]>>("topics.toml")).map(([name, row]) => [
    name,
    Object.fromEntries(BOOKS.map((book, at) => [book, (row[at] ?? "").split(" ").filter(Boolean)])),
  ]);
}

/** Which articles of two books belong together. All languages are asked, so that the answer is one. */
function pairs(left: string, right: string): unknown {
  const told = (book: string) =>
    toml<{ article: ArticleRow[] }>(`${book}/articles.toml`).article.map((row) => ({
      number: row.id,
      gists: LANGUAGES.map((language) => row[language]),
      settings: row.settings ?? [],
    }));
  return mates(told(left), told(right), [left, right], topics());
}

/** What each setting is worth in a book, by profile; `*` where one value is for all. */
function values(book: string): unknown {
  const rows = toml<Record<string, { values: Value[] }>>(`${book}/settings.toml`);
  return Object.fromEntries(
    Object.entries(rows).map(([name, row]) => [
      name,
      row.values.map((value) => [value.profiles ?? ["*"], value.is, value.articles ?? []]),
    ]),
  );
}

function meanings(language: Language): unknown {
  const { setting } = toml<{ setting: SettingRow[] }>("settings.toml");
  return Object.fromEntries(setting.map((row) => [row.name, row[language]]));
}

/** Settings whose value says who has to speak up. */
function who(): unknown {
  const { setting } = toml<{ setting: SettingRow[] }>("settings.toml");
  return setting.filter((row) => row.who).map((row) => row.name);
}

/** How many articles of each kind a book has, and its profiles. */
function summary(): unknown {
  return Object.fromEntries(
    BOOKS.map((book) => {
      const counts: Record<string, number> = {};
      for (const { kind } of toml<{ article: ArticleRow[] }>(`${book}/articles.toml`).article) counts[kind] = (counts[kind] ?? 0) + 1;
      const rows = Object.values(toml<Record<string, { values: Value[] }>>(`${book}/settings.toml`));
      const profiles = new Set(rows.flatMap((row) => row.values.flatMap((value) => value.profiles ?? [])));
      return [book, { counts, profiles: [...profiles] }];
    }),
  );
}

/** All modules by their names. */
function modules(): Map<string, () => unknown> {
  const all = new Map<string, () => unknown>([
    ["topics", topics],
    ["who", who],
    ["summary", summary],
  ]);
  for (const language of LANGUAGES) {
    all.set(`meanings/${language}`, () => meanings(language));
    for (const book of BOOKS) all.set(`${book}/${language}`, () => articles(book, language));
  }
  for (const [at, book] of BOOKS.entries()) {
    all.set(`${book}/values`, () => values(book));
    for (const other of BOOKS.slice(at + 1)) all.set(`pairs/${book}+${other}`, () => pairs(book, other));
  }
  return all;
}

export function laws(): Plugin {
  const all = modules();
  return {
    name: "tuomari-laws",
    buildStart() {
      const found = readdirSync(FOLDER, { withFileTypes: true })
        .filter((entry) => entry.isDirectory() && !entry.name.startsWith("overlay"))
        .map((entry) => entry.name);
      const missing = found.filter((name) => !BOOKS.includes(name));
      if (missing.length > 0) this.error(`build/laws.ts does not know ${missing.join(", ")}`);
    },
    resolveId(id) {
      return id.startsWith(PREFIX) ? `\0${id}` : undefined;
    },
    load(id) {
      if (id === `\0${PREFIX}all`) {
        // Importers of every module, so that each becomes a file of its own.
        const lines = [...all.keys()].map((name) => `${JSON.stringify(name)}: () => import(${JSON.stringify(PREFIX + name)})`);
        return `export default {${lines.join(",\n")}};`;
      }
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const name = id.slice(PREFIX.length + 1);
      const make = all.get(name);
      if (!make) return this.error(`there is no ${name} in the laws`);
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(make()))});`;
    },
  };
}
