import { PageImport } from '../../base/loading/page-import.js';
import { openDialog } from '../../controls/dialog/open-dialog.js';
import type { LookupId } from '../shared/lookup-rows-model.js';
import type { DassLookupDialog } from './lookup-dialog.js';
import type { LOOKUP_OPTIONS } from '../shared/lookup-shared-properties.js';

type Properties = Pick<
  DassLookupDialog,
  (typeof LOOKUP_OPTIONS)[number] | 'heading' | 'width' | 'value' | 'searchText'
>;

/** Options of `openLookup()`: the properties of `dass-lookup-dialog`. */
export type OpenLookupOptions = { readonly [Name in keyof Properties]?: Properties[Name] | undefined } & {
  /** Closes the dialog when it aborts, as if the user canceled. */
  readonly signal?: AbortSignal | undefined;
};

/** What the user has selected. */
export interface LookupSelection {
  /** The selected rows: the application's own objects. Selected ids whose rows are not known are in `value` only. */
  readonly rows: readonly object[];
  /** The ids of the selected rows. */
  readonly value: readonly LookupId[];
}

const lookupDialog = new PageImport(() => import('./lookup-dialog.js'));

/**
 * Opens a dialog in which the user searches and selects rows.
 * @param options the properties of the dialog
 * @returns resolves with the selection; with null when the user cancels or the signal aborts. Rejects when the dialog
 * cannot be loaded; the page then shows an error
 */
export async function openLookup({ signal, ...properties }: OpenLookupOptions = {}): Promise<LookupSelection | null> {
  await lookupDialog.load();
  const dialog = Object.assign(document.createElement('dass-lookup-dialog'), properties);
  let selection: LookupSelection | null = null;
  dialog.addEventListener('dass-confirm', ({ detail }) => (selection = detail));
  return openDialog<{ readonly reason: string }, LookupSelection | null>(dialog, {
    answer: ({ reason }) => (reason === 'confirm' ? selection : null),
    canceled: null,
    signal,
  }).answer;
}
