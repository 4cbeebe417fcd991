// Checks of a component's appearance: axe-core's rules, and sizes that everyone can read and tap.
import axe from "axe-core";

const SMALLEST_TEXT = 14;
const SMALLEST_TARGET = 44;

/**
 * The accessibility violations that axe-core finds in an element. Rules about whole pages do not apply to a component.
 */
export async function violations(container: Element): Promise<string[]> {
  await Promise.allSettled(document.getAnimations().map((animation) => animation.finished));
  const { violations: found } = await axe.run(container, {
    resultTypes: ["violations"],
    rules: { region: { enabled: false } },
  });
  return found.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html} (${node.failureSummary})`));
}

/** Text that is too small to read, and tap targets that are too small for a thumb or beyond the edge of the screen. */
export function tooSmall(container: Element): string[] {
  const visible = (element: Element) => element.checkVisibility() && !element.closest(".hidden-but-read, svg");
  const all = (selector: string) => [...container.querySelectorAll<HTMLElement>(selector)].filter(visible);
  const texts = all("*")
    .filter(({ childNodes }) => [...childNodes].some((node) => node instanceof Text && node.data.trim()))
    .filter((element) => parseFloat(getComputedStyle(element).fontSize) < SMALLEST_TEXT)
    .map(({ outerHTML }) => `text: ${outerHTML}`);
  const targets = all("button, select, input, a").flatMap((element) => {
    const { width, height, left, right } = element.getBoundingClientRect();
    const small = width < SMALLEST_TARGET || height < SMALLEST_TARGET;
    const beyond = left < 0 || right > innerWidth + 0.5;
    return small || beyond ? [`target ${width}x${height} at ${left}: ${element.outerHTML}`] : [];
  });
  return [...texts, ...targets];
}
