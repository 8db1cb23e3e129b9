// Light or dark, put on the page. Plain code, for the first script.

export type Theme = "system" | "light" | "dark";

const KEY = "tuomari-theme";
const dark = matchMedia("(prefers-color-scheme: dark)");

/** What was chosen here. */
export function keptTheme(): Theme {
  const kept = localStorage.getItem(KEY);
  return kept === "light" || kept === "dark" ? kept : "system";
}

/** Keeps a choice. */
export function keepTheme(chosen: Theme): void {
  if (chosen === "system") localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, chosen);
}

/** Shows it. */
export function applyTheme(chosen: Theme): void {
  const shown = chosen === "system" ? (dark.matches ? "dark" : "light") : chosen;
  document.documentElement.dataset["theme"] = shown;
}

/** Tells when the system changes. */
export function onSystemTheme(tell: () => void): void {
  dark.addEventListener("change", tell);
}
