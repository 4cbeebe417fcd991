// Parts of the page that are loaded on demand, so that the front page does not include the table.

export const loadScreen = () => import("./table/SharedScreen.svelte");
export const loadTable = () => import("./table/TablePage.svelte");
export const loadPeople = () => import("./table/ManagePlayers.svelte");
export const loadRulesDialog = () => import("./rules/RulesDialog.svelte");
export const loadRulesCards = () => import("./rules/RulesCards.svelte");

/** Loads the table in advance. If that fails, it is loaded again when needed. */
export const preloadTable = () => void loadTable().catch(() => undefined);
