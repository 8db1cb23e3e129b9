// A game as its record tells it: the steps in words, the chain checked here too.

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
  at_ms: number;
  by: string;
  events: Happened[];
  hash: string;
  board: Record<string, string>;
  clock?: ClockDto;
  plies: number;
}
export interface Story {
  about: TableDto;
  created_ms: number;
  end: ViewDto;
  steps: Step[];
  hash: string;
}

const SMALL = new Set(["touched", "board-changed", "clock-pressed", "move-completed"]);

function kind(event: Happened): string {
  return typeof event.what === "string" ? event.what : (Object.keys(event.what)[0] ?? "");
}

/** Whether nothing of a step is worth a line by itself. */
export function isSmall(step: Step): boolean {
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
  const who = isColor(by) ? colorName(by) : has(`web-record-by-${by}`) ? t(`web-record-by-${by}`) : by;
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

/**
 * Where the chain of versions breaks; nothing if it holds. The server has
 * checked every hash against its entry; here it is checked that none is
 * missing and that the end is the one that was told.
 */
export function brokenAt(story: Story): Promise<number | undefined> {
  const gap = story.steps.find((step, place) => step.version !== place + 2 || !/^[0-9a-f]{64}$/.test(step.hash));
  const last = story.steps[story.steps.length - 1];
  const ends = last === undefined || last.hash === story.hash;
  return Promise.resolve(gap?.version ?? (ends ? undefined : last?.version));
}
