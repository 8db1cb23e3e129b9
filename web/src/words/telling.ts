// Findings, rulings and ends, in the reader's words. Shared by every page
// that shows a table.

import type { AnnouncementDto, ColorWord, ConclusionDto, EachDto, MatterDto, PenaltyDto, RulingDto } from "../generated/wire";
import { lengthTime } from "../parts/time";
import { has, t } from "./words.svelte";

/** White or Black, as a heading. */
export function colorName(of: ColorWord): string {
  return t(of === "white" ? "web-white" : "web-black");
}

/** The article's number alone, `7.5.5` of `fide-2018/7.5.5`. */
export function articleNumber(id: string): string {
  return id.slice(id.indexOf("/") + 1);
}

/** Values for a text about a player. */
function about(of: ColorWord | undefined): Record<string, string> {
  const color = of ?? "white";
  return { who: t(`player-${color}`), whose: t(`player-${color}-whose`) };
}

/** The first letter large. */
export function sentence(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/** What is claimed. */
export function claimText(claim: string | undefined, ground?: string): string {
  const key = ground ? `claim-${claim}-${ground}` : `claim-${claim}`;
  return has(key) ? t(key) : String(claim);
}

/** Points as they are written: 1–0, ½–½. */
export function scoreText(halves: EachDto): string {
  const one = (n: number): string => (n === 1 ? "½" : n % 2 === 0 ? String(n / 2) : `${Math.floor(n / 2)}½`);
  return `${one(halves.white)}–${one(halves.black)}`;
}

/** A penalty in words. */
export function penaltyText(penalty: PenaltyDto): string {
  const measure = t(`measure-${penalty.measure}`, {
    time: lengthTime(penalty.time_ms ?? 0),
    points: (penalty.halves ?? 0) / 2,
    amount: penalty.amount ?? 0,
    rounds: penalty.rounds ?? 0,
  });
  return t("ruling-penalise", { ...about(penalty.of), measure });
}

/** A ruling in words. */
export function rulingText(ruling: RulingDto): string {
  if (ruling.penalty) return penaltyText(ruling.penalty);
  const [white, black] = ruling.times_ms ?? [0, 0];
  return t(`ruling-${ruling.ruling}`, {
    ...about(ruling.of),
    score: ruling.points ?? "",
    plies: 0,
    time: lengthTime(ruling.time_ms ?? 0),
    white: lengthTime(white),
    black: lengthTime(black),
  });
}

/** What a question is about. */
export function matterText(matter: MatterDto): string {
  return t(`matter-${matter.id}`, {
    ...about(matter.of),
    claim: claimText(matter.claim, matter.ground),
    positions: matter.positions ?? 0,
    proof: matter.proof ?? "",
    plies: matter.plies ?? 0,
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

/** Something said aloud at the table: "Black +2:00". */
export function announcementText(what: AnnouncementDto): string {
  switch (what.id) {
    case "ruled":
      return t("web-told-ruled", { matter: sentence(matterText(what.matter)), ruling: rulingText(what.ruling) });
    case "penalised":
      return sentence(penaltyText(what.penalty));
    case "found":
      return sentence(
        t("event-found", {
          ...about(what.of),
          correct: what.correct ? "yes" : "no",
          claim: claimText(what.claim, what.ground),
        }),
      );
    case "inadmissible":
      return sentence(t("event-inadmissible", { ...about(what.of), claim: claimText(what.claim, what.ground) }));
    case "illegal-moves":
      return t("web-told-illegal-moves", { color: colorName(what.of), count: what.count });
    case "time-added":
      return `${colorName(what.of)} +${lengthTime(what.time_ms)}`;
    case "time-taken":
      return `${colorName(what.of)} −${lengthTime(what.time_ms)}`;
    case "bound":
    case "excused":
      return t(`web-told-${what.id}`, { color: colorName(what.of) });
    case "score-set":
      return t("web-told-score-set", { score: scoreText(what.halves) });
    case "stop-judged":
      return t("web-told-stop-judged", { color: colorName(what.of), justified: what.justified ? "yes" : "no" });
    case "extra-time":
      return t("web-told-extra-time", { time: lengthTime(what.time_ms), form: what.form ?? "none" });
    default:
      return t(`web-told-${what.id}`);
  }
}

/** Why a game ended. */
export function causeText(end: ConclusionDto): string {
  return sentence(t(`cause-${end.cause}`, about(end.of)));
}

/** Why something was not done, in the reader's words where there are some. */
export function problemText(problem: { refusal?: string; title: string; detail?: string; status: number }): string {
  if (problem.refusal && has(`refusal-${problem.refusal}`)) return t(`refusal-${problem.refusal}`);
  if (problem.status === 0) return t("web-away");
  return problem.detail ? `${problem.title}: ${problem.detail}` : problem.title;
}
