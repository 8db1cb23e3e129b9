// Links that this browser was given: the organiser's, and those of seats.
// Plain code: the first script reads it before the rest is there.

import type { EachDto } from "../generated/wire";

const ORGANISER = "tuomari-organiser";
const SEATS = "tuomari-seats";
/** Links of players for printing, kept by the desk. */
const PRINTED = "tuomari-desk-links";
/** Links of competitions. */
export const COMPETITIONS = "tuomari-competitions";
/** Links of tables that were set up here. */
export const HOSTED = "tuomari-hosted";
/** Games of a player that are remembered. */
export const MOST_GAMES = 96;
/** An arbiter may have a hall full of boards. */
const MOST_ARBITERS = 512;

/** A seat that was opened here. */
export interface KeptSeat {
  table: string;
  token: string;
  seat: string;
  names: string;
  /** Its game is over; an arbiter may reopen it. */
  over?: boolean;
  /** The points of each in halves, if it is over and counts. */
  halves?: EachDto;
  rulebook?: string;
  control?: string;
  event?: string;
  /** The link was replaced: it opens nothing any more. */
  lost?: boolean;
}

/** The organiser's secret, if the organiser's link was opened here. */
export function organiser(): string | undefined {
  return localStorage.getItem(ORGANISER) ?? undefined;
}

/** Keeps it. Whoever calls this has asked the server whose secret it is. */
export function keepOrganiser(secret: string): void {
  localStorage.setItem(ORGANISER, secret);
}

/** Forgets the organiser's secret, the arbiter's seats, and the links of competitions and of tables that were set up or to be printed here: somebody else sits down. */
export function signOut(): void {
  localStorage.removeItem(ORGANISER);
  localStorage.removeItem(PRINTED);
  localStorage.removeItem(COMPETITIONS);
  localStorage.removeItem(HOSTED);
  localStorage.setItem(SEATS, JSON.stringify(keptSeats().filter((kept) => kept.seat !== "arbiter")));
}

/** The seats opened here, the latest first. */
export function keptSeats(): KeptSeat[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(SEATS) ?? "[]");
    return Array.isArray(kept) ? (kept as KeptSeat[]) : [];
  } catch {
    return [];
  }
}

/** A seat by its link. Two who go on at another table have the same link there. */
type Opened = Pick<KeptSeat, "table" | "token">;

function isSame(one: Opened, other: Opened): boolean {
  return one.table === other.table && one.token === other.token;
}

/** Keeps a seat, so that its owner finds back; what was known of it stays. */
export function keepSeat(seat: KeptSeat): void {
  const before = keptSeats();
  const known = before.find((kept) => isSame(kept, seat));
  const all = [{ ...known, ...seat }, ...before.filter((kept) => kept !== known)];
  const arbiters = all.filter((kept) => kept.seat === "arbiter").slice(0, MOST_ARBITERS);
  const players = all.filter((kept) => kept.seat !== "arbiter").slice(0, MOST_GAMES);
  localStorage.setItem(SEATS, JSON.stringify([...players, ...arbiters]));
  if (seat.seat !== "arbiter") sessionStorage.setItem(`${SEATS} ${seat.table}`, seat.token);
}

/** Notes something about a seat that is kept; its place in the list stays. */
export function noteSeat(seat: Opened, noted: Partial<KeptSeat>): void {
  localStorage.setItem(SEATS, JSON.stringify(keptSeats().map((kept) => (isSame(kept, seat) ? { ...kept, ...noted } : kept))));
}

/** No seat is opened by this link any more; it is remembered whose it was. */
export function loseSeat(seat: Opened): void {
  leaveTab(seat);
  noteSeat(seat, { lost: true });
}

/** This tab sits there no longer. */
function leaveTab({ table, token }: Opened): void {
  const inTab = `${SEATS} ${table}`;
  if (sessionStorage.getItem(inTab) === token) sessionStorage.removeItem(inTab);
}

/** Forgets a seat. */
export function forgetSeat(seat: Opened): void {
  leaveTab(seat);
  localStorage.setItem(SEATS, JSON.stringify(keptSeats().filter((kept) => !isSame(kept, seat))));
}

/**
 * The secret by which a table is opened: what the address says, or the seat
 * that was opened in this tab. A tab that the phone threw away comes back to
 * the only seat that was played here.
 */
export function seatSecret(table: string, said: string): string {
  if (said) return said;
  const inTab = sessionStorage.getItem(`${SEATS} ${table}`);
  if (inTab) return inTab;
  const played = keptSeats().filter((kept) => kept.table === table && !kept.lost && (kept.seat === "white" || kept.seat === "black"));
  return played.length === 1 && played[0] ? played[0].token : "";
}
