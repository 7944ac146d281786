import { PageImport } from '../../base/loading/page-import.js';
import type { QuestionOptions } from '../shared/ask-question.js';

export interface ConfirmDeleteOptions extends QuestionOptions {
  /** The question. Default: whether the person is sure. */
  readonly text?: string | undefined;
  /** What is removed, by name. */
  readonly labels?: readonly string[] | undefined;
  /**
   * What is done once it is confirmed, while the dialog shows that it is under way. When it fails, the dialog says why,
   * and the person may try again or cancel.
   */
  readonly action?: (() => unknown) | undefined;
}

/** What `confirmDelete()` loads. @internal */
export const deleteDialog = new PageImport(async () => {
  const [{ askQuestion }] = await Promise.all([import('../shared/ask-question.js'), import('./delete-dialog.js')]);
  return askQuestion;
});

/**
 * Asks whether something is to be removed.
 * @param question the names of what is removed, or more
 * @returns whether it was confirmed; cancelled, closed or aborted is false. Rejects when the dialog could not be loaded,
 * which the page shows
 */
export async function confirmDelete(question: readonly string[] | ConfirmDeleteOptions = {}): Promise<boolean> {
  const askQuestion = await deleteDialog.load();
  const { signal, action, ...properties } = isList(question)
    ? ({ labels: question } as ConfirmDeleteOptions)
    : question;
  const dialog = Object.assign(document.createElement('dass-delete-dialog'), properties);
  return askQuestion<boolean>(dialog, action, {
    answer: ({ reason }) => reason === 'confirm',
    cancelled: false,
    signal,
  });
}

const isList = (question: readonly string[] | ConfirmDeleteOptions): question is readonly string[] =>
  Array.isArray(question);
