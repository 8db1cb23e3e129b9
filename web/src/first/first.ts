// The first script of every page, small so that it comes first. It asks for
// all that the page will need at once: its code, its words and, at a table,
// what the seat sees.

import "../theme/tokens.css";
import "../theme/base.css";
import "../theme/font.css";
import "../table/frame.css";
import "./first.css";
import "./plain.css";
import "virtual:sprite.css";

import { inHouse } from "../house";
import { pageOf } from "../pages";
import { applyTheme, keptTheme } from "../theme/apply";
import type { SeenDto } from "../generated/wire";
import { askEarly } from "../wire/early";
import { seatSecret } from "../wire/links";
import { readersLanguage, textOf } from "../words/files";
import { leaveFirst, putUp } from "./board";

/** How long the rest waits for the first board, at most. */
const PATIENCE_MS = 400;
/** How long a frame is waited for. */
const FRAME_MS = 150;

applyTheme(keptTheme());
const language = readersLanguage();
document.documentElement.lang = language;
const { page, rest } = pageOf(inHouse(location.pathname));

/** The pieces come first on the line, and are painted before larger scripts run. */
async function firstBoard(table: string): Promise<void> {
  const { answer, body } = askEarly(table, seatSecret(table, location.hash.slice(1)));
  try {
    const [came, seen] = await Promise.all([answer, body]);
    if (came.ok) putUp(seen as SeenDto);
    else leaveFirst();
  } catch {
    leaveFirst();
  }
}

function painted(): Promise<unknown> {
  // A page that nobody looks at is not painted.
  const never = new Promise((done) => setTimeout(done, FRAME_MS));
  return Promise.race([never, new Promise((done) => requestAnimationFrame(() => setTimeout(done)))]);
}

async function begin(afterBoard: boolean): Promise<void> {
  for (const name of ["web", ...page.words]) textOf(language, name).catch(() => undefined);
  page.early?.(rest, language).catch(() => undefined);
  const code = page.load();
  if (afterBoard) await painted();
  await Promise.all([import("../main"), code]);
}

async function start(): Promise<void> {
  const atTable = page.at === "/t" && rest[0] !== undefined;
  if (atTable) await Promise.race([firstBoard(rest[0] ?? ""), new Promise((done) => setTimeout(done, PATIENCE_MS))]);
  await begin(atTable);
}

// Without its code there is no page to take the picture's place.
start().catch(leaveFirst);
