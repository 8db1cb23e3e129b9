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

const START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const QUIET = "4k3/8/8/8/8/8/8/4K2R w - - 79 90";
test.each([
  ["claim-threefold", START, 3, true],
  ["claim-threefold", START, 4, false],
  ["claim-fifty-moves", START, 79, true],
  ["claim-fifty-moves", START, 80, false],
  ["claim-fifty-moves", QUIET, 0, true],
  ["claim-fifty-moves", QUIET, 1, false],
  ["claim-illegal-move", START, 0, false],
] as const)("%s, begun from %s, after %i half-moves, is far off: %s", (id, start, made, far) => {
  const at = (whole: boolean): Session => ({ view: { whole, moves: Array.from({ length: made }) }, about: { start } }) as unknown as Session;
  expect(isFarOff(at(true), option(id))).toBe(far);
  expect(isFarOff(at(false), option(id)), "nothing is told of moves that are not shown").toBe(false);
});
