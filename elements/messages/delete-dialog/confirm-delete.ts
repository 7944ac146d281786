import { PageImport } from '../../base/loading/page-import.js';
import type { QuestionOptions } from '../shared/ask-question.js';

/** Options of `confirmDelete()`. */
export interface ConfirmDeleteOptions extends QuestionOptions {
  /** The question. Default: a general question. */
  readonly text?: string | undefined;
  /** Names of what is deleted. Default: none. */
  readonly labels?: readonly string[] | undefined;
  /**
   * Function that runs when the user confirms, while the dialog shows that it is running. When it throws or rejects,
   * the dialog shows the error, and the user can retry or cancel.
   */
  readonly action?: (() => unknown) | undefined;
}

/** What `confirmDelete()` loads. @internal */
export const deleteDialog = new PageImport(() => import('./delete-question.js'));

/**
 * Opens a dialog that asks the user whether to delete something.
 * @param question the names of what is deleted, or the question with its options
 * @returns resolves with true when the user confirms; with false when the user cancels or the signal aborts. Rejects
 * when the dialog cannot be loaded; the page then shows an error
 */
export async function confirmDelete(question: readonly string[] | ConfirmDeleteOptions = {}): Promise<boolean> {
  const { askQuestion } = await deleteDialog.load();
  const { signal, action, ...properties } = isList(question)
    ? ({ labels: question } as ConfirmDeleteOptions)
    : question;
  const dialog = Object.assign(document.createElement('dass-delete-dialog'), properties);
  return askQuestion<boolean>(dialog, action, {
    answer: ({ reason }) => reason === 'confirm',
    canceled: false,
    signal,
  });
}

const isList = (question: readonly string[] | ConfirmDeleteOptions): question is readonly string[] =>
  Array.isArray(question);
