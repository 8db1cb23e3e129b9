// Small boards beside the rules of movement: pictures, as in a book. They
// are found by the matter an article speaks of, so that every edition has them.

import { boardOfFen } from "../ground/squares";

/** A picture: what stands, and the squares it is about. */
export interface Picture {
  board: Record<string, string>;
  marked: string[];
}

const squares = (text: string): string[] => text.split(" ");

const PICTURES: Record<string, [fen: string, marked: string]> = {
  "bishop-movement": ["8/8/8/8/3B4/8/8/8", "a1 b2 c3 e5 f6 g7 h8 a7 b6 c5 e3 f2 g1"],
  "rook-movement": ["8/8/8/8/3R4/8/8/8", "d1 d2 d3 d5 d6 d7 d8 a4 b4 c4 e4 f4 g4 h4"],
  "queen-movement": [
    "8/8/8/8/3Q4/8/8/8",
    "a1 b2 c3 e5 f6 g7 h8 a7 b6 c5 e3 f2 g1 d1 d2 d3 d5 d6 d7 d8 a4 b4 c4 e4 f4 g4 h4",
  ],
  "knight-movement": ["8/8/8/8/3N4/8/8/8", "b3 b5 c2 c6 e2 e6 f3 f5"],
  "pawn-movement": ["8/8/8/8/3P4/8/8/8", "d5"],
  "pawn-double-step": ["8/8/8/8/8/8/3P4/8", "d3 d4"],
  "pawn-capture": ["8/8/8/2p1n3/3P4/8/8/8", "c5 e5"],
  "en-passant": ["8/8/8/3pP3/8/8/8/8", "d6"],
  promotion: ["8/3P4/8/8/8/8/8/8", "d8"],
  "king-step": ["8/8/8/8/3K4/8/8/8", "c3 d3 e3 c4 e4 c5 d5 e5"],
  castling: ["8/8/8/8/8/8/8/R3K2R", "c1 d1 f1 g1"],
};

/** The pictures of a rulebook's articles, by number. A matter has one: at the first article that speaks of it. */
export function picturesOf(book: string, topics: [string, Record<string, string[]>][]): Map<string, Picture> {
  const found = new Map<string, Picture>();
  for (const [name, row] of topics) {
    const picture = PICTURES[name];
    const number = row[book]?.[0];
    if (picture && number && !found.has(number)) found.set(number, { board: boardOfFen(picture[0]), marked: squares(picture[1]) });
  }
  return found;
}
