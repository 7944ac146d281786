import { openDialog, type DialogOptions } from '../../controls/dialog/open-dialog.js';
import { resolveText, type TextSource } from '../../../locales/index.js';
import { detailLines } from '../../core/messages/messages.js';
import { toMessage } from '../../core/messages/server-answer.js';

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

/** A question dialog: `<dass-confirm-dialog>` or `<dass-delete-dialog>`. */
type QuestionDialogElement = HTMLElement & { open: boolean; confirming: boolean; errorText: TextSource };

/**
 * Opens a question dialog above all other overlays and waits for the answer.
 * @param action runs when the user confirms, while the dialog shows that it is running; when it fails, the dialog shows
 * the error, and the user can retry or cancel
 */
export function askQuestion<Answer>(
  dialog: QuestionDialogElement,
  action: ((answer: Answer) => unknown) | undefined,
  question: DialogOptions<QuestionClosed, Answer>,
): Promise<Answer> {
  const opened = openDialog(dialog, question);
  if (action) {
    dialog.addEventListener('dass-confirm', (event: Event) => {
      event.preventDefault();
      const value = question.answer({
        reason: 'confirm',
        value: (event as CustomEvent<{ reason?: string } | null>).detail?.reason ?? '',
      });
      dialog.confirming = true;
      dialog.errorText = '';
      Promise.resolve()
        .then(() => action(value))
        .then(
          () => opened.close(value),
          (error: unknown) => {
            dialog.confirming = false;
            dialog.errorText = textOf(error);
          },
        );
    });
  }
  return opened.answer;
}

function textOf(error: unknown): TextSource {
  const { message } = toMessage(error);
  return () => [resolveText(message.message), ...detailLines(message, resolveText)].join('\n');
}
