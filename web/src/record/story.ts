// A game as its record tells it: which steps are worth a line.

import type { StepDto, StoryDto } from "../generated/wire";

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
