// Chances in words.
import { t } from "../words.svelte";
import { likely, type Bid } from "./pad";

/** A chance in whole percent. */
export function percent(chance: number): string {
  const { id, args } = likely(chance);
  return t(id, args);
}

/** A bid to be said, with its chance where that is shown. */
export const bidWords = ({ quantity, face }: Bid, chance: number | null) =>
  chance === null
    ? t("page-bid", { quantity, face })
    : t("page-bid-likely", { quantity, face, chance: percent(chance) });
