import type { Locator, Page } from 'playwright';

/** Answers the question of `confirm()`, `confirmWithReason()` or `confirmDelete()`. */
export async function answerConfirm(
  page: Page,
  answer: boolean,
  { reason }: { readonly reason?: string } = {},
): Promise<void> {
  const dialog = page.locator('dass-confirm-dialog, dass-delete-dialog').locator(`dialog[open]`);
  await dialog.waitFor();
  if (reason !== undefined) await dialog.getByRole('textbox').fill(reason);
  await dialog
    .locator(`dass-button${answer ? ':not(.cancel)' : '.cancel'}`)
    .last()
    .click();
  await dialog.waitFor({ state: 'hidden' });
}

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
