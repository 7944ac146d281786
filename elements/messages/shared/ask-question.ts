import { openDialog, type DialogOptions } from '../../controls/dialog/open-dialog.js';
import { runOnConfirm, type ActionDialog } from '../../controls/dialog/run-on-confirm.js';

/** Options that all question helpers share. */
export interface QuestionOptions {
  /** Heading of the dialog. A text that starts with `dass` is a message id; this applies to all texts of a question. */
  readonly heading?: string | undefined;
  readonly confirmLabel?: string | undefined;
  readonly cancelLabel?: string | undefined;
  /** Closes the dialog when it aborts. The promise resolves as if the user had canceled. */
  readonly signal?: AbortSignal | undefined;
}

/** The detail of `dass-close` of a question dialog. */
export interface QuestionClosed {
  readonly reason: string;
  readonly value?: string;
}

/**
 * Opens a question dialog above all other overlays and waits for the answer.
 * @param dialog `<dass-confirm-dialog>` or `<dass-delete-dialog>`
 * @param action runs when the user confirms, while the dialog shows that it is running; when it fails, the dialog shows
 * the error, and the user can retry or cancel
 */
export function askQuestion<Answer>(
  dialog: ActionDialog,
  action: ((answer: Answer) => unknown) | undefined,
  question: DialogOptions<QuestionClosed, Answer>,
): Promise<Answer> {
  const { answer, close } = openDialog(dialog, question);
  if (action) {
    const answerOf = (detail: { reason?: string } | null) =>
      question.answer({ reason: 'confirm', value: detail?.reason ?? '' });
    runOnConfirm(dialog, answerOf, action, close);
  }
  return answer;
}
