// What a caller writes, for the compiler alone: it must accept all of it, and
// find every mistake that is marked.

import {
  Table,
  TuomariError,
  article,
  articles,
  canMate,
  init,
  isDead,
  judge,
  legalMoves,
  notation,
  pair,
  rulebooks,
  timeControl,
} from "@tuomari/core";
import type { ActDto, Entrant, LegalMoveDto, PairedDto, ViewDto } from "@tuomari/core";

const start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

export async function everything(): Promise<string[]> {
  await init();
  await init(new URL("https://example.org/tuomari_bg.wasm"));
  const answer = canMate(start, "white", { positions: 1_000, language: "sv" });
  const evidence = answer.answer === "can" ? answer.text : answer.answer === "cannot" ? answer.proof.text : "";
  const dead: boolean = isDead(start).answer === "dead";
  const moves: LegalMoveDto[] = legalMoves(start, { language: "figurine" });
  const judged = judge(start, { board: "8/8/8/8/8/8/8/8" }, { rulebook: "fide-2018" });
  const reason = judged.verdict === "illegal" ? judged.reason : judged.move.san;
  const said = notation.say(start, "e2e4", { vocabulary: "fide" });
  const periods = timeControl("3+2").white.map((period) => period.time_ms);
  const players: Entrant[] = [{ name: "Salo", rounds: [{ result: "half-bye" }] }, { absent: true }];
  const round: PairedDto = pair({ players, prohibited: [[1, 2]] }, { why: true });
  const names = rulebooks().flatMap((book) => articles(book.rulebook).map((one) => one.gist.fi));
  return [evidence, String(dead), moves[0]?.san ?? "", reason, said, periods.join(), names.join(), String(round.bye)];
}

export function game(acts: Array<{ by: "white" | "black"; act: ActDto }>): ViewDto | Error {
  const table = new Table({ rulebook: "fi-basics", table: "strict" });
  try {
    for (const { by, act } of acts) table.act(by, act);
    table.act("system", { act: "see-flag", of: "white" });
    return table.view("arbiter");
  } catch (error) {
    if (error instanceof TuomariError) console.log(error.problem.articles?.map((name) => article(name).gist.en));
    throw error;
  } finally {
    table.free();
  }
}

// @ts-expect-error a side has a colour
canMate(start, "green");
// @ts-expect-error an option that does not exist
canMate(start, "white", { langauge: "fi" });
// @ts-expect-error only a legal move leads to a position
judge(start, "e2e4").fen;
// @ts-expect-error no such language of notation
notation.write(start, "e2e4", { language: "tlh" });
// @ts-expect-error a table needs a rulebook
new Table({ table: "strict" });
// @ts-expect-error an act that nobody does
new Table({ rulebook: "fi-basics", table: "strict" }).act("white", { act: "fly" });
