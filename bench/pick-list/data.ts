import { materials } from '../../sample-data/materials.js';
import type { Entry } from '../list-data.js';
import { plainText } from '../plain-text.js';

/** How many items are to be picked from: `?rows=50000`. */
const count = Number(new URLSearchParams(location.search).get('rows') ?? 50_000);
export const items: readonly Entry[] = materials(count).map(({ code, name }) => ({
  id: code,
  label: `${code} ${name}`,
}));

export const typed = { 'first key': 'al', 'second key': 'alg' } as const;
const matching = (text: string): readonly Entry[] => items.filter(({ label }) => plainText(label).includes(text));
/** What is left by each filter, ready before anything is measured. */
export const answers = { 'first key': matching('al'), 'second key': matching('alg') } as const;

/** The range goes from the second item to here. */
export const rangeEnd = Math.floor(count * 0.8);

/** How many items of the list on the left are marked, and how many items are on the right, after a step. */
export function counts(step: string): { marked: number; picked: number } {
  const marked = { 'shift range': rangeEnd, 'select all': count }[step] ?? 0;
  return { marked, picked: step === 'move all' ? count : 0 };
}

/** The codes that have to be seen after a step. */
export function expected(step: string): string[] {
  if (step === 'shift range' || step === 'to 80 %') return [(items[rangeEnd] as Entry).id];
  // All are marked where the list is.
  if (step === 'select all') return [];
  const list = answers[step as keyof typeof answers] ?? items;
  return list.slice(0, 2).map(({ id }) => id);
}
