// The words of a frame, in the place of `src/words/files.ts`: nothing is read
// that this browser keeps. The language is the address's, `?lang=fi`, or the
// browser's own.

import { type Language, LANGUAGES, languageOf } from "../words/languages";
import type * as house from "../words/files";

export { type Language, LANGUAGES };

const files = import.meta.glob<string>("../../../locales/*/{web,web-embed}.ftl", { query: "?raw", import: "default" });

export function readersLanguage(): Language {
  return languageOf(new URLSearchParams(location.search).get("lang"));
}

/** Nothing is kept in a frame. */
export function keepLanguage(): void {}

export function textOf(code: Language, name: string): Promise<string> {
  const file = files[`../../../locales/${code}/${name}.ftl`];
  return file ? file() : Promise.reject(new Error(`a frame has no ${name}`));
}

// What stands in for the other says the same.
({ LANGUAGES, readersLanguage, keepLanguage, textOf }) satisfies typeof house;
