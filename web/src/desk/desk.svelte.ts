// The boards that one desk follows, and what waits at them.
//
// With the organiser's link the desk follows every table of the evening as
// its arbiter; without it, the tables whose arbiter's links were opened here.

import type { ColorWord, QuestionDto, TableDto } from "../generated/wire";
import { ask, seeTable } from "../wire/api";
import { type Followed, Hall } from "../wire/hall.svelte";
import { keptSeats, organiser } from "../wire/links";

/** How often the list of tables is asked for. */
const LIST_MS = 3_000;
/** Tables older than this belong to another evening. */
const EVENING_MS = 18 * 3_600_000;
/** A desk that follows more would show nothing. */
const MOST_BOARDS = 64;

/** A table on the desk. */
export class Board {
  constructor(
    readonly about: TableDto,
    readonly followed: Followed,
  ) {}

  get id(): string {
    return this.about.table;
  }

  /** Its number in the hall, or else nothing. */
  get number(): string {
    return this.about.names.board ?? "";
  }

  name(of: ColorWord): string {
    return this.about.names[of] ?? "";
  }

  get isOver(): boolean {
    return this.followed.view?.conclusion !== undefined;
  }
}

/** Something that waits for the arbiter. */
export interface Waiting {
  key: string;
  board: Board;
  kind: "question" | "stop" | "late" | "flag" | "irregular";
  /** Since when, on the table's watch. */
  sinceMs: number | undefined;
  question?: QuestionDto;
  of?: ColorWord;
}

/** What waits at a board. Nothing is here that the view does not say. */
export function waitingAt(board: Board): Waiting[] {
  const view = board.followed.view;
  if (!view) return [];
  const all: Waiting[] = [];
  const put = (kind: Waiting["kind"], rest: Omit<Waiting, "key" | "board" | "kind">, name: string): void => {
    all.push({ key: `${board.id} ${kind} ${name}`, board, kind, ...rest });
  };
  for (const question of view.questions ?? []) {
    if (question.question !== undefined) put("question", { sinceMs: question.since_ms, question }, String(question.question));
  }
  if (view.conclusion) return all;
  for (const fact of view.facts ?? []) {
    if (fact.fact === "stopped" && all.length === 0 && (fact.by === "white" || fact.by === "black")) {
      put("stop", { sinceMs: fact.since_ms, of: fact.by }, fact.by);
    }
    if (fact.fact === "flag" && board.followed.options[`see-flag ${fact.of}`]) {
      put("flag", { sinceMs: fact.since_ms, of: fact.of }, fact.of);
    }
    if (fact.fact === "irregularity" && board.followed.options["see-irregularity"]) {
      put("irregular", { sinceMs: undefined, of: fact.of }, `${fact.of} ${fact.ply}`);
    }
  }
  const arrivals = view.arrivals;
  if (arrivals && board.followed.now() >= arrivals.hour_ms) {
    for (const of of ["white", "black"] as const) {
      const { since_ms, excused } = arrivals[of];
      if (since_ms === undefined && !excused) put("late", { sinceMs: arrivals.hour_ms, of }, of);
    }
  }
  return all;
}

/** The desk. */
export class Desk {
  readonly hall = new Hall();
  boards = $state.raw<Board[]>([]);
  /** The first list has come. */
  ready = $state(false);
  /** Whether the organiser's link was opened here. */
  readonly secret = organiser();
  #timer: ReturnType<typeof setInterval>;
  #asking = false;

  constructor() {
    void this.look();
    this.#timer = setInterval(() => void this.look(), LIST_MS);
  }

  close(): void {
    clearInterval(this.#timer);
    this.hall.close();
  }

  /** Looks whether there are new tables. */
  async look(): Promise<void> {
    if (this.#asking) return;
    this.#asking = true;
    try {
      const found = this.secret ? await this.#evening(this.secret) : await this.#ownSeats();
      const known = new Set(this.boards.map((board) => board.id));
      const fresh = found.filter(({ about }) => !known.has(about.table));
      if (fresh.length > 0) {
        const all = fresh.map(({ about, token }) => new Board(about, this.hall.follow(about.table, token)));
        this.boards = [...this.boards, ...all].slice(0, MOST_BOARDS).sort(byNumber);
      }
      this.ready = true;
    } catch {
      // The next look is soon; the socket says if the server is away.
    } finally {
      this.#asking = false;
    }
  }

  async #evening(secret: string): Promise<{ about: TableDto; token: string }[]> {
    const tables: TableDto[] = [];
    let after: string | undefined = idAt(Date.now() - EVENING_MS);
    while (after && tables.length < MOST_BOARDS) {
      const answer = await ask(`/tables?status=all&after=${after}`, secret);
      const page = (await answer.json()) as { tables: TableDto[]; next?: string };
      tables.push(...page.tables);
      after = page.next;
    }
    return tables.map((about) => ({ about, token: secret }));
  }

  async #ownSeats(): Promise<{ about: TableDto; token: string }[]> {
    const known = new Set(this.boards.map((board) => board.id));
    const kept = keptSeats().filter((seat) => seat.seat === "arbiter" && !known.has(seat.table));
    const all = kept.map(async ({ table, token }) => ({ about: (await seeTable(table, token)).about, token }));
    const found = await Promise.allSettled(all);
    return found.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
  }
}

/** The smallest id of a table made at an instant: ids begin with their time. */
function idAt(ms: number): string {
  const hex = Math.max(0, Math.floor(ms)).toString(16).padStart(12, "0");
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`;
}

function byNumber(a: Board, b: Board): number {
  const left = Number.parseInt(a.number, 10);
  const right = Number.parseInt(b.number, 10);
  if (Number.isNaN(left) || Number.isNaN(right)) return Number(Number.isNaN(left)) - Number(Number.isNaN(right)) || (a.id < b.id ? -1 : 1);
  return left - right || (a.id < b.id ? -1 : 1);
}
