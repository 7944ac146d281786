import { getLanguage, resolveText } from '../../../locales/index.js';
import { formatCount, msg, str } from '../../../locales/localize.js';
import { booleanText } from '../../base/boolean-text.js';
import { numberCell } from '../../core/format/cell-text.js';
import { dateCell } from '../../core/format/date-cell.js';
import { toText } from '../../core/text/to-text.js';
import { readField, readList } from '../../core/util/read-value.js';
import type { OfferedValue, OfferedValues, OfferedValuesState } from './offered-values.js';
import type { ActiveFilter } from './table-filters.js';

/** A chip has at most this many values of a list. */
const MAX_VALUES = 3;

/** The value of an empty cell. */
export const emptyText = (): string => msg('(vazio)', { id: 'dassTableFilterEmpty' });

/** What a filter includes, with the heading of its column: `Preço: 10 até 20`. */
export const filterText = (active: ActiveFilter, values: OfferedValues): string =>
  `${resolveText(active.column.label)}: ${conditionText(active, values)}`;

/** What a filter includes: `10 até 20`. */
export function conditionText({ filter, column, kind }: ActiveFilter, values: OfferedValues): string {
  switch (kind) {
    case 'list':
      return valuesText(readList(readField(filter, 'values')) ?? [], values.of(column));
    case 'flag':
      return booleanText(readField(filter, 'is') === true ? 'yes' : 'no');
    case 'text':
      return toText(readField(filter, 'contains') ?? readField(filter, 'equals'));
    default:
      return rangeText(readField(filter, 'from'), readField(filter, 'to'), kind);
  }
}

function rangeText(from: unknown, to: unknown, kind: 'number' | 'date'): string {
  const textOf = (value: unknown): string =>
    kind === 'date' ? dateCell(value, getLanguage()) : numberCell(value, getLanguage());
  const [first, last] = [textOf(from), textOf(to)];
  if (to === undefined) return msg(str`a partir de ${first}`, { id: 'dassTableFilterAtLeast' });
  if (from === undefined) return msg(str`até ${last}`, { id: 'dassTableFilterAtMost' });
  return first === last ? first : msg(str`${first} até ${last}`, { id: 'dassTableFilterRange' });
}

function valuesText(values: readonly unknown[], offered: OfferedValuesState): string {
  const labelOf = (value: unknown): string =>
    (Array.isArray(offered) &&
      (offered as readonly OfferedValue[]).find(({ id }) => String(id) === toText(value))?.label) ||
    toText(value) ||
    emptyText();
  const texts = values.map(labelOf);
  const rest = texts.length - MAX_VALUES;
  return rest > 0 ? `${texts.slice(0, MAX_VALUES).join(', ')} +${formatCount(rest)}` : texts.join(', ');
}
