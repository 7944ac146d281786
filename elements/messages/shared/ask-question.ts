import { openDialog, type DialogOptions } from '../../controls/dialog/open-dialog.js';
import { resolveText, type TextSource } from '../../../locales/index.js';
import { detailLines } from '../../core/messages/messages.js';
import { toMessage } from '../../core/messages/server-answer.js';

/** What every question of the promise helpers takes. */
export interface QuestionOptions {
  /** Heading of the dialog. Texts of a question that start with `dass` are keys. */
  readonly heading?: string | undefined;
  readonly confirmLabel?: string | undefined;
  readonly cancelLabel?: string | undefined;
  /** Takes the question away: it is answered as if it were cancelled. */
  readonly signal?: AbortSignal | undefined;
}

/** What `dass-close` of a question tells. */
export interface QuestionClosed {
  readonly reason: string;
  readonly value?: string;
}

/** A dialog that asks: `<dass-confirm-dialog>`, `<dass-delete-dialog>`. */
type Asking = HTMLElement & { open: boolean; confirming: boolean; errorText: TextSource };

/**
 * Asks a question that waits, above everything that is open, for its answer.
 * @param action what is done once it is confirmed, while the dialog shows that it is under way; when it fails, the
 * dialog says why and the user may try again or cancel
 */
export function askQuestion<Answer>(
  dialog: Asking,
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
