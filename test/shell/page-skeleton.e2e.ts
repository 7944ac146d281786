import { strict as assert } from 'node:assert';
import { describe, test } from 'node:test';
import type { Page } from 'playwright';
import type { PageShape } from '../../shell/frame/page-skeleton.js';
import { visitSignedIn, waitForHeading } from './support/user.js';
import { home, shellForTests } from './support/shell-under-test.js';
import { until } from './support/waiting.js';

/** A record's own name replaces the title of its screen. */
const screens = [
  { name: 'materials', heading: 'Materiais', shape: 'table' },
  { name: 'purchase', heading: 'Compra de materiais', shape: 'form', record: 'Nova compra' },
  { name: 'quality', heading: 'Ocorrências da qualidade', shape: 'record' },
  { name: 'buttons', heading: 'Botões', shape: 'cards' },
] satisfies { name: string; heading: string; shape: PageShape; record?: string }[];

/** Holds requests. @returns lets them go on */
async function hold(page: Page, address: string | RegExp): Promise<() => void> {
  let release = (): void => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

describe('a page while its code is loading', () => {
  const shell = shellForTests();

  for (const width of [1440, 375])
    test(`[SH-01] at ${width}px the title, the heading and the shape of its content stand at once, and the heading stays`, async (t) => {
      for (const { name, heading, shape, record } of screens) {
        const { page } = await visitSignedIn(t, shell, { viewport: { width, height: 800 } });
        const release = await hold(page, new RegExp(`assets/.*${name}-screen.*\\.js`));
        await page.goto(`${home}/workspace/${name}`, { waitUntil: 'commit' });
        const early = page.locator('.page-skeleton h1');
        await early.waitFor();
        assert.equal(await early.innerText(), heading);
        assert.equal(await page.title(), `${heading} · Área de trabalho · DASS`);
        assert.ok(await page.locator(`.skeleton-shape.skeleton-${shape}`).isVisible());
        const before = await early.boundingBox();
        release();
        await waitForHeading(page, record ?? heading);
        assert.equal(await page.locator('.page-skeleton').count(), 0);
        const after = await page.locator('.page h1').boundingBox();
        assert.ok(before && after, name);
        assert.ok(Math.abs(before.x - after.x) <= 1, `${name}: ${before.x} → ${after.x}`);
        assert.ok(Math.abs(before.y - after.y) <= 8, `${name}: ${before.y} → ${after.y}`);
        assert.equal(before.height, after.height, name);
        assert.equal(await page.title(), `${heading} · Área de trabalho · DASS`);
      }
    });

  for (const width of [1440, 768, 375])
    test(`[SH-01] at ${width}px the logo stands before the code of the shell has loaded, and stays`, async (t) => {
      const { page } = await visitSignedIn(t, shell, { viewport: { width, height: 800 } });
      const release = await hold(page, /\/assets\/start-index-[\w-]+\.js/);
      await page.goto(`${home}/workspace/materials`, { waitUntil: 'commit' });
      const places = async (header: string, heading: string) => {
        const boxes = [header, '.logo img', heading].map((part) => page.locator(part).first().boundingBox());
        const [bar, logo, title] = await Promise.all(boxes);
        return { bar, logo, title: [title?.x, title?.y] };
      };
      const display = () => page.locator('.start-header').evaluate((header) => getComputedStyle(header).display);
      await until('the style sheet has loaded', async () => (await display()) === 'flex');
      const before = await places('.start-header', '.skeleton-header');
      release();
      await waitForHeading(page);
      assert.equal(await page.locator('.start-header').count(), 0);
      assert.deepEqual(await places('dass-header-bar', '.page-header'), before);
    });

  test('[SH-01] the heading stands while the session is checked, and in the language of the user', async (t) => {
    const { page, context } = await visitSignedIn(t, shell);
    await context.addInitScript(() => sessionStorage.setItem('lang', 'en'));
    const release = await hold(page, '**/api/session');
    await page.goto(`${home}/workspace/materials`, { waitUntil: 'commit' });
    await page.locator('.page-skeleton').getByRole('heading', { name: 'Materials' }).waitFor();
    release();
    await waitForHeading(page, 'Materials');
  });

  test('[SH-01] what a screen loads later opens when it is there, and the list is usable until then', async (t) => {
    const { page } = await visitSignedIn(t, shell);
    const releases = await Promise.all([
      hold(page, /assets\/material-filter-dialog-.*\.js/),
      hold(page, /assets\/material-record-.*\.js/),
    ]);
    await page.goto(`${home}/workspace/materials`);
    const row = page.getByRole('link', { name: 'LI-000001' });
    await row.waitFor();
    await page.getByRole('button', { name: 'Filtro avançado' }).click();
    await page.getByRole('button', { name: 'Ficha ao lado' }).click();
    await page.getByRole('button', { name: 'Ficha ao lado', pressed: true }).waitFor();
    assert.ok(await row.isVisible());
    assert.equal(await page.getByRole('dialog').count(), 0);
    for (const release of releases) release();
    await page.getByRole('combobox', { name: 'Família' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByText('Selecione um material para ver e mudar a sua ficha.').waitFor();
  });

  test('[SH-01] what could not be loaded in idle time is loaded when it is wanted', async (t) => {
    const { page } = await visitSignedIn(t, shell, { expected: /Failed to load resource/ });
    const dialog = /assets\/material-filter-dialog-.*\.js/;
    let refused = 0;
    await page.route(dialog, (route) => {
      refused++;
      return route.abort('connectionrefused');
    });
    await page.goto(`${home}/workspace/materials`);
    await page.getByRole('link', { name: 'LI-000001' }).waitFor();
    await until('it was tried in idle time', async () => refused > 0);
    await page.unroute(dialog);
    await page.getByRole('button', { name: 'Filtro avançado' }).click();
    await page.getByRole('combobox', { name: 'Família' }).waitFor();
  });

  test('[SH-06] an unknown address promises nothing', async (t) => {
    const { page } = await visitSignedIn(t, shell);
    const release = await hold(page, /assets\/.*catch-all-page.*\.js/);
    await page.goto(`${home}/nada`, { waitUntil: 'commit' });
    await page.locator('.page-skeleton').waitFor();
    assert.equal(await page.locator('.page-skeleton h1, .skeleton-shape').count(), 0);
    release();
    await waitForHeading(page, 'Página não encontrada');
  });
});
