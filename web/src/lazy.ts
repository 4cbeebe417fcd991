// Parts of the page that are loaded on demand, so that the front page does not include the table.
import { loadLongTexts } from "./i18n.svelte";

/** Wraps a loader for a part of the page so that it also loads the long texts. */
export const withLongTexts =
  <Part>(load: () => Promise<Part>) =>
  async (): Promise<Part> => {
    const [part] = await Promise.all([load(), loadLongTexts()]);
    return part;
  };

export const loadScreen = () => import("./table/SharedScreen.svelte");
export const loadTable = () => import("./table/TablePage.svelte");
export const loadSettings = () => import("./kit/SettingsDialog.svelte");
export const loadPeople = () => import("./table/ManagePlayers.svelte");
export const loadHandOver = withLongTexts(() => import("./table/HandOverSeat.svelte"));
export const loadLeaveDialog = withLongTexts(() => import("./table/LeaveDialog.svelte"));
export const loadMoveExplanations = withLongTexts(() => import("./table/MoveExplanations.svelte"));
export const loadRatedNote = withLongTexts(() => import("./gathering/RatedNote.svelte"));
export const loadRatingChange = withLongTexts(() => import("./table/RatingChange.svelte"));
export const loadSeries = () => import("./table/SeriesTable.svelte");
export const loadSeriesDialog = () => import("./table/SeriesDialog.svelte");
export const loadRulesDialog = withLongTexts(() => import("./rules/RulesDialog.svelte"));
export const loadDiceVerification = withLongTexts(() => import("./table/DiceVerification.svelte"));
export const loadRulesForm = () => import("./rules/RulesForm.svelte");
export const loadRulesCards = withLongTexts(() => import("./rules/RulesCards.svelte"));

/** Preloads the code of the table. If that fails, it is loaded again when needed. */
export const preloadTable = () => void loadTable().catch(() => undefined);
