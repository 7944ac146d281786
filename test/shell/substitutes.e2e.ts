import { strict as assert } from 'node:assert';
import { describe, test } from 'node:test';
import { selectList } from 'dass-elements/testing/playwright.js';
import type { Page } from 'playwright';
import { routesApply } from '../../scripts/test-runner/routes-apply.mjs';
import { waitForHeading, visitSignedIn } from './support/user.js';
import { home, shellForTests } from './support/shell-under-test.js';
import { until } from './support/waiting.js';

const substitutes = (page: Page) => selectList(page, 'Substitutos');
const count = async (page: Page): Promise<number> => (await substitutes(page).selected()).length;

/** Options that can be selected. */
const free = (page: Page) =>
  substitutes(page).options.and(page.locator(':not([aria-disabled=true])')).filter({ visible: true });

/** The record of the material, and the number of its substitutes. */
async function openRecord(page: Page): Promise<number> {
  await page.goto(`${home}/workspace/material?id=7`);
  await waitForHeading(page);
  await substitutes(page).control.waitFor();
  return count(page);
}

describe('the substitutes of a material', () => {
  const shell = shellForTests();

  test('[SL-01] a scanner types and presses Enter: the typed material is selected, not an earlier match', async (t) => {
    const { page } = await visitSignedIn(t, shell);
    const before = await openRecord(page);
    // The first response lists all materials; the response to the typed text is delayed.
    await substitutes(page).control.click();
    await substitutes(page).options.first().waitFor();
    await page.route(/\/api\/materials\?.*search=z/, async (route) => {
      await released;
      await route.continue();
    });
    await routesApply(page);
    let release = (): void => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    const request = page.waitForRequest(/search=z%C3%ADper/);
    await page.keyboard.type('zíper', { delay: 40 });
    await page.keyboard.press('Enter');
    await request;
    assert.equal(await count(page), before, 'nothing is selected before the response');
    assert.equal(await free(page).count(), 0);
    release();
    const selected = substitutes(page).options.and(page.locator('[aria-selected=true]')).filter({ visible: true });
    assert.match(await selected.first().innerText(), /z[ií]per/i);
    await until('the match is selected', async () => (await count(page)) === before + 1);
  });

  test('[SL-01] without a match a message is rendered and nothing is selected', async (t) => {
    const { page } = await visitSignedIn(t, shell);
    const before = await openRecord(page);
    await substitutes(page).control.click();
    await substitutes(page).options.first().waitFor();
    await page.keyboard.type('7891234567895');
    await page.keyboard.press('Enter');
    await substitutes(page).element.locator('.empty').getByText('Nenhum registro encontrado').waitFor();
    assert.equal(await count(page), before);
  });

  test('[SL-01] after an error nothing is selected, and the keyboard can retry', async (t) => {
    const { page } = await visitSignedIn(t, shell);
    const before = await openRecord(page);
    await substitutes(page).control.click();
    await substitutes(page).options.first().waitFor();
    const failing = /\/api\/materials\?.*search=z/;
    await page.route(failing, (route) => route.fulfill({ status: 503, body: '' }));
    await routesApply(page);
    await page.keyboard.type('zíper');
    await page.keyboard.press('Enter');
    const retry = substitutes(page).element.getByRole('button', { name: 'Tentar de novo' });
    await retry.waitFor();
    assert.equal(await count(page), before);
    await page.unroute(failing);
    await page.keyboard.press('Tab');
    assert.ok(await retry.evaluate((button) => (button.getRootNode() as ShadowRoot).activeElement === button));
    await page.keyboard.press('Enter');
    await substitutes(page).options.filter({ hasText: /zíper/i }).first().waitFor();
    await page.keyboard.press('Enter');
    await until('the match is selected', async () => (await count(page)) === before + 1);
  });
});
