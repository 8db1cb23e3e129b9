// The first board: the wood stands in the page as it was sent, the pieces are
// put on it as soon as the server has said where they stand. It is a picture;
// the page takes its place when it can be played on.

import { pieceOf } from "../ground/squares";
import type { SeenDto } from "../generated/wire";
import { doorOf } from "../wire/early";

const element = (): HTMLElement | null => document.getElementById("first");

/** Puts the pieces up, as the server shows them. */
export function putUp(seen: SeenDto): void {
  const first = element();
  const wood = first?.querySelector(".first-wood");
  if (!first || !wood) return;
  if (doorOf(seen) !== "table") return leaveFirst();
  first.dataset["strict"] = String(seen.about.kind === "strict");
  const black = seen.view.seat === "black";
  const pieces = Object.entries(seen.view.board).map(([square, letter]) => {
    const { color, role } = pieceOf(letter);
    const file = square.charCodeAt(0) - 96;
    const rank = Number(square.charAt(1));
    const piece = document.createElement("i");
    piece.className = `${color} ${role}`;
    piece.style.gridArea = black ? `${rank} / ${9 - file}` : `${9 - rank} / ${file}`;
    return piece;
  });
  wood.replaceChildren(...pieces);
}

/** The page is there. */
export function leaveFirst(): void {
  element()?.remove();
}
