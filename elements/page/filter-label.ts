import { textOr } from '../../locales/index.js';
import { keyOf, labelOf, type FilterChip, type Filters } from './filters-model.js';

/** Maximum length of a rendered label. Layout of much longer texts is slow. */
const MAX_LABEL_LENGTH = 300;

/** Returns the translated label of a filter, or its key when it has no label. */
export function filterLabel(filter: FilterChip): string {
  const label = textOr(labelOf(filter), keyOf(filter)).trim();
  return label.length > MAX_LABEL_LENGTH ? `${label.slice(0, MAX_LABEL_LENGTH)}…` : label;
}

/** The detail of `dass-remove-filter`. */
export interface RemoveFilterDetail {
  /** The filter that was removed, the first one when there were several. */
  readonly filter: FilterChip;
  /** All filters that the user removed with this action. */
  readonly removed: Filters;
  /** The filters that remain. Empty when none remains. */
  readonly filters: Filters;
}
