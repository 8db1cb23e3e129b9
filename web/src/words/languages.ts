// The languages of the pages. Plain code.

/** Each in its own words. */
export const LANGUAGES = { fi: "Suomi", sv: "Svenska", en: "English" } as const;
export type Language = keyof typeof LANGUAGES;

/** The language that was asked for, or the browser's. */
export function languageOf(asked: string | null): Language {
  for (const tag of [asked ?? "", ...navigator.languages]) {
    const code = tag.slice(0, 2).toLowerCase();
    if (Object.hasOwn(LANGUAGES, code)) return code as Language;
  }
  return "en";
}
