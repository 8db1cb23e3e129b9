// The letters by which moves name what a pawn becomes.

import type { RoleWord } from "../generated/wire";

export const ROLE_OF: Record<string, RoleWord> = { q: "queen", r: "rook", b: "bishop", n: "knight", k: "king", p: "pawn" };
