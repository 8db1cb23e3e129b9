// Competitions whose links this browser was given.

import { COMPETITIONS as KEPT } from "../wire/links";

const MOST = 48;

/** A link of a competition that was opened here. */
export interface KeptLink {
  competition: string;
  token: string;
  /** `organiser`, `chief-arbiter`, `player-17`. */
  seat: string;
  name: string;
}

/** The links opened here, the latest first. */
export function keptLinks(): KeptLink[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? "[]");
    return Array.isArray(kept) ? (kept as KeptLink[]) : [];
  } catch {
    return [];
  }
}

/** Keeps a link; one that is kept already comes to the front. */
export function keepLink(link: KeptLink): void {
  const others = keptLinks().filter((kept) => kept.token !== link.token);
  localStorage.setItem(KEPT, JSON.stringify([link, ...others].slice(0, MOST)));
}

/** The link that this tab was opened with. */
export function openWith(competition: string, token: string): void {
  sessionStorage.setItem(`${KEPT} ${competition}`, token);
}

/** The secret by which a competition is seen: the tab's own, or the one that does most. */
export function secretOf(competition: string): string {
  return sessionStorage.getItem(`${KEPT} ${competition}`) ?? linksOf(competition)[0]?.token ?? "";
}

/** Forgets a link that opens nothing any more. */
export function forgetLink(token: string): void {
  for (const key of Object.keys(sessionStorage)) if (sessionStorage.getItem(key) === token) sessionStorage.removeItem(key);
  localStorage.setItem(KEPT, JSON.stringify(keptLinks().filter((kept) => kept.token !== token)));
}

/** Who conducts comes before who organises, and both before who plays. */
const ORDER = ["chief-arbiter", "deputy", "sector-arbiter", "organiser", "captain", "player"];

/** The links of one competition, the one that does most first. */
export function linksOf(competition: string): KeptLink[] {
  const rank = (link: KeptLink): number => ORDER.findIndex((word) => link.seat.startsWith(word));
  return keptLinks()
    .filter((kept) => kept.competition === competition)
    .sort((a, b) => rank(a) - rank(b));
}
