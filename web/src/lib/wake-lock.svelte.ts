/** Keeps the screen on while the component is mounted and the page is visible, if the browser supports wake locks. */
export function keepScreenAwake(): void {
  $effect(() => {
    let lock: WakeLockSentinel | null = null;
    let over = false;
    async function ask(): Promise<void> {
      if (document.hidden || over) return;
      // A browser in battery-saving mode may refuse.
      lock = (await navigator.wakeLock?.request("screen").catch(() => null)) ?? null;
      if (over) void lock?.release();
    }
    void ask();
    document.addEventListener("visibilitychange", ask);
    return () => {
      over = true;
      document.removeEventListener("visibilitychange", ask);
      void lock?.release();
    };
  });
}
