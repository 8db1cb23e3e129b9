// One drawing holds the twelve pieces, each where its style looks for it.
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { sprite } from "../build/sprite";

const folder = resolve(import.meta.dirname, "../src/ground/pieces");
const load = sprite().load as (id: string) => string | undefined;
const css = load("\0virtual:sprite.css") ?? "";
const drawing = decodeURIComponent(/url\("data:image\/svg\+xml,([^"]+)"\)/.exec(css)?.[1] ?? "");

test.each(["white", "black"].flatMap((color) => ["king", "queen", "rook", "bishop", "knight", "pawn"].map((role) => [color, role])))("%s %s", (color, role) => {
  const inside = /<svg[^>]*>(.*)<\/svg>/s.exec(readFileSync(join(folder, `${color}-${role}.svg`), "utf8"))?.[1] ?? "";
  expect(inside).not.toBe("");
  const at = /translate\((\d+) (\d+)\)"[^>]*>$/.exec(drawing.slice(0, drawing.indexOf(inside)));
  // A sixth of the width further is a fifth of the way to the end.
  const column = Number(at?.[1]) / 45;
  expect(css).toContain(`.piece-set .${role},.cg-wrap piece.${role}{background-position-x:${column * 20}%}`);
  expect(Number(at?.[2])).toBe(color === "white" ? 0 : 45);
});
