// Seats' links of the boards set up at this desk, kept for printing.

const KEY = "tuomari-desk-links";
const MOST = 128;

/** The secrets of the players of one table, as far as they are known. */
export interface Kept {
  table: string;
  white?: string;
  black?: string;
}

function all(): Kept[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? (kept as Kept[]) : [];
  } catch {
    return [];
  }
}

/** The links of a table, if this browser was given them. */
export function keptLinks(table: string): Kept | undefined {
  return all().find((one) => one.table === table);
}

/** Keeps links of a table beside those that are known; the oldest are forgotten. */
export function keepLinks(kept: Kept): void {
  const others = all().filter((one) => one.table !== kept.table);
  localStorage.setItem(KEY, JSON.stringify([{ ...keptLinks(kept.table), ...kept }, ...others].slice(0, MOST)));
}
