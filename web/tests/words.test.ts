// Every message exists in all three languages with the same values, and every
// message that a page asks for exists.
import { readFileSync, readdirSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";

const locales = resolve(import.meta.dirname, "../../locales");
const source = resolve(import.meta.dirname, "../src");
const files = readdirSync(join(locales, "en")).filter((name) => name.endsWith(".ftl"));

/** The messages of a file, each with the names of its values. */
function messages(language: string, file: string): Map<string, string[]> {
  const resource = new FluentResource(readFileSync(join(locales, language, file), "utf8"));
  const variables = (part: unknown): string[] => {
    if (Array.isArray(part)) return part.flatMap(variables);
    if (typeof part !== "object" || part === null) return [];
    const node = part as Record<string, unknown>;
    const own = node["type"] === "var" ? [String(node["name"])] : [];
    return [...own, ...Object.values(node).flatMap(variables)];
  };
  return new Map(resource.body.map((entry) => [entry.id, [...new Set(variables(entry.value))].sort()]));
}

function walk(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? walk(path) : [path];
  });
}

test.each(files)("%s says the same in fi, sv and en", (file) => {
  const english = messages("en", file);
  for (const language of ["fi", "sv"]) {
    const other = messages(language, file);
    expect([...other.keys()].sort(), language).toEqual([...english.keys()].sort());
    if (!file.startsWith("web")) continue;
    for (const [key, values] of english) expect(other.get(key), `${language} ${key}`).toEqual(values);
  }
});

test("keys of the pages begin with the name of their file", () => {
  for (const file of files.filter((name) => name.startsWith("web"))) {
    for (const key of messages("en", file).keys()) expect(key).toMatch(new RegExp(`^${file.slice(0, -4)}-`));
  }
});

test("no page asks for a message that does not exist", () => {
  const known = new Set(files.flatMap((file) => [...messages("en", file).keys()]));
  const missing = walk(source)
    .filter((path) => /\.(svelte|ts)$/.test(path))
    .flatMap((path) => {
      const asked = readFileSync(path, "utf8").matchAll(/\bt\("([a-z][a-z0-9-]*)"/g);
      return [...asked].map((match) => match[1] ?? "").filter((key) => !known.has(key)).map((key) => `${path}: ${key}`);
    });
  expect(missing).toEqual([]);
});
