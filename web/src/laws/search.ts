// Finding words in a text, whatever their accents and their endings. What is
// an ending depends on the language: see `tongues.ts`.

/** How a language is searched. */
export interface Tongue {
  /** A word without its ending. */
  stem: (word: string) => string;
  /** Words are put together (`lipunputoaminen`), so one is looked for inside another too. */
  compounds: boolean;
  /** Words that people use for the same thing. */
  same: string[][];
}

/** Until the endings of a language are here. */
export const PLAIN: Tongue = { stem: (word) => word, compounds: true, same: [] };

/** What is left of a word must say something; shorter is compared whole. */
const LEAST_ROOT = 4;
/** What a stemmer may leave of an ending: more than this makes another word. */
const LONGEST_REST = 3;

/** Small letters without accents. */
export function folded(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/** Double consonants are one: they come and go with the endings (lippu, lipun; stop, stopped). */
function soft(text: string): string {
  return folded(text).replace(/([b-df-hj-np-tv-xz])\1+/g, "$1");
}

/** A word as it is compared. */
interface Form {
  plain: string;
  soft: string;
  root: string;
}

function formOf(word: string, { stem }: Tongue): Form {
  const root = soft(stem(word.toLowerCase()));
  const own = soft(word);
  return { plain: folded(word), soft: own, root: root.length < 3 || root.length * 2 < own.length ? own : root };
}

/** Whether a word of a text is a form of the one asked for. */
function meets(word: Form, asked: Form, compounds: boolean): boolean {
  const has = (text: string, part: string): boolean => (compounds && part.length >= LEAST_ROOT ? text.includes(part) : text.startsWith(part));
  if (word.root === asked.root || has(word.plain, asked.plain)) return true;
  if (asked.root.length >= LEAST_ROOT && (has(word.soft, asked.root) || has(word.root, asked.root))) return true;
  return word.root.length >= LEAST_ROOT && asked.root.startsWith(word.root) && asked.root.length - word.root.length <= LONGEST_REST;
}

const WORD = /[\p{L}\p{N}½]+/gu;

/** A question: each word of it with its other names. */
export interface Question {
  number: string;
  words: Form[][];
  tongue: Tongue;
}

/** What somebody wrote into a search; nothing, if it is too short to be looked for. */
export function question(text: string, tongue: Tongue): Question | undefined {
  const asked = text.trim();
  if (asked.length < 2) return undefined;
  const words = (asked.match(WORD) ?? []).map((word) => {
    const own = formOf(word, tongue);
    const group = tongue.same.find((names) => names.some((name) => folded(name) === own.plain || formOf(name, tongue).root === own.root));
    return [own, ...(group ?? []).map((name) => formOf(name, tongue))];
  });
  return { number: asked.toLowerCase(), words, tongue };
}

const forms = new WeakMap<Tongue, Map<string, Form>>();

/** Forms are made once for each word of a language. */
function known(word: string, tongue: Tongue): Form {
  let shelf = forms.get(tongue);
  if (!shelf) forms.set(tongue, (shelf = new Map()));
  let form = shelf.get(word);
  if (!form) shelf.set(word, (form = formOf(word, tongue)));
  return form;
}

const isHit = (word: Form, names: Form[], { compounds }: Tongue): boolean => names.some((name) => meets(word, name, compounds));

/** Whether a text has all the words asked for. */
export function answers(text: string, { words, tongue }: Question): boolean {
  const own = (text.match(WORD) ?? []).map((word) => known(word, tongue));
  return words.length > 0 && words.every((names) => own.some((word) => isHit(word, names, tongue)));
}

/** Articles with all the words asked for, or with that number; those of the number first. */
export function find<T extends { number: string; gist: string }>(articles: T[], asked: Question): T[] {
  const { number } = asked;
  const byNumber = articles.filter((one) => one.number.toLowerCase() === number || one.number.toLowerCase().startsWith(`${number}.`));
  // A number is no word: 9.2 is not looked for as 9 and 2.
  const numeric = /^\p{L}{0,3}\.?\d[\p{L}\d.]*$/u.test(number);
  const byWord = numeric ? articles.filter(({ gist }) => gist.toLowerCase().includes(number)) : articles.filter(({ gist }) => answers(gist, asked));
  return [...byNumber, ...byWord.filter((one) => !byNumber.includes(one))];
}

/** A text cut where the words asked for stand. */
export function marked(text: string, asked: Question | undefined): [text: string, hit: boolean][] {
  if (!asked) return [[text, false]];
  const parts: [string, boolean][] = [];
  let from = 0;
  for (const found of text.matchAll(WORD)) {
    if (!asked.words.some((names) => isHit(known(found[0], asked.tongue), names, asked.tongue))) continue;
    if (found.index > from) parts.push([text.slice(from, found.index), false]);
    parts.push([found[0], true]);
    from = found.index + found[0].length;
  }
  if (from < text.length) parts.push([text.slice(from), false]);
  return parts;
}
