// What the desk says of questions, rulings and what would come of them.

import type { ColorWord, EffectDto, FactDto, OptionDto, RulingKind } from "../generated/wire";
import { announcementText, causeText, matterText, named, sentence } from "../words/telling";
import { pointsText } from "../words/told";
import { has, t } from "../words/words.svelte";
import type { Board, Waiting } from "./desk.svelte";

/** A player in a sentence of the desk: also as who gets something and who loses it. */
function person(of: ColorWord | undefined): Record<string, string> {
  return of ? { ...named(of), to: t(`web-desk-to-${of}`), from: t(`web-desk-from-${of}`) } : { who: "", whose: "", to: "", from: "" };
}

/** What waits, in one line. */
export function waitingText(waiting: Waiting): string {
  if (waiting.question) return sentence(matterText(waiting.question.matter));
  return sentence(t(`web-desk-waits-${waiting.kind}`, person(waiting.of)));
}

/** What boards that belong together are called: the event, and which round; `none` where they have neither. */
export function groupText(event: string, round: string, none = t("web-desk-no-event")): string {
  const said = /^\d+$/.test(round) ? t("web-desk-round", { round }) : round;
  return [event, said].filter(Boolean).join(", ") || none;
}

/** What would come of an act. */
export function effectText(effect: EffectDto): string {
  switch (effect.effect) {
    case "announced":
      return announcementText(effect.what);
    case "reinstated":
      return t("web-desk-effect-reinstated", { plies: effect.plies });
    case "ends":
      return effect.points === undefined
        ? causeText({ cause: effect.cause })
        : t("web-desk-effect-ends", { points: pointsText(effect.points) });
    case "if-mate":
      return t("web-desk-effect-if-mate");
    case "runs":
      return t("web-desk-effect-runs", person(effect.of));
    case "stops":
      return t("web-desk-effect-stops");
    case "asks":
      return t("web-desk-effect-asks", { matter: matterText(effect.matter) });
    case "goes-on":
      return t("web-desk-effect-goes-on");
  }
}

/** Who is named in an option. */
export function ofOption(option: OptionDto): ColorWord | undefined {
  const of = option.given?.["of"];
  return of === "white" || of === "black" ? of : undefined;
}

/** What a ruling is, on its button. */
export function rulingLabel(option: OptionDto, proposal: string | undefined): string {
  const given = option.given ?? {};
  const ruling = String(given["ruling"]) as RulingKind;
  const of = ofOption(option);
  switch (ruling) {
    case "accept":
      return t(proposal ? "web-desk-rule-as-proposed" : "web-desk-rule-accept");
    case "reject":
      return t(proposal ? "web-desk-rule-not-so" : "web-desk-rule-reject");
    case "end":
      return t("web-desk-rule-end", { points: pointsText(String(given["points"])) });
    case "postpone":
      return t("web-desk-rule-postpone", { bonus: given["bonus"] ? "yes" : "no" });
    case "penalise":
      return measureLabel(option);
    default:
      return sentence(t(`web-desk-rule-${ruling}`, person(of)));
  }
}

/** What a penalty is, on its button; what is still to be filled in is left open. */
export function measureLabel(option: OptionDto): string {
  const given = option.given ?? {};
  const of = ofOption(option);
  const measure = String(given["measure"]);
  const halves = typeof given["halves"] === "number" ? given["halves"] : undefined;
  return sentence(t(`web-desk-measure-${measure}`, { ...person(of), halves: String(halves ?? "") }));
}

/** What any other act of the arbiter is. */
export function actLabel(option: OptionDto): string {
  const of = ofOption(option);
  const key = `web-desk-act-${option.id}`;
  const given = option.given ?? {};
  const word = given["why"] ?? given["error"] ?? given["fault"] ?? given["side"] ?? given["form"] ?? given["evidence"] ?? given["first"];
  const values = { ...person(of), word: String(word ?? ""), justified: given["justified"] ? "yes" : "no", points: pointsText(String(given["points"] ?? "")) };
  return sentence(t(has(key) ? key : "web-desk-act-other", values));
}

/** Rulings that come to the same as another act. */
const SAME: Record<string, string> = { "rule-warn": "measure-warning", "rule-add-time": "add-time", "rule-take-time": "measure-take-time" };

/** What was done, for whoever did it; what is seldom done goes by its button. */
export function doneText(option: OptionDto, label: string, proposed: boolean): string {
  const given = option.given ?? {};
  const said = given["measure"] ? `measure-${given["measure"]}` : option.id === "rule" ? `rule-${given["ruling"]}` : option.id;
  const key = `web-desk-done-${SAME[said] ?? said}`;
  const values = { ...person(ofOption(option)), points: pointsText(String(given["points"] ?? "")), justified: given["justified"] ? "yes" : "no", proposed: proposed ? "yes" : "no" };
  return t(has(key) ? key : "web-desk-done-other", { ...values, what: label });
}

/** A fact for the arbiter. */
export function factText(fact: FactDto): string {
  switch (fact.fact) {
    case "irregularity": {
      const move = Math.floor(fact.ply / 2) + 1;
      const reason = fact.reason && has(`illegality-${fact.reason}`) ? t(`illegality-${fact.reason}`) : "";
      return t("web-desk-fact-irregularity", { ...person(fact.of), what: fact.what, move, reason });
    }
    case "flag":
    case "press-owed":
    case "flag-remarked":
      return sentence(t(`web-desk-fact-${fact.fact}`, person(fact.of)));
    case "gained":
      return t("web-desk-fact-gained", { ...person(fact.of), time: (fact.time_ms / 1000).toFixed(1) });
    case "stopped":
      return t("web-desk-fact-stopped", { by: fact.by });
    case "not-asked":
      return t("web-desk-fact-not-asked", { count: fact.count });
    case "end-unconfirmed":
      return t("web-desk-fact-end-unconfirmed");
  }
}

/** The state of a board in one word. */
export function stateWord(board: Board, waits: Waiting["kind"] | undefined): string {
  const view = board.followed.view;
  if (board.result !== undefined && !view?.conclusion) return board.result;
  if (!view) return t("web-desk-state-unknown");
  if (view.conclusion) {
    const halves = view.conclusion.halves;
    if (!halves) return t("web-desk-state-annulled");
    const half = (n: number): string => (n === 1 ? "½" : String(n / 2));
    return `${half(halves.white)}–${half(halves.black)}`;
  }
  if (waits) return t(`web-desk-state-${waits}`);
  if (view.clock && !view.clock.started) return t("web-desk-state-before");
  if (view.clock && !view.clock.runs) return t("web-desk-state-stopped");
  return t("web-desk-state-plays");
}

/** How long something has waited, for people: 0:42, 3:05. */
export function waitedText(ms: number): string {
  const whole = Math.max(0, Math.floor(ms / 1000));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}

export { pointsText };
