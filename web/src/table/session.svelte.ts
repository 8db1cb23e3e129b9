// A seat at a table, as the page plays it: what is shown until the server has
// answered, and what each gesture sends. No rule of chess is here: `legal`
// and `options` come from the server.

import type { ActDto, ColorWord, OptionDto, RoleWord, TableDto, ViewDto } from "../generated/wire";
import { letterOf, pieceOf } from "../ground/squares";
import { Trouble } from "../wire/api";
import type { Followed } from "../wire/hall.svelte";
import { problemText } from "../words/telling";
import { type Letters, nameOf } from "./letters";
import { positionsOf } from "./past";
import { ROLE_OF } from "./roles";

type Board = Record<string, string>;

/** A pawn waits for the choice of its new piece. */
export interface Promotion {
  from: string;
  to: string;
  color: ColorWord;
  roles: RoleWord[];
}

/** A claim that was made here and that nothing has been said of yet. */
export interface Claimed {
  option: OptionDto;
  /** The server has it. */
  sent: boolean;
  /** What had been said by then. */
  before: string;
}

/** What the next squares on the board are for. */
export type Mode = "play" | "intended" | "line";

/** What a pawn may become where no list of moves says it. */
const NEW_PIECES: RoleWord[] = ["queen", "rook", "bishop", "knight"];

export class Session {
  /** A square taken hold of. */
  selected = $state<string>();
  /** A piece from beside the board that goes to the next square. */
  armed = $state<RoleWord>();
  /** Adjusting was announced: contacts straighten until it is over. */
  adjusting = $state(false);
  promotion = $state.raw<Promotion>();
  /** What was refused last, for a while. */
  trouble = $state<{ text: string; articles: string[] }>();
  mode = $state<Mode>("play");
  /** The intended move, entered on the board. */
  intended = $state<string>();
  /** The forced line, entered on the board, move by move. */
  line = $state<string[]>([]);
  /** Lines shown before this one, for other replies. */
  lines = $state<string[]>([]);
  /** The clock was pressed here, and the answer is on its way. */
  pressing = $state(false);
  /** Counts up to have the board drawn anew. */
  redraw = $state(0);
  /** A draw is offered with the next move. */
  offering = $state(false);

  #claimed = $state.raw<Claimed>();
  #past = $state<number>();

