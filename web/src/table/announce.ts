// What is said for a move (D.2.1). The names of the files are the same for
// all; the rest is German, or as the arbiter decided.

import { pieceOf } from "../ground/squares";
import { FILE_NAMES } from "./letters";

export type Vocabulary = "fide" | "fi" | "sv" | "en";

interface Words {
  numbers: string;
  /** King, queen, rook, bishop, knight, pawn. */
  pieces: string;
  short: string;
  long: string;
}

const WORDS: Record<Vocabulary, Words> = {
  fide: {
    numbers: "eins zwei drei vier fünf sechs sieben acht",
    pieces: "König Dame Turm Läufer Springer Bauer",
    short: "Kurze Rochade",
    long: "Lange Rochade",
  },
  fi: {
    numbers: "yksi kaksi kolme neljä viisi kuusi seitsemän kahdeksan",
    pieces: "kuningas daami torni lähetti ratsu sotilas",
    short: "lyhyt linnoitus",
    long: "pitkä linnoitus",
  },
  sv: {
    numbers: "ett två tre fyra fem sex sju åtta",
    pieces: "kung dam torn löpare springare bonde",
    short: "kort rockad",
    long: "lång rockad",
  },
  en: {
    numbers: "one two three four five six seven eight",
    pieces: "king queen rook bishop knight pawn",
    short: "short castling",
    long: "long castling",
  },
};

/** Two squares in words; undefined where something else was written. */
export function inWords(text: string, board: Record<string, string>, vocabulary: Vocabulary): string | undefined {
  const squares = /^\s*([a-h][1-8])\s*[-x:]?\s*([a-h][1-8])\s*=?\s*([qrbn])?\s*$/i.exec(text);
  if (!squares?.[1] || !squares[2]) return undefined;
  const [from, to] = [squares[1].toLowerCase(), squares[2].toLowerCase()];
  // The piece may stand on its new square already.
  const letter = board[from] ?? board[to];
  if (!letter) return undefined;
  const { numbers, pieces, short, long } = WORDS[vocabulary];
  const far = Math.abs(from.charCodeAt(0) - to.charCodeAt(0)) > 1;
  if (pieceOf(letter).role === "king" && far && from.charAt(1) === to.charAt(1)) return to > from ? short : long;
  const piece = (of: string): string => pieces.split(" ")["kqrbnp".indexOf(of.toLowerCase())] ?? "";
  const square = (of: string): string => `${FILE_NAMES[of.charAt(0)]} ${numbers.split(" ")[Number(of.charAt(1)) - 1]}`;
  return [piece(letter), square(from), square(to), squares[3] ? piece(squares[3]) : ""].join(" ").trim();
}
