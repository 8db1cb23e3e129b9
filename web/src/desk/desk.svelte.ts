// The boards that one desk follows, and what waits at them.
//
// With the organiser's link the desk follows every table of the evening as
// its arbiter, and in any case the tables whose arbiter's links were opened
// here.

import type { ColorWord, QuestionDto, TableDto } from "../generated/wire";
import { awaited, hasBegun } from "../parts/arrivals";
import { type Seen, seenAt } from "../parts/presence";
import { ask, mayHere, seeTable, Trouble } from "../wire/api";
import { type Followed, Hall } from "../wire/hall.svelte";
import { keepReceipt } from "../wire/receipts";
import { forgetSeat, keptSeats, organiser } from "../wire/links";

/** How often the list of tables is asked for. */
const LIST_MS = 3_000;
/** Tables older than this belong to another evening. */
const EVENING_MS = 18 * 3_600_000;
/** A socket follows a few more than so many tables. */
const MOST_BOARDS = 500;
/** Lists of a table's neighbours in time are asked for again. */
const OVERLAP_MS = 120_000;

/** What a desk has to know of a table beside what is seen there. */
export type About = Pick<TableDto, "table" | "rulebook" | "time_control" | "names">;

/** A table on the desk. */
export class Board {
  /** What came of it, where that is not known at the table: a result that was handed in. */
  result = $state<string>();

  constructor(
    readonly about: About,
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

  /** Who plays at it, as far as they have names. */
  get names(): string {
    return [this.name("white"), this.name("black")].filter(Boolean).join(" – ");
  }

  get isOver(): boolean {
    return this.followed.view?.conclusion !== undefined || this.result !== undefined;
  }

  get hasBegun(): boolean {
    return this.followed.view !== undefined && hasBegun(this.followed.view);
  }

  /** People handle the pieces: only there an arbiter enters what came of the game. */
  get isWooden(): boolean {
    return Object.values(this.followed.options).some(({ id }) => id === "enter-result");
  }

  /**
   * Whether a player is at the board, while that matters. Who was never seen is
   * missed only where people play on screens and have not begun: a wooden board
   * needs no link, and a server that starts anew has seen nobody.
   */
  seen(of: ColorWord): Seen["is"] | undefined {
    if (!this.followed.view || this.isOver) return undefined;
    const is = seenAt(this.followed, of)?.is;
    return is === "never" && (this.hasBegun || this.isWooden) ? undefined : is;
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
  if (!view || board.result !== undefined) return [];
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
    for (const of of awaited(view)) put("late", { sinceMs: arrivals.hour_ms, of }, of);
  }
  return all;
}

/** A table and the secret that opens its arbiter's seat. */
interface Found {
  about: TableDto;
  token: string;
}

/** The desk. */
export class Desk {
  readonly hall = new Hall(keepReceipt);
  boards = $state.raw<Board[]>([]);
  /** The first list has come. */
  ready = $state(false);
  /** The organiser's secret, if the organiser's link was opened here. */
  secret = $state(organiser());
  /** The server does not take it any more. */
  stale = $state(false);
  /** There are more boards than a desk can follow; the newest are here. */
  tooMany = $state(false);
  #timer: ReturnType<typeof setInterval>;
  #asking = false;
  /** Boards that made room for others. */
  readonly #dropped = new Set<string>();
  /** The last table of the lists so far. */
  #last: string | undefined;

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
      this.#leave();
      const listed = this.secret && !this.stale ? await this.#evening(this.secret) : [];
      const seats = await this.#ownSeats(listed);
      this.#add([...listed, ...seats]);
      this.ready = true;
    } catch {
      // The next look is soon; the socket says if the server is away.
    } finally {
      this.#asking = false;
    }
  }

  /** Puts tables on the desk, the newest first; what is over and oldest makes room. */
  #add(found: Found[]): void {
    const known = new Set([...this.boards.map((board) => board.id), ...this.#dropped]);
    const fresh = found.filter(({ about }) => !known.has(about.table)).sort((a, b) => (a.about.table < b.about.table ? 1 : -1));
    if (fresh.length === 0) return;
    const add = fresh.slice(0, MOST_BOARDS).map(({ about, token }) => new Board(about, this.hall.follow(about.table, token)));
    let all = [...this.boards, ...add];
    if (all.length > MOST_BOARDS || fresh.length > add.length) {
      this.tooMany = true;
      const stays = [...all].sort((a, b) => Number(a.isOver) - Number(b.isOver) || (a.id < b.id ? 1 : -1)).slice(0, MOST_BOARDS);
      for (const gone of all.filter((board) => !stays.includes(board))) {
        this.#dropped.add(gone.id);
        this.hall.unfollow(gone.id);
      }
      for (const { about } of fresh.slice(MOST_BOARDS)) this.#dropped.add(about.table);
      all = stays;
    }
    this.boards = all.sort(byNumber);
  }

  /** Puts away the boards whose arbiter's link opens nothing any more; of the organiser's own secret the desk says so itself. */
  #leave(): void {
    const gone = this.boards.filter(({ followed }) => followed.gone && followed.gone !== "replaced" && followed.token !== this.secret);
    if (gone.length === 0) return;
    for (const { id, followed } of gone) {
      if (followed.token) forgetSeat({ table: id, token: followed.token });
      this.hall.unfollow(id);
    }
    this.boards = this.boards.filter((board) => !gone.includes(board));
  }

  /** The tables of the evening that have not been listed yet. */
  async #evening(secret: string): Promise<Found[]> {
    // Lists may be open to anybody, so they do not say whose link this is.
    this.stale = !(await mayHere(secret)).organiser;
    if (this.stale) return [];
    const tables: TableDto[] = [];
    // A table may be listed a little later than one made after it.
    const since = this.#last ? Math.min(timeOf(this.#last), Date.now()) - OVERLAP_MS : Date.now() - EVENING_MS;
    let after: string | undefined = idAt(since);
    while (after) {
      let answer: Response;
      try {
        answer = await ask(`/tables?status=all&after=${after}`, secret);
      } catch (error) {
        // No link of a seat can take its place: the desk says so.
        this.stale = error instanceof Trouble && [401, 403, 404].includes(error.problem.status);
        if (this.stale) return [];
        throw error;
      }
      const page = (await answer.json()) as { tables: TableDto[]; next?: string };
      tables.push(...page.tables);
      after = page.next;
    }
    this.#last = tables.at(-1)?.table ?? this.#last;
    return tables.map((about) => ({ about, token: secret }));
  }

  /** The tables whose arbiter's links were opened here. */
  async #ownSeats(listed: Found[]): Promise<Found[]> {
    const known = new Set([...this.boards.map((board) => board.id), ...listed.map(({ about }) => about.table)]);
    const kept = keptSeats().filter((seat) => seat.seat === "arbiter" && !known.has(seat.table));
    const found: Found[] = [];
    for (const { table, token } of kept) {
      try {
        const { about, view } = await seeTable(table, token);
        const another = view.conclusion && timeOf(table) < Date.now() - EVENING_MS;
        if (view.seat !== "arbiter" || another) forgetSeat({ table, token });
        else found.push({ about, token });
      } catch (error) {
        // A link that was replaced opens nothing any more.
        if (error instanceof Trouble && [401, 403, 404].includes(error.problem.status)) forgetSeat({ table, token });
      }
    }
    return found;
  }
}

