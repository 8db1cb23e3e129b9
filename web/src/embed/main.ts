// Where boards elsewhere begin: in a frame of another site, or over a stream.
// They look on as strangers. Nothing that this browser keeps is read, so that
// no link of a player who uses it is ever brought along.

import "../theme/tokens.css";
import "../theme/base.css";
import "./embed.css";
import "virtual:sprite.css";

import { mount } from "svelte";
import { Boards } from "./boards.svelte";
import { ticker } from "../parts/running.svelte";
import { applyTheme, onSystemTheme } from "../theme/apply";
import { Hall } from "../wire/hall.svelte";
import { lang, needWords } from "../words/words.svelte";
import { asked } from "./asked";
import Board from "./Board.svelte";
import HallFrame from "./HallFrame.svelte";
import { Game } from "./game.svelte";
import Overlay from "./Overlay.svelte";

const of = asked(location.pathname, location.search);
const root = document.documentElement;
root.dataset["what"] = of.what;
root.lang = lang();
applyTheme(of.theme);
onSystemTheme(() => applyTheme(of.theme));

/** Asks for what is to be shown while the words are on their way. */
function begin(target: HTMLElement): () => void {
  const hall = new Hall();
  if (of.what === "hall") {
    const boards = new Boards(hall, of.tables);
    return () => void mount(HallFrame, { target, props: { hall, boards } });
  }
  const game = new Game(hall, of.tables[0] ?? "");
  if (of.what === "overlay") return () => void mount(Overlay, { target, props: { game, board: of.board } });
  return () => void mount(Board, { target, props: { game, aloud: of.aloud } });
}

const target = document.getElementById("app");
if (target) {
  ticker.use();
  void needWords("web", "web-embed").then(begin(target));
}
