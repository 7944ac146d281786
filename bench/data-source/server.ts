import { materialAt } from '../../sample-data/materials.js';

export { columns, bodyHeight, rowHeight, tableWidth, textOf } from '../data-table/data.js';

export const total = 1_000_000;
/** Time until the simulated server answers, in milliseconds: `?delay=20`. */
const delay = Number(new URLSearchParams(location.search).get('delay') ?? 20);

/** What the server has answered. */
export const answered = { blocks: 0, rows: 0, lastAt: 0 };

/** The rows of a part of 1,000,000 materials. The index of a row is in its code: `CO-000002` is the second one. */
export async function loadRows(from: number, count: number): Promise<object[]> {
  const rows = Array.from({ length: Math.max(0, Math.min(count, total - from)) }, (_, at) => {
    const { id, code, name, price, supplier } = materialAt(from + at);
    return { id, code, name, stock: (id * 37) % 90_000, price, updatedAt: '2026-03-05', supplier };
  });
  if (delay > 0) await new Promise((resolve) => setTimeout(resolve, delay));
  answered.blocks++;
  answered.rows += rows.length;
  answered.lastAt = performance.now();
  return rows;
}

/** A contender. */
export interface SourceTable {
  mount(): void;
  /** The scroll container. */
  scroller(): Element;
}

/** The text at a point, in whatever shadow tree or slot it is. */
function textAt(x: number, y: number): string {
  let element = document.elementFromPoint(x, y);
  while (element?.shadowRoot) {
    const inner = element.shadowRoot.elementFromPoint(x, y);
    if (!inner || inner === element) break;
    element = inner;
  }
  return element?.textContent ?? '';
}

/** The indexes of the rows at the top and at the bottom of the table; undefined where a row is not shown. */
function shownRows(): (number | undefined)[] {
  return [140, 360, 620].map((y) => {
    // The first point may be on the line between two rows.
    const texts = [textAt(60, y), textAt(60, y + 8)];
    const code = texts.map((text) => /^\s*[A-Z]{2}-(\d{6,7})\s*$/.exec(text)).find(Boolean);
    return code ? Number(code[1]) - 1 : undefined;
  });
}

/** Exposes what the benchmark does. */
export function exposeSourceTable({ mount, scroller }: SourceTable): void {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  /** Scrolls to a share of the rows, and waits for them. @returns the time from the last answer to the rows, in ms */
  const jump = async (share: number): Promise<number> => {
    const element = scroller();
    element.scrollTop = (element.scrollHeight - element.clientHeight) * share;
    const wanted = total * share;
    const isThere = (): boolean =>
      shownRows().every((index) => index !== undefined && Math.abs(index - wanted) < total * 0.02);
    for (const end = performance.now() + 30_000; !isThere(); await frame())
      if (performance.now() > end) throw new Error(`The rows at ${share} are not shown: ${shownRows().join()}`);
    return Math.max(0, performance.now() - answered.lastAt);
  };
  Object.assign(globalThis, { bench: { mount, jump, answered, frame } });
}
