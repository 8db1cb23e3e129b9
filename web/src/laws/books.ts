// The rulebooks as the pages have them: chapters, articles, what differs.

import all from "virtual:laws/all";
import type { Language } from "../words/files";

export const BOOKS = ["fide-2023", "fide-2018", "fide-2014", "fi-blitz-2014", "fi-team-blitz", "fi-basics"] as const;
export type Kind = "enforced" | "ruled" | "recorded" | "stated";
export const KINDS: Kind[] = ["enforced", "ruled", "recorded", "stated"];

/** An article, in our own words. */
export interface Article {
  number: string;
  kind: Kind;
  gist: string;
  settings: string[];
}

/** Articles that belong together. */
export interface Chapter {
  key: string;
  articles: Article[];
}

/** Two numbers that belong together, and whether some language words both alike: then only our words differ in the others. */
export type Mate = [left: string, right: string, alike: boolean];
export type Topics = [name: string, articles: Record<string, string[]>][];
export type Values = Record<string, [profiles: string[], is: string, articles: string[]][]>;

/** What a rulebook comes to: articles of each kind, and the profiles it tells apart. */
export interface Summary {
  counts: Partial<Record<Kind, number>>;
  profiles: string[];
}

async function bring<T>(name: string): Promise<T> {
  const load = all[name];
  if (!load) throw new Error(`there is no ${name}`);
  return (await load()).default as T;
}

/** The articles of a rulebook. */
export async function articlesOf(book: string, language: Language): Promise<Article[]> {
  const rows = await bring<[string, Kind, string, string[]][]>(`${book}/${language}`);
  return rows.map(([number, kind, gist, settings]) => ({ number, kind, gist, settings }));
}

export const topics = (): Promise<Topics> => bring("topics");
export const valuesOf = (book: string): Promise<Values> => bring(`${book}/values`);
export const whoSettings = (): Promise<string[]> => bring("who");
export const summaries = (): Promise<Record<string, Summary>> => bring("summary");
export const meanings = (language: Language): Promise<Record<string, string>> => bring(`meanings/${language}`);

/** Which articles of two rulebooks belong together, as the left one has them. */
export async function matesOf(left: string, right: string): Promise<Mate[]> {
  const name = `pairs/${left}+${right}`;
  const turned = !(name in all);
  const found = await bring<Mate[]>(turned ? `pairs/${right}+${left}` : name);
  return turned ? found.map(([a, b, alike]) => [b, a, alike]) : found;
}

/** Fetches what the page of a book will ask for. */
export async function bringEarly(book: string, language: Language): Promise<void> {
  await Promise.all([articlesOf(book, language), topics()]);
}

/** What an article's number begins with; the national codes are one chapter each. */
export function chapterOf(book: string, number: string): string {
  if (book.endsWith("blitz") || book.startsWith("fi-blitz")) return "all";
  return number.split(".")[0] ?? number;
}

/** The chapters in their order. */
export function chapters(book: string, articles: Article[]): Chapter[] {
  const found: Chapter[] = [];
  for (const article of articles) {
    const key = chapterOf(book, article.number);
    const last = found[found.length - 1];
    if (last?.key === key) last.articles.push(article);
    else found.push({ key, articles: [article] });
  }
  return found;
}

/** The name of a chapter's text. */
export function chapterKey(book: string, key: string): string {
  if (key === "all") return "web-laws-chapter-all";
  if (book === "fi-basics") return `web-laws-chapter-basics-${key}`;
  const same: Record<string, string> = { E: "I", F: "II", G: "III", pref: "preface" };
  return `web-laws-chapter-${same[key] ?? key}`;
}

/** How deep an article lies: 7 is 0, 7.5 is 1, 7.5.5 is 2. */
export function depth(book: string, number: string): number {
  const parts = number.split(".").length;
  return Math.max(0, Math.min(3, chapterOf(book, number) === "all" ? parts - 1 : parts - 2));
}
