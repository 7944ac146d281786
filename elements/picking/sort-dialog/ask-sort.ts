import { PageImport } from '../../base/loading/page-import.js';
import type { DassSortDialogCloseDetail, SortChoice } from './sort-dialog.js';

export interface AskSortOptions {
  readonly heading?: string | undefined;
  /** The question. Texts that start with `dass` are keys. */
  readonly text?: string | undefined;
  /** Labels of the items in the order that is in force. */
  readonly items?: readonly string[] | undefined;
  /** The place of the item that is moved, from 0. */
  readonly from?: number | undefined;
  /** The place that it is given, from 0. */
  readonly to?: number | undefined;
  /** Takes the question away. */
  readonly signal?: AbortSignal | undefined;
}

const sortDialog = new PageImport(async () => {
  const [{ openDialog }, { movedOrders }] = await Promise.all([
    import('../../controls/dialog/open-dialog.js'),
    import('../../core/pick-list/moved-orders.js'),
    import('./sort-dialog.js'),
  ]);
  return { openDialog, movedOrders };
});

/**
 * Asks what becomes of an order when an item is given a place that another has. With `items`, `from` and `to`
 * it shows what each choice makes of them.
 * @returns `replace`, `reorder`, or null when it was cancelled or aborted. Rejects when the dialog could not be loaded,
 * which the page shows
 */
export async function askSort({
  signal,
  items = [],
  from = -1,
  to = -1,
  ...texts
}: AskSortOptions = {}): Promise<SortChoice | null> {
  const { openDialog, movedOrders } = await sortDialog.load();
  const { replaced, reordered } = movedOrders(items, from, to);
  const dialog = Object.assign(document.createElement('dass-sort-dialog'), texts, {
    currentOrder: items,
    replaceOrder: replaced,
    reorderOrder: reordered,
  });
  return openDialog<DassSortDialogCloseDetail, SortChoice | null>(dialog, {
    answer: ({ value }) => value || null,
    cancelled: null,
    signal,
  }).answer;
}
