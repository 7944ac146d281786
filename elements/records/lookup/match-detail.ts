import { resolveText } from '../../../locales/index.js';
import { toText } from '../../core/text/to-text.js';
import { readField, tryRead } from '../../core/util/read-value.js';
import type { LookupFields } from '../shared/lookup-rows-model.js';

const MAX_TEXTS = 2;

/**
 * What tells rows with the same label apart: the texts of the first columns besides the label. Columns that are hidden or
 * no text, such as images, are left out.
 */
export function matchDetail(row: object, columns: readonly unknown[], { fieldLabel }: LookupFields): string {
  const texts: string[] = [];
  for (const column of columns) {
    if (texts.length === MAX_TEXTS) break;
    const name = toText(readField(column, 'name'));
    const field = readField(column, 'field') ?? name;
    if (name === fieldLabel || typeof field !== 'string' || !isShownText(column)) continue;
    const text = resolveText(formattedText(row, field, readField(column, 'format'))).trim();
    if (text) texts.push(text);
  }
  return texts.join(' · ');
}

function isShownText(column: unknown): boolean {
  if (['withoutColumn', 'isHidden', 'cell'].some((name) => readField(column, name))) return false;
  return ['', 'text'].includes(toText(readField(column, 'kind')).toLowerCase());
}

function formattedText(row: object, field: string, format: unknown): string {
  const value = readField(row, field);
  return toText(typeof format === 'function' ? tryRead('A format of a column', () => format(value, row), '') : value);
}
