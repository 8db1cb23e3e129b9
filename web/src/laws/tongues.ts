// The endings of our three languages, each fetched when somebody searches in
// it. The stemmers are the Snowball ones; docs/decisions/0036-help-and-search.md
// says why, and what we do beside them.

import type { Language } from "../words/files";
import type { Tongue } from "./search";

type Stem = (word: string) => string;

/**
 * What the Finnish stemmer leaves: a consonant that changes with the ending
 * (siirto, siirron; lyönti, lyönnin), and the end of sotilas and linnoitus.
 */
function weak(stem: string): string {
  return stem.replace(/([lnr])t(?=\p{L}?$)/u, "$1").replace(/(?<=\p{L}{4}[aäuy])s$/u, "");
}

const STEMS: Record<Language, () => Promise<Stem>> = {
  en: async () => (await import("@orama/stemmers/english")).stemmer,
  sv: async () => (await import("@orama/stemmers/swedish")).stemmer,
  fi: async () => {
    const { stemmer } = await import("@orama/stemmers/finnish");
    return (word) => weak(stemmer(word));
  },
};

/** Matters that have several names; the names are in `web-laws.ftl`. */
export const MATTERS = [
  "move", "draw", "stalemate", "mate", "clock", "flag", "time", "king", "castling", "passing",
  "promotion", "touch", "illegal", "repetition", "resign", "late", "phone", "sheet",
] as const;

/** A language, with the names that people use. */
export async function tongueOf(language: Language, names: (matter: string) => string): Promise<Tongue> {
  const stem = await STEMS[language]();
  const same = MATTERS.map((matter) => names(matter).split(",").map((name) => name.trim()));
  return { stem, compounds: language !== "en", same };
}
