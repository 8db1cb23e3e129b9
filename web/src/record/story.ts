// A game as its record tells it: the steps in words, the chain checked here too.

import type { ClockDto, ColorWord, MoveDto, TableDto, ViewDto } from "../generated/wire";
import { lengthTime } from "../parts/time";
import { letters } from "../table/hearing.svelte";
import { moveText } from "../table/letters";
import { claimText, colorName, sentence } from "../words/telling";
import { has, t } from "../words/words.svelte";
import { sha256 } from "./sha256";

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

const DOMAIN = new TextEncoder().encode("tuomari/journal/1\0");

function bytes(hex: string): Uint8Array {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

/** The hash of an entry, as `crates/record/src/chain.rs` makes it. */
export function link(before: string, table: string, version: number, body: string): string {
  const text = new TextEncoder().encode(body);
  const all = new Uint8Array(DOMAIN.length + 16 + 8 + 32 + text.length);
  all.set(DOMAIN);
  all.set(bytes(table.replaceAll("-", "")), DOMAIN.length);
  new DataView(all.buffer).setBigUint64(DOMAIN.length + 16, BigInt(version));
  all.set(bytes(before), DOMAIN.length + 24);
  all.set(text, DOMAIN.length + 56);
  return sha256(all);
}

/** The entry at which the chain of hashes breaks; nothing if it holds. Every hash is made anew here. */
export function brokenAt(story: Story): number | undefined {
  let before = story.first_hash;
  for (const [place, step] of story.steps.entries()) {
    if (step.version !== place + 2 || link(before, story.about.table, step.version, step.body) !== step.hash) return place + 2;
    before = step.hash;
  }
  return before === story.hash ? undefined : story.steps.length + 1;
}
