// Actions that must not be started twice.
export class Pending {
  /** Whether the action is in progress. */
  active = $state(false);

  /** Runs an action unless one is in progress. */
  async run(action: () => Promise<unknown>): Promise<void> {
    if (this.active) return;
    this.active = true;
    try {
      await action();
    } finally {
      this.active = false;
    }
  }
}
