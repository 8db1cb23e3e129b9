// What the software does with the articles of a rulebook, as an arbiter asks
// it: what it decides by itself, what it asks, what it only notes.

import { type Article, type Chapter, KINDS, type Kind, type Summary, type Values, chapters } from "./books";
import { valueOf } from "./compare";
import { type Question, find } from "./search";

/** Articles that the software treats alike, by chapters. */
export interface Group {
  kind: Kind;
  count: number;
  chapters: Chapter[];
}

/** The four groups in their order; every article stands in one. */
export function groups(book: string, articles: Article[]): Group[] {
  return KINDS.map((kind) => {
    const own = articles.filter((article) => article.kind === kind);
    return { kind, count: own.length, chapters: chapters(book, own) };
  });
}

/** The articles with all the words asked for, in their own order; all of them, if nothing is asked. */
export function asked(articles: Article[], question: Question | undefined): Article[] {
  if (!question) return articles;
  const found = new Set(find(articles, question));
  return articles.filter((article) => found.has(article));
}

/** Articles of each kind, and all of them. */
export type Counts = Record<Kind | "all", number>;

export function countsOf(summary: Summary | undefined): Counts {
  const of = (kind: Kind): number => summary?.counts[kind] ?? 0;
  const all = KINDS.reduce((sum, kind) => sum + of(kind), 0);
  return { enforced: of("enforced"), ruled: of("ruled"), recorded: of("recorded"), stated: of("stated"), all };
}

/** Several books together. */
export function together(books: Counts[]): Counts {
  const sum: Counts = { enforced: 0, ruled: 0, recorded: 0, stated: 0, all: 0 };
  for (const book of books) for (const kind of [...KINDS, "all"] as const) sum[kind] += book[kind];
  return sum;
}

/** A setting that says who has to speak up, and what it says. */
export interface Who {
  setting: string;
  is: string;
  articles: string[];
}

/** Who has to speak up under a profile; what the rulebook does not know is left out. */
export function whoSpeaks(settings: string[], values: Values, book: string, profile: string): Who[] {
  return settings.map((setting) => ({ setting, ...valueOf(values, book, setting, profile) })).filter(({ is }) => is !== "n/a");
}

/** The same by the articles of the book itself that say it. */
export function whoByArticle(book: string, who: Who[]): Map<string, Who[]> {
  const found = new Map<string, Who[]>();
  for (const one of who) {
    for (const id of one.articles) {
      if (!id.startsWith(`${book}/`)) continue;
      const number = id.slice(book.length + 1);
      found.set(number, [...(found.get(number) ?? []), one]);
    }
  }
  return found;
}
