// What one side has more of on the board.

import type { ColorWord, RoleWord } from "../generated/wire";
import { pieceOf } from "../ground/squares";

/** Worth as people count it. */
const WORTH: Partial<Record<RoleWord, number>> = { queen: 9, rook: 5, bishop: 3, knight: 3, pawn: 1 };

export interface Material {
  /** The pieces that the other side has fewer of, the heaviest first. */
  more: RoleWord[];
  /** How many points ahead; 0 for who is level or behind. */
  ahead: number;
}

/** What a side has more of than the other. */
export function materialOf(board: Record<string, string>, side: ColorWord): Material {
  const roles = Object.keys(WORTH) as RoleWord[];
  const surplus = new Map(roles.map((role) => [role, 0]));
  for (const letter of Object.values(board)) {
    const { color, role } = pieceOf(letter);
    const before = surplus.get(role);
    if (before !== undefined) surplus.set(role, before + (color === side ? 1 : -1));
  }
  const points = roles.reduce((sum, role) => sum + (WORTH[role] ?? 0) * (surplus.get(role) ?? 0), 0);
  const more = roles.flatMap((role) => Array<RoleWord>(Math.max(0, surplus.get(role) ?? 0)).fill(role));
  return { more, ahead: Math.max(0, points) };
}
