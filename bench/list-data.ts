import { materials } from '../sample-data/materials.js';
import { plainText } from './plain-text.js';

export interface Entry {
  readonly id: string;
  readonly label: string;
}

/** What a select list or a check list holds. */
export const entries: readonly Entry[] = materials(100_000).map(({ code, name }) => ({
  id: code,
  label: `${code} ${name}`,
}));

/** What is typed, key by key. */
export const typed = ['a', 'al', 'alg', 'algo'] as const;

const plain = entries.map(({ label }) => plainText(label));

/** The entries that match, ready before anything is measured. */
export const answers: ReadonlyMap<string, readonly Entry[]> = new Map(
  typed.map((text) => [text, entries.filter((_, index) => plain[index]?.includes(text))]),
);

/** Where a label matches, for marking; in these labels a character is as long without its accent as with it. */
export function rangesOf(label: string, text: string): [number, number][] {
  const plainLabel = label.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const ranges: [number, number][] = [];
  for (let at = plainLabel.indexOf(text); at >= 0; at = plainLabel.indexOf(text, at + text.length))
    ranges.push([at, at + text.length]);
  return ranges;
}

const keys = ['first key', 'second key', 'third key', 'fourth key'];

/** The labels that have to be seen after a step. */
export function expected(step: string): string[] {
  if (step === 'closed') return [];
  const text = step === 'whole text' ? typed.at(-1) : typed[keys.indexOf(step)];
  const list = text === undefined ? entries : (answers.get(text) ?? []);
  return list.slice(0, 2).map(({ label }) => label);
}
