// Whatever a page may be told that was not done has a text in every language:
// the problems, the refusals and the fields, read where they are given.
import { readFileSync, readdirSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { FORMS } from "../src/generated/wire";

const root = resolve(import.meta.dirname, "../..");
const LANGUAGES = ["en", "fi", "sv"];

function known(language: string, ...files: string[]): Set<string> {
  const read = (file: string): FluentResource => new FluentResource(readFileSync(join(root, "locales", language, `${file}.ftl`), "utf8"));
  return new Set(files.flatMap((file) => read(file).body.map((entry) => entry.id)));
}

function walk(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? walk(path) : path.endsWith(".rs") ? [path] : [];
  });
}

/** The ids of a list of refusals: its variants, in small letters. */
function refusals(path: string): string[] {
  const source = readFileSync(join(root, path), "utf8");
  const from = source.indexOf("pub enum Refusal {");
  const variants = [...source.slice(from, source.indexOf("\n}", from)).matchAll(/^    ([A-Z]\w+)/gm)].map((found) => found[1]!);
  expect(variants.length).toBeGreaterThan(30);
  return variants.map((name) => name.replace(/(?!^)([A-Z])/g, "-$1").toLowerCase());
}

test.each(LANGUAGES)("every problem has a text in %s", (language) => {
  const all = known(language, "web");
  const sources = ["wire", "server", "wasm"].flatMap((crate) => walk(join(root, "crates", crate, "src")));
  const ids = new Set(sources.flatMap((path) => [...readFileSync(path, "utf8").matchAll(/Problem::new\(\s*"([a-z-]+)"/g)].map((found) => found[1]!)));
  expect(ids.size).toBeGreaterThan(20);
  expect([...ids].filter((id) => !all.has(`web-problem-${id}`))).toEqual([]);
  const stale = [...all].flatMap((key) => /^web-problem-(.+)$/.exec(key)?.[1] ?? []).filter((id) => !ids.has(id));
  // These two are the page's own.
  expect(stale.sort()).toEqual(["away", "unknown"]);
});

test.each(LANGUAGES)("every refusal has a text in %s", (language) => {
  const table = known(language, "ruled");
  expect(refusals("crates/conduct/src/event/refusal.rs").filter((id) => !table.has(`refusal-${id}`))).toEqual([]);
  const competition = known(language, "competition-told");
  expect(refusals("crates/competition/src/word/refusal.rs").filter((id) => !competition.has(`competition-refused-${id}`))).toEqual([]);
});

test.each(LANGUAGES)("every field that people fill in has a name or a way to write it in %s", (language) => {
  const all = known(language, "web", "web-desk", "web-option");
  // What a page fills in itself, from its buttons and its board.
  const own = ["vocabulary", "against", "claim", "ground", "from_display", "from", "to", "promotion", "justified", "remark", "measure", "piece", "square", "fault", "error", "question", "ruling", "bonus", "first", "why", "control", "white_moves", "black_moves", "white_period", "black_period", "lines", "contact", "evidence", "line"];
  const fields = new Set(Object.values(FORMS).flatMap((form) => (form ?? []).map((field) => field.field)));
  const told = (field: string): boolean => ["web-field", "web-desk-field", "web-option-field"].some((kind) => all.has(`${kind}-${field}`));
  expect([...fields].filter((field) => !told(field) && !own.includes(field))).toEqual([]);
});

test("no text of a problem is a reader's complaint", () => {
  const source = readFileSync(join(root, "web/src/words/problem.ts"), "utf8");
  expect(source).not.toMatch(/\.(detail|title)\b/);
});
