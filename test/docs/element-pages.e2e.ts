// What the page of an element says beside its examples: since when it exists, its limits, its parts and slots.
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { elementVersions } from '../../docs/build/content/changes.js';
import { until } from '../shell/support/waiting.js';
import { startSite, type DocsSite } from './support/docs-site.js';

describe('the pages of the elements', () => {
  let site: DocsSite;
  before(async () => void (site = await startSite()));
  after(() => site.close());

  it('says the version of the documentation, what has changed, and since when an element exists', async () => {
    const { page, problems } = await site.open();
    await page.goto(`${site.home}en/elements/chip/`);
    await page.locator('dass-version-tag').getByText(/^v\d/).waitFor();
    await page.getByRole('link', { name: /^Since version 0\.1\.0$/ }).waitFor();
    await page.goto(`${site.home}es/elements/player/`);
    // A release gives the next version its name.
    const { version, anchor } = elementVersions()('dass-player');
    assert.notEqual(version, '0.1.0');
    await page
      .getByRole('link', { name: version ? `Desde la versión ${version}` : 'Nuevo en la próxima versión' })
      .click();
    await page.waitForURL(`${site.home}es/changes/#${anchor}`);
    await page.locator('dass-header-layout > [slot=actions]').getByText('Cambios').waitFor();
    await page.getByRole('heading', { name: /^0\.1\.0/ }).waitFor();
    assert.deepEqual(problems, []);
  });

  it('outlines the parts and slots of an element, with the numbers of a list', async () => {
    const { page, problems } = await site.open();
    for (const [element, part, label] of [
      ['text-input', 'counter', undefined],
      ['confirm-dialog', 'header', 'header'],
      ['split-view', 'record', 'record'],
    ] as const) {
      await page.goto(`${site.home}en/elements/${element}/`);
      const anatomy = page.locator('.anatomy');
      await anatomy.scrollIntoViewIfNeeded();
      const item = anatomy.locator(`li[data-part="${part}"]`);
      assert.match(await item.innerText(), new RegExp(`^Part ${part}: .`));
      const number = await item.evaluate((one) => [...one.parentElement!.children].indexOf(one) + 1);
      const outline = anatomy.locator(`.outline[data-number="${number}"]`);
      if (!label) {
        await item.getByText('not in this example').waitFor();
        assert.equal(await outline.count(), 0);
        continue;
      }
      // It has the place of the part in the frame.
      const target = anatomy.frameLocator('iframe').locator(`[part~="${label}"]`).first();
      await until('the outline around the part', async () => {
        const [box, wanted] = [await outline.boundingBox(), await target.boundingBox()];
        return !!box && !!wanted && Math.abs(box.x - wanted.x) < 3 && Math.abs(box.y - wanted.y) < 3;
      });
    }
    // A dialog in the picture does not take the focus of the page.
    await page.goto(`${site.home}en/elements/confirm-dialog/`);
    await page.locator('.anatomy').scrollIntoViewIfNeeded();
    await page.locator('.outline').first().waitFor();
    assert.equal(await page.evaluate(() => document.activeElement?.closest('.anatomy') ?? null), null);
    await page.goto(`${site.home}en/elements/badge/`);
    await page.getByRole('heading', { name: 'Import' }).waitFor();
    assert.equal(await page.locator('.anatomy').count(), 0);
    assert.deepEqual(problems, []);
  });

  it('shows the known limits of an element, in the language of the page and in its Markdown file', async () => {
    const { page, problems } = await site.open();
    await page.goto(`${site.home}pt-BR/elements/data-table/`);
    const limits = page.getByRole('region', { name: 'Limites conhecidos' });
    await limits.getByText('Uma página impressa tem as primeiras 2.000 linhas.').waitFor();
    await page.goto(`${site.home}pt-BR/elements/chip/`);
    assert.equal(await limits.count(), 0);
    const answer = await page.request.get(`${site.home}elements/data-table.md`);
    assert.match(await answer.text(), /## Known limits\n\n- A printed page has the first 2,000 rows\./);
    assert.deepEqual(problems, []);
  });
});
