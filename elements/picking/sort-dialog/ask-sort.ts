import { PageImport } from '../../base/loading/page-import.js';
import { openDialog } from '../../controls/dialog/open-dialog.js';
import { movedOrders } from '../../core/pick-list/moved-orders.js';
import type { DassSortDialogCloseDetail, SortChoice } from './sort-dialog.js';

/** Options of `askSort()`. */
export interface AskSortOptions {
  /** Heading. A text that starts with `dass` is a message id. Default: a general heading. */
  readonly heading?: string | undefined;
  /** The question. A text that starts with `dass` is a message id. Default: a general question. */
  readonly text?: string | undefined;
  /** Labels of the items in their current order. Default: none, no preview. */
  readonly items?: readonly string[] | undefined;
  /** Index of the item that is moved, from 0. */
  readonly from?: number | undefined;
  /** Index that the item is moved to, from 0. */
  readonly to?: number | undefined;
  /** Closes the dialog when it aborts, as if the user canceled. */
  readonly signal?: AbortSignal | undefined;
}

const sortDialog = new PageImport(() => import('./sort-dialog.js'));

/**
 * Opens a dialog that asks what happens when an item is moved to a position that another item has. With `items`, `from`
 * and `to` it shows a preview of both orders.
 * @param options items, positions and texts
 * @returns resolves with `replace` or `reorder`; with null when the user cancels or the signal aborts. Rejects when the
 * dialog cannot be loaded; the page then shows an error
 */
export async function askSort({
  signal,
  items = [],
  from = -1,
  to = -1,
  ...texts
}: AskSortOptions = {}): Promise<SortChoice | null> {
  await sortDialog.load();
  const { replaced, reordered } = movedOrders(items, from, to);
  const dialog = Object.assign(document.createElement('dass-sort-dialog'), texts, {
    currentOrder: items,
    replaceOrder: replaced,
    reorderOrder: reordered,
  });
  return openDialog<DassSortDialogCloseDetail, SortChoice | null>(dialog, {
    answer: ({ value }) => value || null,
    canceled: null,
    signal,
  }).answer;
}
