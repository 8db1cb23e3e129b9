// What leaves the page: a file's name, an address to analyse at.

import type { ColorWord } from "../generated/wire";
import type { Game } from "./game";
import type { Story } from "./story";

const STANDARD = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
/** The number of the usual array among the 960. */
const USUAL = 518;
const LONGEST_NAME = 24;
/** Longer addresses are refused on their way. */
const LONGEST_ADDRESS = 6_000;

/** A name that a file may have on any system. */
function plain(name: string): string {
  return [...name.normalize("NFC").replace(/[^\p{L}\p{N}]+/gu, "-")].slice(0, LONGEST_NAME).join("").replace(/^-+|-+$/g, "");
}

/** Iso-Turku-Öster-Åbo-2026-11-18.pgn */
export function fileName(white: string, black: string, ms: number): string {
  const day = new Date(ms);
  const two = (n: number): string => String(n).padStart(2, "0");
  const date = `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
  return `${[plain(white), plain(black), date].filter(Boolean).join("-")}.pgn`;
}

/** Gives a text to be kept as a file. */
export function download(text: string, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/vnd.chess-pgn" }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** The page at a position, without the secret that may stand in the address. */
export function addressOf(ply: number | undefined): string {
  return `${location.origin}${location.pathname}${ply === undefined ? "" : `?ply=${ply}`}`;
}

/** Whether the game began from another array than the usual one. */
export function is960(story: Story): boolean {
  return story.about.array !== undefined && story.about.array !== USUAL;
}

/** Whether it began from a position that somebody set up. */
export function isSetUp(story: Story): boolean {
  return story.about.array === undefined && story.about.start !== STANDARD;
}

/** Where the game, or the position shown, can be analysed. Nothing is fetched from there; a person goes. */
export function analysisAddress(story: Story, game: Game, fen: string, ply: number, side: ColorWord): string {
  const query = side === "black" ? "?color=black" : "";
  const moves = game.plies.map(({ move }) => ("piece" in move ? move.text.replace(/[+#]/g, "") : undefined));
  const whole = moves.length > 0 && moves.every((text) => text !== undefined) && !is960(story) && !isSetUp(story);
  const address = `https://lichess.org/analysis/pgn/${moves.map((text) => encodeURIComponent(text ?? "")).join("_")}${query}#${ply}`;
  if (whole && address.length < LONGEST_ADDRESS) return address;
  return `https://lichess.org/analysis/${is960(story) ? "chess960/" : ""}${fen.replaceAll(" ", "_")}${query}`;
}
