// The first script of every page, small so that it comes first. It asks for
// all that the page will need at once: its code, its words and, at a table,
// what the seat sees.

import "../theme/tokens.css";
import "../theme/base.css";
import "../ground/pieces.css";
import "../table/frame.css";
import "./first.css";

import { pageOf } from "../pages";
import { applyTheme, keptTheme } from "../theme/apply";
import type { Seen } from "../wire/api";
import { askEarly } from "../wire/early";
import { readersLanguage, textOf } from "../words/files";
import { leaveFirst, putUp } from "./board";

applyTheme(keptTheme());
const language = readersLanguage();
document.documentElement.lang = language;
const { page, rest } = pageOf(location.pathname);

if (page.at === "/t" && rest[0]) {
  const { answer, body } = askEarly(rest[0], location.hash.slice(1));
  Promise.all([answer, body]).then(([came, seen]) => (came.ok ? putUp(seen as Seen) : leaveFirst()), leaveFirst);
}
for (const name of ["web", ...page.words]) textOf(language, name).catch(() => undefined);
page.early?.(rest, language).catch(() => undefined);
// Without its code there is no page to take the picture's place.
page.load().catch(leaveFirst);
