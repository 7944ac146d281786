import { PageImport } from '../../base/loading/page-import.js';
import type { QuestionClosed, QuestionOptions } from '../shared/ask-question.js';
import type { QuestionTone } from '../shared/question-dialog.js';

export interface ConfirmOptions extends QuestionOptions {
  /** The question. */
  readonly text?: string | undefined;
  /** What it is about: `neutral` (default), `warning` or `danger`. */
  readonly tone?: QuestionTone | undefined;
  /**
   * What is done once it is confirmed, while the dialog shows that it is under way. When it fails, the dialog says why,
   * and the person may try again or cancel.
   */
  readonly action?: (() => unknown) | undefined;
}

export interface ConfirmWithReasonOptions extends Omit<ConfirmOptions, 'action'> {
  /** As in `confirm()`; it is given the reason. */
  readonly action?: ((reason: string) => unknown) | undefined;
  /** How many characters the trimmed reason has at least, 10 by default. */
  readonly minLength?: number | undefined;
  /** How many characters it has at most, 4000 by default. */
  readonly maxLength?: number | undefined;
  /** Label of the field for the reason. */
  readonly reasonLabel?: string | undefined;
}

/** What `confirm()` loads. @internal */
export const confirmDialog = new PageImport(async () => {
  const [{ askQuestion }] = await Promise.all([import('../shared/ask-question.js'), import('./confirm-dialog.js')]);
  return askQuestion;
});

/**
 * Asks a question.
 * @param question its text, or more of it
 * @returns whether it was confirmed; cancelled, closed or aborted is false. Rejects when the dialog could not be loaded,
 * which the page shows
 */
export const confirm = (question: string | ConfirmOptions): Promise<boolean> =>
  ask<boolean>(
    typeof question === 'string' ? { text: question } : question,
    ({ reason }) => reason === 'confirm',
    false,
  );

/**
 * Asks a question that needs a reason.
 * @param question its text, or more of it
 * @returns the reason, trimmed; cancelled, closed or aborted is null. Rejects when the dialog could not be loaded, which the
 * page shows
 */
export const confirmWithReason = (question: string | ConfirmWithReasonOptions): Promise<string | null> =>
  ask<string | null>(
    { ...(typeof question === 'string' ? { text: question } : question), withReason: true },
    ({ reason, value }) => (reason === 'confirm' ? (value ?? '') : null),
    null,
  );

type Asked<Answer> = Omit<ConfirmWithReasonOptions, 'action'> & {
  readonly withReason?: boolean;
  readonly action?: ((answer: NonNullable<Answer>) => unknown) | undefined;
};

async function ask<Answer>(
  options: Asked<Answer>,
  answer: (detail: QuestionClosed) => Answer,
  cancelled: Answer,
): Promise<Answer> {
  const askQuestion = await confirmDialog.load();
  const { signal, action, ...properties } = options;
  const dialog = Object.assign(document.createElement('dass-confirm-dialog'), properties);
  return askQuestion<Answer>(dialog, action && ((value) => action(value as NonNullable<Answer>)), {
    answer,
    cancelled,
    signal,
  });
}
