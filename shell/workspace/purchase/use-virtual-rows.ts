import { useCallback, useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { RowHeights, rowAt } from './row-heights.js';

/** Rows rendered above and below the viewport, so that Tab reaches the next field. */
const OVERSCAN = 8;
/** Height of the viewport before the first measurement, in pixels. */
const INITIAL_VIEW_HEIGHT = 800;

/** A rendered row. */
export interface RenderedRow {
  readonly index: number;
  /** Height of the unrendered rows before it, in pixels. */
  readonly gap: number;
}

export interface VirtualRows {
  /** The scroll container. Each row in it has its id in the attribute `data-row`. */
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly rendered: readonly RenderedRow[];
  /** Height of the unrendered rows after the last rendered one, in pixels. */
  readonly rest: number;
  /** Keeps a row rendered outside the viewport, because it has the focus. */
  keepRendered(id: number | undefined): void;
  /** Scrolls a row into view. */
  reveal(id: number): void;
}

/**
 * Renders only the rows in the viewport. The rows may have different heights.
 * @param ids ids of all rows, in order
 * @param estimate estimated height of a row, in pixels
 */
export function useVirtualRows(ids: readonly number[], estimate: number): VirtualRows {
  const scroller = useRef<HTMLDivElement>(null);
  const [heights] = useState(() => new RowHeights(estimate));
  const [measured, setMeasured] = useState(0);
  const [focusedId, keepRendered] = useState<number>();
  const [view, setView] = useState({ top: 0, height: INITIAL_VIEW_HEIGHT });
  // A measurement changes the values inside `heights`, not its identity.
  const offsets = useMemo(() => (measured < 0 ? new Float64Array(1) : heights.offsets(ids)), [heights, ids, measured]);
  const focusedIndex = useMemo(() => (focusedId === undefined ? -1 : ids.indexOf(focusedId)), [ids, focusedId]);

  const [observer] = useState(() => new Observer());

  useEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    let width = element.clientWidth;
    const update = (): void => setView({ top: element.scrollTop, height: element.clientHeight });
    const stop = observer.start(element, (rows) => {
      if (element.clientWidth !== width) heights.clear();
      width = element.clientWidth;
      // Rows in view must not move when previous rows change their height.
      const shift = measure(rows, heights, element.scrollTop);
      if (shift) element.scrollTop += shift;
      setMeasured((count) => count + 1);
      update();
    });
    element.addEventListener('scroll', update);
    return () => {
      stop();
      element.removeEventListener('scroll', update);
    };
  }, [heights, observer]);

  useEffect(() => observer.observeRows());

  const rendered = useMemo(() => {
    const count = ids.length;
    const first = Math.max(0, rowAt(offsets, view.top) - OVERSCAN);
    const last = Math.min(count - 1, rowAt(offsets, view.top + view.height) + OVERSCAN);
    const indexes = Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at);
    if (focusedIndex >= 0 && focusedIndex < first) indexes.unshift(focusedIndex);
    if (focusedIndex > last) indexes.push(focusedIndex);
    return indexes.map((index, at) => {
      const before = at === 0 ? 0 : (indexes[at - 1] as number) + 1;
      return { index, gap: (offsets[index] as number) - (offsets[before] as number) };
    });
  }, [ids, offsets, view, focusedIndex]);

  const reveal = useCallback(
    (id: number) => {
      const element = scroller.current;
      const index = ids.indexOf(id);
      if (!element || index < 0) return;
      element.scrollTop = (offsets[index] as number) - element.clientHeight / 2;
      setView({ top: element.scrollTop, height: element.clientHeight });
    },
    [ids, offsets],
  );

  const lastIndex = rendered.at(-1)?.index ?? -1;
  return {
    scroller,
    rendered,
    rest: (offsets.at(-1) as number) - (offsets[lastIndex + 1] as number),
    keepRendered,
    reveal,
  };
}

/** @returns the change in height of the rows above the viewport */
function measure(rows: readonly HTMLElement[], heights: RowHeights, viewTop: number): number {
  let shift = 0;
  for (const row of rows) {
    const { height } = row.getBoundingClientRect();
    if (height === 0) continue;
    const id = Number(row.dataset.row);
    const before = heights.get(id);
    if (heights.set(id, height) && row.offsetTop + before <= viewTop) shift += height - before;
  }
  return shift;
}

/** Observes the size of the scroll container and of its rendered rows, whose fields render after them. */
class Observer {
  readonly #rows = new Set<HTMLElement>();
  #scroller: HTMLElement | undefined;
  #observer: ResizeObserver | undefined;

  /** @param onResize gets the rows whose size has changed @returns a function that stops observing */
  start(scroller: HTMLElement, onResize: (rows: readonly HTMLElement[]) => void): () => void {
    this.#scroller = scroller;
    this.#observer = new ResizeObserver((entries) =>
      onResize(entries.flatMap(({ target }) => (target === scroller ? [] : [target as HTMLElement]))),
    );
    this.#observer.observe(scroller);
    this.observeRows();
    return () => {
      this.#observer?.disconnect();
      this.#rows.clear();
    };
  }

  /** Updates the observed rows after a render. */
  observeRows(): void {
    const now = new Set(this.#scroller?.querySelectorAll<HTMLElement>('[data-row]'));
    for (const row of this.#rows) if (!now.has(row)) this.#observer?.unobserve(row);
    for (const row of now) if (!this.#rows.has(row)) this.#observer?.observe(row);
    this.#rows.clear();
    for (const row of now) this.#rows.add(row);
  }
}
