// What the front page watches: the newest tables, as any spectator may.

import type { SeenDto, TableDto, ViewDto } from "../generated/wire";
import { goesOn, hasBegun, maySoonBegin } from "../parts/played";
import { seeTable, Trouble } from "../wire/api";
import { Followed, Hall } from "../wire/hall.svelte";
import { keptSeats } from "../wire/links";
import { tablesNow, tablesOver } from "./tables";

/** Tables that are followed at once. */
const MOST = 12;
const LOOK_MS = 10_000;

/** A table that is followed. */
export interface Game {
  about: TableDto;
  followed: Followed;
}

/** A game that is over, as it was when the page came. */
export interface Past {
  about: TableDto;
  view: ViewDto;
}

/** Whether it is played now: begun, not over, shown as it is, with time left on the clock that runs. */
function isPlayed({ about, followed }: Game): boolean {
  return followed.view?.behind !== true && hasBegun(about, followed.view) && goesOn(about, followed);
}

export class Watching {
  /** The server has answered. */
  ready = $state(false);
  /** It lists nothing for strangers. */
  closed = $state(false);
  #games = $state.raw<Game[]>([]);
  /** The table that is shown large. */
  #chosen = $state<string>();
  /** It was played no longer when last looked at. */
  #isDone = false;
  past = $state.raw<Past>();
  #hall: Hall | undefined;
  /** The newest table that was listed; the next list begins after it. */
  #newest: string | undefined;
  readonly #timer: ReturnType<typeof setInterval>;
  /** Looked at again with each list: whose clock has run out is played no longer. */
  #looks = $state(0);

  constructor() {
    void this.look();
    this.#timer = setInterval(() => void this.look(), LOOK_MS);
  }

  close(): void {
    clearInterval(this.#timer);
    this.#hall?.close();
  }

  /** Games that are being played, the newest first. */
  readonly played = $derived.by(() => {
    void this.#looks;
    return this.#games.filter(isPlayed);
  });

  /** The game that is shown large: the newest. It stays until it is over, and a little longer so that its end is seen. */
  readonly shown = $derived(this.#games.find((one) => one.about.table === this.#chosen) ?? this.played[0]);

  /** The others. */
  readonly also = $derived(this.played.filter((one) => one !== this.shown));

  /** Tables set up lately at which nobody has moved. */
  readonly soon = $derived.by(() => {
    void this.#looks;
    const waits = ({ view }: Followed): boolean => view !== undefined && !view.conclusion;
    const fresh = this.#games.filter((one) => maySoonBegin(one.about));
    return fresh.filter((one) => waits(one.followed) && !hasBegun(one.about, one.followed.view)).map((one) => one.about);
  });

  /** Asks what is played. */
  async look(): Promise<void> {
    try {
      const fresh = await tablesNow(this.#newest);
      this.closed = false;
      this.#newest = fresh[0]?.table ?? this.#newest;
      // What was listed before is followed, and says itself when it is over.
      const known = this.#games.filter((one) => !one.followed.view?.conclusion);
      this.#follow([...fresh, ...known.map((one) => one.about)]);
    } catch (error) {
      this.closed = error instanceof Trouble && error.problem.status !== 0;
    }
    this.#looks += 1;
    this.#choose();
    if (!this.shown && !this.past) this.past = await lastGame();
    this.ready = true;
  }

  /** Stays with the game that is shown; for an effect, as the views come when they come. */
  settle(): void {
    this.#chosen ??= this.shown?.about.table;
  }

  #choose(): void {
    const now = this.shown;
    const isDone = now !== undefined && !isPlayed(now);
    const next = isDone && this.#isDone ? (this.played[0] ?? now) : now;
    this.#isDone = isDone;
    this.#chosen = next?.about.table;
  }

  #follow(tables: TableDto[]): void {
    const wanted = new Set(tables.slice(0, MOST).map((one) => one.table));
    // The game that is shown stays when it is over.
    if (this.#chosen) wanted.add(this.#chosen);
    const stay = this.#games.filter((one) => wanted.has(one.about.table));
    for (const gone of this.#games) if (!stay.includes(gone)) this.#hall?.unfollow(gone.about.table);
    const known = new Set(stay.map((one) => one.about.table));
    const fresh = tables.filter((one) => wanted.has(one.table) && !known.has(one.table));
    if (fresh.length > 0) this.#hall ??= new Hall();
    const add = fresh.flatMap((about): Game[] => (this.#hall ? [{ about, followed: this.#hall.follow(about.table) }] : []));
    this.#games = [...add, ...stay].sort((a, b) => (a.about.table < b.about.table ? 1 : -1));
  }
}

/** The last finished game that this browser knows of: listed, or played here. */
async function lastGame(): Promise<Past | undefined> {
  try {
    const over = (await tablesOver().catch(() => []))[0]?.table ?? keptSeats().find((seat) => seat.over && seat.seat !== "arbiter")?.table;
    const seen: SeenDto | undefined = over ? await seeTable(over) : undefined;
    return seen?.view.conclusion ? { about: seen.about, view: seen.view } : undefined;
  } catch {
    return undefined;
  }
}
