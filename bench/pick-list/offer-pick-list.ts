import { counts, expected, typed } from './data.js';

/** A contender. What it has no gesture for is left out. */
export interface PickList {
  mount(): void | Promise<void>;
  filter(text: string): void;
  /** Chooses the second item and scrolls to the end of the range: on the way, not measured. */
  toRangeEnd?(): void | Promise<void>;
  shiftRange?(): void;
  selectAll(): void;
  moveAll(): void;
  removeAll(): void;
  /** How many items of the list on the left are marked, and how many items are on the right. */
  counts(): { marked: number; picked: number };
}

/** Offers the steps of the benchmark. */
export function offerPickList(list: PickList): void {
  const { toRangeEnd, shiftRange } = list;
  Object.assign(globalThis, {
    bench: {
      steps: {
        mount: () => list.mount(),
        'first key': () => list.filter(typed['first key']),
        'second key': () => list.filter(typed['second key']),
        'clear filter': () => list.filter(''),
        ...(toRangeEnd && { 'to 80 %': toRangeEnd }),
        ...(shiftRange && { 'shift range': shiftRange }),
        'select all': () => list.selectAll(),
        'move all': () => list.moveAll(),
        'remove all': () => list.removeAll(),
      },
      expected,
      wrong: (step: string): string | undefined => {
        if (step === 'to 80 %') return undefined;
        const [should, is] = [counts(step), list.counts()];
        const isRight = should.marked === is.marked && should.picked === is.picked;
        return isRight ? undefined : `counts ${JSON.stringify(is)} instead of ${JSON.stringify(should)}`;
      },
    },
  });
}
