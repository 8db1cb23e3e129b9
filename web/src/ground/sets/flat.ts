// Pieces of our own: flat and heavy, to be read from across a hall. Each is
// drawn on a square of 45, in one outline and one inner line.

import type { RoleWord } from "../../generated/wire";

/** What a piece is filled with, and what stands within it. */
interface Drawn {
  body: string;
  /** Lines within, in the colour of the outline. */
  lines?: string;
}

const FOOT = "M10.5 36.2q0-1.7 1.7-1.7h20.6q1.7 0 1.7 1.7v3.3h-24z";

const PIECES: Record<RoleWord, Drawn> = {
  pawn: { body: `M22.5 9.500a5.8 5.8 0 0 1 4.3 9.700h2.700v3.300h-3.200q.6 6.5 4.7 10H14q4.1-3.5 4.7-10h-3.200v-3.300h2.700a5.8 5.8 0 0 1 4.3-9.700z${FOOT}` },
  rook: { body: `M11.5 7.500h5v3.700h3.500V7.500h5v3.700h3.500V7.500h5v9.300l-3.5 2.7 1 13h-17l1-13-3.5-2.700z${FOOT}`, lines: "M16 19.700h13" },
  bishop: { body: `M22.5 4.500a2.7 2.7 0 0 1 1.6 4.900q7.4 5.6 6.6 12.1-.3 2.3-2.2 4.200l1.5 6.800h-15l1.5-6.800q-1.9-1.9-2.2-4.2-.8-6.5 6.6-12.100a2.7 2.7 0 0 1 1.6-4.900z${FOOT}`, lines: "M22.5 13.500v7M19 17h7M16.7 25.700h11.6" },
  knight: { body: `M13.5 32.500q-.3-6.5 6.8-11.8-3.3.3-5.6 2.3-1.3 1.2-3 1.6-2.7.5-3.4-1.9-.5-1.8.9-3.600l4.3-6 .6-6.6 4.8 3q9.9.2 13 8.2 2.2 5.8.6 14.800z${FOOT}`, lines: "M16.7 14.800l.1.1M24.5 13.500q5 3.5 4.7 12" },
  queen: { body: `M7.8 10.200a2.6 2.6 0 0 1 3.4 3.700l4.3 6.4 1-9.800a2.6 2.6 0 1 1 3.3-.7l2.7 9 2.7-9a2.6 2.6 0 1 1 3.3.7l1 9.8 4.3-6.400a2.6 2.6 0 1 1 2.6 1.100l-4.6 17.500h-18.600L8.6 15a2.6 2.6 0 0 1-.8-4.800z${FOOT}`, lines: "M14 27.500q8.5-2.2 17 0" },
  king: { body: `M20.7 3.500h3.600v3.200h3.200v3.600h-3.200v3.500q3.5-2.6 7.3-1.8 5.6 1.2 4.9 7-.6 4.6-5 8.300l-1 5.200h-16l-1-5.200q-4.4-3.7-5-8.3-.7-5.8 4.9-7 3.8-.8 7.3 1.800v-3.500h-3.200V6.700h3.200z${FOOT}`, lines: "M14 27.500q8.5-2.2 17 0M22.5 17.500v6" },
};

/** A piece as SVG, on a square of 45. */
export function flat(color: "white" | "black", role: RoleWord): string {
  const { body, lines } = PIECES[role];
  const [fill, edge] = color === "white" ? ["#fffaf0", "#2a211a"] : ["#2a211a", "#f4e8d2"];
  const inner = lines ? `<path d="${lines}" fill="none" stroke="${edge}" stroke-width="2.2" stroke-linecap="round"/>` : "";
  return `<g stroke-linejoin="round"><path d="${body}" fill="${fill}" stroke="${edge}" stroke-width="${color === "white" ? 1.8 : 1.3}"/>${inner}</g>`;
}
