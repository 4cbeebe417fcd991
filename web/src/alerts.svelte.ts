// Alerts that call the player to the table: sounds, vibration, and notifications. Each can be switched on or off, and
// the setting is stored. If the browser supports push, notifications also arrive while the page is closed.
import { SHAKES, type Cue } from "./lib/cues";
import { Speaker } from "./lib/sound";
import { storedSwitch } from "./storage";

export type AlertKind = "sound" | "vibration" | "notices";

const WAYS: readonly AlertKind[] = ["sound", "vibration", "notices"];

/** The kinds of alerts that this browser supports. */
export function availableAlerts(): AlertKind[] {
  const has = {
    sound: "AudioContext" in globalThis,
    vibration: "vibrate" in navigator,
    notices: "Notification" in globalThis && isSecureContext,
  };
  return WAYS.filter((way) => has[way]);
}

const SWITCHES = {
  sound: storedSwitch("sound", "on", "off", true),
  vibration: storedSwitch("vibration", "on", "off", true),
  notices: storedSwitch("notices", "on", "off", false),
};
const quietNights = storedSwitch("quiet-nights", "on", "off", true);
const offerDeclined = storedSwitch("call-offer", "declined", "open", false);

const permitted = () => "Notification" in globalThis && Notification.permission === "granted";

class Alerts {
  /** Whether the user denied permission for notifications. */
  refused = $state(false);
  /** Whether notifications arrive only while the page is open. */
  onlyWhileOpen = $state(false);

  #quietNights = $state(quietNights.get());
  #offerDeclined = $state(offerDeclined.get());

  #on = $state<Record<AlertKind, boolean>>({
    sound: SWITCHES.sound.get(),
    vibration: SWITCHES.vibration.get(),
    // Notifications are opt-in.
    notices: SWITCHES.notices.get() && permitted(),
  });
  #speaker = new Speaker();
  #touched = false;

  constructor() {
    // Browsers allow sound and vibration only after the user has touched the page.
    const touch = () => {
      this.#touched = true;
      if (this.#on.sound) this.#speaker.wake();
    };
    for (const event of ["pointerdown", "pointerup", "keydown"])
      addEventListener(event, touch, { capture: true, passive: true });
  }

  on(way: AlertKind): boolean {
    return this.#on[way];
  }

  /**
   * Switches a kind of alert on or off. Switching sound or vibration on plays a sample; switching it off stops it
   * immediately.
   */
  async turn(way: AlertKind, on: boolean): Promise<void> {
    if (way === "notices" && on) {
      on = (await Notification.requestPermission()) === "granted";
      this.refused = !on;
    }
    this.#on[way] = on;
    SWITCHES[way].set(on);
    if (way === "notices") await this.#push();
    if (way === "sound" && on) {
      this.#speaker.wake();
      this.#speaker.play(["knock"]);
    }
    if (way === "sound" && !on) this.#speaker.hush();
    if (way === "vibration") navigator.vibrate(on ? SHAKES.turn! : 0);
  }

  /** Whether notifications are silent at night. */
  get quietNights(): boolean {
    return this.#quietNights;
  }

  set quietNights(quiet: boolean) {
    quietNights.set((this.#quietNights = quiet));
    void this.#push();
  }

  /** Whether to offer notifications to a player who may wait for hours. */
  get offersNotices(): boolean {
    return availableAlerts().includes("notices") && !this.#on.notices && !this.#offerDeclined;
  }

  declineOffer(): void {
    offerDeclined.set((this.#offerDeclined = true));
  }

  /** Renews the push subscription at each visit, because this browser's cookie or subscription may have changed. */
  async resubscribe(): Promise<void> {
    if (this.#on.notices) await this.#push();
  }

  /** Subscribes to push notifications, or unsubscribes. */
  async #push(): Promise<void> {
    try {
      const { startPush, stopPush } = await import("./push");
      await (this.#on.notices ? startPush(this.#quietNights) : stopPush());
      this.onlyWhileOpen = false;
    } catch {
      this.onlyWhileOpen = this.#on.notices;
    }
  }

  /** Plays sounds and vibrates. `count`: which die is being counted, from 1. */
  cue(cues: readonly Cue[], count = 1): void {
    if (!this.#touched) return;
    if (this.#on.sound) this.#speaker.play(cues, count);
    const shake = cues.flatMap((cue) => SHAKES[cue] ?? []);
    if (this.#on.vibration && shake.length) navigator.vibrate?.(shake);
  }

  /** Shows a notification if the page is hidden. It closes when the page is visible again. */
  async notify(title: string, body: string, tag: string): Promise<void> {
    if (!document.hidden || !this.#on.notices || !permitted()) return;
    try {
      await show(title, { body, tag, icon: "/sun.svg", data: location.href });
    } catch {
      // The user may have withdrawn permission, or the browser may not support notifications.
    }
  }
}

async function show(title: string, options: NotificationOptions & { tag: string }): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  // Mobile browsers only allow notifications from a service worker.
  if (registration?.active) {
    await registration.showNotification(title, options);
    whenSeen(async () =>
      (await registration.getNotifications({ tag: options.tag })).forEach((notice) => notice.close()),
    );
  } else {
    const notice = new Notification(title, options);
    notice.onclick = () => window.focus();
    whenSeen(() => notice.close());
  }
}

function whenSeen(then: () => void): void {
  const look = () => {
    if (document.hidden) return;
    document.removeEventListener("visibilitychange", look);
    then();
  };
  document.addEventListener("visibilitychange", look);
}

export const alerts = new Alerts();
