// Links that this browser was given: the organiser's, and those of seats.

const ORGANISER = "tuomari-organiser";
const SEATS = "tuomari-seats";
const MOST = 24;

/** A seat that was opened here. */
export interface KeptSeat {
  table: string;
  token: string;
  seat: string;
  names: string;
}

/** The organiser's secret, if the organiser's link was opened here. */
export function organiser(): string | undefined {
  return localStorage.getItem(ORGANISER) ?? undefined;
}

/** Keeps it. */
export function keepOrganiser(secret: string): void {
  localStorage.setItem(ORGANISER, secret);
}

/** Forgets it. */
export function forgetOrganiser(): void {
  localStorage.removeItem(ORGANISER);
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

/** Keeps a seat, so that its player finds back. */
export function keepSeat(seat: KeptSeat): void {
  const others = keptSeats().filter((kept) => kept.token !== seat.token);
  localStorage.setItem(SEATS, JSON.stringify([seat, ...others].slice(0, MOST)));
}

/** Forgets a seat whose game is over. */
export function forgetSeat(token: string): void {
  localStorage.setItem(SEATS, JSON.stringify(keptSeats().filter((kept) => kept.token !== token)));
}
