import type { Page } from 'playwright';

/**
 * Lets a minute pass in a page whose clock was installed before it was loaded: what it would do later by itself, it does
 * now. A document that it asked for has been asked for when this resolves.
 */
export async function passMinute(page: Page): Promise<void> {
  await page.clock.runFor(60_000);
  // An answer that comes after what was asked for before it.
  await page.evaluate(async () => void (await fetch('/icon.svg', { cache: 'no-store' })));
}
