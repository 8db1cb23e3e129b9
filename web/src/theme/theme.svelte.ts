// Light or dark: as the system says, until the reader says otherwise.

import { applyTheme, keepTheme, keptTheme, onSystemTheme, type Theme } from "./apply";

export type { Theme };

let chosen = $state<Theme>(keptTheme());

/** Begins to follow the system. */
export function startTheme(): void {
  onSystemTheme(() => applyTheme(chosen));
}

/** What was chosen. */
export function theme(): Theme {
  return chosen;
}

/** Chooses. */
export function setTheme(next: Theme): void {
  chosen = next;
  keepTheme(next);
  applyTheme(next);
}
