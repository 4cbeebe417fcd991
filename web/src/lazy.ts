// Parts of the page that are fetched when they are wanted, from several places: who looks at the front page is not sent a
// table with it.

export const loadScreen = () => import("./table/SharedScreen.svelte");
export const loadTable = () => import("./table/TablePage.svelte");
export const loadPeople = () => import("./table/ManagePlayers.svelte");
export const loadRulesDialog = () => import("./rules/RulesDialog.svelte");
export const loadRulesCards = () => import("./rules/RulesCards.svelte");

/** Fetches the table for who can go there by one tap. If it can't be had, it is asked for again when they do. */
export const preloadTable = () => void loadTable().catch(() => undefined);
