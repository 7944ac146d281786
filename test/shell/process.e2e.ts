import { strict as assert } from 'node:assert';
import { describe, test } from 'node:test';
import { answerConfirm, notice, table } from 'dass-elements/testing/playwright.js';
import type { Page } from 'playwright';
import { processOrder, type OrderStep } from '../../sample-data/process-order.js';
import { expectFocus, tabTo } from './support/keyboard.js';
import { waitForHeading, visitSignedIn } from './support/user.js';
import { home, shellForTests } from './support/shell-under-test.js';

const { steps } = processOrder();
const stepOf = (name: string, line: number): OrderStep =>
  steps.find((step) => step.name === name && step.line === line)!;
/** A step with all parameters of the assembly, the same one on the new line, and one that is done already. */
const source = stepOf('Aplicar adesivo', 1);
const target = stepOf('Aplicar adesivo', 2);
const done = stepOf('Fechar traseiro', 1);
const title = ({ sequence, name, line }: OrderStep): string => `${sequence} · ${name} · Linha ${line}`;

/** The text of a step in the dialog. */
const targetTitle = (step: OrderStep): string => title(step) + (step.status === 'done' ? ' (concluída)' : '');

const stepList = (page: Page) => table(page, 'Etapas da ordem');
const copy = (page: Page) => page.getByRole('button', { name: 'Copiar parâmetros' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Copiar parâmetros' });
const targets = (page: Page) => table(dialog(page), 'Copiar para');
const filter = (page: Page) => dialog(page).getByRole('textbox', { name: 'Filtrar' });
const confirm = (page: Page) => dialog(page).locator('dass-button.confirm button');
const state = (page: Page) => dialog(page).locator('.state[role=status]');
async function open(page: Page): Promise<void> {
  await page.goto(`${home}/workspace/process`);
  await waitForHeading(page);
  await stepList(page).renderedRows.first().waitFor();
}
/** Filters the targets by the number of a step, as the user types it. */
async function filterTargets(page: Page, step: OrderStep): Promise<void> {
  await page.keyboard.press('Control+a');
  await page.keyboard.type(`${step.sequence} `);
  await targets(page).renderedRows.nth(1).waitFor({ state: 'detached' });
  await targets(page).row(targetTitle(step));
}

describe('copying parameters between process steps', () => {
  const shell = shellForTests();

  test('[CP-01] by keyboard: the preview is what is saved; a step that is done is refused and stays as it was', async (t) => {
    const { page } = await visitSignedIn(t, shell, { viewport: { width: 1440, height: 900 } });
    const { keyboard } = page;
    await open(page);
    const before = await stepList(page).cells(title(done));
    await tabTo(stepList(page).grid);
    for (let row = 0; row < steps.indexOf(source); row++) await keyboard.press('ArrowDown');
    await keyboard.press('Control+Space');
    await (await stepList(page).row(title(source))).and(page.locator('[aria-selected=true]')).waitFor();
    await tabTo(copy(page), 'Shift+Tab');
    await keyboard.press('Enter');
    const from = dialog(page).getByRole('combobox', { name: 'Copiar de' });
    assert.equal(await from.inputValue(), title(source));
    assert.ok(await confirm(page).isDisabled());
    for (const step of [target, done]) {
      await tabTo(filter(page), step === target ? 'Tab' : 'Shift+Tab');
      await filterTargets(page, step);
      await keyboard.press('ArrowDown');
      await keyboard.press('Control+a');
    }
    const change = (await targets(page).row(targetTitle(done))).locator('.copy-change').first();
    assert.equal((await change.innerText()).replace(/\s+/g, ' '), 'vazio muda para 85');
    await state(page).getByText('2 linhas mudam').waitFor();
    await tabTo(confirm(page));
    await keyboard.press('Enter');

    const list = page.getByRole('alertdialog', { name: '1 etapa não foi salva' });
    await list.getByText(`${title(done)}: A etapa já está concluída`).waitFor();
    await notice(page, 'Parâmetros copiados para 1 etapa.');
    await keyboard.press('Enter');
    await list.waitFor({ state: 'detached' });
    await dialog(page).getByRole('alert').getByText('1 etapa não foi salva').waitFor();
    await state(page).getByText('1 linha muda, 1 fica como está').waitFor();
    await tabTo(dialog(page).getByRole('button', { name: 'Cancelar' }));
    await keyboard.press('Enter');
    await dialog(page).waitFor({ state: 'detached' });
    await expectFocus(copy(page));

    for (const reloads of [false, true]) {
      if (reloads) await open(page);
      assert.deepEqual(await stepList(page).cells(title(done)), before);
      const values = (await stepList(page).cells(title(target))).slice(2, 8);
      assert.deepEqual(values, ['85', '5,5', '24', '', 'PU 320', source.tool], `after a reload: ${reloads}`);
    }
  });

  test('[CP-01] by touch on a phone: only empty values; a failed save keeps the choice, the next one stores it', async (t) => {
    const { page } = await visitSignedIn(t, shell, {
      viewport: { width: 375, height: 800 },
      hasTouch: true,
      isMobile: true,
    });
    await open(page);
    const [from, to] = [stepOf('Cortar gáspea', 1), stepOf('Costurar laterais', 2)];
    const fromRow = await stepList(page).row(title(from));
    await fromRow.locator('.first').tap();
    await fromRow.and(page.locator('[aria-selected=true]')).waitFor();
    await copy(page).tap();
    await dialog(page).getByRole('switch', { name: 'Preencher apenas os valores vazios' }).tap();
    await filter(page).tap();
    await filterTargets(page, to);
    const toRow = await targets(page).row(targetTitle(to));
    await toRow.locator('.checkbox-cell').tap();
    await toRow.getByText('4 valores').waitFor();
    assert.ok(
      await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth),
      'nothing scrolls sideways',
    );
    shell.platform.setFaults(({ method, path }) =>
      method === 'PUT' && path.startsWith('/api/process-orders') ? { status: 503 } : undefined,
    );
    await confirm(page).tap();
    await dialog(page).getByRole('alert').getByText('Os parâmetros não foram salvos.').waitFor();
    await state(page).getByText('1 linha muda').waitFor();
    shell.platform.setFaults(undefined);
    await confirm(page).tap();
    await dialog(page).waitFor({ state: 'detached' });
    await notice(page, 'Parâmetros copiados para 1 etapa.');

    await open(page);
    const texts = await stepList(page).cells(title(to));
    assert.deepEqual(
      texts.slice(2, 9),
      ['', '6', '4', '', '', 'NV-038-A', to.responsible],
      'the responsible is the one it had',
    );
  });

  test('Back closes the dialog; with a selection of targets it asks, and asks before the page is left; nothing is sent', async (t) => {
    const { page } = await visitSignedIn(t, shell);
    const sent: string[] = [];
    page.on('request', (request) => request.method() === 'PUT' && sent.push(request.url()));
    await page.goto(`${home}/workspace`);
    await page.getByRole('link', { name: 'Parâmetros do processo' }).first().click();
    await stepList(page).select(title(steps[0]!));
    await copy(page).click();
    await dialog(page).waitFor();
    await page.goBack();
    await dialog(page).waitFor({ state: 'detached' });
    await copy(page).click();
    await targets(page).select(targetTitle(steps[1]!));
    await state(page).getByText('1 linha muda').waitFor();
    await page.goBack();
    await answerConfirm(page, false, { text: 'Descartar as alterações?' });
    await state(page).getByText('1 linha muda').waitFor();
    await page.goBack();
    await answerConfirm(page, false, { text: 'O que foi escolhido para copiar será perdido.' });
    await dialog(page).getByRole('button', { name: 'Cancelar' }).click();
    await dialog(page).waitFor({ state: 'detached' });
    await waitForHeading(page, 'Parâmetros do processo');
    assert.deepEqual(sent, []);
  });
});
