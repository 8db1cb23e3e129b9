// What the package must answer, in Node and in a browser alike. Every check
// asks the real thing; `check` compares answers as JSON.

const START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const PINNED = "4r1k1/8/8/8/8/8/4B3/4K3 w - - 0 1";
const TRF = `012 Evening of the club
142 2
001    1      First player                      1800 FIN                         1.0    1     3 w 1
001    2      Second player                     1750 FIN                         1.0    2     4 b 1
001    3      Third player                      1700 FIN                         0.0    3     1 b 0
001    4      Fourth player                     1650 FIN                         0.0    4     2 w 0
`;

/** Runs all checks on the package and says how many; throws what failed. */
export async function checkAll(core) {
  const checks = Object.entries(CHECKS);
  const failed = [];
  for (const [name, check] of checks) {
    try {
      await check(core);
    } catch (error) {
      failed.push(`${name}: ${error.message}`);
    }
  }
  if (failed.length > 0) throw new Error(failed.join("\n"));
  return checks.length;
}

const CHECKS = {
  "a forced capture leaves nothing to mate with"({ canMate }) {
    const answer = canMate("8/8/8/8/8/5K2/3Q4/1qk5 b - - 4 63", "white");
    check(answer.answer, "cannot");
  },

  "a mate that is possible comes with its moves"({ canMate, judge }) {
    const answer = canMate("8/8/8/8/8/5k2/6q1/7K w - - 0 1", "black");
    check(answer.answer, "can");
    let fen = "4k3/8/8/8/8/8/4p3/4K3 w - - 0 1";
    const line = canMate(fen, "black");
    check(line.answer, "can");
    let last;
    for (const move of line.line) {
      last = judge(fen, move);
      check(last.verdict, "legal");
      fen = last.fen;
    }
    check(last.checkmate, true);
    check(line.text.endsWith("#"), true);
  },

  "a proof is told in the language asked for"({ canMate, isDead }) {
    const bare = "8/8/8/4k3/8/8/8/4K3 w - - 0 1";
    check(canMate(bare, "white").proof, { kind: "bare-king", text: "there is nothing but the king" });
    check(canMate(bare, "white", { language: "sv" }).proof.kind, "bare-king");
    check(isDead(bare).answer, "dead");
    check(isDead(START).answer, "alive");
  },

  "pawns that block each other are a dead position"({ isDead }) {
    const wall = isDead("4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 1");
    check(wall.answer, "dead");
    check(wall.white.kind, "out-of-reach");
  },

  "the limit is kept"({ canMate }) {
    const alive = "4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K1N1 w - - 0 1";
    check(canMate(alive, "black", { positions: 1 }), { answer: "unknown", spent: 1 });
    check(canMate(alive, "black").answer, "can");
  },

  "the legal moves in two languages"({ legalMoves }) {
    const moves = legalMoves(START);
    check(moves.length, 20);
    check(moves[0], {
      san: "a3",
      uci: "a2a3",
      text: "a3",
      piece: "pawn",
      from: "a2",
      to: "a3",
      capture: false,
      en_passant: false,
    });
    const knights = legalMoves(START, { language: "fi" }).filter((move) => move.piece === "knight");
    check(
      knights.map((move) => move.text),
      ["Ra3", "Rc3", "Rf3", "Rh3"],
    );
  },

  "legal moves where no game should be: two white kings"({ legalMoves }) {
    check(legalMoves("4k3/8/8/8/8/8/8/K6K w - - 0 1").length, 6);
  },

  "an illegal move says which rule it breaks, and where that stands"({ judge, article }) {
    const answer = judge(PINNED, "e2d3");
    check([answer.verdict, answer.reason], ["illegal", "king-exposed"]);
    check(answer.text, "The king would be exposed to check.");
    check(judge(PINNED, "e2d3", { language: "fi" }).text, "Kuningas altistuisi shakille.");
    check(answer.articles.length > 0, true);
    for (const name of answer.articles) check(article(name).rulebook, "fide-2023");
    const older = judge(PINNED, "e2d3", { rulebook: "fide-2014" });
    check(older.articles[0].startsWith("fide-2014/"), true);
  },

  "a board as it was left is judged whole"({ judge }) {
    const left = judge(START, { board: "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR" });
    check([left.verdict, left.move.san, left.check], ["legal", "e4", false]);
    const two = judge(START, { board: "rnbqkbnr/pppppppp/8/8/3PP3/8/PPP2PPP/RNBQKBNR" });
    check(two.reason, "several-pieces-moved");
  },

  "a move is written and read in several languages"({ notation }) {
    check(notation.write(START, "g1f3"), "Nf3");
    check(notation.write(START, "g1f3", { language: "fi" }), "Rf3");
    check(notation.write(START, "g1f3", { language: "figurine" }), "♘f3");
    check(notation.write(START, "g1f3", { language: "sv", form: "hyphenated" }), "Sg1-f3");
    check(notation.write(START, "e2e4", { form: "uci" }), "e2e4");
    const read = notation.read(START, "Rg1-f3", { language: "fi" });
    check(read.move.uci, "g1f3");
    check(
      read.accepted.map((one) => one.id),
      ["hyphen", "long-form"],
    );
  },

  "a move is said and heard in four vocabularies"({ notation }) {
    check(notation.say(START, "g1f3", { vocabulary: "fide" }), "Springer Gustav eins Felix drei");
    for (const vocabulary of ["en", "fi", "sv", "fide"]) {
      const said = notation.say(START, "g1f3", { vocabulary });
      check(notation.hear(START, said, { vocabulary }).uci, "g1f3");
    }
  },

  "a scoresheet is read in the letters it is written with"({ notation }) {
    const game = notation.readGame("1. e4 e5 2. Rf3 Rc6 3. Lb5 a6 ½-½");
    check([game.language, game.moves.length, game.points], ["fi", 6, "½-½"]);
    check(
      game.moves.map((move) => move.san),
      ["e4", "e5", "Nf3", "Nc6", "Bb5", "a6"],
    );
    fails(() => notation.readGame("1. e4 e5 2. Nf6", { language: "en" }), /move 2 of White/);
  },

  "a time control is read in both forms"({ timeControl }) {
    const read = timeControl("90/40+30, 30+30");
    check([read.class, read.trf], ["standard", "40/5400+30:1800+30"]);
    check(read.white[0], { moves: 40, time_ms: 5_400_000, extra: "increment", extra_ms: 30_000 });
    check(timeControl("180+2", { form: "trf" }).human, "3+2");
    fails(() => timeControl("90/40+30, 3x"), /byte 11.*write 90\/40\+30/);
  },

  "articles by rulebook, in three languages"({ article, articles, rulebooks }) {
    const books = rulebooks();
    check(books.length, 6);
    for (const book of books) {
      const all = articles(book.rulebook);
      check(all.length, book.articles);
      for (const one of all) {
        for (const language of ["en", "fi", "sv"]) check(one.gist[language].length > 0, true);
        check(article(one.article), one);
      }
    }
    const flag = article("fide-2023/6.9");
    check([flag.rulebook, flag.number], ["fide-2023", "6.9"]);
    fails(() => article("6.9"), /write the rulebook and the number/);
  },

  "a round is paired from a report file, with its reasons"({ pair }) {
    const round = pair(TRF);
    check(
      round.boards.map(({ white, black }) => [white, black]),
      [
        [2, 1],
        [3, 4],
      ],
    );
    check([round.round, round.bye, round.boards[0].why], [2, undefined, undefined]);
    const why = pair(TRF, { why: true }).boards[0].why;
    check([why.bracket, why.score], [1, "1.0"]);
    check(why.color_rule.startsWith("C.04.3 5.2"), true);
    fails(() => pair("142 five"), /Line 1, column 5: that is not a number\. Write a whole number/);
    fails(() => pair(TRF, { round: 9 }), /Take a round from 1 to 2/);
  },

  "a round is paired from a list of players"({ pair }) {
    const five = [1, 2, 3, 4, 5].map((number) => ({ name: `Player ${number}`, rating: 2000 - number }));
    const first = pair({ players: five, rounds: 5 });
    check(
      first.boards.map(({ white, black }) => [white, black]),
      [
        [1, 3],
        [4, 2],
      ],
    );
    check(first.bye, 5);
    const later = five.map((player) => ({ ...player, rounds: [] }));
    for (const { white, black } of first.boards) {
      later[white - 1].rounds.push({ opponent: black, color: "white", result: "win" });
      later[black - 1].rounds.push({ opponent: white, color: "black", result: "loss" });
    }
    later[4].rounds.push({ result: "pairing-bye" });
    const second = pair({ players: later, rounds: 5 });
    check(second.round, 2);
    check(second.boards.length * 2 + 1, 5);
    const met = second.boards.map(({ white, black }) => [white, black].sort().join());
    check(met.includes("1,3") || met.includes("2,4"), false);
    later[0].absent = true;
    const without = pair({ players: later, rounds: 5 });
    check(without.bye, undefined);
    check(without.boards.flatMap(({ white, black }) => [white, black]).includes(1), false);
    fails(() => pair({ players: [{ number: 1 }, {}] }), /give every player a number, or none/);
  },

  "a game is conducted at a table to its end"({ Table }) {
    const table = new Table(
      {
        rulebook: "fi-blitz-2014",
        table: "strict",
        time_control: "5 min",
        start: { position: "fen", fen: "4r1k1/8/8/8/8/8/8/4K1N1 w - - 0 1" },
      },
      { at: 1_000_000 },
    );
    table.act("arbiter", { act: "start-clock" }, 1_000_000);
    check(table.deadline, 1_300_000);
    table.act("white", { act: "make", move: "g1f3" }, 1_002_000);
    table.act("white", { act: "press" }, 1_002_400);
    check(table.faces(1_003_400), {
      white: { left_ms: 297_600, delay_ms: 0, flag: false },
      black: { left_ms: 299_000, delay_ms: 0, flag: false },
    });
    check(Object.keys(table.options("black", 1_003_400)).length > 0, true);
    check(table.view("black", 1_003_400).conclusion, undefined);
    const end = table.act("black", { act: "claim", claim: "illegal-move" }, 1_004_000);
    check(end.over, true);
    check(table.view("hall-screen", 1_004_000).conclusion.halves, { white: 0, black: 2 });
    check(table.pgn().includes("0-1"), true);
    table.free();
  },

  "whether the opponent can mate decides a flag, by the real analyser"({ Table }) {
    const flag = (fen) => {
      const table = new Table(
        {
          rulebook: "fide-2023",
          table: "assisted",
          time_control: "1 min",
          regulations: { "fide-rated": "no" },
          start: { position: "fen", fen },
        },
        { at: 0 },
      );
      table.act("arbiter", { act: "start-clock" }, 0);
      table.act("system", { act: "see-flag", of: "white" }, table.deadline);
      return table.view("arbiter", 60_000).conclusion?.halves;
    };
    check(flag("4k3/4p3/8/8/8/8/8/4K2Q w - - 0 1"), { white: 0, black: 2 });
    check(flag("4k3/8/8/8/8/8/8/4K2Q w - - 0 1"), { white: 1, black: 1 });
  },

  "what makes no sense is refused with what to do"({ Table, TuomariError, canMate }) {
    const setup = { rulebook: "fide-2023", table: "strict", time_control: "3+2" };
    const missing = fails(() => new Table(setup), /fide-rated/);
    check(missing instanceof TuomariError, true);
    check(missing.problem.fields[0].field, "regulations.fide-rated");
    const table = new Table({ ...setup, regulations: { "fide-rated": "no" } });
    const refused = fails(() => table.act("black", { act: "make", move: "e7e5" }));
    check(typeof refused.problem.refusal, "string");
    check(table.version, 1);
    fails(() => table.act("spectator", { act: "press" }), /only looks on/);
    fails(() => canMate("nonsense", "white"), /expected eight ranks/);
    fails(() => canMate(START, "green"), /white/);
    fails(() => canMate(START, "white", { langauge: "fi" }), /langauge/);
    fails(() => canMate(START, "white", { language: "tlh" }), /write one of en, fi, sv/);
  },

  async "a record is whole, and a table goes on from it"({ Table }) {
    const table = new Table({ rulebook: "fi-basics", table: "strict" }, { at: 1_794_000_000_000 });
    const moves = ["e2e4", "e7e5", "g1f3"];
    moves.forEach((move, place) => {
      table.act(place % 2 === 0 ? "white" : "black", { act: "make", move }, 1_794_000_001_000 + place);
    });
    const record = table.record();
    await checkChain(record, table.version);
    const again = Table.resume(record);
    check([again.id, again.version, again.fen], [table.id, table.version, table.fen]);
    check(again.view("arbiter", 1_794_000_002_000), table.view("arbiter", 1_794_000_002_000));
    again.act("black", { act: "make", move: "Nc6" }, 1_794_000_003_000);
    check(again.version, table.version + 1);
    fails(() => Table.resume(record.replace("e2-e4", "e2-e3")), /entry/);
    fails(() => Table.resume(record.slice(0, -20)), /line/);
  },

  "the same chance gives the same table"({ Table }) {
    const setup = { rulebook: "fi-basics", table: "strict", start: { position: "standard" } };
    const random = (bytes) => new Uint8Array(bytes).fill(7);
    const [one, other] = [1, 2].map(() => new Table(setup, { at: 5, random }).record());
    check(one, other);
    check(new Table(setup).id === new Table(setup).id, false);
  },
};

