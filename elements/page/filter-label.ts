import { resolveText } from '../../locales/index.js';
import { keyOf, labelOf, type FilterChip, type Filters } from './filters-model.js';

/** Longer labels are cut before they are rendered: nobody reads them, and the browser would lay out all of them. */
const mostRead = 300;

/** What the user reads of a filter; its key where it has no label. */
export function filterLabel(filter: FilterChip): string {
  const label = resolveText(labelOf(filter)).trim() || keyOf(filter);
  return label.length > mostRead ? `${label.slice(0, mostRead)}…` : label;
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
