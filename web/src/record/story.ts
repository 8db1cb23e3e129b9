// A game as its record tells it: the steps in words.

import type { ClockDto, ColorWord, MoveDto, TableDto, ViewDto } from "../generated/wire";
import { lengthTime } from "../parts/time";
import { letters } from "../table/hearing.svelte";
import { moveText } from "../table/letters";
import { claimText, colorName, sentence } from "../words/telling";
import { has, t } from "../words/words.svelte";

/** One event, as the record has it. */
export interface Happened {
  what: string | Record<string, unknown>;
  cites?: string;
}
export interface Step {
  version: number;
  hash: string;
  /** The entry as it was hashed. */
  body: string;
  board: Record<string, string>;
  clock?: ClockDto;
  plies: number;
}
/** An entry that has been read. */
export interface Told extends Step {
  by: string;
  events: Happened[];
}
export interface Story {
  about: TableDto;
  created_ms: number;
  first_hash: string;
  end: ViewDto;
  steps: Step[];
  hash: string;
}

const SMALL = new Set(["touched", "board-changed", "clock-pressed", "move-completed"]);

function kind(event: Happened): string {
  return typeof event.what === "string" ? event.what : (Object.keys(event.what)[0] ?? "");
}

/** Reads an entry. */
export function read(step: Step): Told {
  const body = JSON.parse(step.body) as { by?: string; events?: Happened[] };
  return { ...step, by: body.by ?? "", events: body.events ?? [] };
}

/** Whether nothing of a step is worth a line by itself. */
export function isSmall(step: Told): boolean {
  return step.events.every((event) => SMALL.has(kind(event)));
}

function isColor(value: unknown): value is ColorWord {
  return value === "white" || value === "black";
}

/** An event in words; nothing for what another line says already. */
export function eventText(event: Happened, by: string, move: MoveDto | undefined, all: boolean): string {
  const id = kind(event);
  if (!all && SMALL.has(id)) return "";
  const value: unknown = typeof event.what === "string" ? undefined : event.what[id];
  const fields = typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
  const of = [value, fields["by"], fields["of"], fields["from"], fields["to"]].find(isColor);
  // The software stops the clock at the end, whoever ended the game.
  const doer = id === "clock-stopped" && typeof value === "string" ? value : by;
  const who = isColor(doer) ? colorName(doer) : has(`web-record-by-${doer}`) ? t(`web-record-by-${doer}`) : doer;
  if (id === "move-made") return `${who}: ${move ? moveText(move, letters()) : String(value)}`;
  if (id === "time-added" || id === "time-taken") {
    return `${colorName(of ?? "white")} ${id === "time-added" ? "+" : "−"}${lengthTime(Number(fields["time"] ?? 0))}`;
  }
  const claim = fields["claim"];
  const touch = fields["touch"] as { square?: string } | undefined;
  const key = `web-record-did-${id}`;
  if (!has(key)) return `${who}: ${id.replaceAll("-", " ")}`;
  const text = t(key, {
    color: colorName(of ?? "white"),
    square: touch?.square ?? "",
    claim: typeof claim === "string" ? claimText(claim) : claimText(Object.keys((claim as object | undefined) ?? {})[0]),
    correct: fields["correct"] === true ? "yes" : "no",
    count: Number(fields["count"] ?? 0),
    score: String(fields["points"] ?? "").replace("-", "–"),
  });
  const alone = ["clock-started", "clock-resumed", "clock-turned", "found", "illegal-move-counted", "reinstated", "concluded", "offer-lapsed"];
  return alone.includes(id) ? sentence(text) : `${who} ${text}`;
}
