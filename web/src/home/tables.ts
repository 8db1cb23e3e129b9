// The lists of tables that the front page asks for. A server lists the oldest
// first and the name of a table begins with its hour, so a list can begin at
// any hour.

import type { TableDto } from "../generated/wire";
import { json } from "../wire/api";
import { organiser } from "../wire/links";

const HOUR_MS = 3_600_000;
/** A game that was set up earlier is not one that is played now. */
const RECENT_MS = 24 * HOUR_MS;
/** A month of finished games is enough to find the last. */
const FINISHED_MS = 31 * 24 * HOUR_MS;
/** Parts of a list that are asked for, at most. */
const MOST_PARTS = 8;

interface List {
  tables?: TableDto[];
  next?: string;
}

/** A name that sorts as those of tables set up at an instant. */
function nameAt(ms: number): string {
  const hex = Math.max(0, Math.round(ms)).toString(16).padStart(12, "0").slice(-12);
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`;
}

/** When a table was set up. */
export function setUpAt(table: string): number {
  return Number.parseInt(table.slice(0, 8) + table.slice(9, 13), 16);
}

async function list(status: "live" | "finished", begins: string): Promise<TableDto[]> {
  const all: TableDto[] = [];
  let after: string | undefined = begins;
  for (let part = 0; part < MOST_PARTS && after; part++) {
    const found: List = await json<List>(`/tables?status=${status}&after=${after}`, organiser());
    all.push(...(found.tables ?? []));
    after = found.next;
  }
  return all.reverse();
}

/** Tables of today whose games are not over, the newest first; those set up after one that is known. */
export function tablesNow(known?: string): Promise<TableDto[]> {
  return list("live", known ?? nameAt(Date.now() - RECENT_MS));
}

/** The finished games that this reader may list, the newest first. */
export async function tablesOver(): Promise<TableDto[]> {
  return organiser() ? list("finished", nameAt(Date.now() - FINISHED_MS)) : [];
}

/** The live tables whose names end so, however old. */
export async function tablesEnding(text: string): Promise<TableDto[]> {
  const all = await list("live", nameAt(0));
  return all.filter((one) => one.table.toLowerCase().endsWith(text.toLowerCase()));
}
