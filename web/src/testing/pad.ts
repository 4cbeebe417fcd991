// The bid pad in component tests.
import { expect } from "vitest";
import { userEvent } from "vitest/browser";
import { t } from "../i18n.svelte";

const bidButton = () => document.querySelector<HTMLElement>(".bid-button")!;

/** Waits until the pad accepts moves. */
export const settled = () => expect.poll(() => document.querySelector(".pad.settled")).not.toBeNull();

/** Makes a bid with the keyboard. */
export async function bidByKeys({ quantity, face }: { quantity: number; face: number }): Promise<void> {
  await settled();
  await userEvent.keyboard(String(face));
  const wanted = t("page-bid", { quantity, face });
  for (let presses = 0; bidButton().textContent.trim() !== wanted; presses++) {
    expect(presses, `the pad never offered ${wanted}`).toBeLessThan(20);
    await userEvent.keyboard("{ArrowUp}");
  }
  await userEvent.keyboard("{Enter}");
}

/** Calls dudo with the keyboard. */
export async function callDudo(): Promise<void> {
  await settled();
  await userEvent.keyboard("dd");
}
