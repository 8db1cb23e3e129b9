// What is said aloud: the live region, the voice, the sounds. All by choice.

import type { ColorWord, MoveDto, ViewDto } from "../generated/wire";
import { knockWood } from "../parts/wood";
import { lang, t } from "../words/words.svelte";
import { type Letters, LETTERS, rolesOf, saySquare } from "./letters";

interface Choices {
  /** Knocks. */
  sound: boolean;
  /** The voice of the browser. */
  voice: boolean;
  /** Names of files as in D.2.1. */
  named: boolean;
  /** The field for typed moves stays open. */
  typing: boolean;
  /** Own time is said when this many seconds are left. */
  times: boolean;
  letters: Letters | "own";
}

const KEY = "tuomari-hearing";
const FIRST: Choices = { sound: true, voice: false, named: false, typing: false, times: false, letters: "own" };
const MOMENTS_S = [600, 300, 60, 30, 10];

function kept(): Choices {
  try {
    return { ...FIRST, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Choices>) };
  } catch {
    return FIRST;
  }
}

export const choices = $state<Choices>(kept());

/** Keeps what was chosen. */
export function keepChoices(): void {
  localStorage.setItem(KEY, JSON.stringify(choices));
}

/** The letters of the reader's moves. */
export function letters(): Letters {
  return choices.letters === "own" ? lang() : choices.letters;
}

/** The letters to choose from. */
export const LETTER_CHOICES = Object.keys(LETTERS) as Letters[];

/** The text of the live region. */
export const said = $state({ text: "" });

/** Says something; in the reader's language, if no other is named. */
export function say(text: string, language?: string): void {
  // The same text twice is said twice.
  said.text = said.text === text ? `${text}\u00a0` : text;
  if (!choices.voice || !("speechSynthesis" in globalThis)) return;
  const words = new SpeechSynthesisUtterance(text);
  words.lang = language ?? { fi: "fi-FI", sv: "sv-FI", en: "en-GB" }[lang()];
  speechSynthesis.speak(words);
}

/** A move as it is announced (D.2.1). */
export function moveAloud(move: MoveDto, by: ColorWord): string {
  const color = t(by === "white" ? "web-white" : "web-black");
  if (!("piece" in move)) {
    const squares = move.squares.map((square) => saySquare(square, choices.named)).join(", ");
    return t("web-table-aloud-squares", { color, squares, count: move.squares.length });
  }
  const { role, promotion, castles } = rolesOf(move);
  if (castles) return t("web-table-aloud-castles", { color, side: castles });
  const from = saySquare(move.move.slice(0, 2), choices.named);
  const to = saySquare(move.move.slice(2, 4), choices.named);
  const check = move.text.endsWith("#") ? "mate" : move.text.endsWith("+") ? "check" : "none";
  return t("web-table-aloud", {
    color,
    role,
    from,
    to,
    takes: move.text.includes("x") ? "yes" : "no",
    promotion: promotion ?? "none",
    check,
  });
}

/** Wood on wood, or a soft knock for a call; none where the rulebook keeps silent. */
export function knock(view: ViewDto | undefined, kind: "move" | "call"): void {
  if (!choices.sound || view?.discretion === "silent") return;
  if (kind === "move") knockWood(230, 0.09, 0.4);
  else knockWood(120, 0.25, 0.45);
}

/** Which moment, if any, was passed between two readings of one's own clock. */
export function momentPassed(before: number, now: number): number | undefined {
  return MOMENTS_S.find((seconds) => before > seconds * 1000 && now <= seconds * 1000);
}
