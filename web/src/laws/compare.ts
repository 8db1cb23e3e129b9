// Two rulebooks side by side: which articles speak of the same, and where
// the words differ.

import type { Article, Topics, Values } from "./books";

/** Two articles that belong together, or one that stands alone. */
export interface Pair {
  left?: Article;
  right?: Article;
  /** How they stand to each other. */
  how: "same" | "changed" | "left" | "right";
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

/** Pairs the articles of two rulebooks: the best match first, each once, in the order of the left. */
export function pairs(left: Article[], right: Article[], books: [string, string], topics: Topics): Pair[] {
  const mates = new Map<string, number>();
  for (const [, row] of topics) {
    for (const [i, a] of (row[books[0]] ?? []).entries()) {
      for (const [j, b] of (row[books[1]] ?? []).entries()) {
        const key = `${a} ${b}`;
        mates.set(key, Math.max(mates.get(key) ?? 0, i === j ? 0.35 : 0.15));
      }
    }
  }
  const rightWords = right.map((article) => words(article.gist));
  const tried: [score: number, left: number, right: number][] = [];
  left.forEach((a, i) => {
    const own = words(a.gist);
    right.forEach((b, j) => {
      const like = likeness(own, rightWords[j] ?? new Set());
      const score = like + (mates.get(`${a.number} ${b.number}`) ?? 0) + (a.number === b.number ? 0.2 : 0) + (a.settings.some((name) => b.settings.includes(name)) ? 0.1 : 0);
      if (like > 0.15 && score >= ENOUGH) tried.push([score, i, j]);
    });
  });
  tried.sort((a, b) => b[0] - a[0]);
  const toRight = new Map<number, number>();
  const taken = new Set<number>();
  for (const [, i, j] of tried) {
    if (toRight.has(i) || taken.has(j)) continue;
    toRight.set(i, j);
    taken.add(j);
  }
  return inOrder(left, right, toRight, taken);
}

function inOrder(left: Article[], right: Article[], toRight: Map<number, number>, taken: Set<number>): Pair[] {
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
  left.forEach((article, i) => {
    const j = toRight.get(i);
    const other = j === undefined ? undefined : right[j];
    if (j === undefined || !other) {
      found.push({ left: article, how: "left" });
      return;
    }
    found.push({ left: article, right: other, how: article.gist === other.gist ? "same" : "changed" });
    rest(j + 1);
  });
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
