// What is told as a key and values, in the reader's words. The texts of the
// keys are in `ruled.ftl`, those of a record in `told.ftl` too.

import type { FluentVariable } from "@fluent/bundle";
import type { MoveTold, MovesTold, Told, ToldValue } from "../generated/wire";
import { lengthTime } from "../parts/time";
import { inLetters, type Letters } from "../table/letters";

/** What the texts are taken from. */
export interface Reader {
  /** A text with its values put in. */
  t: (key: string, values?: Record<string, FluentVariable>) => string;
  /** The letters of the reader's moves. */
  letters: Letters;
}

/** What is told, as a sentence. */
export function toldText(told: Told, reader: Reader): string {
  return sentence(phrase(told, reader));
}

/** What stands in a sentence and is told itself. */
export function within(told: Told, name: string): Told | undefined {
  const value = told.values?.[name];
  if (!value) return undefined;
  return "sentence" in value ? value.sentence : "phrase" in value ? value.phrase : undefined;
}

/** Points as people write them: 1–0, ½–½. */
export function pointsText(points: string): string {
  return points.replaceAll("1/2", "½").replace("-", "–");
}

/** The first letter large. */
export function sentence(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

function phrase(told: Told, reader: Reader): string {
  const values: Record<string, FluentVariable> = {};
  for (const [name, value] of Object.entries(told.values ?? {})) {
    if (value === undefined || "detail" in value) continue;
    if ("player" in value) {
      values["who"] = reader.t(`player-${value.player}`);
      values["whose"] = reader.t(`player-${value.player}-whose`);
    } else {
      const text = said(value, reader);
      values[name] = name === "score" && typeof text === "string" ? pointsText(text) : text;
    }
  }
  return reader.t(told.key, values);
}

function said(value: ToldValue, reader: Reader): FluentVariable {
  if ("player" in value) return reader.t(`player-${value.player}`);
  if ("number" in value) return value.number;
  if ("numbers" in value) return value.numbers.join(", ");
  if ("ms" in value) return lengthTime(value.ms);
  if ("choice" in value) return value.choice;
  if ("yes" in value) return value.yes ? "yes" : "no";
  if ("text" in value) return value.text;
  if ("word" in value) return reader.t(value.word);
  if ("words" in value) return value.words.map((key) => reader.t(key)).join(", ");
  if ("phrase" in value) return phrase(value.phrase, reader);
  if ("sentence" in value) return sentence(phrase(value.sentence, reader));
  if ("move" in value) return moveTold(value.move, reader);
  if ("moves" in value) return movesTold(value.moves, reader);
  return "";
}

function moveTold(move: MoveTold, reader: Reader): string {
  return move.san === undefined ? move.uci : inLetters(move.san, reader.letters);
}

/** Moves with their numbers: 12... Nf6 13. e5. */
function movesTold(told: MovesTold, reader: Reader): string {
  const before = told.first === "black" ? 1 : 0;
  return told.moves
    .map((move, at) => {
      const place = at + before;
      const number = told.number + Math.floor(place / 2);
      const text = moveTold(move, reader);
      if (place % 2 === 0) return `${number}. ${text}`;
      return at === 0 ? `${number}... ${text}` : text;
    })
    .join(" ");
}
