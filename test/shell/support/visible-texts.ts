import type { Page } from 'playwright';

/** Runs in the page. @returns its visible texts in document order, shadow trees included */
export function visibleTexts(): string[] {
  const texts: string[] = [];
  const collect = (node: Node): void => {
    if (node instanceof Text) {
      const text = node.data.replace(/\s+/g, ' ').trim();
      if (text) texts.push(text);
      return;
    }
    if (node instanceof Element) {
      if (['SCRIPT', 'STYLE', 'NOSCRIPT', 'TEMPLATE'].includes(node.tagName)) return;
      if (node instanceof HTMLElement && !node.checkVisibility({ visibilityProperty: true })) {
        // An element with `display: contents` is not visible itself, but its content is.
        if (getComputedStyle(node).display !== 'contents') return;
      }
      for (const name of ['aria-label', 'placeholder', 'title']) {
        const text = node.getAttribute(name)?.trim();
        if (text) texts.push(text);
      }
      if (node.shadowRoot) collect(node.shadowRoot);
    }
    for (const child of node.childNodes) collect(child);
  };
  collect(document.body);
  return texts;
}

/** Collects the visible texts of every frame of every document of a page. */
export async function recordTexts(page: Page): Promise<void> {
  await page.addInitScript(`
    globalThis.seenTexts = new Set();
    const visibleTexts = ${visibleTexts.toString()};
    const look = () => {
      if (document.body) for (const text of visibleTexts()) seenTexts.add(text);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  `);
}

export const recordedTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...(globalThis as unknown as { seenTexts: Set<string> }).seenTexts]);
