// How much room there is, as a table's board, its header and its pad ask: the same words in their styles.
import { MediaQuery } from "svelte/reactivity";

/** Room for talk and history beside the table: a laptop, or a tablet that stands. */
export const roomy = new MediaQuery("(min-width: 72em) and (min-height: 35em), (min-width: 40em) and (min-height: 56.25em)");
