import { countsAfter, expected, typed, type Counts } from './data.js';

/** A contender. */
export interface DataTable {
  mount(): void | Promise<void>;
  /** The scroll container. */
  scroller(): Element;
  /** Filters by a text in any column. */
  filter(text: string): void;
  selectAll(): void;
  sortByNumber(): void;
  sortByText(): void;
  /** Sorts the same column in descending order. */
  sortDescending(): void;
  counts(): Counts;
}

const jumps = 60;

/** Exposes the benchmark steps. */
export function exposeDataTable(table: DataTable): void {
  Object.assign(globalThis, {
    bench: {
      steps: {
        mount: () => table.mount(),
        'first key': () => table.filter(typed['first key']),
        'next key': () => table.filter(typed['next key']),
        'clear filter': () => table.filter(''),
        'select all': () => table.selectAll(),
        'sort by number': () => table.sortByNumber(),
        'sort by text': () => table.sortByText(),
        'sort descending': () => table.sortDescending(),
        'jump scroll': (index: number) => {
          const scroller = table.scroller();
          scroller.scrollTop = ((scroller.scrollHeight - scroller.clientHeight) * (index + 1)) / jumps;
        },
        'to the top': () => {
          table.scroller().scrollTop = 0;
        },
        'slow scroll': () => {
          table.scroller().scrollTop += 96;
        },
      },
      expected,
      wrong: (step: string): string | undefined => {
        const [wanted, actual] = [countsAfter(step), table.counts()];
        const isRight = wanted.visible === actual.visible && wanted.selected === actual.selected;
        return isRight ? undefined : `counts ${JSON.stringify(actual)} instead of ${JSON.stringify(wanted)}`;
      },
    },
  });
}

/** Reads a number as it is shown in pt-BR; 0 when there is none. */
export const shownNumber = (text = ''): number => Number((/[\d.]+/.exec(text)?.[0] ?? '0').replaceAll('.', ''));
