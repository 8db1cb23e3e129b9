// A table's own clock: the phone beside a wooden board of the hall.
//
// It holds the link of one player or of both. Each seat has a line to the
// server of its own; the server decides, and this page shows.

import type { ActDto, ColorWord, GoneWord, OptionDto, SeatWord, TableDto, ViewDto } from "../generated/wire";
import { keepGame } from "../mine/games";
import { shownFace } from "../parts/running.svelte";
import { Trouble, seeTable } from "../wire/api";
import { type Followed, Hall } from "../wire/hall.svelte";
import { keepReceipt } from "../wire/receipts";
import type { ClockTable, Faces } from "./clock-table";

const KEY = "tuomari-clock-seats";

interface Seat {
  color: ColorWord;
  hall: Hall;
  followed: Followed;
}

/** A seat whose link opens nothing any more. */
interface Gone {
  color: ColorWord;
  why: GoneWord;
  token: string | undefined;
  /** And so it is with all seats opened here. */
  all: boolean;
}

/** The tokens in a link: one, or two with a dot between them. */
export function tokensOf(fragment: string): string[] {
  return fragment.split(".").filter((token) => /^[\w-]{8,64}$/.test(token)).slice(0, 2);
}

/** The tokens of a table that were opened on this phone, so that two links scanned one after the other are both here. */
export function keptTokens(table: string, opened: string[]): string[] {
  let kept: { table: string; tokens: string[] } = { table, tokens: [] };
  try {
    const before = JSON.parse(localStorage.getItem(KEY) ?? "null") as typeof kept | null;
    if (before?.table === table) kept = before;
  } catch {
    // Something else lay there.
  }
  kept.tokens = [...new Set([...opened, ...kept.tokens])].slice(0, 4);
  localStorage.setItem(KEY, JSON.stringify(kept));
  return kept.tokens;
}

export class TableOfHall implements ClockTable {
  readonly kind = "table";
  seats = $state.raw<Seat[]>([]);
  about = $state.raw<TableDto>();
  near = $state<ColorWord>("white");
  /** The colour whose press was sent and is not answered. */
  sent = $state<ColorWord>();
  #sentView = $state.raw<ViewDto>();
  problem = $state.raw<Trouble>();

  /** Opens the seats of these links. */
  async open(table: string, tokens: string[]): Promise<void> {
    const seats: Seat[] = [];
    for (const token of tokens) {
      try {
        const seen = await seeTable(table, token);
        this.about = seen.about;
        const color = seen.view.seat;
        if (color !== "white" && color !== "black") continue;
        if (seats.some((seat) => seat.color === color)) continue;
        keepGame(seen.about, token, seen.view);
        const hall = new Hall(keepReceipt);
        seats.push({ color, hall, followed: hall.follow(table, token) });
      } catch (error) {
        if (!(error instanceof Trouble)) throw error;
        // A link that was replaced meanwhile must not hide one that is good.
        this.problem = error;
      }
    }
    this.seats = seats;
    const only = seats.length === 1 ? seats[0] : undefined;
    if (only) this.near = only.color;
  }

  close(): void {
    for (const seat of this.seats) seat.hall.close();
  }

  /** Colours that can be pressed here. */
  get mine(): ColorWord[] {
    return this.seats.map((seat) => seat.color);
  }

  /** Whether this player may start the clock. */
  canStart(color: ColorWord): boolean {
    return "start-clock" in this.options(color);
  }

  /** The secret of a colour's seat. */
  tokenOf(color: ColorWord): string | undefined {
    return this.seats.find((seat) => seat.color === color)?.followed.token;
  }

  /** The latest view that any of the seats has. */
  get view(): ViewDto | undefined {
    const followed = this.seats.map((seat) => seat.followed).filter((one) => one.view);
    followed.sort((a, b) => b.version - a.version || b.step - a.step);
    return followed[0]?.view;
  }

  get shown(): { view: ViewDto } {
    const view = this.view;
    if (!view) throw new Error("nothing is shown before the first message");
    if (this.sent && this.#sentView) return { view: this.#sentView };
    return { view };
  }

  get connected(): boolean {
    return this.seats.every((seat) => seat.hall.status === "open");
  }

  /** Why the first of the seats is followed no longer, if one is not. */
  get gone(): Gone | undefined {
    const seat = this.seats.find(({ followed }) => followed.gone);
    if (!seat?.followed.gone) return undefined;
    return { color: seat.color, why: seat.followed.gone, token: seat.followed.token, all: this.seats.every(({ followed }) => followed.gone) };
  }

  faces(): Faces {
    const view = this.shown.view;
    const now = this.seats[0]?.followed.now() ?? view.at_ms;
    const face = (of: ColorWord): Faces["white"] => {
      const shown = shownFace(view, of, now);
      return { ms: shown?.ms ?? 0, delayMs: shown?.delayMs ?? 0, flag: shown?.flag ?? false };
    };
    return { white: face("white"), black: face("black") };
  }

  press(color: ColorWord): boolean {
    const view = this.view;
    if (view?.clock && !view.clock.started && this.canStart(color)) return this.act(color, { act: "start-clock" });
    if (this.sent || view?.clock?.runs !== color) return false;
    const seat = this.seats.find((one) => one.color === color);
    if (!seat || !view.clock) return false;
    this.#predict(view, color, seat.followed.now());
    this.#answer(seat.followed.act({ act: "press" }));
    return true;
  }

  act(by: SeatWord, act: ActDto): boolean {
    const seat = this.seats.find((one) => one.color === by);
    if (!seat) return false;
    this.#answer(seat.followed.act(act));
    return true;
  }

  options(of: SeatWord): Record<string, OptionDto> {
    return this.seats.find((one) => one.color === of)?.followed.options ?? {};
  }

  turn(): void {
    this.near = this.near === "white" ? "black" : "white";
  }

  /** The other face runs on the screen before the server has said so. */
  #predict(view: ViewDto, color: ColorWord, now: number): void {
    const clock = view.clock;
    const own = shownFace(view, color, now);
    if (!clock || !own) return;
    const other = color === "white" ? "black" : "white";
    this.#sentView = { ...view, at_ms: now, clock: { ...clock, runs: other, [color]: { ...clock[color], left_ms: own.ms } } };
    this.sent = color;
  }

  #answer(answer: Promise<number>): void {
    answer
      .then(
        () => (this.problem = undefined),
        (error: unknown) => {
          if (error instanceof Trouble) this.problem = error;
          else throw error;
        },
      )
      .finally(() => (this.sent = undefined));
  }
}
