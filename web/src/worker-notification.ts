// The notification for a message from the server. The service worker is a single file, so this module imports nothing.

/** A push message, which `Notice.message` in notices.py creates. */
interface Message {
  title: string;
  body: string;
  path: string;
  tag: string;
  waiting: number | null;
  quiet_nights: boolean;
}

const isNight = (now: Date): boolean => now.getHours() >= 22 || now.getHours() < 8;

/**
 * The notification's title and options, and the number for the app's badge (null: unchanged). Throws if the path does
 * not lead to a table, club or tournament.
 */
export function notification(data: unknown, origin: string, now: Date) {
  const { title, body, path, tag, waiting, quiet_nights: quiet } = data as Message;
  if (!/^\/(t|club|tournament)\/[A-Z0-9]{4,12}$/.test(path)) throw new Error(`not a page: ${path}`);
  const silent = quiet && isNight(now);
  return { title, body, tag, icon: "/sun.svg", data: origin + path, silent, badge: waiting };
}
