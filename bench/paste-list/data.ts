import { materials } from '../../sample-data/materials.js';
import { Random } from '../../sample-data/random.js';
import { plainText } from '../plain-text.js';

export const items: readonly { readonly code: string; readonly name: string }[] = materials(50_000);

const random = new Random(12);
/** Spellings of a code by users: in lower case, without its hyphen, with spaces. */
const spellings = [
  (code: string): string => code,
  (code: string): string => code.toLowerCase(),
  (code: string): string => code.replace('-', ''),
  (code: string): string => ` ${code} `,
] as const;

/** 5,000 lines as from a spreadsheet: mostly codes of items, with some duplicates and some unknown codes. */
const lines = Array.from({ length: 5000 }, (_, line) =>
  line % 12 === 11 ? `XX-${line}` : random.pick(spellings)(random.pick(items).code),
);
export const text = lines.join('\r\n');

/** The expected result, computed independently of both contenders. */
const known = new Map(items.map(({ code }) => [plainText(code), code]));
const found = [...new Set(lines.flatMap((line) => known.get(plainText(line.trim())) ?? []))];
const skipped = lines.length - found.length;

/** Renders the result. Both contenders use it. */
export function show(list: readonly { readonly code: string }[], skippedCount: number): void {
  const shown = list.slice(0, 10).map(({ code }) => `<div role="option">${code}</div>`);
  document.body.innerHTML = `<div role="option">${list.length} / ${skippedCount}</div>${shown.join('')}`;
}

/** Exposes the benchmark steps. The first runs in a page that was just loaded. */
export function exposePaste(paste: () => void): void {
  const expected = (): string[] => [`${found.length} / ${skipped}`, ...found.slice(0, 2)];
  Object.assign(globalThis, { bench: { steps: { paste, 'paste again': paste }, expected } });
}
