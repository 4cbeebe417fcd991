// A screen that does not go dark while something is shown on it.

/** Keeps the screen lit while a component lives and its page is seen, where the browser can. */
export function keepScreenAwake(): void {
  $effect(() => {
    let lock: WakeLockSentinel | null = null;
    let over = false;
    async function ask(): Promise<void> {
      if (document.hidden || over) return;
      // A browser that saves its battery may refuse; then the screen goes dark as it always did.
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
