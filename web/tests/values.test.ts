// Every value that a rulebook gives a setting has words.
import { readFileSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { parse } from "smol-toml";
import { expect, test } from "vitest";

const root = resolve(import.meta.dirname, "../..");
const laws = join(root, "laws");
const resource = new FluentResource(readFileSync(join(root, "locales/en/web-value.ftl"), "utf8"));
const known = new Set(resource.body.map((entry) => entry.id));

function missing(values: string[]): string[] {
  // Numbers and minutes are said as they are.
  const words = values.filter((value) => !/^\d+(min)?$/.test(value)).map((value) => (value === "n/a" ? "not-applicable" : value));
  return words.filter((value) => !known.has(`web-value-${value}`));
}

test("what an event may choose from", () => {
  const { setting } = parse(readFileSync(join(laws, "settings.toml"), "utf8")) as unknown as { setting: { values?: string[] }[] };
  const values = setting.flatMap((one) => one.values ?? []);
  expect(values.length).toBeGreaterThan(100);
  expect(missing(values)).toEqual([]);
});

const books = readdirSync(laws, { withFileTypes: true }).filter((entry) => entry.isDirectory() && !entry.name.startsWith("overlay"));
test.each(books.map((entry) => entry.name))("what %s says", (book) => {
  const rows = parse(readFileSync(join(laws, book, "settings.toml"), "utf8")) as unknown as Record<string, { values: { is: string }[] }>;
  const values = Object.values(rows).flatMap((row) => row.values.map((value) => value.is));
  expect(values.length).toBeGreaterThan(50);
  expect(missing(values)).toEqual([]);
});
