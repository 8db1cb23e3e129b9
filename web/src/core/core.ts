// The core as WebAssembly: a table that this page keeps by itself. It is
// fetched when a page first asks for it, and by no other.

import type { AboutDto, ActDto, ControlDto, NewTableDto, Problem, SeatWord, ShownDto } from "../generated/wire";
import { Trouble } from "../wire/api";
import init, { Table, control, rulebooks, rules_for } from "./pkg/tuomari_wasm";
import address from "./pkg/tuomari_wasm_bg.wasm?url";

/** Where the core lies, for whoever keeps it for later. */
export const CORE_ADDRESS: string = address;

/** A face at an instant. */
export interface FaceNow {
  ms: number;
  delayMs: number;
  flag: boolean;
}

/** A table with a wooden board, kept here. Instants are milliseconds since it was set up. */
export class CoreTable {
  #table: Table;

  constructor(setup: NewTableDto) {
    this.#table = sense(() => new Table(JSON.stringify(setup)));
  }

  /** Somebody does something; throws a `Trouble` if it makes no sense now. */
  act(at: number, by: SeatWord, act: ActDto): void {
    sense(() => this.#table.act(at, by, JSON.stringify(act)));
  }

  /** What a seat is shown. */
  shown(at: number, seat: SeatWord): ShownDto {
    return JSON.parse(sense(() => this.#table.shown(at, seat))) as ShownDto;
  }

  /** Both faces, for every frame. */
  faces(at: number): { white: FaceNow; black: FaceNow } {
    const [wl = 0, wd = 0, wf = 0, bl = 0, bd = 0, bf = 0] = this.#table.faces(at);
    return {
      white: { ms: wl, delayMs: wd, flag: wf === 1 },
      black: { ms: bl, delayMs: bd, flag: bf === 1 },
    };
  }

  /** What it is. */
  about(): AboutDto {
    return JSON.parse(this.#table.about()) as AboutDto;
  }

  /** Gives its memory back. */
  free(): void {
    this.#table.free();
  }
}

/** The core, once it has come. */
export interface Core {
  Table: typeof CoreTable;
  /** Reads a time control as people write it; undefined if it is none. */
  control(human: string): ControlDto | undefined;
  /** What a table would be. */
  rulesFor(setup: NewTableDto): AboutDto;
  rulebooks(): string[];
}

let coming: Promise<Core> | undefined;

/** Brings the core. */
export function core(): Promise<Core> {
  coming ??= init({ module_or_path: address }).then(
    () => ({
      Table: CoreTable,
      control: (human) => {
        try {
          return JSON.parse(control(human)) as ControlDto;
        } catch {
          return undefined;
        }
      },
      rulesFor: (setup) => JSON.parse(sense(() => rules_for(JSON.stringify(setup)))) as AboutDto,
      rulebooks,
    }),
    (error: unknown) => {
      // What failed is asked for again the next time.
      coming = undefined;
      throw error;
    },
  );
  return coming;
}

/** The core throws the text of a problem. */
function sense<T>(act: () => T): T {
  try {
    return act();
  } catch (thrown) {
    if (typeof thrown === "string") throw new Trouble(JSON.parse(thrown) as Problem);
    throw thrown;
  }
}
