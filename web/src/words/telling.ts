// Findings, rulings and ends, in the reader's words. Shared by every page
// that shows a table.

import type { ColorWord, ConclusionDto, MatterDto, Told } from "../generated/wire";
import { sentence, toldText } from "./told";
import { has, lang, t } from "./words.svelte";

export { colorName, scoreText } from "./naming";
export { fieldText, problemText } from "./problem";
export { sentence };

/** The article's number alone, `7.5.5` of `fide-2018/7.5.5`; what is said of Finland goes under its letters. */
export function articleNumber(id: string): string {
  return id.slice(id.indexOf("/") + 1).replace(/^fi-profile\b/, "FI");
}

/** Several things said one after another, each a sentence. */
export function inTurn(parts: string[]): string {
  return parts.filter(Boolean).map((part) => part.replace(/\.$/, "")).join(". ");
}

/** Articles for ears: "Article 9.2.1. Article 9.2.3". */
export function articlesAloud(ids: string[] | undefined, most = 2): string {
  return (ids ?? []).slice(0, most).map((id) => t("web-article", { id: articleNumber(id) })).join(". ");
}

/** Articles on paper, where no link leads to them: "FIDE Laws 2023: 9.2.1, 9.2.3". */
export function articlesWritten(ids: string[]): string {
  const bookOf = (id: string): string => id.slice(0, Math.max(0, id.indexOf("/")));
  const numbers = (book: string): string => ids.filter((id) => bookOf(id) === book).map(articleNumber).join(", ");
  // FIDE's handbook is cited by its own letters.
  return [...new Set(ids.map(bookOf))].map((book) => (has(`web-book-${book}`) ? `${t(`web-book-${book}`)}: ${numbers(book)}` : ids.filter((id) => bookOf(id) === book).join(", "))).join("; ");
}

/** A player in a sentence: who does something, whose something is. The texts are in `ruled.ftl`. */
export function named(of: ColorWord | undefined): { who: string; whose: string } {
  const color = of ?? "white";
  return { who: t(`player-${color}`), whose: t(`player-${color}-whose`) };
}

/** What is claimed. */
export function claimText(claim: string | undefined, ground?: string): string {
  const key = ground ? `claim-${claim}-${ground}` : `claim-${claim}`;
  return has(key) ? t(key) : String(claim);
}

/** What a question is about. */
export function matterText(matter: MatterDto): string {
  return t(`matter-${matter.id}`, {
    ...named(matter.of),
    claim: claimText(matter.claim, matter.ground),
    positions: matter.positions ?? 0,
    proof: matter.proof ?? "",
    plies: matter.plies ?? 0,
    half: halfText(matter.plies ?? 0),
    error: matter.error && has(`start-error-${matter.error}`) ? t(`start-error-${matter.error}`) : (matter.error ?? ""),
    fault: matter.fault && has(`clock-fault-${matter.fault}`) ? t(`clock-fault-${matter.fault}`) : (matter.fault ?? ""),
    offender:
      matter.offender === "white" || matter.offender === "black"
        ? t(`player-${matter.offender}`)
        : matter.offender
          ? t(`offender-${matter.offender}`)
          : "",
    misconduct: matter.what && has(`misconduct-${matter.what}`) ? t(`misconduct-${matter.what}`) : (matter.what ?? ""),
    duties: (matter.duties ?? []).map((duty) => (has(`duty-${duty}`) ? t(`duty-${duty}`) : duty)).join(", "),
  });
}

/** A half-move by its place in the game, as arbiters count moves. */
function halfText(ply: number): string {
  if (ply === 0) return t("half-start");
  return t("half-move", { whose: t(`player-${ply % 2 === 1 ? "white" : "black"}-whose`), move: Math.ceil(ply / 2) });
}

/** Something said aloud at the table: "Black +2:00". */
export function announcementText(what: Told): string {
  return toldText(what, { t, letters: lang() });
}

/** Why a game ended. */
export function causeText(end: ConclusionDto): string {
  return sentence(t(`cause-${end.cause}`, named(end.of)));
}
