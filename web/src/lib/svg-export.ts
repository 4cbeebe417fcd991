// Exports the page's SVG drawings as files.

/** The style properties that are copied into the exported drawing. */
const STYLES = [
  "fill",
  "fill-rule",
  "stroke",
  "stroke-width",
  "stroke-linecap",
  "stroke-linejoin",
  "stroke-dasharray",
  "opacity",
  "stop-color",
  "stop-opacity",
  "font-family",
  "font-size",
  "font-weight",
  "letter-spacing",
  "text-anchor",
];

function styled(from: Element, to: Element): void {
  const styles = getComputedStyle(from);
  for (const name of STYLES) to.setAttribute(name, styles.getPropertyValue(name));
  to.removeAttribute("class");
  to.removeAttribute("style");
  [...from.children].forEach((child, at) => styled(child, to.children[at]!));
}

/** A drawing as a self-contained SVG, with the patterns that it refers to. */
export function standaloneSvg(drawing: SVGSVGElement): string {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  styled(drawing, copy);
  const box = drawing.viewBox.baseVal;
  copy.setAttribute("width", String(box.width));
  copy.setAttribute("height", String(box.height));
  const referred = new Set([...copy.outerHTML.matchAll(/url\((?:"|&quot;)?#([\w-]+)/g)].map(([, id]) => id!));
  const patterns = document.createElementNS("http://www.w3.org/2000/svg", "defs");
  for (const id of referred) {
    const original = document.getElementById(id);
    if (!original || drawing.contains(original)) continue;
    const pattern = original.cloneNode(true) as Element;
    styled(original, pattern);
    patterns.append(pattern);
  }
  copy.prepend(patterns);
  return new XMLSerializer().serializeToString(copy);
}

/** A drawing as a PNG. */
export async function renderPng(drawing: SVGSVGElement): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(standaloneSvg(drawing))}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  canvas.getContext("2d")!.drawImage(image, 0, 0);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png"),
  );
}

/** An image as a `data:` URL. The page's content security policy does not allow `blob:` URLs. */
export function dataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.readAsDataURL(blob);
  });
}

/** Wraps a text at spaces. A word longer than a line gets a line of its own. */
export function wrapText(text: string, longest: number): string[] {
  const found: string[] = [];
  for (const word of text.split(" ")) {
    const line = found.at(-1);
    if (line !== undefined && line.length + 1 + word.length <= longest) found[found.length - 1] = `${line} ${word}`;
    else found.push(word);
  }
  return found;
}
