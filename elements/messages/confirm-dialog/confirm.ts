import { PageImport } from '../../base/loading/page-import.js';
import type { QuestionClosed, QuestionOptions } from '../shared/ask-question.js';
import type { QuestionTone } from '../shared/question-dialog.js';

/** Options of `confirm()`. */
export interface ConfirmOptions extends QuestionOptions {
  /** The question. Default: a general question. */
  readonly text?: string | undefined;
  /** Color and meaning: `neutral` (default), `warning` or `danger`. */
  readonly tone?: QuestionTone | undefined;
  /**
   * Function that runs when the user confirms, while the dialog shows that it is running. When it throws or rejects,
   * the dialog shows the error, and the user can retry or cancel.
   */
  readonly action?: (() => unknown) | undefined;
}

/** Options of `confirmWithReason()`. */
export interface ConfirmWithReasonOptions extends Omit<ConfirmOptions, 'action'> {
  /** As of `confirm()`. It is called with the reason. */
  readonly action?: ((reason: string) => unknown) | undefined;
  /** Minimum number of characters of the trimmed reason. Default: 10. */
  readonly minLength?: number | undefined;
  /** Maximum number of characters of the reason. Default: 4000. */
  readonly maxLength?: number | undefined;
  /** Label of the field for the reason. Default: a general label. */
  readonly reasonLabel?: string | undefined;
}

/** Options of `confirmDiscard()`. */
export interface ConfirmDiscardOptions extends Pick<QuestionOptions, 'signal'> {
  /** What would be lost. A text that starts with `dass` is a message id. Default: a general text. */
  readonly text?: string | undefined;
}

/** What `confirm()` loads. @internal */
export const confirmDialog = new PageImport(() => import('./confirm-question.js'));

/**
 * Opens a dialog that asks the user a question.
 * @param question the text, or the question with its options
 * @returns resolves with true when the user confirms; with false when the user cancels or the signal aborts. Rejects
 * when the dialog cannot be loaded; the page then shows an error
 */
export const confirm = (question: string | ConfirmOptions): Promise<boolean> =>
  ask<boolean>(
    typeof question === 'string' ? { text: question } : question,
    ({ reason }) => reason === 'confirm',
    false,
  );

/**
 * Opens a dialog that asks the user a question and requires a reason.
 * @param question the text, or the question with its options
 * @returns resolves with the reason, trimmed; with null when the user cancels or the signal aborts. Rejects when the
 * dialog cannot be loaded; the page then shows an error
 */
export const confirmWithReason = (question: string | ConfirmWithReasonOptions): Promise<string | null> =>
  ask<string | null>(
    { ...(typeof question === 'string' ? { text: question } : question), withReason: true },
    ({ reason, value }) => (reason === 'confirm' ? (value ?? '') : null),
    null,
  );

/**
 * Opens the dialog that asks the user before unsaved changes are discarded. The dialogs of the kit ask in the same way.
 * @param question what would be lost, or that with options. Default: a general text
 * @returns resolves with true when the user discards the changes; with false when the user continues editing or the
 * signal aborts. Rejects when the dialog cannot be loaded; the page then shows an error
 */
export function confirmDiscard(question: string | ConfirmDiscardOptions = {}): Promise<boolean> {
  const { text, signal } = typeof question === 'string' ? { text: question } : question;
  return confirm({
    heading: 'dassDiscardHeading',
    text: text || 'dassDiscardText',
    confirmLabel: 'dassDiscardConfirm',
    cancelLabel: 'dassDiscardCancel',
    tone: 'warning',
    signal,
  });
}

type DialogOptions<Answer> = Omit<ConfirmWithReasonOptions, 'action'> & {
  readonly withReason?: boolean;
  readonly action?: ((answer: NonNullable<Answer>) => unknown) | undefined;
};

async function ask<Answer>(
  options: DialogOptions<Answer>,
  answer: (detail: QuestionClosed) => Answer,
  canceled: Answer,
): Promise<Answer> {
  const { askQuestion } = await confirmDialog.load();
  const { signal, action, ...properties } = options;
  const dialog = Object.assign(document.createElement('dass-confirm-dialog'), properties);
  return askQuestion<Answer>(dialog, action && ((value) => action(value as NonNullable<Answer>)), {
    answer,
    canceled,
    signal,
  });
}
