// A list of choices that is walked through with the arrow keys: what is chosen
// on the way is not meant. It is taken at Enter, or when the list is left.

const WALKING = ["ArrowDown", "ArrowUp", "Home", "End", "PageDown", "PageUp"];

/** An action for a `select`: says what was chosen, once it is meant. */
export function settled(list: HTMLSelectElement, chosen: (value: string) => void): { update: (next: (value: string) => void) => void; destroy: () => void } {
  let take = chosen;
  let walking = false;
  let on = false;
  const settle = (): void => {
    if (on) take(list.value);
    [walking, on] = [false, false];
  };
  const keys = (event: KeyboardEvent): void => {
    if (WALKING.includes(event.key)) walking = true;
    else if (event.key === "Enter" && on) {
      event.preventDefault();
      settle();
    }
  };
  const change = (): void => {
    on = true;
    if (!walking) settle();
  };
  list.addEventListener("keydown", keys);
  list.addEventListener("change", change);
  list.addEventListener("blur", settle);
  return {
    update: (next) => (take = next),
    destroy: () => {
      list.removeEventListener("keydown", keys);
      list.removeEventListener("change", change);
      list.removeEventListener("blur", settle);
    },
  };
}
