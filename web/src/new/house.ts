// A game against the house: asked for, kept, and opened.

import type { ColorWord, LevelWord, NewTableDto } from "../generated/wire";
import { go } from "../router.svelte";
import { createTable } from "../wire/api";
import { keepSeat, organiser } from "../wire/links";
import { namesOf } from "../words/naming";

/** Ten minutes: nobody learns in a hurry. */
const TIME = "10+5";

/** Sits down against the house. Who plays White makes the first move; the house starts the clock. */
export async function playTheHouse(level: LevelWord, lesson = false): Promise<void> {
  const mine: ColorWord = "white";
  const asked: NewTableDto = {
    rulebook: "fide-2023",
    table: lesson ? "strict" : "assisted",
    time_control: TIME,
    regulations: { "fide-rated": "no", "arbiter-present": "no" },
    house: { color: "black", level, lesson },
  };
  const created = await createTable(asked, organiser());
  const { table } = created.table;
  const link = created.links.find((one) => one.seat === mine);
  if (link) keepSeat({ table, token: link.token, seat: mine, names: namesOf(created.table) });
  go(`/t/${table}`);
}
