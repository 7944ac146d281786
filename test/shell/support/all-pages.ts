import type { Page } from 'playwright';
import { screens } from '../../../shell/workspace/screens.js';
import { waitForHeading } from './user.js';
import { home } from './shell-under-test.js';

/** The addresses of all pages for a signed-in user, with a record id where the page renders one. */
export const allPages: readonly string[] = [
  '/',
  '/workspace',
  ...screens.map(({ name }) => `/workspace/${name}`),
  '/workspace/material?id=1',
  '/workspace/purchase?id=48200',
  '/403',
  '/nada',
];

/**
 * Opens a page and waits until all its data has loaded and is rendered.
 * @param bell name of the button with the notifications, once they are counted
 */
export async function openAndWait(page: Page, path: string, bell = /\d+ (não|sin|unread)/): Promise<void> {
  await page.goto(home + path);
  await waitForHeading(page);
  await page.getByRole('button', { name: bell }).first().waitFor({ state: 'attached' });
  // The whole page is examined, which is too much work for each frame.
  await page.waitForFunction(
    () => {
      const isBusy = (root: ParentNode): boolean =>
        [...root.querySelectorAll('*')].some(
          (element) =>
            // A busy button is an example, or waits for the user.
            (element.getAttribute('aria-busy') === 'true' && element.localName !== 'button') ||
            (element.shadowRoot !== null && isBusy(element.shadowRoot)),
        );
      const main = document.querySelector('.page');
      // The screen with the loading examples stays busy.
      return main !== null && (location.pathname.endsWith('/loading') || !isBusy(main));
    },
    undefined,
    { polling: 50 },
  );
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(undefined)))),
  );
}
