// A watch that nobody gains by.
import { expect, test } from "vitest";
import { Watch } from "../src/clock/watch";

function clocks() {
  const now = { wall: 1_000_000, steady: 500 };
  const watch = new Watch({ wall: () => now.wall, steady: () => now.steady });
  const pass = (wall: number, steady = wall): void => {
    now.wall += wall;
    now.steady += steady;
  };
  return { watch, pass };
}

test("setting the system's clock while the page is there changes nothing", () => {
  const { watch, pass } = clocks();
  pass(3_600_000, 100);
  expect(watch.now()).toBe(1_000_100);
  pass(-7_200_000, 100);
  expect(watch.now()).toBe(1_000_200);
});

test("a phone that slept lost no time of its own", () => {
  const { watch, pass } = clocks();
  pass(60_000, 10);
  watch.woke();
  expect(watch.now()).toBe(1_060_000);
});

test("coming back does not turn time back", () => {
  const { watch, pass } = clocks();
  pass(-30_000, 5_000);
  watch.woke();
  expect(watch.now()).toBe(1_005_000);
});

test("an event counts from when it was, not from when it was heard", () => {
  const { watch, pass } = clocks();
  pass(400);
  expect(watch.of(600)).toBe(1_000_100);
  // What is no instant of this page counts as now.
  for (const stamp of [0, -5, 10_000_000]) expect(watch.of(stamp)).toBe(1_000_400);
});
