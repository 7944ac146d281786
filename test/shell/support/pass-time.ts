import type { Page } from 'playwright';

/**
 * Advances the fake clock of a page by one minute, so that its timers run. The clock must be installed before the page
 * loads. A navigation that a timer starts is requested before this resolves.
 */
export async function passMinute(page: Page): Promise<void> {
  await page.clock.runFor(60_000);
  // This response arrives after every earlier request was sent.
  await page.evaluate(async () => void (await fetch('/icon.svg', { cache: 'no-store' })));
}
