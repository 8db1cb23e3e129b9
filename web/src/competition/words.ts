// Results, points and reasons, as people write them.

import type { Outcome } from "../generated/competition";
import type { Problem } from "../generated/wire";
import { problemText } from "../words/telling";
import { has, t } from "../words/words.svelte";

const SCORES: Record<string, string> = {
  "white-wins": "1–0",
  draw: "½–½",
  "black-wins": "0–1",
  "white-wins-unrated": "1–0",
  "draw-unrated": "½–½",
  "black-wins-unrated": "0–1",
  "white-forfeits": "– +",
  "black-forfeits": "+ –",
  "both-forfeit": "– –",
};

/** The results that are entered by hand, those of a played game first. */
export const ENTERED: Outcome[] = ["white-wins", "draw", "black-wins"];
export const UNPLAYED: Outcome[] = ["black-forfeits", "white-forfeits", "both-forfeit"];

/** `1–0`, `½–½`, or in a word. */
export function outcomeText(outcome: Outcome): string {
  if (typeof outcome === "object") return `${pointsText(outcome.ruled.white)}–${pointsText(outcome.ruled.black)}`;
  return SCORES[outcome] ?? t("competition-score-adjourned");
}

/** The same for ears. */
export function outcomeSaid(outcome: Outcome): string {
  return typeof outcome === "object" ? outcomeText(outcome) : t(`web-competition-outcome-${outcome}`);
}

/** `2½` of `2.5`. */
export function pointsText(points: string): string {
  const [whole, part] = points.split(".");
  if (part !== "5" && part !== "50") return points.replace(/\.0+$/, "");
  return whole === "0" ? "½" : `${whole}½`;
}

/** What a result gave one side: `1`, `½`, `0`, or `+` and `–` where nobody played. */
export function sideText(outcome: Outcome, white: boolean): string {
  if (typeof outcome === "object") return pointsText(white ? outcome.ruled.white : outcome.ruled.black);
  const sides = (SCORES[outcome] ?? "").split(outcome.includes("forfeit") ? " " : "–");
  return (white ? sides[0] : sides[1]) ?? "";
}

/** Why something was not done. */
export function refusalText(problem: Problem): string {
  const key = `competition-refused-${problem.refusal}`;
  return problem.refusal && has(key) ? t(key) : problemText(problem);
}