/** Tables named in one request. */
const PORTION = 200;

/** What is done to the clocks of many boards. */
export type Clocks = "start" | "stop" | "resume";

/** Starts the clocks of these boards, stops them, or sets them going again; how many, and where it failed. */
export async function allClocks(boards: Board[], clocks: Clocks): Promise<{ done: number; failed: number }> {
  const told = { done: 0, failed: 0 };
  for (let at = 0; at < boards.length; at += PORTION) {
    const tables = boards.slice(at, at + PORTION).map(({ id, followed }) => ({ table: id, token: followed.token }));
    const answer = await ask("/room/clocks", undefined, { method: "POST", body: JSON.stringify({ clocks, tables }) });
    const { done, failed } = (await answer.json()) as { done: string[]; failed: unknown[] };
    told.done += done.length;
    told.failed += failed.length;
  }
  return told;
}

/** The smallest id of a table made at an instant: ids begin with their time. */
function idAt(ms: number): string {
  const hex = Math.max(0, Math.floor(ms)).toString(16).padStart(12, "0");
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`;
}

/** When a table was made. */
function timeOf(id: string): number {
  return Number.parseInt(id.replaceAll("-", "").slice(0, 12), 16);
}

/** Where the numbers of new boards begin: after those of the same event and round that are still played, or at 1. */
export function firstNumber(boards: Board[], event: string, round: string): number {
  const same = boards.filter(({ about, isOver }) => !isOver && (about.names.event ?? "") === event && (about.names.round ?? "") === round);
  return Math.max(0, ...same.map((board) => Number.parseInt(board.number, 10) || 0)) + 1;
}

/** Boards of one event and round together, the newest first; then by their numbers. */
export function groups(boards: Board[]): { event: string; round: string; boards: Board[] }[] {
  const found = new Map<string, Board[]>();
  for (const board of boards) {
    const { event = "", round = "" } = board.about.names;
    const key = JSON.stringify([event, round]);
    found.set(key, [...(found.get(key) ?? []), board]);
  }
  const newest = (all: Board[]): string => all.reduce((last, board) => (board.id > last ? board.id : last), "");
  return [...found]
    .map(([key, all]) => {
      const [event, round] = JSON.parse(key) as [string, string];
      return { event, round, boards: all };
    })
    .sort((a, b) => (newest(a.boards) < newest(b.boards) ? 1 : -1));
}

function byNumber(a: Board, b: Board): number {
  const left = Number.parseInt(a.number, 10);
  const right = Number.parseInt(b.number, 10);
  if (Number.isNaN(left) || Number.isNaN(right)) return Number(Number.isNaN(left)) - Number(Number.isNaN(right)) || (a.id < b.id ? -1 : 1);
  return left - right || (a.id < b.id ? -1 : 1);
}
