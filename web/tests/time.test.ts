// Times are written as people read them.
import { expect, test } from "vitest";
import { controlName, faceTime, lengthTime, machineTime } from "../src/parts/time";

test.each([
  [5_350_000, "1:29:10"],
  [299_999, "4:59"],
  [20_000, "0:20"],
  [19_999, "0:19.9"],
  [9_400, "0:09.4"],
  [0, "0:00.0"],
  [-5, "0:00.0"],
])("%i ms is shown as %s", (ms, text) => expect(faceTime(ms)).toBe(text));

test.each([
  [120_000, "2:00"],
  [30_000, "0:30"],
  [5_400_000, "1:30:00"],
  [250, "0:00.25"],
])("a length of %i ms is %s", (ms, text) => expect(lengthTime(ms)).toBe(text));

test("machines read another form", () => {
  expect(machineTime(5_350_000)).toBe("PT1H29M10S");
  expect(machineTime(9_400)).toBe("PT9.4S");
});

test.each([
  ["5", "5 min"],
  ["3+2", "3+2"],
  ["90/40+30, 30+30", "90/40+30, 30+30"],
])("the control %s is called %s", (control, name) => expect(controlName(control)).toBe(name));
