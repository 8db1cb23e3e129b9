// Finding words in the gists, whatever their accents.

import type { Article } from "./books";

/** Small letters without accents. */
export function folded(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/** Articles with all the words asked for, or with that number; those of the number first. */
export function find(articles: Article[], asked: string): Article[] {
  const query = folded(asked.trim());
  if (!query) return [];
  const words = query.split(/\s+/);
  const byNumber = articles.filter(({ number }) => number.toLowerCase() === query || number.toLowerCase().startsWith(`${query}.`));
  const byWord = articles.filter((article) => {
    const text = folded(article.gist);
    return !byNumber.includes(article) && words.every((word) => text.includes(word));
  });
  return [...byNumber, ...byWord];
}

/** A gist cut where the words asked for stand. */
export function marked(gist: string, asked: string): [text: string, hit: boolean][] {
  const words = folded(asked.trim()).split(/\s+/).filter((word) => word.length > 1);
  const text = folded(gist);
  // Folding keeps the length where letters are single; otherwise nothing is marked.
  if (words.length === 0 || text.length !== gist.length) return [[gist, false]];
  const hits = new Array<boolean>(gist.length).fill(false);
  for (const word of words) {
    for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) hits.fill(true, at, at + word.length);
  }
  const parts: [string, boolean][] = [];
  for (let at = 0; at < gist.length; at++) {
    const last = parts[parts.length - 1];
    if (last && last[1] === hits[at]) last[0] += gist.charAt(at);
    else parts.push([gist.charAt(at), hits[at] ?? false]);
  }
  return parts;
}
