// How boards stand on a screen on the wall.

/** What a tile has beside its board, in pixels: a line for each player, and its edges. */
const [AROUND_X, AROUND_Y] = [34, 136];

/** As many columns as leave so many boards largest in a place of this size. */
export function columns(count: number, width: number, height: number): number {
  const side = (wide: number): number => Math.min(width / wide - AROUND_X, height / Math.ceil(count / wide) - AROUND_Y);
  return Array.from({ length: count }, (_, one) => one + 1).reduce((best, wide) => (side(wide) > side(best) ? wide : best), 1);
}
