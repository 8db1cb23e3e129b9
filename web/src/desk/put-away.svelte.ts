// Boards that were put away from this desk. Only this browser knows of it: at
// their tables nothing changes.

import type { Board } from "./desk.svelte";

const KEY = "tuomari-desk-away";
/** As many as a desk follows. */
const MOST = 512;

function kept(): string[] {
  try {
    const all: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(all) ? all.map(String) : [];
  } catch {
    return [];
  }
}

/** Whether a board may be put away: nothing is played at it, and nothing is asked. */
export function canGo(board: Board): boolean {
  const view = board.followed.view;
  return view !== undefined && (board.isOver || !board.hasBegun) && (view.questions ?? []).length === 0;
}

/** The boards that were put away, the latest first. */
export class PutAway {
  #ids = $state.raw(kept());
  readonly #marked = $derived(new Set(this.#ids));

  /** Whether a board is away; one that begins, goes on or asks comes back by itself. */
  has(board: Board): boolean {
    return this.#marked.has(board.id) && (board.followed.view === undefined || canGo(board));
  }

  put(boards: Board[]): void {
    const fresh = boards.map(({ id }) => id);
    this.#keep([...fresh, ...this.#ids.filter((id) => !fresh.includes(id))]);
  }

  bringBack(boards: Board[]): void {
    const back = new Set(boards.map(({ id }) => id));
    this.#keep(this.#ids.filter((id) => !back.has(id)));
  }

  #keep(ids: string[]): void {
    this.#ids = ids.slice(0, MOST);
    localStorage.setItem(KEY, JSON.stringify(this.#ids));
  }
}
