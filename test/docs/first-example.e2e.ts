// What comes first on an element's page: its text and its first example, before the header and the other examples.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright';
import { deferred } from '../shell/support/waiting.js';
import { SITE, startSite, type DocsSite } from './support/docs-site.js';

const KIT = '**/kit/dass.js';
const EXAMPLE = '**/examples/*/button/default.html*';

describe('the first example', () => {
  let site: DocsSite;
  before(async () => {
    site = await startSite();
  });
  after(() => site.close());

  const header = (page: Page): Promise<unknown> =>
    page.waitForFunction(() => customElements.get('dass-header-layout') !== undefined);

  /** Opens a page of an element, whose header is loaded when the test calls `loadKit()`. */
  async function openWithoutKit(): Promise<{ page: Page; loadKit: () => void }> {
    const { page } = await site.open();
    const kit = deferred();
    await page.route(KIT, async (route) => {
      await kit.promise;
      await route.continue();
    });
    await page.goto(`${site.home}en/elements/button/`, { waitUntil: 'commit' });
    await page.locator('.settings dass-select-list').first().waitFor({ state: 'attached' });
    return { page, loadKit: kit.resolve };
  }

  /** Paths of what the page and its first example have loaded until the example is alive. */
  async function loadedBefore(page: Page, path: string): Promise<string[]> {
    await page.addInitScript(`addEventListener('message', ({ data }) => {
      if (data?.exampleShown) globalThis.exampleShownAt ??= Date.now();
    });`);
    await page.goto(site.home + path);
    await page.waitForFunction('globalThis.exampleShownAt');
    const addresses = (await page.evaluate(`[window, document.querySelector('iframe').contentWindow].flatMap(
      ({ performance }) => performance
        .getEntries()
        .filter(({ entryType }) => ['navigation', 'resource'].includes(entryType))
        .filter(({ startTime }) => performance.timeOrigin + startTime < exampleShownAt)
        .map(({ name }) => name)
    )`)) as string[];
    const paths = addresses.map((address) => new URL(address).pathname.slice(new URL(site.home).pathname.length));
    return [...new Set(paths)].map((one) => (one.endsWith('/') ? `${one}index.html` : one));
  }

  // The texts of the kit in a language are 13 KB.
  for (const [language, limit] of [
    ['pt-BR', 57],
    ['es', 70],
    ['en', 70],
  ] as const)
    it(`is alive after less than ${limit} KB: ${language}`, async () => {
      const { page, problems } = await site.open();
      const paths = await loadedBefore(page, `${language}/elements/button/`);
      assert.ok(paths.some((path) => path.endsWith('/button/default.html')));
      const sizes = paths.map((path) => gzipSync(readFileSync(`${SITE}/${path}`), { level: 9 }).length / 1000);
      const sum = sizes.reduce((total, size) => total + size, 0);
      assert.ok(sum < limit, `${sum} KB: ${paths.map((path, at) => `${path} ${sizes[at]}`).join('\n')}`);
      assert.deepEqual(problems, []);
      await page.close();
    });

  for (const [width, height] of [
    [1440, 900],
    [768, 1024],
    [375, 812],
  ] as const)
    it(`stands below its heading, and neither moves when the header arrives: ${width} px`, async () => {
      const { page } = await site.open({ viewport: { width, height } });
      const kit = deferred();
      await page.route(KIT, async (route) => {
        await kit.promise;
        await route.continue();
      });
      for (const path of ['en/elements/button/', 'es/']) {
        await page.goto(site.home + path, { waitUntil: 'commit' });
        const heading = page.locator('h1');
        await heading.waitFor();
        const place = await heading.boundingBox();
        assert.ok(place!.y > 60 && place!.y < height / 2);
        kit.resolve();
        await header(page);
        await page.locator('.find-button').waitFor();
        assert.deepEqual(await heading.boundingBox(), place, path);
      }
      await page.close();
    });

  it('stands where a closed menu leaves it', async () => {
    const { page } = await site.open();
    await page.goto(`${site.home}en/elements/button/`);
    await page.getByRole('button', { name: 'Close menu' }).click();
    const place = await page.locator('h1').boundingBox();
    assert.ok(place!.x < 200);
    await page.route(KIT, () => undefined);
    await page.reload({ waitUntil: 'commit' });
    await page.locator('h1').waitFor();
    assert.deepEqual(await page.locator('h1').boundingBox(), place);
    await page.close();
  });

  it('does not delay a page that begins at another part', async () => {
    const { page } = await site.open();
    await page.addInitScript(`const set = setTimeout; globalThis.setTimeout = (callback, delay, ...values) =>
      delay === 3000 ? 0 : set(callback, delay, ...values);`);
    await page.route(EXAMPLE, () => undefined);
    await page.goto(`${site.home}en/elements/button/#properties`, { waitUntil: 'commit' });
    await header(page);
    await page.close();
  });

  it('delays the page only for a time if it does not load', async () => {
    const { page } = await site.open();
    await page.route(EXAMPLE, () => undefined);
    await page.goto(`${site.home}en/elements/button/`, { waitUntil: 'commit' });
    await header(page);
    await page.close();
  });

  it('opens no menu above a window that becomes narrow before the header is loaded', async () => {
    const { page, loadKit } = await openWithoutKit();
    await page.setViewportSize({ width: 375, height: 812 });
    loadKit();
    await page.getByRole('button', { name: 'Open menu' }).waitFor();
    await page.locator('.example').first().getByRole('tab', { name: 'React' }).click();
    await page.close();
  });

  it('does not lose Ctrl+K that is pressed before the header is loaded', async () => {
    const { page, loadKit } = await openWithoutKit();
    await page.keyboard.press('Control+k');
    loadKit();
    await page.waitForFunction(() => document.activeElement?.matches('#search-dialog dass-text-input'));
    await page.keyboard.type('dialog');
    await page.locator('.search-results a').first().waitFor();
    await page.close();
  });
});
