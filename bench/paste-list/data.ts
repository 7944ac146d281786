import { materials } from '../../sample-data/materials.js';
import { Random } from '../../sample-data/random.js';
import { plainText } from '../plain-text.js';

export const items: readonly { readonly code: string; readonly name: string }[] = materials(50_000);

const random = new Random(12);
/** As people write a code: in lower case, without its hyphen, with a space. */
const spellings = [
  (code: string): string => code,
  (code: string): string => code.toLowerCase(),
  (code: string): string => code.replace('-', ''),
  (code: string): string => ` ${code} `,
] as const;

/** 5,000 lines as they come out of a spreadsheet: most are codes of items, some come twice, some are of no item. */
const lines = Array.from({ length: 5000 }, (_, line) =>
  line % 12 === 11 ? `XX-${line}` : random.pick(spellings)(random.pick(items).code),
);
export const text = lines.join('\r\n');

/** What is to be found, worked out apart from both. */
const known = new Map(items.map(({ code }) => [plainText(code), code]));
const found = [...new Set(lines.flatMap((line) => known.get(plainText(line.trim())) ?? []))];
const skipped = lines.length - found.length;

/** Shows what came of it; both contenders do it the same way. */
export function show(list: readonly { readonly code: string }[], skippedCount: number): void {
  const shown = list.slice(0, 10).map(({ code }) => `<div role="option">${code}</div>`);
  document.body.innerHTML = `<div role="option">${list.length} / ${skippedCount}</div>${shown.join('')}`;
}

/** Offers the steps of the benchmark: the first is of a page that was just loaded. */
export function offerPaste(paste: () => void): void {
  const expected = (): string[] => [`${found.length} / ${skipped}`, ...found.slice(0, 2)];
  Object.assign(globalThis, { bench: { steps: { paste, 'paste again': paste }, expected } });
}
