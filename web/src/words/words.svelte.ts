// Every message, from the Fluent files that the Rust side uses too.
//
// A file is fetched when a page asks for it, in the reader's language only.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

/** The languages of the pages, each in its own words. */
export const LANGUAGES = { fi: "Suomi", sv: "Svenska", en: "English" } as const;
export type Language = keyof typeof LANGUAGES;

const KEY = "tuomari-language";
const files = import.meta.glob<string>("../../../locales/*/{web*,judge,clock,laws,record,board,notation}.ftl", {
  query: "?raw",
  import: "default",
});

let language = $state<Language>(first());
let shelf = $state.raw<FluentBundle>(new FluentBundle("en"));
const wanted = new Set<string>();
const texts = new Map<string, Promise<string>>();

function first(): Language {
  const kept = localStorage.getItem(KEY);
  for (const tag of [kept ?? "", ...navigator.languages]) {
    const code = tag.slice(0, 2).toLowerCase();
    if (code in LANGUAGES) return code as Language;
  }
  return "en";
}

function text(code: Language, name: string): Promise<string> {
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

/** A shelf with all that is wanted, in one language. */
async function bring(code: Language): Promise<FluentBundle> {
  const found = await Promise.all([...wanted].map((name) => text(code, name)));
  const bundle = new FluentBundle(code, { useIsolating: false });
  for (const each of found) bundle.addResource(new FluentResource(each), { allowOverrides: true });
  return bundle;
}

/** Brings the words of some files: `web-table`, `judge`. */
export async function needWords(...names: string[]): Promise<void> {
  for (const name of names) wanted.add(name);
  const count = wanted.size;
  const bundle = await bring(language);
  // Who came later brings more.
  if (count === wanted.size) shelf = bundle;
}

/** The language in force. */
export function lang(): Language {
  return language;
}

/** Changes the language; what is on the screen follows. */
export async function setLanguage(code: Language): Promise<void> {
  const bundle = await bring(code);
  language = code;
  shelf = bundle;
  localStorage.setItem(KEY, code);
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
