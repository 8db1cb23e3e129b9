// A list that goes along with the game.

/** Brings a line of a list into sight; the page around the list stays where it is. */
export function follow(list: HTMLElement | undefined, line: HTMLElement | null | undefined): void {
  if (!list) return;
  const top = line ? line.getBoundingClientRect().top - list.getBoundingClientRect().top + list.scrollTop : 0;
  const height = line?.offsetHeight ?? 0;
  if (top < list.scrollTop) list.scrollTop = top;
  else if (top + height > list.scrollTop + list.clientHeight) list.scrollTop = top + height - list.clientHeight;
}
