// Transitions that explain events, such as a die that flies from its cup to the row.
import { prefersReducedMotion } from "svelte/motion";
import type { TransitionConfig } from "svelte/transition";

const glide = (t: number) => 1 - (1 - t) ** 3;

/** Moves an element in from the position of the `source` element. With reduced motion, the element fades in. */
export function flyFrom(node: Element, { source }: { source: string }): TransitionConfig {
  const from = document.querySelector(source)?.getBoundingClientRect();
  const to = node.getBoundingClientRect();
  if (!from || !to.width || prefersReducedMotion.current) return { duration: 150, css: (t) => `opacity: ${t}` };
  const [x, y, scale] = [from.x - to.x, from.y - to.y, from.width / to.width];
  return {
    duration: 280,
    easing: glide,
    css: (t, u) => `transform-origin: 0 0; transform: translate(${x * u}px, ${y * u}px) scale(${t + scale * u})`,
  };
}
