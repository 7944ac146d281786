import { PageImport } from '../../base/loading/page-import.js';
import type { DassValidationDialogCloseDetail, ValidationItem } from './validation-dialog.js';

export interface ShowValidationOptions {
  /** Default: Caution. Texts that start with `dass` are keys. */
  readonly heading?: string | undefined;
  /** What stands above the list. Default: there are inconsistencies. */
  readonly text?: string | undefined;
  /** Where the fields of items with a `field` are looked for: a form, or what they stand in. Default: the document. */
  readonly form?: ParentNode | undefined;
  /** Takes the list away. */
  readonly signal?: AbortSignal | undefined;
}

const validationDialog = new PageImport(async () => {
  const [{ openDialog }] = await Promise.all([
    import('../../controls/dialog/open-dialog.js'),
    import('./validation-dialog.js'),
  ]);
  return openDialog;
});

/**
 * Lists what is wrong; an item with a target takes the person to its field.
 * @param items texts, `{ text, target }`, or what a server says of its fields by name:
 * `showValidation(toMessage(answer).message.fieldErrors, { form })`
 * @returns resolves when it has closed: the item whose field the person goes to, else null. Rejects when the dialog could
 * not be loaded, which the page shows
 */
export async function showValidation(
  items: readonly (string | ValidationItem)[],
  { signal, ...properties }: ShowValidationOptions = {},
): Promise<ValidationItem | null> {
  const openDialog = await validationDialog.load();
  const dialog = Object.assign(document.createElement('dass-validation-dialog'), properties, { items });
  return openDialog<DassValidationDialogCloseDetail, ValidationItem | null>(dialog, {
    answer: ({ item }) => item,
    cancelled: null,
    signal,
  }).answer;
}
