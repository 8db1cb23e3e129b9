// Light or dark: as the system says, until the reader says otherwise.

export type Theme = "system" | "light" | "dark";

const KEY = "tuomari-theme";
const dark = matchMedia("(prefers-color-scheme: dark)");

let chosen = $state<Theme>(read());

function read(): Theme {
  const kept = localStorage.getItem(KEY);
  return kept === "light" || kept === "dark" ? kept : "system";
}

function show(): void {
  const shown = chosen === "system" ? (dark.matches ? "dark" : "light") : chosen;
  document.documentElement.dataset["theme"] = shown;
}

/** Begins to follow the system. */
export function startTheme(): void {
  dark.addEventListener("change", show);
  show();
}

/** What was chosen. */
export function theme(): Theme {
  return chosen;
}

/** Chooses. */
export function setTheme(next: Theme): void {
  chosen = next;
  if (next === "system") localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, next);
  show();
}
