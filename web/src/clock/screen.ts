// The whole screen for a clock, and as it lies: a phone on a table must not
// turn its picture because a hand brushed it.

/** Only where fingers are; where the browser does not let it, nothing happens. */
export async function fillScreen(): Promise<void> {
  if (!matchMedia("(pointer: coarse)").matches || document.fullscreenElement) return;
  try {
    await document.documentElement.requestFullscreen({ navigationUI: "hide" });
    const turn = screen.orientation as ScreenOrientation & { lock?: (to: string) => Promise<void> };
    await turn.lock?.(turn.type);
  } catch {
    // The clock works in a window too.
  }
}

/** The window again, for what is no clock. */
export function leaveScreen(): void {
  if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined);
}
