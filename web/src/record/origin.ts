// Who answers for a record: the keys of its server, as this browser met them first, and what players kept.

import type { KeysDto, OriginDto } from "../generated/wire";
import { json, Trouble } from "../wire/api";
import { keptReceipt } from "../wire/receipts";
import type { Story } from "./story";
import { verifier } from "./verify";

const KEYS = "tuomari-keys";
/** A server changes its key every few years. */
const MOST = 32;

/** Why a record is not to be relied on: the names that `tuomari record verify --json` gives. */
export type Fault =
  | "not-a-record"
  | "later"
  | "form"
  | "version"
  | "before"
  | "hash"
  | "cut-short"
  | "lines-after-end"
  | "entry"
  | "no-table"
  | "outcome"
  | "signature"
  | "other-end"
  | "unsigned"
  | "stranger"
  | "tail"
  | "no-such-entry";

/** What a record comes to, as the core says it. */
export interface Verdict {
  fault: Fault | null;
  line: number | null;
  entry: number | null;
  entries: number;
  hash: string | null;
  key: string | null;
  signed: number | null;
  at_ms: number | null;
  /** A key that was brought answers for all of it. */
  known: boolean;
  /** Entries of which somebody kept something that fits. */
  against: number[];
}

/** With what a record is compared. */
export interface Brought {
  keys: string[];
  kept: string[];
}

function keptKeys(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEYS) ?? "[]");
    return Array.isArray(kept) ? (kept as string[]) : [];
  } catch {
    return [];
  }
}

/** The keys of this server: those that the browser has met before, else those that the server names now. */
export async function serversKeys(): Promise<string[]> {
  const kept = keptKeys();
  if (kept.length > 0) return kept;
  const { keys } = await json<KeysDto>("/keys");
  if (keys.length > 0) localStorage.setItem(KEYS, JSON.stringify(keys.slice(-MOST)));
  return keys;
}

/** Checks a story that is whole: who signed it, and whether what this browser kept of the game is in it. */
export async function originOf(story: Story, token: string | undefined): Promise<Verdict | undefined> {
  const { table } = story.about;
  try {
    const said = await json<OriginDto>(`/tables/${table}/origin`, token);
    const keys = await serversKeys();
    const receipt = keptReceipt(table)?.receipt;
    return (await verifier()).originOf(story, said, { keys, kept: receipt ? [receipt] : [] });
  } catch (error) {
    // The chain was looked at all the same, and the page says so.
    if (error instanceof Trouble) return undefined;
    throw error;
  }
}
