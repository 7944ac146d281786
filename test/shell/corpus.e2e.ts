import { strict as assert } from 'node:assert';
import { describe, test } from 'node:test';
import { pickList, table } from 'dass-elements/testing/playwright.js';
import type { Locator, Page } from 'playwright';
import { materials } from '../../sample-data/materials.js';
import { dateTexts, numberTexts, phoneTexts } from '../corpus/texts.js';
import { home, shellForTests } from './support/shell-under-test.js';
import { visitSignedIn, waitForHeading } from './support/user.js';

const free = materials(20_000).filter(({ status }) => status === 'active');
const permissions = ['clipboard-read', 'clipboard-write'];
/** One of each program is enough: the fields themselves are tested with all texts. */
const perProgram = <Text extends { from: string }>(texts: readonly Text[]): Text[] => [
  ...new Map(texts.map((one) => [one.from.split(/[ ,:]/)[0], one])).values(),
];

const copy = (page: Page, text: string): Promise<void> =>
  page.evaluate((content) => navigator.clipboard.writeText(content), text);
async function pasteInto(page: Page, field: Locator, text: string): Promise<string> {
  await copy(page, text);
  await field.focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+v');
  await page.keyboard.press('Tab');
  return field.inputValue();
}

describe('Texts of the corpus in the screens', () => {
  const shell = shellForTests();

  test('[FI-02] quantities of a purchase, pasted beside their codes', async (t) => {
    const { page } = await visitSignedIn(t, shell, { permissions });
    await page.goto(`${home}/workspace/purchase`);
    await waitForHeading(page, 'Nova compra');
    const texts = perProgram(
      numberTexts.filter(
        ({ text, pt, isAmbiguous }) => Number(pt) > 0 && Number(pt) < 10_000 && !isAmbiguous && !/[\r\n"]/.test(text),
      ),
    );
    assert.ok(texts.length > 10);
    const codes = free.slice(300, 300 + texts.length).map(({ code }) => code);
    const rows = texts.map(({ text }, at) => `${codes[at]}\t${text}`);
    await copy(page, ['Código\tQtde', ...rows].join('\n'));
    await pickList(page, 'Materiais').list('available').focus();
    await page.keyboard.press('Control+v');
    const dialog = page.getByRole('dialog', { name: 'Colar lista' });
    await dialog.getByRole('button', { name: `Adicionar ${texts.length}` }).waitFor();
    await page.keyboard.press('Control+Enter');
    await dialog.waitFor({ state: 'hidden' });
    const lines = table(page, 'O que será comprado');
    for (const [at, { from, pt }] of texts.entries()) {
      const quantity = (await lines.cells(codes[at]!))[4]!;
      assert.equal(Number(quantity.replaceAll('.', '').replace(',', '.')), Number(pt), from);
    }
  });

  test('[FI-01] [FI-03] dates and phones of a material', async (t) => {
    const { page } = await visitSignedIn(t, shell, { permissions });
    await page.goto(`${home}/workspace/material?id=${free[0]!.id}`);
    const date = page.getByRole('textbox', { name: 'Válido até' });
    await date.waitFor();
    for (const { text, from, date: day } of perProgram(
      dateTexts.filter((text) => text.date && !text.date.includes('Y')),
    ))
      assert.equal(await pasteInto(page, date, text), day!.split('-').reverse().join('/'), from);
    const phone = page.getByRole('textbox', { name: 'Telefone do contato' });
    for (const { text, from, value } of perProgram(phoneTexts.filter((text) => text.value)))
      assert.equal((await pasteInto(page, phone, text)).replaceAll(/[^\d+]/g, ''), value, from);
  });
});
