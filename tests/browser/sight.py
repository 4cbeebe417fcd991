"""What can be seen to be wrong with a page, whatever it shows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Literal

from playwright.sync_api import Page, expect

from tests.browser.people import DESKTOP, PHONE, ROOT

Sizes = Sequence[tuple[int, int]]
Theme = Literal["light", "dark"]
THEMES: tuple[Theme, ...] = ("light", "dark")

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
SMALLEST_TEXT, SMALLEST_TARGET = 14, 44


def scrolls(page: Page) -> Any:
    """How far the page could be scrolled, in pixels."""
    return page.evaluate(
        """() => {
          const { scrollWidth, scrollHeight, clientWidth, clientHeight } = document.documentElement;
          return { x: scrollWidth - clientWidth, y: scrollHeight - clientHeight };
        }"""
    )


def too_small(page: Page) -> Any:
    """Text that is too small to read, targets that are too small for a thumb, and what hangs over the edge."""
    return page.evaluate(
        """([text, target]) => {
          const wrong = [];
          const seen = (element) => element.checkVisibility() && !element.closest(".hidden-but-read, svg");
          for (const element of document.querySelectorAll("body *")) {
            if (!seen(element)) continue;
            const own = [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
            if (own && parseFloat(getComputedStyle(element).fontSize) < text) wrong.push(`text: ${element.outerHTML}`);
          }
          for (const element of document.querySelectorAll("button, select, input, a")) {
            if (!seen(element)) continue;
            const { width, height, left, right } = element.getBoundingClientRect();
            const label = element.type === "checkbox" && element.labels[0];
            const small = !label && (width < target || height < target);
            if (small) wrong.push(`target ${width}x${height}: ${element.outerHTML}`);
            if (left < 0 || right > innerWidth + 0.5) wrong.push(`over the edge: ${element.outerHTML}`);
          }
          return wrong;
        }""",
        [SMALLEST_TEXT, SMALLEST_TARGET],
    )


def at_sizes(page: Page, sizes: Sizes) -> Iterator[str]:
    """Gives a page one size after the other, and waits until it is laid out for it."""
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))")
        yield f"{width}x{height}"


def not_whole(page: Page, *selectors: str) -> list[str]:
    """What can't be seen whole of these parts of a page: they are missing, cut, beyond an edge, or something lies on
    them. Seen are boxes, in the order in which they are painted."""
    found: list[str] = page.evaluate(
        """(selectors) => {
          // What lets touches through covers as well.
          const sheet = new CSSStyleSheet();
          sheet.replaceSync("* { pointer-events: auto !important }");
          document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
          const paints = (each, x, y) => {
            if (!each.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
            const { backgroundColor, backgroundImage, borderTopWidth } = getComputedStyle(each);
            const ground = !/^(transparent|.*, 0\\))$/.test(backgroundColor) || backgroundImage !== "none";
            const texts = [...each.childNodes].filter((node) => node.nodeType === 3 && node.data.trim());
            const written = texts.flatMap((node) => {
              const range = document.createRange();
              range.selectNodeContents(node);
              return [...range.getClientRects()];
            });
            const here = ({ left, right, top, bottom }) => left <= x && x <= right && top <= y && y <= bottom;
            return ground || parseFloat(borderTopWidth) > 0 || each.closest("svg") !== null || written.some(here);
          };
          const { scrollWidth, scrollHeight, clientWidth, clientHeight } = document.documentElement;
          const wrong = scrollWidth > clientWidth || scrollHeight > clientHeight ? ["the page scrolls"] : [];
          for (const selector of selectors) {
            const parts = [...document.querySelectorAll(selector)].filter((part) => part.checkVisibility());
            if (!parts.length) wrong.push(`missing: ${selector}`);
            for (const part of parts) {
              const named = `${selector} "${part.textContent.trim().replace(/\\s+/g, " ").slice(0, 40)}"`;
              const { left, right, top, bottom, width, height } = part.getBoundingClientRect();
              const edges = [left, right, top, bottom].map(Math.round);
              if (left < -0.5 || top < -0.5 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5) {
                wrong.push(`beyond the edge: ${named} ${edges}`);
                continue;
              }
              const cut = [part, ...part.querySelectorAll("*")].some((each) => {
                if (each.closest("svg, .hidden-but-read")) return false;
                if (getComputedStyle(each).overflowX === "visible") return false;
                return each.scrollWidth > each.clientWidth + 1 || each.scrollHeight > each.clientHeight + 2;
              });
              if (cut) wrong.push(`cut: ${named}`);
              const lying = new Set();
              for (const across of [0.08, 0.35, 0.65, 0.92]) {
                for (const down of [0.12, 0.5, 0.88]) {
                  const own = part.closest(".seat") ?? part; // a seat's parts are set against each other
                  const [x, y] = [left + across * width, top + down * height];
                  const pile = document.elementsFromPoint(x, y);
                  const over = pile.slice(0, pile.findIndex((there) => own.contains(there) || there.contains(part)));
                  for (const there of over.filter((each) => paints(each, x, y))) lying.add(there);
                }
              }
              for (const there of lying) wrong.push(`under ${there.outerHTML.slice(0, 80)}: ${named} ${edges}`);
            }
          }
          document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
          return wrong;
        }""",
        list(selectors),
    )
    return found


def at_each_size(page: Page) -> Iterator[str]:
    """Gives a page the size of a phone, then that of a desktop; in the end it has its own again."""
    own = page.viewport_size
    for name, (width, height) in (("phone", PHONE), ("desktop", DESKTOP)):
        page.set_viewport_size({"width": width, "height": height})
        yield name
    if own:
        page.set_viewport_size(own)


def in_each_theme(page: Page) -> Iterator[str]:
    """Gives a page that follows the system a light theme, then a dark one, as people have who are made for tests."""
    for theme in THEMES:
        put_on(page, theme)
        yield theme


def put_on(page: Page, theme: Theme) -> None:
    """Gives a page that follows the system a theme."""
    page.emulate_media(color_scheme=theme)
    expect(page.locator("html")).to_have_attribute("data-theme", theme)


def faults(page: Page, *, down: bool = False) -> list[str]:
    """What is wrong on a phone or on a desktop: what axe-core finds, what is too small, what can be scrolled.

    ``down``: the page may be scrolled down.
    """
    found = []
    for size in at_each_size(page):
        far = scrolls(page)
        over = [f"scrolls by {far}"] if far["x"] or (far["y"] and not down) else []
        found += [f"{size}: {fault}" for fault in [*violations(page), *too_small(page), *over]]
    return found


def violations(page: Page) -> list[str]:
    """Return axe-core's findings."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text())
    page.evaluate("Promise.allSettled(document.getAnimations().map((animation) => animation.finished))")
    found = page.evaluate("axe.run({ resultTypes: ['violations'] }).then(({ violations }) => violations)")
    return [f"{each['id']}: {node['html']} ({node['failureSummary']})" for each in found for node in each["nodes"]]


def cut(page: Page) -> list[str]:
    """Texts that do not fit into what holds them; of a choice, the option that is chosen."""
    found: list[str] = page.evaluate(
        """() => {
          const seen = (element) => element.checkVisibility() && !element.closest(".hidden-but-read");
          const wrong = [...document.querySelectorAll("button, a, h1, h2, label, p, span, b")]
            .filter(seen)
            .filter(({ childNodes }) => [...childNodes].some((node) => node.nodeType === 3 && node.data.trim()))
            .filter((element) => !["auto", "scroll"].includes(getComputedStyle(element).overflowX))
            .filter(({ scrollWidth, clientWidth }) => clientWidth && scrollWidth > clientWidth + 1);
          // With large text a choice is read in full once it is opened.
          const large = parseFloat(getComputedStyle(document.body).fontSize) > 16;
          const selects = large ? [] : document.querySelectorAll("select");
          for (const select of [...selects].filter(seen)) {
            const free = select.cloneNode(false);
            free.append(select.selectedOptions[0].cloneNode(true));
            free.style.cssText = "position: absolute; width: max-content; min-width: 0; max-width: none";
            select.after(free);
            if (free.offsetWidth > select.offsetWidth + 1) wrong.push(select.selectedOptions[0]);
            free.remove();
          }
          return wrong.map(({ outerHTML }) => outerHTML.slice(0, 200));
        }"""
    )
    return found


def overlapping(page: Page) -> list[str]:
    """Texts that lie on one another in the uppermost layer: the page, or the dialog that is open."""
    found: list[str] = page.evaluate(
        """() => {
          const layers = "dialog, [popover]";
          const layer = [...document.querySelectorAll("dialog[open], :popover-open")].at(-1) ?? null;
          const texts = [];
          const walker = document.createTreeWalker(layer ?? document.body, NodeFilter.SHOW_TEXT);
          while (walker.nextNode()) {
            const node = walker.currentNode, element = node.parentElement;
            if (!node.data.trim() || element.closest(layers) !== layer) continue;
            if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
            // What comes up for a moment lies over the rest on purpose, as does what stays while the page is scrolled.
            if (element.closest(".hidden-but-read, svg, option, script, .why, [role=status], [role=alert]")) continue;
            const clip = { left: -Infinity, right: Infinity, top: -Infinity, bottom: Infinity };
            let floats = false;
            for (let up = element; up && up !== layer; up = up.parentElement) {
              const style = getComputedStyle(up), box = up.getBoundingClientRect();
              floats ||= style.position === "fixed" || style.position === "sticky" || style.clipPath !== "none";
              if (style.overflowY === "visible") continue;
              clip.left = Math.max(clip.left, box.left), clip.right = Math.min(clip.right, box.right);
              clip.top = Math.max(clip.top, box.top), clip.bottom = Math.min(clip.bottom, box.bottom);
            }
            if (floats) continue;
            const range = document.createRange();
            range.selectNodeContents(node);
            // Lines of text may touch: a line's box is higher than its letters.
            for (const { left, right, top, bottom } of range.getClientRects()) {
              const letters = (bottom - top) / 4;
              const box = {
                left: Math.max(left, clip.left) + 1, right: Math.min(right, clip.right) - 1,
                top: Math.max(top, clip.top) + letters, bottom: Math.min(bottom, clip.bottom) - letters,
              };
              if (box.left < box.right && box.top < box.bottom) texts.push({ ...box, node });
            }
          }
          const wrong = new Set();
          for (const [at, one] of texts.entries())
            for (const other of texts.slice(at + 1))
              if (one.node !== other.node && one.left < other.right && other.left < one.right
                && one.top < other.bottom && other.top < one.bottom)
                wrong.add(`"${one.node.data.trim()}" on "${other.node.data.trim()}"`);
          return [...wrong];
        }"""
    )
    return found


def unreachable(page: Page) -> list[str]:
    """Controls of the uppermost layer that can't be touched, wherever one scrolls."""
    found: list[str] = page.evaluate(
        """() => {
          const layer = [...document.querySelectorAll("dialog[open], :popover-open")].at(-1) ?? document.body;
          // What only the keyboard reaches comes up when it has the focus.
          const hidden = (element) =>
            element && (getComputedStyle(element).clipPath !== "none" || hidden(element.parentElement));
          const wrong = [];
          for (const control of layer.querySelectorAll("button, a, input, select")) {
            if (!control.checkVisibility() || hidden(control)) continue;
            if ((control.closest("dialog, [popover]") ?? document.body) !== layer) continue;
            control.scrollIntoView({ block: "center", inline: "center" });
            const { left, top, width, height } = control.getBoundingClientRect();
            const there = document.elementFromPoint(left + width / 2, top + height / 2);
            const own = [control, ...(control.labels ?? [])].some((part) => part.contains(there));
            // What is told for a moment may lie over it.
            if (own || there?.closest("[role=status]")) continue;
            wrong.push(`out of reach: ${control.outerHTML.slice(0, 150)}`);
          }
          scrollTo(0, 0);
          return wrong;
        }"""
    )
    return found


def broken(page: Page) -> list[str]:
    """Headings and buttons of which a word is broken between its letters, for want of room."""
    found: list[str] = page.evaluate(
        """() => {
          const wrong = [];
          for (const element of document.querySelectorAll("h1, h2, h3, button, .chip, label")) {
            if (!element.checkVisibility() || element.closest(".hidden-but-read")) continue;
            const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
            while (walker.nextNode()) {
              const node = walker.currentNode;
              for (const { index, 0: word } of node.data.matchAll(/\\p{L}+/gu)) {
                const range = document.createRange();
                range.setStart(node, index), range.setEnd(node, index + word.length);
                const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
                if (lines.size > 1) wrong.push(`broken: ${word}`);
              }
            }
          }
          return wrong;
        }"""
    )
    return found
