// Checks of the page's appearance: axe-core's rules, sizes that everyone can read and tap, and parts that are cut or
// covered. Component tests import them; the browser tests load them as one script (see tests/browser/sight.py).
import axe from "axe-core";

const SMALLEST_TEXT = 14;
const SMALLEST_TARGET = 44;
/** Text for screen readers only. */
const UNSEEN = ".hidden-but-read";

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The accessibility violations that axe-core finds on the page, or in a component. */
export async function violations(component?: Element): Promise<string[]> {
  await Promise.allSettled(document.getAnimations().map((animation) => animation.finished));
  const { violations: found } = await axe.run(component ?? document, {
    resultTypes: ["violations"],
    // This rule applies only to whole pages.
    rules: { region: { enabled: !component } },
  });
  return found.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html} (${node.failureSummary})`));
}

/** Text that is too small to read, and tap targets that are too small for a thumb or beyond the edge of the screen. */
export function tooSmall(container: Element = document.body): string[] {
  const visible = (element: Element) => element.checkVisibility() && !element.closest(`${UNSEEN}, svg`);
  const all = <T extends Element>(selector: string) => [...container.querySelectorAll<T>(selector)].filter(visible);
  const texts = all<HTMLElement>("*")
    .filter(hasText)
    .filter((element) => parseFloat(getComputedStyle(element).fontSize) < SMALLEST_TEXT)
    .map(({ outerHTML }) => `text: ${outerHTML}`);
  const targets = all<HTMLElement>("button, select, input, a").flatMap((element) => {
    const { width, height, left, right } = element.getBoundingClientRect();
    const labelled = element instanceof HTMLInputElement && element.type === "checkbox" && element.labels?.length;
    const small = !labelled && (width < SMALLEST_TARGET || height < SMALLEST_TARGET);
    const beyond = left < 0 || right > innerWidth + 0.5;
    return small || beyond ? [`target ${width}x${height} at ${left}: ${element.outerHTML}`] : [];
  });
  return [...texts, ...targets];
}

const hasText = ({ childNodes }: Node) => [...childNodes].some((node) => node instanceof Text && node.data.trim());

/** How far the page can be scrolled, in pixels. */
export function scrolls(): { x: number; y: number } {
  const { scrollWidth, scrollHeight, clientWidth, clientHeight } = document.documentElement;
  return { x: scrollWidth - clientWidth, y: scrollHeight - clientHeight };
}

/** The faults of a page that must not scroll: accessibility violations, parts that are too small, and scrolling. */
export async function badlyShown(): Promise<string[]> {
  const { x, y } = scrolls();
  return [...(await violations()), ...tooSmall(), ...(x || y ? [`the page scrolls by ${x}, ${y}`] : [])];
}

/** Reports if the text in the middle of the table overlaps the user's dice below it. */
export function coveredDice(): string[] {
  const middle = document.querySelector(".standing .who, .standing .opens, .count .number");
  const own = document.querySelector(".own .dice");
  if (!middle || !own) return [];
  const over = middle.getBoundingClientRect().bottom - own.getBoundingClientRect().top;
  return over > 1 ? [`the middle of the table reaches ${over}px into the dice`] : [];
}

/** The rectangle of each line of text in an element. */
export function linesOf(element: Node): DOMRect[] {
  const range = document.createRange();
  range.selectNodeContents(element);
  return [...range.getClientRects()];
}

/** Whether an element paints something at a point: a background, a border, a picture or text. */
function paintsAt(element: Element, x: number, y: number): boolean {
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
  const { backgroundColor, backgroundImage, borderTopWidth } = getComputedStyle(element);
  const ground = !/^(transparent|.*, 0\))$/.test(backgroundColor) || backgroundImage !== "none";
  const here = ({ left, right, top, bottom }: Box) => left <= x && x <= right && top <= y && y <= bottom;
  const written = () =>
    [...element.childNodes].some((node) => node instanceof Text && node.data.trim() && linesOf(node).some(here));
  return ground || parseFloat(borderTopWidth) > 0 || element.closest("svg") !== null || written();
}

/** Whether the content of a part, or of an element in it, is cut off. */
const isCut = (part: Element) =>
  [part, ...part.querySelectorAll("*")].some(
    (element) =>
      !element.closest(`svg, ${UNSEEN}`) &&
      getComputedStyle(element).overflowX !== "visible" &&
      (element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 2),
  );

/**
 * The elements that cover a part of the page. Parts of the same seat may overlap only where they are transparent.
 */
function covering(part: Element, { left, top, width, height }: DOMRect): Set<Element> {
  const own = part.closest(".seat") ?? part;
  const points = [0.08, 0.35, 0.65, 0.92].flatMap((across) => [0.12, 0.5, 0.88].map((down) => [across, down] as const));
  return new Set(
    points.flatMap(([across, down]) => {
      const [x, y] = [left + across * width, top + down * height];
      const pile = document.elementsFromPoint(x, y);
      const above = pile.slice(
        0,
        pile.findIndex((element) => own.contains(element) || element.contains(part)),
      );
      return above.filter((element) => paintsAt(element, x, y));
    }),
  );
}

/** Finds the given parts of the page that are missing, cut off, beyond an edge of the screen, or covered. */
export function notWhole(...selectors: string[]): string[] {
  // Otherwise, elements that ignore the pointer would not be found at a point.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("* { pointer-events: auto !important }");
  document.adoptedStyleSheets.push(sheet);
  const { x, y } = scrolls();
  const found = x > 0 || y > 0 ? ["the page scrolls"] : [];
  for (const selector of selectors) {
    const parts = [...document.querySelectorAll(selector)].filter((part) => part.checkVisibility());
    if (!parts.length) found.push(`missing: ${selector}`);
    for (const part of parts) {
      const box = part.getBoundingClientRect();
      const edges = [box.left, box.right, box.top, box.bottom].map(Math.round).join();
      const named = `${selector} "${part.textContent.trim().replace(/\s+/g, " ").slice(0, 40)}" ${edges}`;
      if (box.left < -0.5 || box.top < -0.5 || box.right > innerWidth + 0.5 || box.bottom > innerHeight + 0.5) {
        found.push(`beyond the edge: ${named}`);
        continue;
      }
      if (isCut(part)) found.push(`cut: ${named}`);
      for (const element of covering(part, box)) found.push(`under ${element.outerHTML.slice(0, 80)}: ${named}`);
    }
  }
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
  return found;
}

/** Texts that do not fit into their elements; for a select element, the selected option. */
export function cut(): string[] {
  const visible = (element: Element) => element.checkVisibility() && !element.closest(UNSEEN);
  const found: Element[] = [...document.querySelectorAll("button, a, h1, h2, label, p, span, b")]
    .filter(visible)
    .filter(hasText)
    .filter((element) => !["auto", "scroll"].includes(getComputedStyle(element).overflowX))
    .filter(({ scrollWidth, clientWidth }) => clientWidth && scrollWidth > clientWidth + 1);
  // With large text, a long option can be read in full when the select element is open.
  const large = parseFloat(getComputedStyle(document.body).fontSize) > 16;
  const selects = large ? [] : [...document.querySelectorAll("select")];
  for (const select of selects.filter(visible)) {
    const free = select.cloneNode(false) as HTMLSelectElement;
    const option = select.selectedOptions[0]!;
    free.append(option.cloneNode(true));
    free.style.cssText = "position: absolute; width: max-content; min-width: 0; max-width: none";
    select.after(free);
    if (free.offsetWidth > select.offsetWidth + 1) found.push(option);
    free.remove();
  }
  return found.map(({ outerHTML }) => outerHTML.slice(0, 200));
}

/** The top layer: the open dialog or popover, or null if there is none. */
const topLayer = () => [...document.querySelectorAll("dialog[open], :popover-open")].at(-1) ?? null;

/** The area in which an element can be seen, or null if the element does not scroll with the page. */
function clipOf(element: Element, layer: Element | null): Box | null {
  const clip = { left: -Infinity, right: Infinity, top: -Infinity, bottom: Infinity };
  for (let up: Element | null = element; up && up !== layer; up = up.parentElement) {
    const { position, clipPath, overflowY } = getComputedStyle(up);
    if (position === "fixed" || position === "sticky" || clipPath !== "none") return null;
    if (overflowY === "visible") continue;
    const box = up.getBoundingClientRect();
    clip.left = Math.max(clip.left, box.left);
    clip.right = Math.min(clip.right, box.right);
    clip.top = Math.max(clip.top, box.top);
    clip.bottom = Math.min(clip.bottom, box.bottom);
  }
  return clip;
}

/** Texts in the top layer that overlap each other. */
export function overlapping(): string[] {
  const layer = topLayer();
  const texts: (Box & { node: Text })[] = [];
  const walker = document.createTreeWalker(layer ?? document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    const element = node.parentElement!;
    if (!node.data.trim() || element.closest("dialog, [popover]") !== layer) continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    // Short-lived messages may cover other text.
    if (element.closest(`${UNSEEN}, svg, option, script, .why, [role=status], [role=alert]`)) continue;
    const clip = clipOf(element, layer);
    if (!clip) continue;
    for (const { left, right, top, bottom } of linesOf(node)) {
      // Lines of text may touch, because the box of a line is higher than its letters.
      const margin = (bottom - top) / 4;
      const box = {
        left: Math.max(left, clip.left) + 1,
        right: Math.min(right, clip.right) - 1,
        top: Math.max(top, clip.top) + margin,
        bottom: Math.min(bottom, clip.bottom) - margin,
      };
      if (box.left < box.right && box.top < box.bottom) texts.push({ ...box, node });
    }
  }
  const meet = (one: Box, other: Box) =>
    one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
  const pairs = texts.flatMap((one, at) =>
    texts
      .slice(at + 1)
      .flatMap((other) => (one.node !== other.node && meet(one, other) ? [[one, other] as const] : [])),
  );
  return [...new Set(pairs.map(([one, other]) => `"${one.node.data.trim()}" on "${other.node.data.trim()}"`))];
}

/** Controls in the top layer that cannot be tapped at any scroll position. */
export function unreachable(): string[] {
  const layer = topLayer() ?? document.body;
  // Controls for the keyboard only appear when they have the focus.
  const hidden = (element: Element | null): boolean =>
    element !== null && (getComputedStyle(element).clipPath !== "none" || hidden(element.parentElement));
  const found: string[] = [];
  for (const control of layer.querySelectorAll<HTMLInputElement>("button, a, input, select")) {
    if (!control.checkVisibility() || hidden(control)) continue;
    if ((control.closest("dialog, [popover]") ?? document.body) !== layer) continue;
    control.scrollIntoView({ block: "center", inline: "center" });
    const { left, top, width, height } = control.getBoundingClientRect();
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    const reached = [control, ...(control.labels ?? [])].some((part) => part.contains(there));
    // A short-lived message may cover the control.
    if (reached || there?.closest("[role=status]")) continue;
    found.push(`out of reach: ${control.outerHTML.slice(0, 150)}`);
  }
  scrollTo(0, 0);
  return found;
}

/** Words in headings and buttons that break in the middle across lines. */
export function broken(): string[] {
  const found: string[] = [];
  for (const element of document.querySelectorAll("h1, h2, h3, button, .chip, label")) {
    if (!element.checkVisibility() || element.closest(UNSEEN)) continue;
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      for (const { index, 0: word } of node.data.matchAll(/\p{L}+/gu)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) found.push(`broken: ${word}`);
      }
    }
  }
  return found;
}

/** Thought bubbles and reactions that extend beyond the edge of the screen or cover a die. */
export function misplacedBubbles(): string[] {
  const visible = (selector: string) =>
    [...document.querySelectorAll(selector)].filter((each) => each.checkVisibility());
  const boxes = visible(".thought, .bubble").map((bubble) => bubble.getBoundingClientRect());
  const dice = visible(".seat .die, .own .die");
  const inside = ({ left, top, right, bottom }: Box) =>
    left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
  const apart = (one: Box, other: Box) =>
    one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top;
  return [
    ...(boxes.length ? [] : ["no bubble is visible"]),
    ...boxes.filter((box) => !inside(box)).map((box) => `beyond the edge: ${JSON.stringify(box)}`),
    ...boxes
      .flatMap((box) => dice.filter((die) => !apart(box, die.getBoundingClientRect())))
      .map((die) => `on a die of ${die.closest(".seat, .own")!.textContent.trim()}`),
  ];
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
