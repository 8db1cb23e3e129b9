// Periods filled in become a text that the core reads.
import { expect, test } from "vitest";
import { PRESETS, textOf, textOfBoth } from "../src/clock/controls";
import { PRESETS as TABLE_PRESETS } from "../src/new/control";

const row = { minutes: 5, seconds: 0, moves: undefined, extra: "none", extraSeconds: 0 } as const;

test.each([
  [[row], "5"],
  [[{ ...row, minutes: 3, extra: "increment", extraSeconds: 2 }], "3+2"],
  [[{ ...row, seconds: 30 }], "5m30s"],
  [[{ ...row, extra: "delay", extraSeconds: 5 }], "5 d5"],
  [[{ ...row, extra: "bronstein", extraSeconds: 5 }], "5 b5"],
  [[{ ...row, minutes: 90, moves: 40, extra: "increment", extraSeconds: 30 }, { ...row, minutes: 30, extra: "increment", extraSeconds: 30 }], "90/40+30, 30+30"],
] as const)("%j is %s", (rows, text) => expect(textOf(rows.map((one) => ({ ...one })))).toBe(text));

test("a time of his own for Black", () => {
  expect(textOfBoth([{ ...row }], [{ ...row, minutes: 3, extra: "increment", extraSeconds: 2 }])).toBe("W 5 - B 3+2");
});

test("the shortest stands first", () => {
  for (const all of Object.values(PRESETS)) {
    const minutes = all.map((one) => Number.parseInt(one, 10));
    expect(minutes).toEqual([...minutes].sort((a, b) => a - b));
  }
});

test("what a table offers is on the clock under the same name", () => {
  for (const [group, presets] of Object.entries(TABLE_PRESETS)) {
    expect(PRESETS[group as keyof typeof PRESETS]).toEqual(expect.arrayContaining(presets.map((one) => one.name)));
  }
});
