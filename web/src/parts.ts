// Parts of the page that are fetched when they are wanted, from several places: who looks at the front page is not sent a
// table with it.

export const screen = () => import("./table/Screen.svelte");
export const table = () => import("./table/AtTable.svelte");
export const people = () => import("./table/People.svelte");
export const rulesDialog = () => import("./rules/RulesDialog.svelte");
export const rulesCards = () => import("./rules/RulesCards.svelte");

/** Fetches the table for who can go there by one tap. If it can't be had, it is asked for again when they do. */
export const ahead = () => void table().catch(() => undefined);
