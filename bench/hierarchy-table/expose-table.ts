import { expected } from './data.js';

/** A contender. */
export interface Table {
  mount(): void | Promise<void>;
  /** The scroll container. */
  scroller(): Element;
  expandAll(): void;
  collapseAll(): void;
  sortByNumber(): void;
  sortByText(): void;
  /** Sorts the same column in descending order. */
  sortDescending(): void;
}

const jumps = 60;

/** Exposes the benchmark steps. */
export function exposeTable(table: Table, expectedTexts = expected): void {
  Object.assign(globalThis, {
    bench: {
      steps: {
        mount: () => table.mount(),
        'expand all': () => table.expandAll(),
        'jump scroll': (index: number) => {
          const scroller = table.scroller();
          scroller.scrollTop = ((scroller.scrollHeight - scroller.clientHeight) * (index + 1)) / jumps;
        },
        'slow scroll': () => {
          table.scroller().scrollTop += 96;
        },
        'to the top': () => {
          table.scroller().scrollTop = 0;
        },
        'sort by number': () => table.sortByNumber(),
        'sort by text': () => table.sortByText(),
        'sort descending': () => table.sortDescending(),
        'collapse all': () => table.collapseAll(),
      },
      expected: expectedTexts,
    },
  });
}
