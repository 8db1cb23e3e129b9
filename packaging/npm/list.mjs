// Lists of positions with known answers: tab-separated, with a heading.

import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";

/** Reads `*.tsv` or `*.tsv.gz` with the columns fen, intended-winner, answer. */
export function readList(file) {
  const bytes = readFileSync(file);
  const text = (file.endsWith(".gz") ? gunzipSync(bytes) : bytes).toString("utf8");
  const [heading, ...lines] = text.trimEnd().split("\n");
  const columns = heading.split("\t");
  const [fen, side, answer] = ["fen", "intended-winner", "answer"].map((name) => columns.indexOf(name));
  return lines.map((line) => {
    const fields = line.split("\t");
    return { fen: fields[fen], side: fields[side], can: fields[answer] === "winnable" };
  });
}
