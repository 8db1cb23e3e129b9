// What the server said of acts that were done here: by a receipt the record of a game can be checked later, whoever has it by then.

const RECEIPTS = "tuomari-receipts";
/** Games of which one is kept; the oldest go first. */
const MOST = 96;

/** The last receipt of a game: all that came before its entry hangs on it too. */
export interface Receipt {
  table: string;
  version: number;
  receipt: string;
}

function all(): Receipt[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(RECEIPTS) ?? "[]");
    return Array.isArray(kept) ? (kept as Receipt[]) : [];
  } catch {
    return [];
  }
}

/** Keeps a receipt, unless a later one of the same game is kept. */
export function keepReceipt(receipt: Receipt): void {
  const kept = all();
  const before = kept.find((one) => one.table === receipt.table);
  if (before && before.version > receipt.version) return;
  const others = kept.filter((one) => one !== before);
  localStorage.setItem(RECEIPTS, JSON.stringify([receipt, ...others].slice(0, MOST)));
}

/** What was kept of a game. */
export function keptReceipt(table: string): Receipt | undefined {
  return all().find((one) => one.table === table);
}

/** Forgets what was kept of a game, or of all. */
export function forgetReceipts(table?: string): void {
  const others = table === undefined ? [] : all().filter((one) => one.table !== table);
  if (others.length > 0) localStorage.setItem(RECEIPTS, JSON.stringify(others));
  else localStorage.removeItem(RECEIPTS);
}
