// The boards of the screen in the hall: what is played, and what was played in
// the same round; of one event and round on each page.

import type { TableDto } from "../generated/wire";
import { tablesNow, tablesOver } from "../home/tables";
import { goesOn, hasBegun, maySoonBegin, setUpAt } from "../parts/played";
import { type Followed, Hall } from "../wire/hall.svelte";

/** Boards that are followed at once. */
const MOST = 120;
const LOOK_MS = 5_000;
/** A round that was set up earlier is not the one that is shown when its games are over. */
const ROUND_MS = 6 * 3_600_000;

export interface Shown {
  about: TableDto;
  followed: Followed;
}

/** Boards that belong together. */
export interface Group {
  event: string;
  round: string;
  boards: Shown[];
}

const keyOf = ({ names }: TableDto): string => JSON.stringify([names.event ?? "", names.round ?? ""]);

export class Boards {
  ready = $state(false);
  #all = $state.raw<Shown[]>([]);
  /** Looked at again with each list. */
  #looks = $state(0);
  /** The newest table that was listed; the next list begins after it. */
  #newest: string | undefined;
  readonly #hall = new Hall();
  readonly #timer = setInterval(() => void this.look(), LOOK_MS);

  /** `only` are tables that were asked for; all that are played, if there are none. */
  constructor(readonly only: string[]) {
    void this.look();
  }

  close(): void {
    clearInterval(this.#timer);
    this.#hall.close();
  }

  /** What is shown: the newest event first, its boards by their numbers. */
  readonly groups = $derived.by((): Group[] => {
    void this.#looks;
    const shown = this.#all.filter((one) => this.#isShown(one));
    const found = new Map<string, Shown[]>();
    for (const one of shown) found.set(keyOf(one.about), [...(found.get(keyOf(one.about)) ?? []), one]);
    const newest = (boards: Shown[]): string => boards.reduce((last, { about }) => (about.table > last ? about.table : last), "");
    return [...found.values()]
      .filter((boards) => this.only.length > 0 || boards.some(({ followed }) => !followed.view?.conclusion) || setUpAt(newest(boards)) > Date.now() - ROUND_MS)
      .sort((a, b) => (newest(a) < newest(b) ? 1 : -1))
      .map((boards) => ({ event: boards[0]?.about.names.event ?? "", round: boards[0]?.about.names.round ?? "", boards: boards.sort(byNumber) }));
  });

  /** Asked for, played, about to begin, or over with the others of its round. */
  #isShown({ about, followed }: Shown): boolean {
    const view = followed.view;
    if (this.only.length > 0) return true;
    if (!view) return false;
    if (view.conclusion) return true;
    return hasBegun(about, view) || view.clock?.started ? goesOn(about, followed) : maySoonBegin(about);
  }

  /** Asks what is played. The organiser's secret may list; nobody is followed with it. */
  async look(): Promise<void> {
    try {
      const fresh = await tablesNow(this.#newest);
      const live = this.only.length > 0 ? fresh.filter((one) => this.only.includes(one.table)) : fresh;
      const over = this.ready ? [] : await this.#ended(live);
      this.#newest = fresh[0]?.table ?? this.#newest;
      this.#add([...live, ...over]);
      this.ready = true;
      this.#looks += 1;
    } catch {
      // The next look is soon.
    }
  }

  /** What ended before this page came, of the rounds that go on, or as it was asked for. */
  async #ended(live: TableDto[]): Promise<TableDto[]> {
    const rounds = new Set(live.filter((one) => one.names.event).map(keyOf));
    const isWanted = (one: TableDto): boolean => (this.only.length > 0 ? this.only.includes(one.table) : rounds.has(keyOf(one)));
    return (await tablesOver().catch(() => [])).filter(isWanted);
  }

  /** Follows tables; what is over makes room, the oldest first, once there are too many. */
  #add(fresh: TableDto[]): void {
    const over = this.#all.filter(({ followed }) => followed.view?.conclusion).sort((a, b) => (a.about.table < b.about.table ? -1 : 1));
    const gone = new Set(over.slice(0, Math.max(0, this.#all.length + fresh.length - MOST)));
    for (const { about } of gone) this.#hall.unfollow(about.table);
    const stay = this.#all.filter((one) => !gone.has(one));
    const known = new Set(stay.map(({ about }) => about.table));
    const add = fresh.filter((one) => !known.has(one.table)).slice(0, MOST - stay.length);
    if (gone.size + add.length > 0) this.#all = [...stay, ...add.map((about) => ({ about, followed: this.#hall.follow(about.table) }))];
  }
}

function byNumber(a: Shown, b: Shown): number {
  const number = ({ about }: Shown): number => Number.parseInt(about.names.board ?? "", 10) || 1_000;
  return number(a) - number(b) || (a.about.table < b.about.table ? -1 : 1);
}
