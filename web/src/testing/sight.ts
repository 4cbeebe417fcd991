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

/** The contrast ratio (WCAG) between a colour and a background of one or more layers. */
export function contrast(colour: string, ...background: string[]): number {
  const paint = document.createElement("canvas").getContext("2d", { willReadFrequently: true })!;
  const luminance = (...layers: string[]): number => {
    for (const layer of layers) {
      paint.fillStyle = layer;
      paint.fillRect(0, 0, 1, 1);
    }
    const [red, green, blue] = [...paint.getImageData(0, 0, 1, 1).data]
      .map((channel) => channel / 255)
      .map((channel) => (channel > 0.04045 ? ((channel + 0.055) / 1.055) ** 2.4 : channel / 12.92));
    return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
  };
  const [dark, light] = [luminance(colour), luminance(...background)].sort((one, other) => one - other);
  return (light! + 0.05) / (dark! + 0.05);
}
