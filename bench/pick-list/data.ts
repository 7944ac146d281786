import { materials } from '../../sample-data/materials.js';
import type { Entry } from '../list-data.js';
import { plainText } from '../plain-text.js';

/** The number of items: `?rows=50000`. */
const count = Number(new URLSearchParams(location.search).get('rows') ?? 50_000);
export const items: readonly Entry[] = materials(count).map(({ code, name }) => ({
  id: code,
  label: `${code} ${name}`,
}));

export const typed = { 'first key': 'al', 'second key': 'alg' } as const;
const matching = (text: string): readonly Entry[] => items.filter(({ label }) => plainText(label).includes(text));
/** The items that match each filter, computed before the measurement. */
export const answers = { 'first key': matching('al'), 'second key': matching('alg') } as const;

/** The index of the last item in the range, which starts at the second item. */
export const rangeEnd = Math.floor(count * 0.8);

/** The number of selected items in the left list and of all items in the right list after a step. */
export function counts(step: string): { paneSelected: number; selected: number } {
  const paneSelected = { 'shift range': rangeEnd, 'select all': count }[step] ?? 0;
  return { paneSelected, selected: step === 'move all' ? count : 0 };
}

/** The codes that must be visible after a step. */
export function expected(step: string): string[] {
  if (step === 'shift range' || step === 'to 80 %') return [(items[rangeEnd] as Entry).id];
  // The selection does not change which rows are visible.
  if (step === 'select all') return [];
  const list = answers[step as keyof typeof answers] ?? items;
  return list.slice(0, 2).map(({ id }) => id);
}
