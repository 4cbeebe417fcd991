// Where others reach what this page shows: not by the name that this machine has for itself.
import { session } from "../session.svelte";

const own = ["localhost", "127.0.0.1", "[::1]"].includes(location.hostname);
const near = (): string | undefined => session.welcome?.addresses[0];

/** A link for others to a path of this server. */
export const linkTo = (path: string): string => new URL(path, (own && near()) || location.origin).href;

/** Whether no one but this machine can open a link. */
export const onlyThisMachine = (): boolean => own && !near();
