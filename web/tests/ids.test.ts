// Every id on the wire that reaches people has its text. The ids are read
// where they are given, so a new one without words does not pass.
import { readFileSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { FORMS } from "../src/generated/wire";

const root = resolve(import.meta.dirname, "../..");
const folder = join(root, "locales/en");
const known = new Set(
  readdirSync(folder)
    .filter((name) => name.endsWith(".ftl"))
    .flatMap((name) => new FluentResource(readFileSync(join(folder, name), "utf8")).body.map((entry) => entry.id)),
);
const read = (path: string): string => readFileSync(join(root, path), "utf8");
const wire = read("web/src/generated/wire.ts");

/** How a type is declared. */
function declared(type: string): string {
  const from = wire.indexOf(`export type ${type} =`);
  return from < 0 ? "" : wire.slice(from, wire.indexOf("\n\n", from));
}

/** The words of a type that is a union of texts. */
function words(type: string): string[] {
  const body = declared(type);
  return [...body.matchAll(/"([a-z0-9-]+)"/g)].map((found) => found[1]!);
}

/** The kinds of a type that is told apart by a field. */
function kinds(type: string, field: string): string[] {
  const body = declared(type);
  return [...body.matchAll(new RegExp(`"${field}": "([a-z0-9-]+)"`, "g"))].map((found) => found[1]!);
}

function check(prefixes: string[], ids: string[], but: string[] = []): void {
  expect(ids.length).toBeGreaterThan(0);
  const missing = ids.filter((id) => !but.includes(id) && !prefixes.some((prefix) => known.has(`${prefix}${id}`)));
  expect(missing).toEqual([]);
}

test("how it is ruled", () => {
  check(["ruling-"], words("RulingKind"));
  check(["web-desk-rule-"], words("RulingKind"), ["penalise"]);
});
test("penalties", () => {
  check(["measure-"], words("MeasureKind"));
  check(["web-desk-measure-"], words("MeasureKind"));
});
test("conduct", () => check(["misconduct-"], FORMS["report-conduct"]!.find((field) => field.field === "what")!.choices!));
test("facts", () => check(["web-desk-fact-"], kinds("FactDto", "fact")));
test("effects", () => check(["web-desk-effect-"], kinds("EffectDto", "effect"), ["announced"]));
test("what can be done", () => {
  // Hands at the board and at the clock need no words; rulings have their own.
  const shown = ["touch", "place", "remove", "release", "make", "press", "rule", "write", "report-dead", "announce", "repeat", "penalise"];
  const own = [
    "claim-quickplay",
    "claim-from-display",
    "announce-adjusting",
  ];
  const claims = FORMS["claim"]!.find((field) => field.field === "claim")!.choices!.map((claim) => `claim-${claim}`);
  // These go by what is claimed, and by how the move is fixed.
  const acts = Object.keys(FORMS).filter((act) => act !== "claim" && act !== "fix-move");
  check(["web-option-", "web-desk-act-"], [...acts, ...claims, "complain"], [...shown, ...own]);
});
