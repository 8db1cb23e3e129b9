// Tables that were set up in this browser: their links are kept until the
// game is over, so that a page that is read again still has them.

import type { CreatedDto, ColorWord, SeatWord } from "../generated/wire";
import { HOSTED } from "../wire/links";

const MOST = 24;

export interface HostedLink {
  seat: SeatWord;
  token: string;
}

/** A table that was set up here. */
export interface Hosted {
  table: string;
  /** The server as it calls itself. */
  origin: string;
  links: HostedLink[];
  /** The seat of whoever set it up, if the other waits for a friend. */
  mine?: ColorWord;
  /** An arbiter is to be there, and needs his link. */
  arbiter?: boolean;
  /** The friend has come, or something else has happened: nobody waits for him here any more. */
  begun?: boolean;
}

export function hosted(): Hosted[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(HOSTED) ?? "[]");
    return Array.isArray(kept) ? (kept as Hosted[]) : [];
  } catch {
    return [];
  }
}

function keep(all: Hosted[]): void {
  localStorage.setItem(HOSTED, JSON.stringify(all));
}

/** Keeps the links of a table. */
export function keepHosted(created: CreatedDto, chosen: Pick<Hosted, "mine" | "arbiter">): void {
  const { table } = created.table;
  const links = created.links.map(({ seat, token }) => ({ seat, token }));
  const origin = created.links[0] ? new URL(created.links[0].link).origin : location.origin;
  const one: Hosted = { table, origin, links, ...chosen };
  const others = hosted().filter((kept) => kept.table !== table);
  keep([one, ...others].slice(0, MOST));
}

/** Whether its host still waits for a friend. */
export function waits({ mine, begun }: Hosted): boolean {
  return mine !== undefined && !begun;
}

/** It has begun there; the links are kept. */
export function noteBegun(table: string): void {
  keep(hosted().map((kept) => (kept.table === table ? { ...kept, begun: true } : kept)));
}

/** Its game is over. */
export function forgetHosted(table: string): void {
  keep(hosted().filter((kept) => kept.table !== table));
}

/** The link of a seat of a table that was set up here. */
export function linkOf(one: Hosted, seat: SeatWord): HostedLink | undefined {
  return one.links.find((link) => link.seat === seat);
}

/**
 * An address of this server for others: as this browser reaches it, whatever
 * the server calls itself; but nobody else reaches it as this machine does.
 */
export function addressOf({ origin }: Pick<Hosted, "origin">, path: string): string {
  const here = ["localhost", "127.0.0.1", "[::1]"].includes(location.hostname);
  return `${here ? origin : location.origin}${path}`;
}
