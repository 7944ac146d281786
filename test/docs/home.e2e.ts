import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import { until } from '../shell/support/waiting.js';
import { startSite, type DocsSite } from './support/docs-site.js';
import { listExamples } from './support/examples.js';

const elements = [...new Set((await listExamples()).map(({ element }) => element))].sort();

describe('the home page', () => {
  let site: DocsSite;
  before(async () => void (site = await startSite()));
  after(() => site.close());

  it('shows each element as a picture, light and dark (npm run update-gallery)', async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      const { page, problems } = await site.open({ colorScheme });
      await page.goto(`${site.home}es/`);
      await page.locator('.pictures').first().waitFor();
      const shown = page.locator('.pictures img:visible');
      const sources = await shown.evaluateAll((images) => images.map((image) => image.getAttribute('src')!));
      const names = sources.map((source) => /gallery\/(.+?)-(?:pt-BR|es|en)-(?:light|dark)\.webp$/.exec(source)?.[1]);
      assert.deepEqual(names.toSorted(), elements);
      assert.ok(sources.every((source) => source.endsWith(`-${colorScheme}.webp`)));
      for (const source of sources)
        assert.ok(existsSync(`dist/docs/assets/gallery/${source.split('/').at(-1)}`), source);
      assert.deepEqual(problems, []);
      await page.context().close();
    }
  });

  it('filters the elements by words, without accents, and says how many there are', async () => {
    const { page } = await site.open();
    await page.goto(`${site.home}pt-BR/`);
    await page.locator('.pictures').first().waitFor();
    const state = page.locator('.gallery-state');
    const all = await state.innerText();
    const field = page.getByRole('searchbox', { name: 'Filtrar os elementos' });
    await field.pressSequentially('calendario');
    await until('it is counted', async () => (await state.innerText()) === '1 resultado');
    assert.deepEqual(await page.locator('.pictures h4:visible').allInnerTexts(), ['date-input']);
    assert.equal(await page.locator('.family:visible').count(), 1);
    await field.fill('nada disso');
    await until('it is said', async () => (await state.innerText()).includes('nada disso'));
    await field.fill('toast');
    await until('a word of newcomers finds it', async () =>
      (await page.locator('.pictures h4:visible').allInnerTexts()).includes('notice'),
    );
    await field.press('Control+a');
    await field.press('Delete');
    await until('all are shown', async () => (await state.innerText()) === all);
    assert.equal(await page.locator('.pictures .card:visible').count(), elements.length);
    await page.context().close();
  });

  it('keeps its promises live: 100,000 rows, a phone, and what is announced', async () => {
    const { page, problems } = await site.open();
    await page.goto(`${site.home}en/`);
    const promise = (name: string) => page.frameLocator(`iframe[title="${name}"]`);
    await page.locator('iframe[title="On a phone"]').scrollIntoViewIfNeeded();
    await promise('100,000 rows').getByText('100,000 rows').waitFor();
    await promise('100,000 rows').getByRole('columnheader', { name: 'Description' }).waitFor();
    await promise('On a phone').getByText('Description').first().waitFor();
    await promise('With a screen reader').getByRole('option', { name: 'Sewing' }).dblclick();
    await until('it is announced', async () => (await page.locator('.heard q').innerText()) !== '');
    assert.deepEqual(problems, []);
    await page.context().close();
  });

  for (const width of [1440, 768, 375])
    it(`shows its live pieces whole, and two pictures beside each other: ${width} px`, async () => {
      const { page } = await site.open({ viewport: { width, height: 900 } });
      await page.goto(`${site.home}es/`);
      for (const stage of await page.locator('.promise .stage').all()) {
        await stage.scrollIntoViewIfNeeded();
        const body = stage.frameLocator('iframe').locator('body');
        await body.locator('dass-data-table, dass-pick-list').locator('[role=row], [role=option]').first().waitFor();
        const { content, room } = await body.evaluate(({ scrollHeight }) => ({
          content: scrollHeight,
          room: document.documentElement.clientHeight,
        }));
        assert.ok(content <= room, `${content} of ${room} px`);
      }
      const [first, second] = await page.locator('.pictures .card').all();
      assert.equal((await first!.boundingBox())!.y, (await second!.boundingBox())!.y);
      await page.context().close();
    });

  it('a page of an element begins with its first example, which is alive', async () => {
    const { page } = await site.open();
    for (const element of ['button', 'lookup', 'data-table']) {
      await page.goto(`${site.home}en/elements/${element}/`);
      const order = await page
        .locator('article > *')
        .evaluateAll((parts) =>
          parts.slice(0, 4).map((part) => part.className || part.querySelector('h2')?.id || part.tagName),
        );
      assert.deepEqual(order, ['H1', 'lead', 'first-example', 'use']);
      await page.frameLocator('.first-example iframe').locator(`dass-${element}`).waitFor();
    }
    await page.context().close();
  });
});
