// Every message, from the Fluent files that the Rust side uses too.
//
// A file is fetched when a page asks for it, in the reader's language only.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { keepLanguage, type Language, LANGUAGES, readersLanguage, textOf } from "./files";

export { type Language, LANGUAGES };

let language = $state<Language>(readersLanguage());
let shelf = $state.raw<FluentBundle>(new FluentBundle("en"));
const wanted = new Set<string>();

/** A shelf with all that is wanted, in one language. */
async function bring(code: Language): Promise<FluentBundle> {
  const found = await Promise.all([...wanted].map((name) => textOf(code, name)));
  const bundle = new FluentBundle(code, { useIsolating: false });
  for (const each of found) bundle.addResource(new FluentResource(each), { allowOverrides: true });
  return bundle;
}

/** Brings the words of some files: `web-table`, `ruled`. */
export async function needWords(...names: string[]): Promise<void> {
  const before = wanted.size;
  for (const name of names) wanted.add(name);
  // Words that are here are not read again.
  if (wanted.size === before && shelfHolds === before) return;
  const count = wanted.size;
  const bundle = await bring(language);
  // Who came later brings more.
  if (count !== wanted.size) return;
  shelf = bundle;
  shelfHolds = count;
}

/** How many of the wanted files the shelf holds. */
let shelfHolds = 0;

/** The language in force. */
export function lang(): Language {
  return language;
}

/** Changes the language; what is on the screen follows. */
export async function setLanguage(code: Language): Promise<void> {
  const bundle = await bring(code);
  language = code;
  shelf = bundle;
  keepLanguage(code);
  document.documentElement.lang = code;
}

/** A message; its key, if there is none, so that nothing is empty. */
export function t(key: string, values?: Record<string, FluentVariable>): string {
  const message = shelf.getMessage(key);
  if (!message?.value) return key;
  const errors: Error[] = [];
  return shelf.formatPattern(message.value, values ?? null, errors);
}

/** Whether there is such a message. */
export function has(key: string): boolean {
  return shelf.hasMessage(key);
}
