import type { Page } from 'playwright';

interface Shift {
  readonly value: number;
  /** The shifted elements with their old and new positions. */
  readonly moved: readonly string[];
}

/** Records the layout shifts of a page from its first document on. */
export async function watchLayoutShift(page: Page): Promise<() => Promise<{ total: number; shifts: Shift[] }>> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { layoutShifts: shifts });
    type Entry = PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
    };
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Entry[])
        if (!hadRecentInput)
          shifts.push({
            value,
            moved: sources.map(
              ({ node, previousRect: a, currentRect: b }) =>
                `${(node instanceof Element ? node : node?.parentElement)?.outerHTML.slice(0, 60)} ${Math.round(a.top)}+${Math.round(a.height)} → ${Math.round(b.top)}+${Math.round(b.height)}`,
            ),
          });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return async () => {
    const shifts = await page.evaluate(() => (window as unknown as { layoutShifts: Shift[] }).layoutShifts);
    return { total: shifts.reduce((sum, { value }) => sum + value, 0), shifts };
  };
}
