import { resolveText, type TextSource } from '../../../locales/index.js';
import { detailLines } from '../../core/messages/messages.js';
import { toMessage } from '../../core/messages/server-answer.js';

/** A dialog that shows that its confirmed action is running, or why it failed. */
export type ActionDialog = HTMLElement & { open: boolean; confirming: boolean; errorText: TextSource };

/**
 * Runs an action when the user confirms, instead of closing the dialog. The dialog shows that it is running, and its
 * error when it throws or rejects; then the user can confirm again.
 *
 * @param valueOf reads the confirmed value from the detail of `dass-confirm`
 * @param close called with the value when the action has succeeded
 */
export function runOnConfirm<Detail, Value>(
  dialog: ActionDialog,
  valueOf: (detail: Detail) => Value,
  action: (value: Value) => unknown,
  close: (value: Value) => void,
): void {
  dialog.addEventListener('dass-confirm', (event: Event) => {
    event.preventDefault();
    const value = valueOf((event as CustomEvent<Detail>).detail);
    dialog.confirming = true;
    dialog.errorText = '';
    Promise.resolve()
      .then(() => action(value))
      .then(
        () => close(value),
        (error: unknown) => {
          dialog.confirming = false;
          dialog.errorText = textOf(error);
        },
      );
  });
}

function textOf(error: unknown): TextSource {
  const { message } = toMessage(error);
  return () => [resolveText(message.message), ...detailLines(message, resolveText)].join('\n');
}
