// Two rulebooks side by side: which articles speak of the same, and where
// the words differ.

import type { Article, Mate, Topics, Values } from "./books";

/** Two articles that belong together, or one that stands alone. */
export interface Pair {
  left?: Article;
  right?: Article;
  /** How they stand to each other. */
  how: "same" | "changed" | "left" | "right";
}

/** An article as it is paired: in all our languages, so that a pair is one in each of them. */
export interface Told {
  number: string;
  gists: string[];
  settings: string[];
}

/** Below this two articles are not taken for the same. */
const ENOUGH = 0.42;

function words(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\p{N}½]+/gu) ?? []);
}

/** How much two texts have in common: 1 for the same words, 0 for none. */
function likeness(a: Set<string>, b: Set<string>): number {
  let both = 0;
  for (const word of a) if (b.has(word)) both += 1;
  return (2 * both) / Math.max(1, a.size + b.size);
}

/** How often a matter brings two numbers together. */
function bonds(books: [string, string], topics: Topics): Map<string, number> {
  const found = new Map<string, number>();
  for (const [, row] of topics) {
    for (const [i, a] of (row[books[0]] ?? []).entries()) {
      for (const [j, b] of (row[books[1]] ?? []).entries()) {
        const key = `${a} ${b}`;
        found.set(key, Math.max(found.get(key) ?? 0, i === j ? 0.35 : 0.15));
      }
    }
  }
  return found;
}

/** Brings the articles of two rulebooks together: the best match first, each once. */
export function mates(left: Told[], right: Told[], books: [string, string], topics: Topics): Mate[] {
  const bound = bonds(books, topics);
  const rightWords = right.map(({ gists }) => gists.map(words));
  const tried: [score: number, left: Told, right: Told][] = [];
  for (const a of left) {
    const own = a.gists.map(words);
    right.forEach((b, j) => {
      const like = own.reduce((sum, mine, tongue) => sum + likeness(mine, rightWords[j]?.[tongue] ?? new Set()), 0) / own.length;
      const score = like + (bound.get(`${a.number} ${b.number}`) ?? 0) + (a.number === b.number ? 0.2 : 0) + (a.settings.some((name) => b.settings.includes(name)) ? 0.1 : 0);
      if (like > 0.15 && score >= ENOUGH) tried.push([score, a, b]);
    });
  }
  tried.sort((a, b) => b[0] - a[0]);
  const taken = new Set<Told>();
  const found: Mate[] = [];
  for (const [, a, b] of tried) {
    if (taken.has(a) || taken.has(b)) continue;
    taken.add(a).add(b);
    found.push([a.number, b.number, a.gists.some((gist, tongue) => gist === b.gists[tongue])]);
  }
  return found;
}

/** The articles of two rulebooks in pairs, in the order of the left. */
export function pairs(left: Article[], right: Article[], known: Mate[]): Pair[] {
  const places = new Map(right.map((article, j) => [article.number, j]));
  const toRight = new Map(known.map(([a, b, alike]) => [a, { j: places.get(b) ?? -1, alike }]));
  const taken = new Set([...toRight.values()].map(({ j }) => j));
  return inOrder(left, right, toRight, taken);
}

function inOrder(left: Article[], right: Article[], toRight: Map<string, { j: number; alike: boolean }>, taken: Set<number>): Pair[] {
  const found: Pair[] = [];
  const placed = new Set<number>();
  // What stands only on the right follows the article it follows there.
  const rest = (from: number): void => {
    for (let j = from; j < right.length && !taken.has(j) && !placed.has(j); j++) {
      placed.add(j);
      found.push({ right: right[j], how: "right" });
    }
  };
  rest(0);
  for (const article of left) {
    const mate = toRight.get(article.number);
    const other = mate && right[mate.j];
    if (!other) {
      found.push({ left: article, how: "left" });
      continue;
    }
    found.push({ left: article, right: other, how: mate.alike ? "same" : "changed" });
    rest(mate.j + 1);
  }
  right.forEach((article, j) => {
    if (!taken.has(j) && !placed.has(j)) found.push({ right: article, how: "right" });
  });
  return found;
}

/** A piece of a text: whether the other one has it too. */
export type Piece = [text: string, common: boolean];

/** The words of `text` that `other` has in the same order, and those it has not. */
export function differing(text: string, other: string): Piece[] {
  const a = text.split(/(\s+)/).filter((part) => part.trim() !== "");
  const b = other.split(/(\s+)/).filter((part) => part.trim() !== "");
  const longest: number[][] = Array.from({ length: a.length + 1 }, () => new Array<number>(b.length + 1).fill(0));
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      longest[i]![j] = a[i] === b[j] ? longest[i + 1]![j + 1]! + 1 : Math.max(longest[i + 1]![j]!, longest[i]![j + 1]!);
    }
  }
  const pieces: Piece[] = [];
  let j = 0;
  for (let i = 0; i < a.length; i++) {
    while (j < b.length && a[i] !== b[j] && longest[i]![j + 1]! >= longest[i + 1]![j]!) j += 1;
    const common = j < b.length && a[i] === b[j];
    if (common) j += 1;
    const last = pieces[pieces.length - 1];
    if (last && last[1] === common) last[0] += ` ${a[i]}`;
    else pieces.push([a[i]!, common]);
  }
  return pieces;
}

/** A setting that two rulebooks answer differently. */
export interface Differs {
  setting: string;
  left: string;
  right: string;
  articles: string[];
}

/** What a book gives a setting under a profile, and the articles it rests on, each with its book. */
export function valueOf(values: Values, book: string, setting: string, profile: string): { is: string; articles: string[] } {
  const rows = values[setting] ?? [];
  const row = rows.find(([list]) => list.includes(profile) || list.includes("*")) ?? rows[0];
  return { is: row?.[1] ?? "n/a", articles: (row?.[2] ?? []).map((id) => (id.includes("/") ? id : `${book}/${id}`)) };
}

/** Settings that differ, each book by one of its profiles. */
export function settingsThatDiffer(left: Values, right: Values, books: [string, string], profiles: [string, string]): Differs[] {
  return Object.keys(left)
    .map((setting) => {
      const a = valueOf(left, books[0], setting, profiles[0]);
      const b = valueOf(right, books[1], setting, profiles[1]);
      return { setting, left: a.is, right: b.is, articles: [...a.articles, ...b.articles] };
    })
    .filter((one) => one.left !== one.right);
}

/** The profiles that a rulebook's values speak of. */
export function profilesOf(values: Values): string[] {
  const found = new Set<string>();
  for (const rows of Object.values(values)) for (const [list] of rows) for (const name of list) if (name !== "*") found.add(name);
  return found.size > 0 ? [...found] : ["only"];
}
