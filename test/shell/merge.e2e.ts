import { strict as assert } from 'node:assert';
import { describe, test, type TestContext } from 'node:test';
import { notice, selectList, table } from 'dass-elements/testing/playwright.js';
import type { Page } from 'playwright';
import { accessibilityProblems } from './support/accessibility.js';
import { expectFocus, tabTo } from './support/keyboard.js';
import { visitSignedIn, waitForHeading } from './support/user.js';
import { home, joao, shellForTests } from './support/shell-under-test.js';
import { until } from './support/waiting.js';

const record = (id: number) => `${home}/workspace/material?id=${id}`;
const nameOf = (page: Page) => page.getByLabel('Nome', { exact: true });
const emailOf = (page: Page) => page.getByLabel('E-mail do contato');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Outra pessoa salvou este registro' });
/** What the dialog shows, which is slotted. */
const content = (page: Page) => page.locator('.merge');
const choices = (page: Page, field: string) => content(page).getByRole('group', { name: field });
const save = (page: Page) => button(page, 'Salvar').click();
const saved = (page: Page) => notice(page, /(Material|Compra) .* salv[oa]\./);

describe('two users on one record', () => {
  const shell = shellForTests();

  /** Opens the same address as two users, in two browsers. */
  async function both(t: TestContext, address: string): Promise<[marina: Page, joao: Page]> {
    const [{ page: first }, { page: second }] = await Promise.all([
      visitSignedIn(t, shell),
      visitSignedIn(t, shell, { email: joao }),
    ]);
    for (const page of [first, second]) {
      await page.goto(address);
      await waitForHeading(page);
      await page.locator('form').waitFor();
    }
    return [first, second];
  }

  /** Marina saves the name of a material; João then saves the email, and gets the dialog. */
  async function differ(t: TestContext, id: number): Promise<[marina: Page, joao: Page]> {
    const [first, second] = await both(t, record(id));
    await nameOf(first).fill('Nome de Marina');
    await save(first);
    await saved(first);
    await emailOf(second).fill('joao@fornecedor.example');
    await save(second);
    await content(second).getByText('a combinação tem todas as mudanças').waitFor();
    return [first, second];
  }

  test('different fields: the second save merges them, and both pages show the result', async (t) => {
    const [first, second] = await differ(t, 41);
    assert.equal(await content(second).getByRole('radio').count(), 0);
    await content(second).getByText('2 campos mudados por um só').click();
    await content(second).getByText('A sua versão').last().waitFor();
    const list = await content(second).locator('dl').innerText();
    assert.match(list, /Nome\s+Nome de Marina\s+A versão de Marina Conceição Galvão, hoje às \d\d:\d\d/);
    assert.match(list, /E-mail do contato\s+joao@fornecedor\.example\s+A sua versão/);
    await button(second, 'Salvar a combinação').click();
    await saved(second);
    await until(
      'the form has the name of the other',
      async () => (await nameOf(second).inputValue()) === 'Nome de Marina',
    );
    await first.reload();
    await until('it is stored', async () => (await emailOf(first).inputValue()) === 'joao@fornecedor.example');
    assert.equal(await nameOf(first).inputValue(), 'Nome de Marina');
    // The merged record is the base of the next change.
    await nameOf(second).fill('Nome novo');
    await save(second);
    await until(
      'it is saved without a question',
      async () => !(await second.getByText('Há alterações não salvas').count()),
    );
    assert.equal(await dialog(second).count(), 0);
  });

  test('the merged values are shown, and saved again, also when the record cannot be loaded again', async (t) => {
    const [first, second] = await differ(t, 47);
    shell.platform.setFaults(({ path, method }) =>
      path === '/api/materials/47' && method === 'GET' ? { status: 500 } : undefined,
    );
    await button(second, 'Salvar a combinação').click();
    await saved(second);
    await until(
      'the form has the name of the other',
      async () => (await nameOf(second).inputValue()) === 'Nome de Marina',
    );
    shell.platform.setFaults(() => undefined);
    await emailOf(second).fill('compras@fornecedor.example');
    await save(second);
    await until('it is saved', async () => !(await second.getByText('Há alterações não salvas').count()));
    await first.reload();
    await until('it is stored', async () => (await emailOf(first).inputValue()) === 'compras@fornecedor.example');
    assert.equal(await nameOf(first).inputValue(), 'Nome de Marina');
  });

  test('the same field: the user chooses by keyboard; his value is preselected', async (t) => {
    const [first, second] = await both(t, record(42));
    await nameOf(first).fill('Nome de Marina');
    await first.getByLabel('Preço').fill('3,5');
    await save(first);
    await saved(first);
    await nameOf(second).fill('Nome de João');
    await second.getByLabel('Preço').fill('4,5');
    await save(second);
    await choices(second, 'Nome').waitFor();
    assert.deepEqual(await accessibilityProblems(second, 'light'), []);
    const [mine, theirs] = [/A sua versão\s+Nome de João/, /A versão de Marina .*\s+Nome de Marina/];
    assert.ok(await choices(second, 'Nome').getByRole('radio', { name: mine }).isChecked());
    assert.match(await choices(second, 'Preço').innerText(), /R\$\s3,50[^]*R\$\s4,50|R\$\s4,50[^]*R\$\s3,50/);
    await tabTo(choices(second, 'Nome').getByRole('radio', { name: mine }));
    await second.keyboard.press('ArrowDown');
    await expectFocus(choices(second, 'Nome').getByRole('radio', { name: theirs }));
    await tabTo(button(second, 'Salvar a combinação'));
    await second.keyboard.press('Enter');
    await saved(second);
    await dialog(second).waitFor({ state: 'detached' });
    await until('the chosen name is shown', async () => (await nameOf(second).inputValue()) === 'Nome de Marina');
    assert.match(await second.getByLabel('Preço').inputValue(), /^4,50*$/);
    await second.reload();
    await until('it is stored', async () => (await nameOf(second).inputValue()) === 'Nome de Marina');
  });

  test('canceled, the form stays as it was, and the next save asks again', async (t) => {
    const [first, second] = await both(t, record(43));
    await nameOf(first).fill('Nome de Marina');
    await save(first);
    await saved(first);
    await nameOf(second).fill('Nome de João');
    for (const close of ['Escape', 'Enter']) {
      await save(second);
      await dialog(second).waitFor();
      if (close === 'Enter') await button(second, 'Cancelar').focus();
      await second.keyboard.press(close);
      await dialog(second).waitFor({ state: 'detached' });
      assert.equal(await nameOf(second).inputValue(), 'Nome de João');
      await second.getByText('Há alterações não salvas').first().waitFor();
    }
    await first.reload();
    await nameOf(first).waitFor();
    assert.equal(await nameOf(first).inputValue(), 'Nome de Marina');
  });

  test('a third version meanwhile is merged the same way', async (t) => {
    const [first, second] = await both(t, record(44));
    await nameOf(first).fill('Nome de Marina');
    await save(first);
    await saved(first);
    await nameOf(second).fill('Nome de João');
    await save(second);
    await dialog(second).waitFor();
    await emailOf(first).fill('marina@fornecedor.example');
    await save(first);
    await until('it is saved', async () => !(await first.getByText('Há alterações não salvas').count()));
    await button(second, 'Salvar a combinação').click();
    await content(second).getByText('a combinação tem todas as mudanças').waitFor();
    await button(second, 'Salvar a combinação').click();
    await saved(second);
    await second.reload();
    await until('both are stored', async () => (await nameOf(second).inputValue()) === 'Nome de João');
    assert.equal(await emailOf(second).inputValue(), 'marina@fornecedor.example');
  });

  test('the lines of a purchase are merged by material', async (t) => {
    const { page } = await visitSignedIn(t, shell);
    await page.goto(home);
    const id = await page.evaluate(async () => {
      const answer = await fetch('http://localhost:8087/api/purchases', { credentials: 'include' });
      const purchases = (await answer.json()) as { id: number; lines: readonly unknown[] }[];
      return purchases.find(({ lines }) => lines.length > 1)!.id;
    });
    const [first, second] = await both(t, `${home}/workspace/purchase?id=${id}`);
    const lines = (page: Page) => table(page, 'O que será comprado');
    const [[one], [other]] = (await lines(first).rows()) as [[string], [string]];
    const change = async (page: Page, code: string, quantity: string): Promise<void> => {
      await (await lines(page).row(code)).locator('[role=gridcell]').nth(3).dblclick();
      await page.keyboard.press('Control+a');
      await page.keyboard.type(quantity);
      await page.keyboard.press('Enter');
    };
    await change(first, one, '11');
    await first.getByRole('textbox', { name: 'Entrega até' }).fill('31/12/2030');
    await save(first);
    await saved(first);
    await change(second, other, '22');
    await selectList(second, 'Centro de custo').choose('5100 · Desenvolvimento');
    await save(second);
    await content(second)
      .getByText(/^\d campos mudados por um só/)
      .click();
    assert.match(await content(second).locator('dl').innerText(), new RegExp(`Quantidade de ${one} .*\\s+11 `));
    await button(second, 'Salvar a combinação').click();
    await saved(second);
    await until('the form has both quantities', async () => (await lines(second).cells(one))[4] === '11');
    assert.equal((await lines(second).cells(other))[4], '22');
    assert.deepEqual(await selectList(second, 'Centro de custo').selected(), ['5100 · Desenvolvimento']);
  });

  test('a continued draft of an older version is merged with the newer one', async (t) => {
    const [first, second] = await both(t, record(45));
    await nameOf(second).fill('Nome de João');
    await until('the draft is kept', async () =>
      second.evaluate(() => Object.entries(localStorage).some(([, value]) => value.includes('Nome de João'))),
    );
    await emailOf(first).fill('marina@fornecedor.example');
    await save(first);
    await saved(first);
    second.on('dialog', (question) => void question.accept());
    await second.reload();
    await button(second, 'Continuar o rascunho').click();
    await until('the draft is restored', async () => (await nameOf(second).inputValue()) === 'Nome de João');
    await save(second);
    await button(second, 'Salvar a combinação').click();
    await saved(second);
    await until(
      'the other change is there',
      async () => (await emailOf(second).inputValue()) === 'marina@fornecedor.example',
    );
    assert.equal(await nameOf(second).inputValue(), 'Nome de João');
  });
});
