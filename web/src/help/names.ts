// The names of the pages of help, and what one of them is. Plain code: the build reads it too.

/** Their addresses under `/help`, in the order in which the index has them. */
export const HELP_PAGES = ["first-evening", "playing", "arbiter", "organiser", "clock", "troubleshooting"] as const;
export type HelpName = (typeof HELP_PAGES)[number];

/** A part of a page: its anchor, its heading, its text. */
export interface HelpSection {
  id: string;
  title: string;
  html: string;
}

export interface HelpPage {
  title: string;
  lead: string;
  sections: HelpSection[];
}

/** What each page holds, without its text; how its parts begin. */
export type HelpIndex = { page: HelpName; title: string; lead: string; sections: { id: string; title: string; lead: string }[] }[];

/** A text without its marks, for a search. */
export function plain(html: string): string {
  return html.replace(/<svg.*?<\/svg>/gs, " ").replace(/<[^>]*>/g, " ").replace(/&#?\w+;/g, " ").replace(/\s+/g, " ").trim();
}
