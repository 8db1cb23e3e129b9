// The boards that a hall in a frame shows: up to twelve, those that were named
// or those that are played, followed as any spectator does.

import type { TableDto } from "../generated/wire";
import { goesOn, hasBegun, maySoonBegin } from "../parts/played";
import { seeTable, Trouble } from "../wire/api";
import type { Followed, Hall } from "../wire/hall.svelte";
import { played } from "./played";

const MOST = 12;
const LOOK_MS = 5_000;

export interface Shown {
  about: TableDto;
  followed: Followed;
}

export class Boards {
  shown = $state.raw<Shown[]>([]);
  /** The server has answered. */
  ready = $state(false);
  /** Tables at which nobody plays any more; nobody waits for them here. */
  readonly #left = new Set<string>();
  /** Those that were named and have not been found yet. */
  #wanted: string[];
  readonly #timer: ReturnType<typeof setInterval>;

  /** `named` are those to be shown; none for all. */
  constructor(
    private readonly hall: Hall,
    named: string[],
  ) {
    this.#wanted = [...new Set(named)].slice(0, MOST);
    const look = (): void => void (named.length > 0 ? this.#find() : this.#look()).catch(() => undefined);
    this.#timer = setInterval(look, LOOK_MS);
    look();
  }

  close(): void {
    clearInterval(this.#timer);
  }

  /** Looks for the named ones, each for as long as the server does not say that there is none. */
  async #find(): Promise<void> {
    const found = await Promise.all(this.#wanted.map((table) => one(table)));
    this.#wanted = this.#wanted.filter((_, at) => found[at] === "later");
    this.#add(found.filter((about) => typeof about === "object"));
    this.ready = this.ready || this.#wanted.length === 0;
    if (this.#wanted.length === 0) this.close();
  }

  /** Asks what is played; what is over makes room for it. */
  async #look(): Promise<void> {
    const listed = await played();
    const over = this.shown.filter((one) => one.followed.view?.conclusion);
    const stay = this.shown.filter((one) => !over.includes(one) && mayGoOn(one));
    for (const one of this.shown) if (!over.includes(one) && !stay.includes(one)) this.#left.add(one.about.table);
    const known = new Set([...this.shown.map((one) => one.about.table), ...this.#left]);
    const fresh = listed.filter((about) => !known.has(about.table)).sort(byNumber);
    const add = fresh.slice(0, MOST - stay.length);
    const room = MOST - stay.length - add.length;
    const keep = [...stay, ...(room > 0 ? over.slice(-room) : [])];
    for (const one of this.shown) if (!keep.includes(one)) this.hall.unfollow(one.about.table);
    if (keep.length !== this.shown.length) this.shown = keep;
    this.#add(add);
    this.ready = true;
  }

  #add(tables: TableDto[]): void {
    if (tables.length === 0) return;
    const add = tables.map((about) => ({ about, followed: this.hall.follow(about.table) }));
    this.shown = [...this.shown, ...add].sort((a, b) => byNumber(a.about, b.about));
  }
}

/** Whether anybody plays there, or may soon; before it is seen, nobody can tell. */
function mayGoOn({ about, followed }: Shown): boolean {
  if (followed.gone || followed.problem) return false;
  const view = followed.view;
  if (!view) return true;
  return hasBegun(about, view) || view.clock?.started ? goesOn(about, followed) : maySoonBegin(about);
}

/** A table by its name; nothing if there is none. */
async function one(table: string): Promise<TableDto | "later" | undefined> {
  try {
    return (await seeTable(table)).about;
  } catch (error) {
    return error instanceof Trouble && [400, 403, 404].includes(error.problem.status) ? undefined : "later";
  }
}

/** By the number of the board, then by age. */
function byNumber(a: TableDto, b: TableDto): number {
  const number = ({ names }: TableDto): number => Number.parseInt(names.board ?? "", 10) || 1_000;
  return number(a) - number(b) || (a.table < b.table ? -1 : 1);
}
