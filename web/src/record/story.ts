// A game as its record tells it: which steps are worth a line.

import type { StepDto, StoryDto } from "../generated/wire";
import { ask } from "../wire/api";

export type Story = StoryDto;

const SMALL = new Set(["event-touched", "event-board-changed", "event-clock-pressed", "event-move-completed"]);

/** Whether something that happened needs no line of its own. */
export function isSmall(key: string): boolean {
  return SMALL.has(key);
}

/** Whether nothing of a step is worth a line by itself. */
export function isSmallStep(step: StepDto): boolean {
  return step.told.every((event) => isSmall(event.key));
}

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
