import { find, painted, until } from './find.js';

/**
 * Answers the question of `confirm()`, `confirmWithReason()` or `confirmDelete()`.
 * @param answer `true` to confirm, `false` to cancel
 * @param options.reason what the user types as the reason
 */
export async function answerConfirm(answer: boolean, { reason }: { readonly reason?: string } = {}): Promise<void> {
  const question = await openDialog('dass-confirm-dialog, dass-delete-dialog');
  if (reason !== undefined) {
    const field = (await find(question, 'textarea')) as HTMLTextAreaElement;
    field.value = reason;
    field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
  }
  const isEnabled = (button: HTMLElement): boolean => !(button as { disabled?: boolean }).disabled;
  (await find(question, answer ? 'footer .confirm' : 'footer .cancel', isEnabled)).click();
  await closed(question);
}

/** Closes the dialog of `message()`. @returns its text */
export async function closeMessage(): Promise<string> {
  const message = await openDialog('dass-message-dialog');
  const text = (await find(message, 'dialog')).innerText;
  (await find(message, '.ok')).click();
  await closed(message);
  return text;
}

/** Waits for a notice of `notify()` with this text. @returns the notice */
export const notice = (text: string): Promise<HTMLElement> =>
  until(`a notice '${text}' is shown`, () => [...allNotices(document)].find((one) => textOf(one).includes(text)));

/** Closes a notice with this text. */
export async function closeNotice(text: string): Promise<void> {
  const found = await notice(text);
  (await find(found, 'button')).click();
  await until('the notice is closed', () => !found.isConnected);
}

const openDialog = (selector: string): Promise<HTMLElement & { open: boolean }> =>
  until('a dialog is shown', () =>
    [...document.querySelectorAll<HTMLElement & { open: boolean }>(selector)].find(({ open }) => open),
  );

/** Waits until a dialog is closed, and the application has continued. */
async function closed(dialog: HTMLElement & { open: boolean }): Promise<void> {
  await until('the dialog is closed', () => !dialog.isConnected || !dialog.open);
  await painted();
}

const textOf = (found: Element): string => found.shadowRoot?.querySelector('.text')?.textContent ?? '';

/** Finds notices in shadow trees, too: while a dialog is open, they are in it. */
function* allNotices(root: Document | ShadowRoot): Generator<HTMLElement> {
  yield* root.querySelectorAll<HTMLElement>('dass-notice');
  for (const { shadowRoot } of root.querySelectorAll('*')) if (shadowRoot) yield* allNotices(shadowRoot);
}