  #predicted = $state.raw<Board>();
  #underWay = $state(0);
  #want = $state(-1);
  #troubleTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly followed: Followed,
    readonly about: TableDto,
  ) {}

  get view(): ViewDto | undefined {
    return this.followed.view;
  }

  /** The colour this seat plays; nobody's for those who look on. */
  get color(): ColorWord | undefined {
    const seat = this.view?.seat;
    return seat === "white" || seat === "black" ? seat : undefined;
  }

  get strict(): boolean {
    return this.about.kind === "strict";
  }

  /** The claim that waits for an answer. */
  get claimed(): Claimed | undefined {
    const waits = this.#claimed && !this.view?.conclusion && this.#told === this.#claimed.before;
    return waits ? this.#claimed : undefined;
  }

  /** What was said and moved last, to see whether anything came since. */
  get #told(): string {
    const { announced = [], questions = [], moves = [], line_awaited } = this.view ?? {};
    return [announced.length, announced[announced.length - 1]?.at_ms, questions.length, moves.length, moves[moves.length - 1]?.text, line_awaited].join(" ");
  }

  /** The positions of the game so far, where the seat is shown all moves in full. */
  readonly positions = $derived.by(() => (this.view?.whole ? positionsOf(this.about.start, this.view.moves) : undefined));

  /** How many moves had been made in the position that is looked at; undefined for now. */
  get past(): number | undefined {
    const last = this.view?.moves.length ?? 0;
    return this.#past !== undefined && this.#past < last && this.mode === "play" ? this.#past : undefined;
  }

  /** Looks at the position after so many moves; after the last it is now. */
  look(ply: number): void {
    const last = this.view?.moves.length ?? 0;
    if (!this.positions || last === 0) return;
    this.selected = undefined;
    this.#past = ply >= last ? undefined : Math.max(0, ply);
  }

  /** The board as shown: a position that is past, or what was done here and is not answered yet included. */
  get board(): Board {
    if (this.past !== undefined) return this.positions?.[this.past] ?? {};
    if (this.mode === "line" && this.#lineBoard) return this.#lineBoard;
    return (this.#waits && this.#predicted) || (this.view?.board ?? {});
  }

  get predicted(): boolean {
    return this.#waits && this.#predicted !== undefined;
  }

  /** Something done here is not answered yet, or its answer not shown. */
  get #waits(): boolean {
    return this.#underWay > 0 || this.#versionSeen < this.#want;
  }

  // Reading the view makes it follow the version.
  get #versionSeen(): number {
    void this.view;
    return this.followed.version;
  }

  #lineBoard = $state.raw<Board>();

  /** A move by its squares as the reader writes it. */
  nameOf(move: string, letters: Letters): string {
    const view = this.view;
    return view ? nameOf(move, view.board, view.legal, letters) : move;
  }

  option(id: string): OptionDto | undefined {
    return Object.values(this.followed.options).find((option) => option.id === id);
  }

  /** Whether pieces may be handled here now. */
  get handles(): boolean {
    const view = this.view;
    if (!view || !this.color || view.conclusion || this.past !== undefined) return false;
    if (this.mode !== "play") return true;
    if (view.clock && !view.clock.started) return false;
    return this.option("make") !== undefined || this.option("place") !== undefined;
  }

  /** Where each piece may go; undefined where anything may be put anywhere. */
  get dests(): Map<string, string[]> | undefined {
    const view = this.view;
    if (this.strict || this.mode === "line" || !view) return undefined;
    if (!view.legal) return this.mode === "intended" ? undefined : new Map();
    const dests = new Map<string, string[]>();
    for (const move of view.legal) {
      const from = move.slice(0, 2);
      const to = move.slice(2, 4);
      const list = dests.get(from) ?? [];
      list.push(to, ...this.#kingLands(from, to));
      dests.set(from, list);
    }
    return dests;
  }

  /** Castling is written as the king onto its rook; people also put the king where it lands. */
  #kingLands(from: string, to: string): string[] {
    const letter = this.view?.board[from];
    const there = this.view?.board[to];
    if (!letter || !there || letter.toLowerCase() !== "k") return [];
    if (pieceOf(letter).color !== pieceOf(there).color) return [];
    const lands = `${to > from ? "g" : "c"}${from.charAt(1)}`;
    const taken = this.view?.legal?.includes(from + lands) || lands === from;
    return taken ? [] : [lands];
  }

  /** Sends an act; what is refused is told. */
  async send(act: ActDto, board?: Board): Promise<boolean> {
    // What was foreseen for earlier acts has been answered; the board may have been put back since.
    if (!this.#waits) this.#predicted = undefined;
    if (board) this.#predicted = board;
    this.#underWay += 1;
    try {
      this.#want = Math.max(this.#want, await this.followed.act(act));
      return true;
    } catch (error) {
      const problem = error instanceof Trouble ? error.problem : undefined;
      this.tell(problem ? problemText(problem) : String(error), problem?.articles ?? []);
      this.#predicted = undefined;
      this.redraw += 1;
      return false;
    } finally {
      this.#underWay -= 1;
    }
  }

  /**
   * Makes a claim. A flag that was rightly pointed out may count only once the
   * clock is stopped (`fi-blitz-2014/13.c.1`): where nothing was found at once,
   * the clock is stopped with the same press.
   */
  async claim(option: OptionDto): Promise<void> {
    this.#claimed = { option, sent: false, before: this.#told };
    const made = this.#claimed;
    if (!(await this.send({ act: option.act, ...option.given } as ActDto))) {
      this.#claimed = undefined;
      return;
    }
    await this.#seen();
    if (this.#claimed === made) this.#claimed = { ...made, sent: true };
    if (option.id !== "claim-flag" || !this.claimed || !this.view?.clock?.runs || !this.option("stop-clock")) return;
    await this.send({ act: "stop-clock" });
  }

  /** The view shows what was accepted last. */
  #seen(): Promise<void> {
    return new Promise((done) => {
      const stop = $effect.root(() => {
        $effect(() => {
          if (this.#versionSeen < this.#want) return;
          done();
          queueMicrotask(() => stop());
        });
      });
    });
  }

  /** Shows for a while why something was not done. */
  tell(text: string, articles: string[] = []): void {
    this.trouble = { text, articles };
    clearTimeout(this.#troubleTimer);
    this.#troubleTimer = setTimeout(() => (this.trouble = undefined), 8000);
  }

  /** A square was tapped, by finger or by key. */
  tap(square: string): void {
    if (!this.handles) return;
    const letter = this.board[square];
    if (this.mode === "play" && this.adjusting && letter) {
      void this.send({ act: "touch", square, contact: "straightened" });
      return;
    }
    if (this.mode === "play" && this.armed) {
      this.place({ piece: this.armed }, square);
      this.armed = undefined;
      return;
    }
    const from = this.selected;
    if (from === undefined || from === square) {
      if (from === square) this.selected = undefined;
      else if (letter) this.take(square);
      return;
    }
    const own = (at: string): boolean => {
      const there = this.board[at];
      return there !== undefined && pieceOf(there).color === this.color;
    };
    const goes = this.dests?.get(from)?.includes(square) ?? (!own(square) || !own(from));
    if (goes) this.carry(from, square);
    else if (letter) this.take(square);
    else this.selected = undefined;
  }

  /** A piece is taken hold of. */
  take(square: string): void {
    this.selected = square;
    if (this.mode === "play" && this.strict && !this.adjusting && this.option("touch")) {
      void this.send({ act: "touch", square });
    }
  }

  /** A piece is carried from one square to another and let go. */
  carry(from: string, to: string): void {
    this.selected = undefined;
    if (from === to || !this.handles) return;
    if (this.mode === "intended") return this.#intend(from, to);
    if (this.mode === "line") return this.#addToLine(from, to);
    if (this.adjusting) {
      this.redraw += 1;
      return;
    }
    if (this.strict) return this.place({ from }, to);
    const move = this.#chosen(from, to);
    if (!move) {
      this.redraw += 1;
      return;
    }
    if (move.roles.length > 1) this.#askRole(from, move.to, move.roles);
    else void this.#make(from, move.to, move.roles[0]);
  }

  /** The pawn's new piece is to be chosen. */
  #askRole(from: string, to: string, roles: RoleWord[]): void {
    const letter = this.board[from];
    this.promotion = { from, to, roles, color: letter ? pieceOf(letter).color : (this.color ?? "white") };
  }

  /** The pawn's new piece was chosen. */
  promote(role: RoleWord | undefined): void {
    const waiting = this.promotion;
    this.promotion = undefined;
    if (!waiting || !role) {
      this.redraw += 1;
      return;
    }
    if (this.mode === "intended") this.intended = waiting.from + waiting.to + letterOf("black", role);
    else if (this.mode === "line") this.#addToLine(waiting.from, waiting.to, role);
    else void this.#make(waiting.from, waiting.to, role);
  }

  /** The legal move that two squares mean, and what a pawn may become by it. */
  #chosen(from: string, to: string): { to: string; roles: RoleWord[] } | undefined {
    const legal = this.view?.legal ?? [];
    const fits = (square: string): string[] => legal.filter((move) => move.startsWith(from + square));
    let found = fits(to);
    if (found.length === 0) {
      const rook = legal.find((move) => move.startsWith(from) && this.#kingLands(from, move.slice(2, 4)).includes(to));
      if (rook) found = [rook];
    }
    const first = found[0];
    if (!first) return undefined;
    const roles = found.flatMap((move) => ROLE_OF[move.charAt(4)] ?? []);
    return { to: first.slice(2, 4), roles };
  }

  async #make(from: string, to: string, promotion?: RoleWord): Promise<void> {
    if (await this.send({ act: "make", from, to, ...(promotion ? { promotion } : {}) }, this.#after(from, to, promotion))) await this.#offer();
  }

  /**
   * The offer that goes with a move: after it, before the opponent has moved
   * (`fide-2018/9.1.2.1`). Whoever has been answered already offers with the next.
   */
  async #offer(): Promise<void> {
    if (!this.offering) return;
    await this.#seen();
    const { view, color } = this;
    if (!view || view.conclusion || view.to_act === color) return;
    this.offering = false;
    if (!view.offer) await this.send({ act: "offer-draw" });
  }

  /** How the board will look if the move is accepted; castling moves two pieces. */
  #after(from: string, to: string, promotion?: RoleWord): Board {
    const board = { ...this.board };
    const letter = board[from];
    const there = board[to];
    if (!letter) return board;
    delete board[from];
    const piece = pieceOf(letter);
    if (piece.role === "king" && there && pieceOf(there).color === piece.color) {
      const rank = from.charAt(1);
      const short = to > from;
      delete board[to];
      board[`${short ? "g" : "c"}${rank}`] = letter;
      board[`${short ? "f" : "d"}${rank}`] = there;
      return board;
    }
    board[to] = promotion ? letterOf(piece.color, promotion) : letter;
    return board;
  }

  /** Strict: a piece is put on a square and let go, whatever it is. */
  place(what: { from: string } | { piece: RoleWord }, to: string): void {
    const color = this.color;
    if (!color) return;
    const board = { ...this.board };
    if ("from" in what) {
      const letter = board[what.from];
      if (!letter) return;
      delete board[what.from];
      board[to] = letter;
    } else board[to] = letterOf(color, what.piece);
    void this.send({ act: "place", ...what, to }, board);
    void this.send({ act: "release" });
  }

  /** Strict: the piece taken hold of goes off the board. */
  remove(): void {
    const square = this.selected;
    if (!square) return;
    this.selected = undefined;
    const board = { ...this.board };
    delete board[square];
    void this.send({ act: "remove", square }, board);
    void this.send({ act: "release" });
  }

  /** A move by its text: squares anywhere, letters where legality may be told. */
  async type(text: string, notation: string): Promise<boolean> {
    const squares = /^\s*([a-h][1-8])\s*[-x:]?\s*([a-h][1-8])\s*=?\s*([qrbn])?\s*$/i.exec(text);
    if (this.mode === "intended") {
      this.intended = squares ? `${squares[1]}${squares[2]}${squares[3] ?? ""}`.toLowerCase() : text.trim();
      return true;
    }
    if (this.strict) {
      if (squares?.[1] && squares[2]) {
        const from = squares[1].toLowerCase();
        this.take(from);
        this.selected = undefined;
        this.place({ from }, squares[2].toLowerCase());
        const role = ROLE_OF[squares[3]?.toLowerCase() ?? ""];
        if (role) this.place({ piece: role }, squares[2].toLowerCase());
        return true;
      }
      return this.send({ act: "make", move: text.trim(), notation });
    }
    const made = await this.send({ act: "make", move: squares ? squares.slice(1).join("").toLowerCase() : text.trim(), notation });
    if (made) await this.#offer();
    return made;
  }

  /** The clock is pressed. */
  async press(): Promise<void> {
    const option = this.option("press");
    if (!option || this.pressing) return;
    this.pressing = true;
    // The board tells of a piece let go a moment later; it goes first.
    await new Promise((done) => setTimeout(done, 4));
    this.selected = undefined;
    this.armed = undefined;
    this.adjusting = false;
    await this.send({ act: "press" });
    this.pressing = false;
  }

  #intend(from: string, to: string): void {
    const move = this.view?.legal ? this.#chosen(from, to) : { to, roles: [] };
    this.redraw += 1;
    if (!move) return;
    if (move.roles.length > 1) this.#askRole(from, move.to, move.roles);
    else this.intended = from + move.to;
  }

  /** The forced line grows by a move of either side. */
  #addToLine(from: string, to: string, promotion?: RoleWord): void {
    const pawn = this.board[from]?.toLowerCase() === "p";
    const last = to.charAt(1) === "8" || to.charAt(1) === "1";
    if (pawn && last && !promotion) {
      this.#askRole(from, to, NEW_PIECES);
      return;
    }
    this.#lineBoard = this.#after(from, to, promotion);
    this.line = [...this.line, from + to + (promotion ? letterOf("black", promotion) : "")];
  }

  /** Begins to enter a move or a line on the board. */
  begin(mode: Mode): void {
    this.mode = mode;
    this.#past = undefined;
    this.selected = undefined;
    this.intended = undefined;
    this.line = [];
    this.lines = [];
    this.#lineBoard = mode === "line" ? { ...(this.view?.board ?? {}) } : undefined;
  }

  /** Another reply is answered by a line of its own. */
  anotherLine(): void {
    const lines = [...this.lines, this.line.join(" ")];
    this.begin("line");
    this.lines = lines;
  }

  /** Takes the last move of the line back. */
  undoLine(): void {
    const moves = this.line.slice(0, -1);
    const { lines } = this;
    this.begin("line");
    this.lines = lines;
    for (const move of moves) this.#addToLine(move.slice(0, 2), move.slice(2, 4), ROLE_OF[move.charAt(4)]);
  }
}
