// What a face shows while it runs: the view's time, less what has passed.

import type { ColorWord, ViewDto } from "../generated/wire";
import type { Followed } from "../wire/hall.svelte";

/** Ticks with the screen while something runs; one for all who look. */
class Ticker {
  #tick = $state(0);
  #users = 0;
  #timer: ReturnType<typeof setInterval> | undefined;

  /** Reads the tick, so that who reads it is drawn anew ten times a second. */
  read(): number {
    return this.#tick;
  }

  /** Begins; the answer ends it. */
  use(): () => void {
    if (this.#users++ === 0) this.#timer = setInterval(() => (this.#tick += 1), 100);
    return () => {
      if (--this.#users === 0) clearInterval(this.#timer);
    };
  }
}

export const ticker = new Ticker();

/** What a face shows at an instant of the table's watch. */
export interface Shown {
  ms: number;
  delayMs: number;
  runs: boolean;
  flag: boolean;
}

/** The face of a colour at an instant of the table's watch. */
export function shownFace(view: ViewDto, of: ColorWord, now: number): Shown | undefined {
  const clock = view.clock;
  if (!clock) return undefined;
  const face = clock[of];
  const runs = clock.runs === of;
  const passed = runs ? Math.max(0, now - view.at_ms) : 0;
  const delay = face.delay_ms ?? 0;
  return {
    ms: Math.max(0, face.left_ms - Math.max(0, passed - delay)),
    delayMs: Math.max(0, delay - passed),
    runs,
    flag: face.flag ?? false,
  };
}

/** The face of a colour now; read within a component that uses the ticker. */
export function faceNow(followed: Followed, of: ColorWord): Shown | undefined {
  ticker.read();
  return followed.view && shownFace(followed.view, of, followed.now());
}
