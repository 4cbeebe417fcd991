// Chances as text.
import { t } from "../i18n.svelte";
import { likelihood, type Bid } from "./bid-pad";

/** A chance as a whole percentage. */
export function percent(chance: number): string {
  const { id, args } = likelihood(chance);
  return t(id, args);
}

/** A bid as text, with its chance if one is given. */
export const bidText = ({ quantity, face }: Bid, chance: number | null) =>
  chance === null
    ? t("page-bid", { quantity, face })
    : t("page-bid-likely", { quantity, face, chance: percent(chance) });
