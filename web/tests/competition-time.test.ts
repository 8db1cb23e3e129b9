// A competition's thinking time, in seconds in a report, as people read it.

import { expect, test } from "vitest";
import { controlText } from "../src/competition/control";

test.each([
  ["300", "5 min"],
  ["180+2", "3+2"],
  ["5400+30", "90+30"],
  ["40/6000+30:900+30", "100/40+30, 15+30"],
  ["40/7200:3600", "120/40, 60"],
  ["W300-B240", "W 5 min - B 4 min"],
  ["30", "0.5 min"],
])("%s is %s", (written, read) => {
  expect(controlText(written)).toBe(read);
});
