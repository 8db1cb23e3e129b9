// A time fits the room it is given.
import { expect, test } from "vitest";
import { layOut } from "../src/clock/digits";

test.each([
  ["4:59", 320, 200],
  ["1:29:10", 320, 200],
  ["0:09.4", 320, 200],
  ["12:34:56", 640, 400],
  ["0:00.0", 40, 400],
])("%s within %i by %i", (text, wide, most) => {
  const laid = layOut(text, wide, most);
  expect(laid.width).toBeLessThanOrEqual(wide + 0.01);
  expect(laid.height).toBeLessThanOrEqual(most + 0.01);
  expect(laid.glyphs.length).toBe(text.length);
  for (const glyph of laid.glyphs) expect(glyph.path + glyph.dots.join()).not.toContain("NaN");
});

test("a short time is as tall as it may be", () => {
  expect(layOut("4:59", 320, 200).height).toBe(200);
});

test("every figure has a shape of its own", () => {
  const paths = [..."0123456789"].map((sign) => layOut(sign, 100, 200).glyphs[0]?.path);
  expect(new Set(paths).size).toBe(10);
});
