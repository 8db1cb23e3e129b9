// A game as its record tells it.

import type { StoryDto } from "../generated/wire";
import { ask } from "../wire/api";

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

/** The entry at which the chain breaks, if it does; nothing before it was looked at. */
export type Chain = { broken: number | undefined } | "unchecked";

/** Makes every hash anew, by the code that made it. */
export async function chainOf(found: Story): Promise<Chain> {
  try {
    const { core } = await import("../core/core");
    return { broken: (await core()).brokenAt(found) };
  } catch {
    return "unchecked";
  }
}
