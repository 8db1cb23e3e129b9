// What a game was, in people's words.

import { letters } from "../table/hearing.svelte";
import { inLetters, moveText } from "../table/letters";
import { has, t } from "../words/words.svelte";
import type { Game } from "./game";
import { is960, isSetUp } from "./share";
import type { Story } from "./story";

/** A rulebook by the name people call it. */
export function bookText(book: string): string {
  const key = `web-book-${book}`;
  return has(key) ? t(key) : book;
}

/** A time control as it is said; a number alone is minutes. */
export function controlText(story: Story): string {
  const said = story.about.time_control;
  if (said === undefined) return t("web-record-no-clock");
  return /^\d+$/.test(said) ? `${said} min` : said;
}

/** What it began from, unless that was the usual array. */
export function startText(story: Story): string {
  if (is960(story)) return t("web-record-chess960", { number: story.about.array ?? 0 });
  return isSetUp(story) ? t("web-record-set-up") : "";
}

/** A position in a few letters: 17… Bxf2. */
export function shortText(game: Game, ply: number): string {
  const at = game.plies[ply - 1];
  if (!at) return t("web-record-start");
  return `${at.number}${at.by === "white" ? "." : "…"} ${moveText(at.move, letters())}`;
}

/** A position for ears: what it is, and what stands where. */
export function positionText(board: Record<string, string>, here: string): string {
  return t("web-record-position", { here, white: men(board, "KQRBNP"), black: men(board, "kqrbnp") });
}

/** Pieces by weight, each with its square; pawns are squares alone. */
function men(board: Record<string, string>, roles: string): string {
  const found = [...roles].flatMap((role) => Object.keys(board).filter((square) => board[square] === role).sort().map((square) => ({ role, square })));
  return found.map(({ role, square }) => `${role.toUpperCase() === "P" ? "" : inLetters(role.toUpperCase(), letters())}${square}`).join(" ");
}
