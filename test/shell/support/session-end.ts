import { strict as assert } from 'node:assert';
import type { Locator, Page } from 'playwright';
import { home, type ShellUnderTest } from './shell-under-test.js';
import type { Visit } from './user.js';

/** The answer of a platform without a session. */
export const sessionEnded = { status: 401, json: { code: 'WITHOUT_TOKEN', type: 'API', message: 'Sessão encerrada' } };

/** Ends the session at the platform: the page does not know it. */
export async function endSession({ context }: Visit, shell: ShellUnderTest): Promise<void> {
  const [cookie] = await context.cookies('http://localhost:8087');
  const answer = await fetch(`${shell.platform.apiAddress}/api/session`, {
    method: 'DELETE',
    headers: { Origin: home, Cookie: `${cookie!.name}=${cookie!.value}` },
  });
  assert.equal(answer.status, 204);
}

/** The dialog over the page in which the user signs in again. */
export interface SignInDialog {
  readonly dialog: Locator;
  /** What is in the dialog. */
  readonly content: Locator;
  readonly password: Locator;
  /** Waits until the dialog is open, with the focus in the password. */
  opened(): Promise<void>;
  closed(): Promise<void>;
  /** Types the password and presses Enter. */
  signIn(password?: string): Promise<void>;
}

export function signInDialog(page: Page): SignInDialog {
  const dialog = page.getByRole('dialog', { name: 'A sua sessão terminou' });
  const content = page.locator('dass-dialog').filter({ hasText: 'entre de novo para continuar' });
  const password = content.getByLabel('Senha', { exact: true });
  const opened = async (): Promise<void> => {
    await password.waitFor();
    await password.evaluate(async (input) => {
      while (!input.matches(':focus')) await new Promise((resolve) => requestAnimationFrame(resolve));
    });
  };
  return {
    dialog,
    content,
    password,
    opened,
    closed: () => dialog.waitFor({ state: 'hidden' }),
    signIn: async (text = 'aurora') => {
      await opened();
      await page.keyboard.type(text);
      await page.keyboard.press('Enter');
    },
  };
}
