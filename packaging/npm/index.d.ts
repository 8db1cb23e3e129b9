// What the package does. The types of answers are in types.d.ts, made from
// the core; the fields have the names they have in the HTTP API and in what
// `tuomari --json` prints.

import type {
  ActDto,
  ActedDto,
  ArticleDto,
  CanMateDto,
  ColorWord,
  Entrant,
  FacesDto,
  IsDeadDto,
  JudgedDto,
  LegalMoveDto,
  NewTableDto,
  OptionDto,
  PairedDto,
  Problem,
  ReadGameDto,
  ReadMoveDto,
  RulebookDto,
  SeatWord,
  TimeControlReadDto,
  ViewDto,
} from "./types.js";

export type * from "./types.js";

/**
 * Brings the core. Await it once in a browser, before anything else. In Node
 * there is nothing to wait for; calling it does no harm.
 *
 * Without an argument the file `tuomari_bg.wasm` is fetched from beside the
 * package. Otherwise give its address, a response, its bytes or a compiled
 * module.
 */
export function init(source?: string | object): Promise<void>;

/** Something that cannot be done. The message says why and what to do. */
export class TuomariError extends Error {
  /** The same for programs: the fields that are wrong, the refusal, the articles. */
  readonly problem: Problem;
}

/** A language of sentences. */
export type Language = "en" | "fi" | "sv";

/** Whose letters moves are written with. */
export type Letters = "en" | "fi" | "sv" | "de" | "fr" | "nl" | "figurine";

/** Which words moves are announced with; `fide` are those that the Laws recommend. */
export type Vocabulary = "en" | "fi" | "sv" | "fide";

export interface MatingOptions {
  /** At most so many positions are looked at; a million, if not said. */
  positions?: number;
  /** The language of the proof; English, if not said. */
  language?: Language;
}

/**
 * Whether a side can still mate, by any series of legal moves of both sides:
 * what counts when the opponent's flag falls. Every answer but "unknown" is
 * proved.
 */
export function canMate(fen: string, side: ColorWord, options?: MatingOptions): CanMateDto;

/** Whether the position is dead: neither side can mate any more. */
export function isDead(fen: string, options?: MatingOptions): IsDeadDto;

/** The legal moves, in any arrangement of pieces: pawns first, then knights to king. */
export function legalMoves(fen: string, options?: { language?: Letters }): LegalMoveDto[];

/**
 * What a move is by chapter 3 of the Laws: `"e2e4"`, or the whole board as a
 * player left it, as the first field of a FEN.
 */
export function judge(
  fen: string,
  what: string | { move: string } | { board: string },
  options?: {
    /** Whose articles are named; the FIDE Laws of 2023, if not said. */
    rulebook?: string;
    language?: Language;
  },
): JudgedDto;

/** Moves written, read and said. */
export const notation: {
  /** Writes a legal move, which is given by its squares. */
  write(
    fen: string,
    move: string,
    options?: {
      language?: Letters;
      /** `short` if not said. `san` is PGN's, `uci` the engines'. */
      form?: "short" | "long" | "hyphenated" | "bare" | "san" | "uci";
    },
  ): string;
  /** Reads a move as people write it, and says what it had to let pass. */
  read(fen: string, text: string, options?: { language?: Letters }): ReadMoveDto;
  /** Says a legal move as it is announced to players who cannot see the board. */
  say(fen: string, move: string, options?: { vocabulary?: Vocabulary }): string;
  /** Understands an announced move. */
  hear(fen: string, text: string, options?: { vocabulary?: Vocabulary }): LegalMoveDto;
  /** Reads a whole game; the language is found out if it is not said. */
  readGame(text: string, options?: { language?: Letters; start?: string }): ReadGameDto;
};

/** Reads a time control: `90/40+30, 30+30` as people write it, `40/5400+30:1800+30` as report files code it. */
export function timeControl(text: string, options?: { form?: "human" | "trf" }): TimeControlReadDto;

/** The rulebooks, in the order they are shown to people. */
export function rulebooks(): RulebookDto[];

/** An article by its rulebook and number: `fide-2023/6.9`. */
export function article(name: string): ArticleDto;

/** All articles of a rulebook, in its own order. */
export function articles(rulebook: string): ArticleDto[];

/** Players to be paired by the Dutch system. */
export interface Players {
  players: Entrant[];
  /** How many rounds there are. */
  rounds?: number;
  /** The colour of the first of the list in round 1; white, if not said. */
  first_color?: ColorWord;
  /** Groups of numbers: those of one group may not meet each other. */
  prohibited?: number[][];
}

/**
 * Pairs a round: from the text of a report file (TRF26 or TRF16; Swiss for
 * players and teams, round robins), or from a list of players.
 */
export function pair(
  what: string | Players,
  options?: {
    /** The round; the next one, if not said. */
    round?: number;
    /** Say of each board why it is as it is. */
    why?: boolean;
    language?: Language;
  },
): PairedDto;

export interface TableOptions {
  /** When it is set up, in milliseconds of Unix time; now, if not said. */
  at?: number;
  /** So many bytes, each as likely as another; the platform's, if not said. */
  random?: (bytes: number) => Uint8Array;
}

/**
 * A game conducted at one table. Whoever keeps it is trusted with everything;
 * a seat is shown what `view` and `options` give for it, and nothing else.
 *
 * Instants are milliseconds of Unix time; left out, it is now. One before the
 * last act counts as that act's.
 */
export class Table {
  constructor(setup: NewTableDto, options?: TableOptions);
  /** Goes on where a record ends, whoever wrote it. */
  static resume(record: string, options?: Pick<TableOptions, "random">): Table;

  /** The name of the table in its record. */
  readonly id: string;
  /** Entries of the record so far. */
  readonly version: number;
  /** What stands on the board. */
  readonly fen: string;
  /** When the next flag falls if nobody acts; undefined while no clock runs. */
  readonly deadline: number | undefined;

  /**
   * Somebody does something: a player, the arbiter, or `system` for what the
   * program that keeps the table sees itself. Throws if it makes no sense now,
   * and then nothing has changed.
   */
  act(by: SeatWord | "system", act: ActDto, at?: number): ActedDto;
  /** What a seat sees. */
  view(seat: SeatWord, at?: number): ViewDto;
  /** What a seat may do, by the keys of the options. */
  options(seat: SeatWord, at?: number): Record<string, OptionDto>;
  /** Both faces of the clock; undefined without one. */
  faces(at?: number): FacesDto | undefined;
  /** The record so far, as a server writes it: for the arbiter while the game goes on. */
  record(): string;
  /** The game as PGN. */
  pgn(): string;
  /** Gives the memory back at once, rather than when the table is collected. */
  free(): void;
}