/** Makes every hash of a record again, by the description of its format. */
async function checkChain(record, version) {
  const lines = record.trimEnd().split("\n");
  const { stream } = JSON.parse(lines.shift());
  const last = JSON.parse(lines.pop());
  check([last.entries, lines.length], [version, version]);
  const id = Uint8Array.from(stream.replaceAll("-", "").match(/../g), (pair) => Number.parseInt(pair, 16));
  let before = new Uint8Array(32);
  for (const [place, line] of lines.entries()) {
    const body = line.slice(line.indexOf('"body":') + 7, -1);
    const number = new Uint8Array(8);
    new DataView(number.buffer).setBigUint64(0, BigInt(place + 1));
    const text = new TextEncoder();
    const parts = [text.encode("tuomari/journal/1\0"), id, number, before, text.encode(body)];
    const bytes = Uint8Array.from(parts.flatMap((part) => [...part]));
    before = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
    check(JSON.parse(line).hash, hex(before));
  }
  check(last.hash, hex(before));
}

function hex(bytes) {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

function check(actual, expected) {
  const [one, other] = [actual, expected].map((value) => JSON.stringify(sorted(value)));
  if (one !== other) throw new Error(`expected ${other}, got ${one}`);
}

/** The same value with its keys in order, so that two can be compared as texts. */
function sorted(value) {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== "object") return value;
  const keys = Object.keys(value).sort();
  return Object.fromEntries(keys.map((key) => [key, sorted(value[key])]));
}

/** The error that something throws, which says what it should. */
function fails(act, message = /./) {
  try {
    act();
  } catch (error) {
    if (error instanceof Error && message.test(error.message)) return error;
    throw new Error(`it says: ${error.message ?? error}`, { cause: error });
  }
  throw new Error(`nothing failed where ${message} should`);
}
