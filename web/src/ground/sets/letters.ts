// Pieces as letters on discs, in the reader's own: for who learns them by
// their names, and for eyes that tell a letter better than a crown.

import type { RoleWord } from "../../generated/wire";

/** A pawn has no letter; its disc is smaller. */
const PAWN_R = 10;
const R = 18.5;

/** A piece as SVG, on a square of 45; its letter as the reader writes it. */
export function letter(color: "white" | "black", role: RoleWord, name: string): string {
  const [fill, ink] = color === "white" ? ["#fffaf0", "#1f1812"] : ["#241c16", "#fff3dc"];
  const disc = (r: number): string => `<circle cx="22.5" cy="22.5" r="${r}" fill="${fill}" stroke="${ink}" stroke-width="1.6"/>`;
  if (role === "pawn") return `${disc(PAWN_R)}<circle cx="22.5" cy="22.5" r="${PAWN_R - 4}" fill="none" stroke="${ink}" stroke-width="1.4"/>`;
  // A second ring: black discs are told from white ones by more than their shade.
  const ring = color === "black" ? `<circle cx="22.5" cy="22.5" r="${R - 2.6}" fill="none" stroke="${ink}" stroke-width="1"/>` : "";
  const text = `<text x="22.5" y="31" text-anchor="middle" font-family="Georgia,'Noto Serif','Liberation Serif',serif" font-weight="700" font-size="24" fill="${ink}">${name}</text>`;
  return `${disc(R)}${ring}${text}`;
}
