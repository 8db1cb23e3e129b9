// A table that is being thought of: what was chosen, and how it is asked for.

import type { ColorWord, NewTableDto, RulesDto, Table } from "../generated/wire";
import { ask, Trouble } from "../wire/api";
import { fieldText, problemText } from "../words/telling";
import { t } from "../words/words.svelte";
import { type Draft as Period, isWhole, type Preset, PRESETS, toControl } from "./control";

export const BOOKS = ["fide-2023", "fide-2018", "fide-2014", "fi-blitz-2014", "fi-team-blitz", "fi-basics"] as const;
export type Book = (typeof BOOKS)[number];

/** What a club would say where the rulebook asks the event and nobody has. */
const USUAL: Record<string, string> = { "fide-rated": "no", "default-time": "30min" };
/** Who sets up a table here mostly plays alone: a stopped clock must not wait for nobody. */
const ALONE = { "arbiter-present": "no" };

function usual(book: Book): Record<string, string> {
  if (book === "fide-2014") return { ...USUAL, ...ALONE };
  return book.startsWith("fide-") ? { "fide-rated": "no", ...ALONE } : ALONE;
}

/** The colour that whoever sets the table up plays. */
export type Side = ColorWord | "lot";

export class Draft {
  rulebook = $state<Book>("fide-2023");
  preset = $state<Preset | "own" | "none">("3+2");
  own = $state<Period[]>([{ moves: undefined, minutes: 5, increment: 3 }]);
  kind = $state<Table>("assisted");
  side = $state<Side>("lot");
  start = $state<"standard" | "lot" | "number">("standard");
  array = $state(518);
  names = $state({ white: "", black: "", event: "" });
  regulations = $state<Record<string, string>>(usual("fide-2023"));

  /** The rules that would be in force. */
  inForce = $state.raw<RulesDto>();
  /** Why it cannot be set up like this. */
  faults = $state<string[]>([]);

  periods = $derived<Period[]>(
    this.preset === "own"
      ? this.own
      : (Object.values(PRESETS)
          .flat()
          .find((one) => one.name === this.preset)?.periods ?? this.own),
  );
  untimed = $derived(this.preset === "none");

  asked = $derived.by((): NewTableDto => {
    const given = Object.fromEntries(Object.entries(this.names).filter(([, name]) => name.trim() !== ""));
    return {
      rulebook: this.rulebook,
      table: this.kind,
      ...(this.untimed ? {} : { time_control: toControl(this.periods) }),
      ...(this.start === "lot" ? { start: { position: "chess960" } } : {}),
      ...(this.start === "number" ? { start: { position: "chess960", number: this.array } } : {}),
      ...(Object.keys(given).length > 0 ? { names: given } : {}),
      regulations: this.regulations,
    };
  });

  /** Another book decides other things. */
  choose(book: Book): void {
    this.rulebook = book;
    this.regulations = usual(book);
    if (book === "fi-blitz-2014" || book === "fi-team-blitz") {
      this.preset = "5";
      this.kind = this.kind === "assisted" ? "strict" : this.kind;
    }
    if (book !== "fi-basics" && this.untimed) this.preset = "3+2";
  }

  /** Has the rules in force told, or what is wrong; what ends the waiting. */
  look(): (() => void) | undefined {
    const table = this.asked;
    if (!this.untimed && !isWhole(this.periods)) {
      this.faults = [t("web-new-control-incomplete")];
      return undefined;
    }
    const timer = setTimeout(() => void this.#check(table), 150);
    return () => clearTimeout(timer);
  }

  async #check(table: NewTableDto): Promise<void> {
    try {
      const answer = await ask("/rules", undefined, { method: "POST", body: JSON.stringify(table) });
      this.inForce = (await answer.json()) as RulesDto;
      this.faults = [];
    } catch (error) {
      if (!(error instanceof Trouble)) throw error;
      const fields = error.problem.fields ?? [];
      const open = fields
        .map((field) => field.field.replace("regulations.", ""))
        .filter((setting) => setting in USUAL && !(setting in this.regulations));
      if (open.length > 0) this.regulations = { ...this.regulations, ...Object.fromEntries(open.map((name) => [name, USUAL[name] ?? ""])) };
      else this.faults = fields.length > 0 ? fields.map(fieldText) : [problemText(error.problem)];
    }
  }
}
