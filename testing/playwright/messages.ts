import type { Locator, Page } from 'playwright';

/** The question of `confirm()`, `confirmWithReason()` or `confirmDelete()`. */
export class Question {
  /** The open dialog. */
  readonly dialog: Locator;
  readonly confirmButton: Locator;
  readonly cancelButton: Locator;

  constructor(page: Page, text?: string | RegExp) {
    const open = page.locator('dass-confirm-dialog, dass-delete-dialog').locator('dialog[open]');
    this.dialog = text === undefined ? open : open.filter({ hasText: text });
    this.confirmButton = this.dialog.locator('dass-button.confirm button');
    this.cancelButton = this.dialog.locator('dass-button.cancel button');
  }

  /**
   * Types the reason, answers, and waits until the question is closed.
   * @param answer `true` to confirm, `false` to cancel
   */
  async answer(answer: boolean, { reason }: { readonly reason?: string | undefined } = {}): Promise<void> {
    await this.dialog.waitFor();
    if (reason !== undefined) await this.dialog.getByRole('textbox').fill(reason);
    await (answer ? this.confirmButton : this.cancelButton).click();
    await this.dialog.waitFor({ state: 'hidden' });
  }
}

/** The question with this text in its heading or below it. */
export const question = (page: Page, text?: string | RegExp): Question => new Question(page, text);

/** Answers the question that is shown, or the one with `text`. */
export const answerConfirm = (
  page: Page,
  answer: boolean,
  { text, reason }: { readonly text?: string | RegExp; readonly reason?: string } = {},
): Promise<void> => question(page, text).answer(answer, { reason });

/** Closes the dialog of `message()`. @returns its text */
export async function closeMessage(page: Page): Promise<string> {
  const dialog = page.locator('dass-message-dialog').locator('dialog[open]');
  await dialog.waitFor();
  const text = await dialog.innerText();
  await dialog.locator('dass-button.ok').click();
  await dialog.waitFor({ state: 'hidden' });
  return text;
}

/** Waits for a notice of `notify()` with this text. @returns the notice */
export async function notice(page: Page, text: string | RegExp): Promise<Locator> {
  const found = page.locator('dass-notice').filter({ hasText: text }).first();
  await found.waitFor();
  return found;
}

/** Closes a notice with this text. */
export async function closeNotice(page: Page, text: string | RegExp): Promise<void> {
  const found = await notice(page, text);
  await found.locator('button').last().click();
  await found.waitFor({ state: 'detached' });
}
