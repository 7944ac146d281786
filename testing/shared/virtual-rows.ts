/** How to read a virtual list. */
export interface ReadOptions {
  /** Selects the rendered rows. */
  readonly rows: string;
  /** Selects the texts among the children of a row. */
  readonly cells: string;
  /** The attribute with the position of a row, from 1. */
  readonly position: string;
  /** Reads as many rows at most. Default: 1,000. */
  readonly limit?: number | undefined;
  /** Stops at the first row with this text, and leaves it in view. Default: reads on. */
  readonly until?: string | undefined;
}

/** Texts of the rows, by their positions. */
export type VirtualRowTexts = readonly { readonly position: number; readonly texts: readonly string[] }[];

/**
 * Reads the rows of a virtual list, of which only those in view exist: scrolls from the start to the end, and back. Waits
 * up to 10 seconds in all for rows of a source.
 * Playwright sends this function to the page, so it must not use anything outside of itself.
 */
export async function readVirtualRows(scroller: Element, options: ReadOptions): Promise<VirtualRowTexts> {
  const { rows, cells, position, limit = 1_000, until } = options;
  const found = new Map<number, readonly string[]>();
  const painted = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  // Rows of a source that are in view are being loaded.
  const isBusy = () => {
    const rendered = [...scroller.querySelectorAll(rows)];
    return (rendered.length > 0 ? rendered : [scroller]).some((one) => one.getAttribute('aria-busy') === 'true');
  };
  const busyEnd = performance.now() + 10_000;
  const isLoading = () => scroller.getAttribute('aria-rowcount') === '-1';
  const start = scroller.scrollTop;
  for (scroller.scrollTop = 0; ; scroller.scrollTop += scroller.clientHeight / 2) {
    await painted();
    while (isBusy() && performance.now() < busyEnd) await painted();
    const before = scroller.scrollTop;
    for (const row of scroller.querySelectorAll(rows)) {
      const texts = [...row.children]
        .filter((cell) => cell.matches(cells))
        .map((cell) => (cell.textContent ?? '').trim());
      found.set(Number(row.getAttribute(position)), texts);
      if (until !== undefined && texts.includes(until)) {
        row.scrollIntoView({ block: 'nearest' });
        return [{ position: Number(row.getAttribute(position)), texts }];
      }
    }
    if (found.size >= limit) break;
    if (before + scroller.clientHeight < scroller.scrollHeight - 1) continue;
    // A table that loads further rows does not know their number.
    const end = performance.now() + 10_000;
    const { scrollHeight } = scroller;
    while (isLoading() && scroller.scrollHeight === scrollHeight && performance.now() < end) await painted();
    if (scroller.scrollHeight === scrollHeight) break;
  }
  scroller.scrollTop = start;
  await painted();
  if (until !== undefined) return [];
  return [...found]
    .sort(([a], [b]) => a - b)
    .slice(0, limit)
    .map(([at, texts]) => ({ position: at, texts }));
}

export const TABLE_ROWS = {
  rows: '.rows-sheet > [role=row]:not([hidden])',
  cells: '.cell:not(.checkbox-cell)',
  position: 'aria-rowindex',
} as const;

export const LIST_ROWS = {
  rows: '[role=option]:not([hidden])',
  cells: '.text',
  position: 'aria-posinset',
} as const;
