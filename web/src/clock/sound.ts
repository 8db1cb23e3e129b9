// What the clock in a pocket is heard and felt by.

import { knockWood } from "../parts/wood";

/** The lever. */
export function soundPress(): void {
  knockWood(420, 0.07, 0.35);
  navigator.vibrate?.(15);
}

/** A flag. */
export function soundFlag(): void {
  for (const later of [0, 0.22, 0.44]) knockWood(260, 0.16, 0.5, later);
  navigator.vibrate?.([120, 100, 120, 100, 240]);
}
