// The games that were played from this browser, as it remembers them.

import type { ColorWord, EachDto, TableDto, ViewDto } from "../generated/wire";
import { forgetHosted, hosted, waits } from "../new/hosted";
import { seeTable, Trouble } from "../wire/api";
import { forgetSeat, keepSeat, keptSeats, type KeptSeat, noteSeat } from "../wire/links";
import { namesOf } from "../words/naming";
import { forgetReceipts } from "../wire/receipts";

/** Games that go on which are asked about at once. */
const MOST_ASKED = 12;

/** A game, whichever of its seats were opened here. */
export interface MyGame extends KeptSeat {
  /** The colour that was played; none if both were, on one phone. */
  color?: ColorWord;
}

const isPlayer = ({ seat }: KeptSeat): boolean => seat === "white" || seat === "black";

/** What is worth remembering of a game. */
function facts(about: TableDto, view: ViewDto): Partial<KeptSeat> {
  const { rulebook, time_control: control } = about;
  const named = about.names.white !== undefined || about.names.black !== undefined;
  // Colours are named when they are read, in the language of then.
  return { names: named ? namesOf(about) : "", over: view.conclusion !== undefined, halves: view.conclusion?.halves, rulebook, control, event: about.names.event, lost: false };
}

/** Remembers a game by one of its players' links. */
export function keepGame(about: TableDto, token: string | undefined, view: ViewDto): void {
  if (!token || (view.seat !== "white" && view.seat !== "black")) return;
  keepSeat({ table: about.table, token, seat: view.seat, names: "", ...facts(about, view) });
  if (view.conclusion) forgetHosted(about.table);
}

/** Each game once: those that go on first, then those that are over, the newest first. */
export function myGames(): MyGame[] {
  const seats = keptSeats().filter(isPlayer);
  const games = new Map<string, MyGame>();
  for (const seat of seats) {
    const known = games.get(seat.table);
    // The link that opens something, if one does.
    const better = known && !known.lost ? known : { ...seat };
    const colors = new Set(seats.filter((one) => one.table === seat.table).map((one) => one.seat));
    games.set(seat.table, { ...better, color: colors.size === 1 ? (seat.seat as ColorWord) : undefined });
  }
  const rank = ({ over, lost }: MyGame): number => (over ? 2 : lost ? 1 : 0);
  // The name of a table begins with its hour.
  return [...games.values()].sort((a, b) => rank(a) - rank(b) || (a.table < b.table ? 1 : -1));
}

/** Asks how the games stand that were not over when they were last seen; whether there were any. */
export async function lookAgain(): Promise<boolean> {
  const open = keptSeats().filter((seat) => isPlayer(seat) && !seat.over && !seat.lost).slice(0, MOST_ASKED);
  await Promise.all(
    open.map(async ({ table, token }) => {
      try {
        const { about, view } = await seeTable(table, token);
        noteSeat({ table, token }, facts(about, view));
        if (view.conclusion) forgetHosted(table);
      } catch (error) {
        const status = error instanceof Trouble ? error.problem.status : 0;
        if (status === 404) forgetSeat({ table, token });
        else if (status === 401 || status === 403) noteSeat({ table, token }, { lost: true });
      }
    }),
  );
  return open.length > 0;
}

/** Forgets a game, or all, with the links of its seats. */
export function forgetGames(table?: string): void {
  forgetReceipts(table);
  for (const seat of keptSeats()) {
    if (!isPlayer(seat) || (table !== undefined && seat.table !== table)) continue;
    forgetSeat(seat);
    forgetHosted(seat.table);
  }
}

/** Whether the links of its seats are here, and not yet where the game itself leads. */
export function hasLinks({ table, over, lost }: MyGame): boolean {
  return !over && !lost && hosted().some((one) => one.table === table && !waits(one));
}

/** Where a game is found: its record, the seat, or the page on which its host waits for a friend. */
export function addressOfGame(game: MyGame): string {
  if (game.over) return `/record/${game.table}`;
  if (game.lost) return `/t/${game.table}`;
  const waiting = hosted().some((one) => one.table === game.table && waits(one));
  return waiting ? `/new/${game.table}` : `/t/${game.table}#${game.token}`;
}

/** How it ended for the one who played here. */
export function outcomeOf(halves: EachDto | undefined, color: ColorWord | undefined): "won" | "drawn" | "lost" | undefined {
  if (!halves || !color) return undefined;
  const own = halves[color];
  const other = halves[color === "white" ? "black" : "white"];
  if (own === other) return own === 1 ? "drawn" : undefined;
  return own > other ? "won" : "lost";
}
