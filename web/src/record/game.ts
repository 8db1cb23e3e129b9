// A game within its record: its moves with their times, and what happened beside them.

import type { ClockDto, ColorWord, MoveDto, StepDto, ToldEventDto } from "../generated/wire";
import type { Story } from "./story";

/** A half-move that stood to the end. Entries are counted from nought. */
export interface Ply {
  number: number;
  by: ColorWord;
  move: MoveDto;
  /** The entry that made it, and the one that completed it. */
  made: number;
  settled: number;
  /** What its player had left when it was completed. */
  leftMs: number | undefined;
  /** A draw was offered with it. */
  offered: boolean;
  /** Something that is told happened at it. */
  marked: boolean;
}

/** An entry that is more than a move. */
export interface Happening {
  entry: number;
  /** In milliseconds of Unix time. */
  at: number;
  /** The half-move it happened at; the first is 1. */
  ply: number;
  told: ToldEventDto[];
  /** Somebody decided something. */
  ruled: boolean;
  ends: boolean;
}

export interface Game {
  plies: Ply[];
  happened: Happening[];
  /** The entries that completed moves which nobody entered. */
  unseen: number[];
}

const MADE = new Set([
  "event-touched",
  "event-board-changed",
  "event-clock-pressed",
  "event-move-completed",
  "event-move-made",
  "event-move-unseen",
  "event-move-entered",
  "event-entered",
  "event-announced",
  "event-repeated",
  "event-felt",
  "event-all-done",
  "record-lag",
]);
/** The server misses a moment now and then; that is no news. */
const SHORTEST_OUTAGE_MS = 1_000;
/** They follow from what is told before them. */
const FOLLOWS = new Set(["event-clock-stopped", "event-clock-resumed", "event-clock-turned"]);
const RULED = new Set(["event-found", "event-ruled", "event-penalised", "event-illegal-move-counted", "event-time-added", "event-time-taken"]);
const ENDS = new Set(["event-concluded", "event-annulled"]);

/** When an entry was written, and by whom. */
export function entryOf(step: StepDto): { at: number; by: string } {
  try {
    const body = JSON.parse(step.body) as { at?: number; by?: string };
    return { at: body.at ?? 0, by: body.by ?? "" };
  } catch {
    return { at: 0, by: "" };
  }
}

/** The entry at which each half-move was made, those left out that were taken back. */
function madeAt(steps: StepDto[]): number[] {
  const made: number[] = [];
  steps.forEach((step, entry) => {
    if (made.length > step.plies) made.length = step.plies;
    while (made.length < step.plies) made.push(entry);
  });
  return made;
}

/** Whose turn it is at the start, and the number of the move. */
function firstOf(fen: string): { number: number; by: ColorWord } {
  const [, turn, , , , number] = fen.split(" ");
  return { number: Number(number ?? 1) || 1, by: turn === "b" ? "black" : "white" };
}

function moverOf(move: MoveDto): ColorWord {
  return "piece" in move ? (move.piece === move.piece.toUpperCase() ? "white" : "black") : move.by;
}

/** Reads the game out of its record. */
export function gameOf(story: Story): Game {
  const { steps } = story;
  const made = madeAt(steps);
  const first = firstOf(story.about.start);
  const half = first.by === "black" ? 1 : 0;
  const plies = story.end.moves.map((move, place): Ply => {
    const from = made[place] ?? steps.length - 1;
    const until = made[place + 1] ?? steps.length;
    const done = steps.slice(from, until).findIndex((step) => step.told.some((event) => event.key === "event-move-completed"));
    const settled = done < 0 ? from : from + done;
    const by = moverOf(move);
    return { number: first.number + Math.floor((place + half) / 2), by, move, made: from, settled, leftMs: steps[settled]?.clock?.[by].left_ms, offered: false, marked: false };
  });
  const happened = steps.flatMap((step, entry) => happening(step, entry, plies));
  for (const one of happened) mark(one, plies);
  const unseen = steps.flatMap((step, entry) => (step.told.some((event) => event.key === "event-move-unseen") ? [entry] : []));
  return { plies, happened, unseen };
}

function happening(step: StepDto, entry: number, plies: Ply[]): Happening[] {
  // A ruling names the penalty it brings.
  const ruled = step.told.some((event) => event.key === "event-ruled");
  const isTold = ({ key }: ToldEventDto, place: number): boolean => !MADE.has(key) && !(place > 0 && FOLLOWS.has(key)) && !(ruled && key === "event-penalised");
  const told = step.told.filter((event, place) => isTold(event, place) && !isShort(event));
  if (told.length === 0) return [];
  // How it ended comes first, then what it rests on.
  told.sort((one, other) => Number(ENDS.has(other.key)) - Number(ENDS.has(one.key)));
  const done = pliesMade(plies, entry);
  const last = plies[done - 1];
  const within = last !== undefined && (last.made === entry || entry < last.settled);
  return [
    {
      entry,
      at: entryOf(step).at,
      ply: within ? done : done + 1,
      told,
      ruled: told.some((event) => RULED.has(event.key)),
      ends: told.some((event) => ENDS.has(event.key)),
    },
  ];
}

function isShort(event: ToldEventDto): boolean {
  const value = event.key === "record-outage" ? event.values?.["time"] : undefined;
  return value !== undefined && "ms" in value && value.ms < SHORTEST_OUTAGE_MS;
}

function mark(one: Happening, plies: Ply[]): void {
  const at = plies[Math.min(one.ply, plies.length) - 1];
  if (at && one.ruled) at.marked = true;
  const offer = one.told.find((event) => event.key === "event-draw-offered");
  const by = offer && playerOf(offer);
  if (by) {
    const own = plies.slice(0, one.ply).findLast((ply) => ply.by === by);
    if (own) own.offered = true;
  }
}

/** How many half-moves of the game had been made after an entry. */
export function pliesMade(plies: Ply[], entry: number): number {
  const next = plies.findIndex((ply) => ply.made > entry);
  return next < 0 ? plies.length : next;
}

/** Whom something that is told is about. */
export function playerOf(event: ToldEventDto): ColorWord | undefined {
  const value = event.values?.["player"];
  return value && "player" in value && (value.player === "white" || value.player === "black") ? value.player : undefined;
}

/** The entry that shows the board after so many half-moves; before the first entry, none. */
export function entryAt(game: Game, ply: number): number {
  return game.plies[ply - 1]?.settled ?? -1;
}

/** Both clocks after so many half-moves: at the end as they stood when it was over. */
export function clockAt(story: Story, game: Game, ply: number): ClockDto | undefined {
  const { steps } = story;
  if (ply >= game.plies.length) return story.end.clock;
  if (ply === 0) return (steps[(game.plies[0]?.made ?? 0) - 1] ?? steps[0])?.clock;
  return steps[entryAt(game, ply)]?.clock;
}

/** The squares of a half-move; a king who castles is marked where he went. */
export function squaresOf(move: MoveDto): string[] {
  if (!("piece" in move)) return move.squares;
  const from = move.move.slice(0, 2);
  const to = move.text.startsWith("O-O-O") ? "c" : move.text.startsWith("O-O") ? "g" : "";
  return [from, to ? `${to}${from.charAt(1)}` : move.move.slice(2, 4)];
}
