// A table as a stranger follows it: without a link, whoever sits at this browser.

import type { TableDto } from "../generated/wire";
import { seeTable, Trouble } from "../wire/api";
import type { Followed, Hall } from "../wire/hall.svelte";

/** How long is waited before a server that did not answer is asked again. */
const AGAIN_MS = 2_000;

export class Game {
  readonly followed: Followed;
  /** What the table is; nothing before the first answer. */
  about = $state.raw<TableDto>();
  /** There is no such table. */
  missing = $state(false);

  constructor(
    readonly hall: Hall,
    readonly table: string,
  ) {
    this.followed = hall.follow(table);
    void this.#meet();
  }

  async #meet(): Promise<void> {
    for (;;) {
      try {
        const { about, view, origin_ms } = await seeTable(this.table);
        if (!this.followed.view) {
          // The socket will say it again; until then it is shown from here.
          this.followed.originMs = origin_ms;
          this.followed.view = view;
        }
        this.about = about;
        return;
      } catch (error) {
        this.missing = error instanceof Trouble && error.problem.status === 404;
        if (this.missing) return;
        await new Promise((later) => setTimeout(later, AGAIN_MS));
      }
    }
  }
}
