// A competition as this browser follows it: what its seat sees, and what it
// may do.

import type { Act, BoardView, PlayerView, RoundView, SeenCompetitionDto, Who } from "../generated/competition";
import type { MovedDto, Problem } from "../generated/wire";
import { Trouble } from "../wire/api";
import { apply } from "../wire/change";
import { Hall } from "../wire/hall.svelte";
import { doActs, seeCompetition } from "./api";
import { forgetLink, keepLink, linksOf, secretOf } from "./kept";

/** How often it is looked at where no socket tells of it, in milliseconds. */
const EVERY_MS = 2_000;
/** The same where one does, lest a change was missed. */
const RARELY_MS = 30_000;

/** An act by its word. */
export type ActWord = Act["act"];

export class Held {
  seen = $state.raw<SeenCompetitionDto>();
  /** Why it cannot be seen, or why the last act was not done. */
  problem = $state.raw<Problem>();
  refused = $state.raw<Problem>();
  busy = $state(false);
  /** The secret it is seen with, and the organiser's if that is another. */
  token = "";
  organiser = $state("");
  /** The socket that tells of it; its tables can be followed through it. */
  hall = $state.raw<Hall>();
  private looking: Promise<void> | undefined;
  private wished = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private gone = false;

  view = $derived(this.seen?.view);
  players = $derived(new Map((this.view?.players ?? []).map((one): [number, PlayerView] => [one.player, one])));
  /** The round that is being prepared or played, or the last one. */
  now = $derived<RoundView | undefined>(this.view?.rounds.at(-1));
  official = $derived(/^(organiser|chief-arbiter|deputy|sector-arbiter)/.test(this.seen?.seat ?? ""));
  /** Whoever has no link looks on. */
  looksOn = $derived(this.seen?.seat === "public");
  arbiter = $derived(this.official && this.seen?.seat !== "organiser");
  sector = $derived(this.seen?.seat.startsWith("sector") ?? false);
  /** The player whose link it is. */
  me = $derived(/^player-(\d+)$/.exec(this.seen?.seat ?? "")?.[1]);

  /** The team whose captain's link it is. */
  captain = $derived(/^captain-(\d+)$/.exec(this.seen?.seat ?? "")?.[1]);
  /** Whether teams are paired, and not their players. */
  teams = $derived((this.view?.regulations?.teams ?? null) !== null && !this.view?.regulations?.system.includes("scheveningen"));

  constructor(
    readonly id: string,
    private readonly asAnybody = false,
  ) {
    if (!asAnybody) this.token = secretOf(id);
  }

  /** As anybody sees it, whatever links are kept here. */
  static public(id: string): Held {
    return new Held(id, true);
  }

  /** Begins to follow it; what it gives back ends it. */
  follow(): () => void {
    const hall = new Hall();
    this.hall = hall;
    this.watch();
    let looked = 0;
    const again = async (): Promise<void> => {
      const every = hall.status === "open" ? RARELY_MS : EVERY_MS;
      if (!document.hidden && performance.now() - looked >= every) {
        looked = performance.now();
        await this.look();
      }
      if (!this.gone) this.timer = setTimeout(() => void again(), EVERY_MS);
    };
    void this.look().then(again);
    return () => {
      this.gone = true;
      clearTimeout(this.timer);
      hall.close();
    };
  }

  /** Asks to be told when it moves on. */
  private watch(): void {
    this.hall?.watch(this.id, {
      token: this.token || undefined,
      moved: (moved) => this.take(moved),
      // What is wrong is found out, and said, by looking.
      refused: () => void this.look(),
    });
  }

  /** Takes in that it moved on; what has changed, if that is told and fits. */
  private take({ version, after, change }: MovedDto): void {
    const seen = this.seen;
    if (!seen || seen.version >= version) return;
    if (seen.seat === "public" && change !== undefined && after === seen.version) this.seen = apply(seen, change) as SeenCompetitionDto;
    else void this.look();
  }

  /** Looks at it now. However often that is wished meanwhile, it is looked at once more. */
  look(): Promise<void> {
    this.wished = true;
    this.looking ??= this.lookAll().finally(() => (this.looking = undefined));
    return this.looking;
  }

  private async lookAll(): Promise<void> {
    while (this.wished && !this.gone) {
      this.wished = false;
      await this.read();
    }
  }

  private async read(): Promise<void> {
    try {
      const seen = await seeCompetition(this.id, this.token || undefined);
      this.problem = undefined;
      const first = this.seen === undefined;
      if (!this.seen || seen.version > this.seen.version || seen.seat !== this.seen.seat) this.seen = seen;
      if (first && !this.asAnybody) this.keep(seen);
    } catch (error) {
      if (!(error instanceof Trouble)) throw error;
      if ([401, 403].includes(error.problem.status) && this.token) {
        // The link was replaced: the next one, or as anybody.
        forgetLink(this.token);
        this.token = secretOf(this.id);
        this.refused = error.problem;
        this.watch();
        this.wished = true;
        return;
      }
      this.problem = error.problem;
    }
  }

  private keep(seen: SeenCompetitionDto): void {
    const name = seen.view.regulations?.name ?? "";
    if (this.token) keepLink({ competition: this.id, token: this.token, seat: seen.seat, name });
    this.organiser = linksOf(this.id).find((link) => link.seat === "organiser")?.token ?? "";
    // Who has a link that does more sees with that.
    const best = linksOf(this.id)[0];
    if (best && best.token !== this.token && best.seat === "chief-arbiter" && seen.seat === "organiser") {
      this.token = best.token;
      this.watch();
      void this.look();
    }
  }

  /** What the server's clock shows, in milliseconds of Unix time. */
  clock(): number {
    return this.hall?.serverNow() ?? Date.now();
  }

  /** Whether the seat may do such a thing now. */
  can(...words: ActWord[]): boolean {
    return (this.seen?.options ?? []).some((option) => words.includes(option.act.act));
  }

  /** Does it, and looks what came of it. */
  async act(...acts: Act[]): Promise<boolean> {
    if (this.busy || !this.token) return false;
    this.busy = true;
    this.refused = undefined;
    try {
      await doActs(this.id, acts, this.token);
      await this.look();
      return true;
    } catch (error) {
      if (!(error instanceof Trouble)) throw error;
      this.refused = error.problem;
      return false;
    } finally {
      this.busy = false;
    }
  }

  name(who: Who | number | null | undefined): string {
    if (who === null || who === undefined) return "–";
    if (typeof who === "number") return this.players.get(who)?.name ?? "–";
    if ("player" in who) return this.players.get(who.player)?.name ?? "–";
    return this.view?.teams.find((team) => team.team === who.team)?.name ?? "–";
  }

  /** Boards of the round whose result is not known. */
  open = $derived<BoardView[]>((this.now?.boards ?? []).filter((board) => !board.outcome));
}
