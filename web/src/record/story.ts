// A game as its record tells it.

import type { StoryDto } from "../generated/wire";
import { ask } from "../wire/api";
import { originOf, type Verdict } from "./origin";
import { verifier } from "./verify";

export type Story = StoryDto;

/** The story of a game in all its parts. */
export async function wholeStory(table: string, token: string | undefined): Promise<Story> {
  const part = async (after: number): Promise<Story> => (await (await ask(`/tables/${table}/story?after=${after}`, token)).json()) as Story;
  const found = await part(0);
  for (let next = found.next; next !== undefined; ) {
    const more = await part(next);
    found.steps.push(...more.steps);
    [found.end, found.hash, next] = [more.end, more.hash, more.next];
  }
  return found;
}

/** The entry at which the chain breaks, if it does; nothing before it was looked at. If it holds: who signed it. */
export type Chain = { broken: number | undefined; origin?: Verdict } | "unchecked";

/** Makes every hash anew, by the code that made it, and looks who signed. */
export async function chainOf(found: Story, token: string | undefined): Promise<Chain> {
  try {
    const broken = (await verifier()).brokenAt(found);
    const origin = broken === undefined ? await originOf(found, token) : undefined;
    return { broken, origin };
  } catch {
    return "unchecked";
  }
}
