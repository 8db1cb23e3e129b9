// Which tables a hall in a frame may show, as anybody may list them.

import type { TableDto } from "../generated/wire";
import { setUpAt } from "../parts/played";
import { json } from "../wire/api";

/** A game that was set up earlier and is not over waits for nobody. */
const RECENT_MS = 24 * 3_600_000;

/** The latest tables of today whose games are not over. */
export async function played(): Promise<TableDto[]> {
  const { tables = [] } = await json<{ tables?: TableDto[] }>("/tables?latest=true");
  return tables.filter((one) => setUpAt(one.table) > Date.now() - RECENT_MS);
}
