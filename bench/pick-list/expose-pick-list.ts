import { counts, expected, typed } from './data.js';

/** A contender. It omits steps that it does not support. */
export interface PickList {
  mount(): void | Promise<void>;
  filter(text: string): void;
  /** Selects the second item and scrolls to the end of the range; not measured. */
  toRangeEnd?(): void | Promise<void>;
  shiftRange?(): void;
  selectAll(): void;
  moveAll(): void;
  removeAll(): void;
  /** The number of selected items in the left list and of all items in the right list. */
  counts(): { paneSelected: number; selected: number };
}

/** Exposes the benchmark steps. */
export function exposePickList(list: PickList): void {
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
        const [wanted, actual] = [counts(step), list.counts()];
        const isRight = wanted.paneSelected === actual.paneSelected && wanted.selected === actual.selected;
        return isRight ? undefined : `counts ${JSON.stringify(actual)} instead of ${JSON.stringify(wanted)}`;
      },
    },
  });
}
