// Everything that the core can tell is told on the pages, in every language.
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import type { Told } from "../src/generated/wire";
import { toldText } from "../src/words/told";

const locales = resolve(import.meta.dirname, "../../locales");
// One sample for everything that can happen, be asked, ruled, refused and
// announced; the Rust side writes it, and would not compile with one missing.
const samples = readFileSync(join(import.meta.dirname, "told.jsonl"), "utf8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as Told);

test.each(["fi", "sv", "en"] as const)("everything is told in %s", (language) => {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const file of ["ruled", "told"]) bundle.addResource(new FluentResource(readFileSync(join(locales, language, `${file}.ftl`), "utf8")));
  const asked: string[] = [];
  const t = (key: string, values?: Record<string, string | number>): string => {
    asked.push(key);
    const message = bundle.getMessage(key);
    if (!message?.value) throw new Error(`no text for ${key}`);
    // A value that is missing throws.
    return bundle.formatPattern(message.value, values ?? {});
  };
  for (const told of samples) {
    asked.length = 0;
    const text = toldText(told, { t: t as never, letters: language });
    expect(text, told.key).not.toMatch(/[{}$]|undefined|\[object/);
    for (const key of asked) expect(text, told.key).not.toContain(key);
  }
  expect(samples.length).toBeGreaterThan(200);
});
