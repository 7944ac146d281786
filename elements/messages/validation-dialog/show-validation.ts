import { PageImport } from '../../base/loading/page-import.js';
import { openDialog } from '../../controls/dialog/open-dialog.js';
import type { DassValidationDialogCloseDetail, ValidationItem } from './validation-dialog.js';

/** Options of `showValidation()`. */
export interface ShowValidationOptions {
  /** Heading. A text that starts with `dass` is a message id. Default: 'Caution' in the language of the user. */
  readonly heading?: string | undefined;
  /** Text above the list. Default: a general text. */
  readonly text?: string | undefined;
  /**
   * Where the `field` names of the items are searched: a form, or an element around the fields. Default: the document.
   */
  readonly form?: ParentNode | undefined;
  /** Closes the dialog when it aborts. */
  readonly signal?: AbortSignal | undefined;
}

const validationDialog = new PageImport(() => import('./validation-dialog.js'));

/**
 * Opens a dialog that lists validation errors. An item with a target moves the focus to its field.
 * @param items texts, `{ text, target }`, or the field errors of a server:
 * `showValidation(toMessage(answer).message.fieldErrors, { form })`
 * @param options heading, text and form
 * @returns resolves when the dialog has closed, with the item whose field gets the focus, or null. Rejects when the
 * dialog cannot be loaded; the page then shows an error
 */
export async function showValidation(
  items: readonly (string | ValidationItem)[],
  { signal, ...properties }: ShowValidationOptions = {},
): Promise<ValidationItem | null> {
  await validationDialog.load();
  const dialog = Object.assign(document.createElement('dass-validation-dialog'), properties, { items });
  return openDialog<DassValidationDialogCloseDetail, ValidationItem | null>(dialog, {
    answer: ({ item }) => item,
    canceled: null,
    signal,
  }).answer;
}
