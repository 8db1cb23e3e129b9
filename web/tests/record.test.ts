// The chain of hashes is made in the browser as the journal makes it.
import { createHash, randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { sha256 } from "../src/record/sha256";

test("SHA-256 agrees with another one", () => {
  for (const length of [0, 1, 3, 55, 56, 57, 63, 64, 65, 119, 120, 1000, 5000]) {
    const bytes = new Uint8Array(randomBytes(length));
    expect(sha256(bytes)).toBe(createHash("sha256").update(bytes).digest("hex"));
  }
});
