// What calls the owner of this browser to the table: sound, vibration, notices. Each has a switch, remembered here.
import { SHAKES, type Cue } from "./lib/cues";
import { Speaker } from "./lib/sound";
import { storedSwitch } from "./storage";

export type AlertKind = "sound" | "vibration" | "notices";

const WAYS: readonly AlertKind[] = ["sound", "vibration", "notices"];

/** The ways that this browser has at all. */
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

const permitted = () => "Notification" in globalThis && Notification.permission === "granted";

class Alerts {
  /** Whether the browser was asked to let this page notify, and refused. */
  refused = $state(false);

  #on = $state<Record<AlertKind, boolean>>({
    sound: SWITCHES.sound.get(),
    vibration: SWITCHES.vibration.get(),
    // A notice is asked for: nobody gets one unasked.
    notices: SWITCHES.notices.get() && permitted(),
  });
  #speaker = new Speaker();
  #touched = false;

  constructor() {
    // Before the page is touched no browser lets it sound or shake, and nobody wishes it.
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

  /** Turns a way on, and lets it be tried; or off, and it is still at once. */
  async turn(way: AlertKind, on: boolean): Promise<void> {
    if (way === "notices" && on) {
      on = (await Notification.requestPermission()) === "granted";
      this.refused = !on;
    }
    this.#on[way] = on;
    SWITCHES[way].set(on);
    if (way === "sound" && on) {
      this.#speaker.wake();
      this.#speaker.play(["knock"]);
    }
    if (way === "sound" && !on) this.#speaker.hush();
    if (way === "vibration") navigator.vibrate(on ? SHAKES.turn! : 0);
  }

  /** Lets some cues be heard and felt. `count`: which die is counted, from 1. */
  cue(cues: readonly Cue[], count = 1): void {
    if (!this.#touched) return;
    if (this.#on.sound) this.#speaker.play(cues, count);
    const shake = cues.flatMap((cue) => SHAKES[cue] ?? []);
    if (this.#on.vibration && shake.length) navigator.vibrate?.(shake);
  }

  /** A notice beside the browser, while nobody looks at this page; it goes away when somebody does. */
  async notify(title: string, body: string, tag: string): Promise<void> {
    if (!document.hidden || !this.#on.notices || !permitted()) return;
    try {
      await show(title, { body, tag, icon: "/sun.svg", data: location.href });
    } catch {
      // What was permitted may have been taken back meanwhile, or be more than this browser does.
    }
  }
}

async function show(title: string, options: NotificationOptions & { tag: string }): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  // On phones only a worker may show one.
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
