import type { Page } from 'playwright';

/** Collects the visible texts of every frame of every document of a page, shadow trees included. */
export async function recordTexts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(globalThis, { seenTexts: seen });
    /** As they are in the document. They are looked up in every frame, so only other texts are examined. */
    const known = new Set<string>();
    const isVisible = (element: Element): boolean => {
      let box: Element | null | undefined = element;
      // An element with `display: contents` is not visible itself, but its content is.
      while (box && getComputedStyle(box).display === 'contents')
        box = box.parentElement ?? (box.getRootNode() as Partial<ShadowRoot>).host;
      return !box || box.checkVisibility({ visibilityProperty: true });
    };
    const add = (text: string | null, element: Element): void => {
      if (text === null || known.has(text)) return;
      const words = text.replace(/\s+/g, ' ').trim();
      if (words && !isVisible(element)) return;
      known.add(text);
      if (words) seen.add(words);
    };
    const collect = (root: ParentNode): void => {
      for (const child of root.childNodes) {
        if (child instanceof Text) add(child.data, root instanceof ShadowRoot ? root.host : (root as Element));
        if (!(child instanceof Element) || ['SCRIPT', 'STYLE', 'NOSCRIPT', 'TEMPLATE'].includes(child.tagName))
          continue;
        for (const name of ['aria-label', 'placeholder', 'title']) add(child.getAttribute(name), child);
        if (child.shadowRoot) collect(child.shadowRoot);
        collect(child);
      }
    };
    const look = (): void => {
      if (document.body) collect(document.body);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

export const recordedTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...(globalThis as unknown as { seenTexts: Set<string> }).seenTexts]);
