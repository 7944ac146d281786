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
  sortByTextAgain(): void;
}

const jumps = 60;

/** Exposes the benchmark steps. */
export function offerTable(table: Table, whatIsExpected = expected): void {
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
        'the other way round': () => table.sortByTextAgain(),
        'collapse all': () => table.collapseAll(),
      },
      expected: whatIsExpected,
    },
  });
}
