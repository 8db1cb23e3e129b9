// The reader's language, and the files of messages in it. Plain code, for the
// first script: words are on their way before there is anything to say.

import { type Language, LANGUAGES, languageOf } from "./languages";

export { type Language, LANGUAGES };

const KEY = "tuomari-language";
const files = import.meta.glob<string>("../../../locales/*/{web*,clock,laws,ruled,told,competition,competition-told,lists}.ftl", {
  query: "?raw",
  import: "default",
});
const texts = new Map<string, Promise<string>>();

/** The language that was chosen here, or the browser's. */
export function readersLanguage(): Language {
  return languageOf(localStorage.getItem(KEY));
}

/** Keeps a choice of language. */
export function keepLanguage(code: Language): void {
  localStorage.setItem(KEY, code);
}

/** A file of messages; asked for once. */
export function textOf(code: Language, name: string): Promise<string> {
  const path = `../../../locales/${code}/${name}.ftl`;
  let found = texts.get(path);
  if (!found) {
    const file = files[path];
    found = file ? file() : Promise.reject(new Error(`there is no ${path}`));
    // What failed is asked for again the next time.
    found.catch(() => texts.delete(path));
    texts.set(path, found);
  }
  return found;
}
