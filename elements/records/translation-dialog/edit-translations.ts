import { PageImport } from '../../base/loading/page-import.js';
import type {
  DassTranslationDialog,
  DassTranslationDialogCloseDetail,
  DassTranslationDialogConfirmDetail,
  Translation,
  TranslationLanguage,
} from './translation-dialog.js';

/** Options of `editTranslations()`. */
export interface EditTranslationsOptions extends Partial<
  Pick<DassTranslationDialog, 'heading' | 'width' | 'referenceLanguage' | 'maxLength' | 'readOnly'>
> {
  /** The languages that the user can select. The list is not changed. */
  readonly languages: readonly TranslationLanguage[];
  /** The translations. The list is not changed. Default: none. */
  readonly translations?: readonly Translation[] | undefined;
  /**
   * Function that saves the translations when the user confirms, while the dialog shows that it is running. When it
   * throws or rejects, the dialog shows the error, and the user can retry or cancel.
   */
  readonly action?: ((translations: readonly Translation[]) => unknown) | undefined;
  /** Closes the dialog when it aborts, as if the user canceled. */
  readonly signal?: AbortSignal | undefined;
}

const translationDialog = new PageImport(() => import('./open-translations.js'));

/**
 * Opens a dialog in which the user translates a text.
 * @param options languages, translations and texts
 * @returns resolves with the translations that the user confirms, as new objects; with null when the user cancels or
 * the signal aborts. Rejects when the dialog cannot be loaded; the page then shows an error
 */
export async function editTranslations({
  signal,
  action,
  ...properties
}: EditTranslationsOptions): Promise<readonly Translation[] | null> {
  const { openDialog, runOnConfirm } = await translationDialog.load();
  const dialog = Object.assign(document.createElement('dass-translation-dialog'), properties);
  const { answer, close } = openDialog<DassTranslationDialogCloseDetail, readonly Translation[] | null>(dialog, {
    answer: ({ value }) => value,
    canceled: null,
    signal,
  });
  if (action)
    runOnConfirm(dialog, ({ translations }: DassTranslationDialogConfirmDetail) => translations, action, close);
  return answer;
}
