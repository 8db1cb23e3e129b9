// Who is at a table, for those whom it concerns: the players and the arbiter.

import type { ColorWord } from "../generated/wire";
import type { Followed } from "../wire/hall.svelte";
import { ticker } from "./running.svelte";

/** Who reads his page again is gone for a moment. */
const BLINK_MS = 3_000;

/** Whether a player is at the table. */
export interface Seen {
  is: "here" | "away" | "never";
  /** For how long he has been gone, if he was there. */
  awayMs?: number;
}

/** What is known of a player; nothing before the server has told it. Read within a component that uses the ticker. */
export function seenAt(followed: Followed, of: ColorWord): Seen | undefined {
  const player = followed.presence?.[of];
  if (!player) return undefined;
  if (player.here) return { is: "here" };
  if (player.heard_ms === undefined) return { is: "never" };
  ticker.read();
  const awayMs = Math.max(0, followed.hall.serverNow() - player.heard_ms);
  return { is: awayMs < BLINK_MS ? "here" : "away", awayMs };
}
