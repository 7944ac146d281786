import { strict as assert } from 'node:assert';
import { describe, test } from 'node:test';
import { answerConfirm, notice, question } from 'dass-elements/testing/playwright.js';
import type { Page } from 'playwright';
import { routesApply } from '../../scripts/test-runner/routes-apply.mjs';
import { materials } from '../../sample-data/materials.js';
import { sampleDescription } from '../../sample-data/material-descriptions.js';
import { expectFocus, tabTo } from './support/keyboard.js';
import { waitForHeading, visitSignedIn } from './support/user.js';
import { home, shellForTests } from './support/shell-under-test.js';
import { expectValue, until } from './support/waiting.js';

const samples = materials(200).map((material) => ({ id: material.id, ...sampleDescription(material) }));
const languagesOf = ({ translations }: (typeof samples)[number]): string =>
  translations.map(({ codigo }) => codigo).join();
/** A material with a description in Portuguese and Spanish. */
const translated = samples.find((sample) => languagesOf(sample) === 'es' && sample.description.includes('{lote}'))!;
const untranslated = samples.find(({ description }) => description === '')!;

const openRecord = async (page: Page, id: number): Promise<void> => {
  await page.goto(`${home}/workspace/material?id=${id}`);
  await waitForHeading(page);
  await translate(page).waitFor();
};
const translate = (page: Page) => page.getByRole('button', { name: 'Traduzir descrição' });
const dialog = (page: Page) => page.getByRole('dialog', { name: /^Descrição de / });
const text = (page: Page, language: string) =>
  page.getByRole('textbox', { name: `Tradução em ${language}`, exact: true });
const confirm = (page: Page) => dialog(page).getByRole('button', { name: 'Confirmar' });

describe('the description of a material in several languages', () => {
  const shell = shellForTests();

  test('[TR-02] [TR-04] by keyboard: a language is added, a failed save keeps the texts, the next one stores them', async (t) => {
    const { page } = await visitSignedIn(t, shell);
    const { keyboard } = page;
    await openRecord(page, translated.id);
    await tabTo(translate(page));
    await keyboard.press('Enter');
    await expectFocus(text(page, 'Português (Brasil)'));
    assert.equal(await text(page, 'Español').inputValue(), translated.translations[0]!.traducao);
    await tabTo(dialog(page).getByRole('button', { name: 'Adicionar idioma' }));
    await keyboard.press('Enter');
    // The first language that no row has is active.
    await keyboard.press('Enter');
    await keyboard.press('Enter');
    await tabTo(text(page, 'English'));
    await keyboard.type('Batch {batch}');
    await dialog(page)
      .getByText(/^Falta .*\{lote\}/)
      .first()
      .waitFor();
    await keyboard.press('Control+a');
    await keyboard.type('Batch {lote}');

    let release = (): void => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\/descriptions$/, async (route) => {
      if (route.request().method() !== 'PUT') return route.continue();
      await released;
      await route.fulfill({ status: 503, body: '' });
    });
    await routesApply(page);
    await keyboard.press('Control+Enter');
    await dialog(page).locator('dass-button.confirm [aria-busy=true]').waitFor();
    await keyboard.press('Escape');
    release();
    await dialog(page).getByRole('alert').getByText('As traduções não foram salvas.').waitFor();
    assert.equal(await text(page, 'English').inputValue(), 'Batch {lote}');
    await page.unroute(/\/descriptions$/);
    await tabTo(text(page, 'English'));
    await keyboard.type('!');
    await keyboard.press('Control+Enter');
    await notice(page, /Traduções de .+ salvas\./);
    await dialog(page).waitFor({ state: 'detached' });
    await expectFocus(translate(page));

    await openRecord(page, translated.id);
    await translate(page).press('Enter');
    await expectValue(text(page, 'English'), 'Batch {lote}!');
    assert.equal(await text(page, 'Español').inputValue(), translated.translations[0]!.traducao);
  });

  test('[TR-03] [TR-05] by touch on a phone: what is missing is shown, a removed language comes back, the description is saved', async (t) => {
    const { page } = await visitSignedIn(t, shell, {
      viewport: { width: 375, height: 800 },
      hasTouch: true,
      isMobile: true,
    });
    await openRecord(page, untranslated.id);
    await translate(page).tap();
    await text(page, 'Português (Brasil)').tap();
    await page.keyboard.type('Lote {lote}');
    assert.ok(await confirm(page).isDisabled());
    await dialog(page).locator('.confirm-area').tap();
    await dialog(page).locator('#checks').getByText('Falta a tradução: Español').waitFor();
    await page.keyboard.press('Escape');
    await dialog(page).getByRole('button', { name: 'Remover Español' }).tap();
    await dialog(page).getByRole('button', { name: 'Desfazer' }).tap();
    await text(page, 'Español').tap();
    await page.keyboard.type('Lote {lote} en español');
    await confirm(page).tap();
    await dialog(page).waitFor({ state: 'detached' });
    await notice(page, /Traduções de .+ salvas\./);
    const description = page.getByRole('textbox', { name: 'Descrição', exact: true });
    await until('the record shows the description', async () => (await description.inputValue()) === 'Lote {lote}');

    await translate(page).tap();
    await text(page, 'Español').tap();
    await page.keyboard.type('!');
    await dialog(page).getByRole('button', { name: 'Cancelar' }).tap();
    await question(page, 'Descartar as alterações?').confirmButton.tap();
    await dialog(page).waitFor({ state: 'detached' });
  });

  test('unsaved changes of the record are saved first; leaving with an open dialog asks', async (t) => {
    const { page } = await visitSignedIn(t, shell);
    await page.goto(`${home}/workspace/materials`);
    await page
      .getByRole('link', { name: /^[A-Z]{2}-\d{6}$/ })
      .first()
      .click();
    await translate(page).waitFor();
    const name = page.getByRole('textbox', { name: 'Nome', exact: true });
    await name.fill('Outro nome');
    await translate(page).click();
    await notice(page, 'Salve a ficha primeiro');
    assert.equal(await dialog(page).count(), 0);
    await page.getByRole('button', { name: 'Descartar alterações' }).click();
    await translate(page).click();
    await text(page, 'Português (Brasil)').fill('Um texto longo');
    await page.goBack();
    await answerConfirm(page, false);
    assert.equal(await text(page, 'Português (Brasil)').inputValue(), 'Um texto longo');
  });
});
