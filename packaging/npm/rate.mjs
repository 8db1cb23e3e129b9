// How many questions about mating the package answers in a second of processor
// time, to be compared with the same program without a browser's core:
//
//   node packaging/npm/rate.mjs LIST [POSITIONS]
//   cargo run --release -p tuomari-javascript --example rate LIST [POSITIONS]
//
// LIST is tab-separated: fen, intended-winner, answer. The first turn over it
// warms up and is not counted.

import { canMate } from "../../target/npm-core/node.js";
import { readList } from "./list.mjs";

const [list, positions = "30000"] = process.argv.slice(2);
if (list === undefined) {
  console.error("name a list of positions: node packaging/npm/rate.mjs LIST [POSITIONS]");
  process.exit(2);
}
const questions = readList(list);
for (const isCounted of [false, true]) {
  const before = process.cpuUsage();
  let unknown = 0;
  for (const { fen, side } of questions) {
    if (canMate(fen, side, { positions: Number(positions) }).answer === "unknown") unknown += 1;
  }
  const { user, system } = process.cpuUsage(before);
  const seconds = (user + system) / 1e6;
  if (isCounted) {
    const each = Math.round(questions.length / seconds);
    console.log(`${questions.length} questions in ${seconds.toFixed(2)} s, ${each} a second, ${unknown} unknown`);
  }
}
