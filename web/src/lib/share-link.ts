// Links for other devices, which can't use this machine's loopback name.
import { session } from "../session.svelte";

const own = ["localhost", "127.0.0.1", "[::1]"].includes(location.hostname);
const near = (): string | undefined => session.welcome?.addresses[0];

/** An absolute URL to a path on this server, for sharing with other devices. */
export const linkTo = (path: string): string => new URL(path, (own && near()) || location.origin).href;

/** Whether links to this server work only on this machine. */
export const onlyThisMachine = (): boolean => own && !near();
