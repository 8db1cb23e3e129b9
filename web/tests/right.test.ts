// A claim lights up only by what the server tells the seat.
import { expect, test } from "vitest";
import type { OptionDto, ViewDto } from "../src/generated/wire";
import { isFarOff, isRight } from "../src/table/right";
import type { Session } from "../src/table/session.svelte";

function seated(view: Partial<ViewDto>, strict = false): Session {
  return { view, color: "white", strict } as unknown as Session;
}
const option = (id: string): OptionDto => ({ key: id, id, act: "claim" });
const flag = { started: true, white: { left_ms: 1 }, black: { left_ms: 0, flag: true } };

test.each([
  ["claim-threefold", { appearances: 3 }, true],
  ["claim-threefold", { appearances: 2 }, false],
  ["claim-threefold", {}, false],
  ["claim-fifty-moves", { quiet: 50 }, true],
  ["claim-fifty-moves", { quiet: 49 }, false],
  ["claim-flag", { discretion: "open", clock: flag }, true],
  ["claim-flag", { discretion: "silent", clock: flag }, false],
  ["claim-illegal-move", { discretion: "open" }, false],
] as const)("%s with %j", (id, view, right) => {
  expect(isRight(seated(view as Partial<ViewDto>), option(id))).toBe(right);
});

test("where people handle the pieces nothing lights up", () => {
  expect(isRight(seated({ appearances: 3 }, true), option("claim-threefold"))).toBe(false);
});

test.each([
  ["claim-threefold", { quiet: 1 }, true],
  ["claim-threefold", { quiet: 2 }, false],
  ["claim-fifty-moves", { quiet: 39 }, true],
  ["claim-fifty-moves", { quiet: 40 }, false],
  ["claim-fifty-moves", {}, false],
  ["claim-illegal-move", { quiet: 0 }, false],
] as const)("%s with %j is far off: %s", (id, view, far) => {
  expect(isFarOff(seated(view), option(id))).toBe(far);
});
