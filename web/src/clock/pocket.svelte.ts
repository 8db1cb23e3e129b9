// The table in the pocket: what was set up and every act with its instant,
// kept in this browser. Doing the acts once more gives the table again.

import type { Core, CoreTable } from "../core/core";
import type { ActDto, ColorWord, NewTableDto, QuestionDto, SeatWord, ShownDto } from "../generated/wire";
import { Trouble } from "../wire/api";
import type { ClockTable, Faces, HowEnded } from "./clock-table";
import { Watch } from "./watch";

const KEY = "tuomari-clock";
const LAST = "tuomari-clock-setup";
/** A game has fewer acts; a child with the phone may have more. */
const MOST_ACTS = 5_000;

/** An act, its instant in milliseconds since the table was set up, and who. */
type Done = [at: number, by: SeatWord, act: ActDto];

interface Kept {
  setup: NewTableDto;
  /** When it was set up, in milliseconds of Unix time. */
  origin: number;
  acts: Done[];
  /** The colour of the player on the near side. */
  near: ColorWord;
  /** What the players said the end was. */
  said?: HowEnded;
}

export class PocketTable implements ClockTable {
  readonly kind = "pocket";
  /** What everybody at the board sees. */
  shown = $state.raw<ShownDto>()!;
  near = $state<ColorWord>("white");
  /** How long the page was away while a clock ran, if it was. */
  awayMs = $state(0);
  awayOf = $state<ColorWord>("white");
  /** What the players said the end was. */
  said = $state<HowEnded>();
  readonly #core: Core;
  #table: CoreTable;
  #kept: Kept;
  #watch = new Watch();

  private constructor(core: Core, kept: Kept) {
    this.#core = core;
    this.#kept = kept;
    this.near = kept.near;
    this.said = kept.said;
    this.#table = this.#again();
    this.#look();
  }

  /** The table as the acts that are kept make it. */
  #again(): CoreTable {
    const table = new this.#core.Table(this.#kept.setup);
    for (const [at, by, act] of this.#kept.acts) table.act(at, by, act);
    return table;
  }

  /** Both players say how it ended. */
  end(how: HowEnded, points: string): boolean {
    const done = this.act("white", { act: "sign", points }) && this.act("black", { act: "sign", points });
    if (done) {
      this.said = this.#kept.said = how;
      this.#keep();
    }
    return done;
  }

  /** It was not so: what both said is taken back, and the clock stands as it stood. */
  unsay(): void {
    while (this.#kept.acts.at(-1)?.[2].act === "sign") this.#kept.acts.pop();
    this.said = this.#kept.said = undefined;
    this.#table.free();
    this.#table = this.#again();
    this.#keep();
    this.#look();
  }

  /** Sets a table up; what was kept before is gone. */
  static create(core: Core, setup: NewTableDto, near: ColorWord = "white"): PocketTable {
    const pocket = new PocketTable(core, { setup, origin: Math.round(Date.now()), acts: [], near });
    localStorage.setItem(LAST, JSON.stringify(setup));
    pocket.#keep();
    return pocket;
  }

  /** The table that was kept, if there is one that can still be read. */
  static restore(core: Core): PocketTable | undefined {
    try {
      const kept = JSON.parse(localStorage.getItem(KEY) ?? "null") as Kept | null;
      if (!kept) return undefined;
      const pocket = new PocketTable(core, kept);
      pocket.#cameBack();
      return pocket;
    } catch {
      localStorage.removeItem(KEY);
      return undefined;
    }
  }

  /** What was set up last. */
  static lastSetup(): NewTableDto | undefined {
    try {
      return (JSON.parse(localStorage.getItem(LAST) ?? "null") as NewTableDto | null) ?? undefined;
    } catch {
      return undefined;
    }
  }

  /** Forgets it. */
  forget(): void {
    localStorage.removeItem(KEY);
    this.#table.free();
  }

  get about(): ReturnType<CoreTable["about"]> {
    return this.#table.about();
  }

  get setup(): NewTableDto {
    return this.#kept.setup;
  }

  /** Turns the phone round: the other colour sits on the near side. */
  turn(): void {
    this.near = this.near === "white" ? "black" : "white";
    this.#kept.near = this.near;
    this.#keep();
  }

  faces(): Faces {
    return this.#table.faces(this.#now());
  }

  press(color: ColorWord, stamp?: number): boolean {
    return this.act(color, { act: "press" }, stamp);
  }

  /** Does something; whether it made sense. */
  act(by: SeatWord, act: ActDto, stamp?: number): boolean {
    if (this.#kept.acts.length >= MOST_ACTS) return false;
    const at = Math.max(0, Math.round((stamp === undefined ? this.#watch.now() : this.#watch.of(stamp)) - this.#kept.origin));
    try {
      this.#table.act(at, by, act);
    } catch (error) {
      if (error instanceof Trouble) return false;
      throw error;
    }
    this.#kept.acts.push([at, by, act]);
    this.#keep();
    this.awayMs = 0;
    this.#look();
    return true;
  }

  /** What a seat may do now. */
  options(seat: SeatWord): ShownDto["options"] {
    return this.#table.shown(this.#now(), seat).options;
  }

  /** What waits for an answer, with what is proposed. */
  questions(): QuestionDto[] {
    return this.#table.shown(this.#now(), "arbiter").view.questions ?? [];
  }

  /** Looks again: a flag may have fallen. */
  refresh(): void {
    this.#look();
  }

  /** The page came back from the background. */
  woke(): void {
    this.#watch.woke();
    this.#look();
  }

  #now(): number {
    return Math.max(0, this.#watch.now() - this.#kept.origin);
  }

  #look(): void {
    this.shown = this.#table.shown(this.#now(), "hall-screen");
  }

  #cameBack(): void {
    const runs = this.shown.view.clock?.runs;
    const seen = Number(localStorage.getItem(`${KEY}-seen`) ?? 0);
    if (runs && seen > 0) {
      this.awayMs = Math.max(0, Date.now() - seen);
      this.awayOf = runs;
    }
  }

  /** Notes that the page is there, so that it knows later how long it was not. */
  beat(): void {
    localStorage.setItem(`${KEY}-seen`, String(Date.now()));
  }

  #keep(): void {
    localStorage.setItem(KEY, JSON.stringify(this.#kept));
    this.beat();
  }
}
