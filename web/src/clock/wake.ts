// Keeps the screen awake while a clock is on it.

/** Begins; the answer ends it. Where the browser cannot, nothing happens. */
export function stayAwake(): () => void {
  let lock: WakeLockSentinel | undefined;
  let over = false;
  const take = (): void => {
    if (over || document.hidden || !("wakeLock" in navigator)) return;
    navigator.wakeLock.request("screen").then(
      (got) => {
        if (over) void got.release();
        else lock = got;
      },
      // Low battery: the system says no, and the clock goes on.
      () => undefined,
    );
  };
  document.addEventListener("visibilitychange", take);
  take();
  return () => {
    over = true;
    document.removeEventListener("visibilitychange", take);
    void lock?.release();
  };
}
