import { useCallback, useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { RowHeights, rowAt } from './row-heights.js';

/** Rows that are rendered above and below the view, so that Tab finds the next field. */
const OVERSCAN = 8;
/** The height of the view before it is measured, in pixels. */
const FIRST_VIEW = 800;

/** A row that is rendered. */
export interface RenderedRow {
  readonly index: number;
  /** The height of the rows before it that are not rendered, in pixels. */
  readonly gap: number;
}

export interface VirtualRows {
  /** What scrolls. Each row in it has the attribute `data-row` with its id. */
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly rendered: readonly RenderedRow[];
  /** The height of the rows after the last that is rendered, in pixels. */
  readonly rest: number;
  /** Keeps a row rendered wherever the view is: the one that has the focus. */
  keep(id: number | undefined): void;
  /** Brings a row into view. */
  reveal(id: number): void;
}

/**
 * Renders the rows in view of a table that has any number of them. Their heights may differ.
 * @param ids the rows, in order
 * @param estimate about how high a row is, in pixels
 */
export function useVirtualRows(ids: readonly number[], estimate: number): VirtualRows {
  const scroller = useRef<HTMLDivElement>(null);
  const [heights] = useState(() => new RowHeights(estimate));
  const [measured, setMeasured] = useState(0);
  const [kept, keep] = useState<number>();
  const [view, setView] = useState({ top: 0, height: FIRST_VIEW });
  // Measuring changes what the same object answers.
  const offsets = useMemo(() => (measured < 0 ? new Float64Array(1) : heights.offsets(ids)), [heights, ids, measured]);
  const keptIndex = useMemo(() => (kept === undefined ? -1 : ids.indexOf(kept)), [ids, kept]);

  const [observer] = useState(() => new Observer());

  useEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    let width = element.clientWidth;
    const update = (): void => setView({ top: element.scrollTop, height: element.clientHeight });
    const stop = observer.start(element, (rows) => {
      if (element.clientWidth !== width) heights.clear();
      width = element.clientWidth;
      // What is in view stays where it is.
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

  useEffect(() => observer.follow());

  const rendered = useMemo(() => {
    const count = ids.length;
    const first = Math.max(0, rowAt(offsets, view.top) - OVERSCAN);
    const last = Math.min(count - 1, rowAt(offsets, view.top + view.height) + OVERSCAN);
    const indexes = Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at);
    if (keptIndex >= 0 && keptIndex < first) indexes.unshift(keptIndex);
    if (keptIndex > last) indexes.push(keptIndex);
    return indexes.map((index, at) => {
      const before = at === 0 ? 0 : (indexes[at - 1] as number) + 1;
      return { index, gap: (offsets[index] as number) - (offsets[before] as number) };
    });
  }, [ids, offsets, view, keptIndex]);

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
    keep,
    reveal,
  };
}

/** @returns by how much the rows above the view have become higher */
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

/** Observes the sizes of a scroller and of the rows that are rendered in it: their fields render after them. */
class Observer {
  readonly #rows = new Set<HTMLElement>();
  #scroller: HTMLElement | undefined;
  #observer: ResizeObserver | undefined;

  /** @param onResize is given the rows whose size has changed @returns stops */
  start(scroller: HTMLElement, onResize: (rows: readonly HTMLElement[]) => void): () => void {
    this.#scroller = scroller;
    this.#observer = new ResizeObserver((entries) =>
      onResize(entries.flatMap(({ target }) => (target === scroller ? [] : [target as HTMLElement]))),
    );
    this.#observer.observe(scroller);
    this.follow();
    return () => {
      this.#observer?.disconnect();
      this.#rows.clear();
    };
  }

  /** Other rows may be rendered. */
  follow(): void {
    const now = new Set(this.#scroller?.querySelectorAll<HTMLElement>('[data-row]'));
    for (const row of this.#rows) if (!now.has(row)) this.#observer?.unobserve(row);
    for (const row of now) if (!this.#rows.has(row)) this.#observer?.observe(row);
    this.#rows.clear();
    for (const row of now) this.#rows.add(row);
  }
}
