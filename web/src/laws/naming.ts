// How an article is called. The rules for beginners have no numbers of their
// own: each chapter counts anew, and its name stands before.

import { articleNumber } from "../words/telling";
import { t } from "../words/words.svelte";
import { chapterKey, chapterOf } from "./books";

const COUNTS_ANEW = "fi-basics";

/** An article's number where its chapter is known. */
export function inChapter(book: string, number: string): string {
  return book === COUNTS_ANEW ? (number.split(".")[1] ?? number) : articleNumber(number);
}

/** An article's number wherever it is named. */
export function nameOf(book: string, number: string): string {
  return book === COUNTS_ANEW ? `${t(chapterKey(book, chapterOf(book, number)))} ${inChapter(book, number)}` : articleNumber(number);
}
