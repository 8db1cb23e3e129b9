// The lists of tables that the front page asks for, the latest first. The name
// of a table begins with its hour.

import type { TableDto } from "../generated/wire";
import { setUpAt } from "../parts/played";
import { json } from "../wire/api";
import { organiser } from "../wire/links";

const HOUR_MS = 3_600_000;
/** A game that was set up earlier is not one that is played now. */
const RECENT_MS = 24 * HOUR_MS;
/** Parts of a list that are asked for, at most. */
const MOST_PARTS = 8;

interface List {
  tables?: TableDto[];
  next?: string;
}

function part(status: "live" | "finished", before?: string): Promise<List> {
  return json<List>(`/tables?status=${status}&latest=true${before ? `&after=${before}` : ""}`, organiser());
}

/** Live tables back to where the reader has enough, or to the first. */
async function live(enough: (last: TableDto) => boolean): Promise<TableDto[]> {
  const all: TableDto[] = [];
  let before: string | undefined;
  for (let parts = 0; parts < MOST_PARTS; parts++) {
    const found: List = await part("live", before);
    all.push(...(found.tables ?? []));
    before = found.next;
    const last = all[all.length - 1];
    if (!before || (last && enough(last))) break;
  }
  return all;
}

/** Tables of today whose games are not over; those set up after one that is known. */
export async function tablesNow(known?: string): Promise<TableDto[]> {
  const since = Date.now() - RECENT_MS;
  const isNew = ({ table }: TableDto): boolean => (known === undefined ? setUpAt(table) > since : table > known);
  return (await live((last) => !isNew(last))).filter(isNew);
}

/** The games that are over, as far as one answer goes. */
export async function tablesOver(): Promise<TableDto[]> {
  return (await part("finished")).tables ?? [];
}

/** The live tables whose names end so, however old. */
export async function tablesEnding(text: string): Promise<TableDto[]> {
  const all = await live(() => false);
  return all.filter((one) => one.table.toLowerCase().endsWith(text.toLowerCase()));
}
