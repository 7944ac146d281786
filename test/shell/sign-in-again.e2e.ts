import { strict as assert } from 'node:assert';
import { describe, test } from 'node:test';
import { answerConfirm, table } from 'dass-elements/testing/playwright.js';
import type { Locator, Page } from 'playwright';
import { home, joao, marina, shellForTests } from './support/shell-under-test.js';
import { endSession, sessionEnded, signInDialog } from './support/session-end.js';
import { signIn, visitSignedIn, waitForHeading, type Visit } from './support/user.js';
import { until } from './support/waiting.js';

const material = (id: number): string => `${home}/workspace/material?id=${id}`;

describe('a session that ends in the middle of the work', () => {
  const shell = shellForTests();

  const name = (page: Page) => page.getByLabel('Nome', { exact: true });
  const isSaved = (page: Page) =>
    page
      .getByText(/salv[oa]/i)
      .first()
      .waitFor();
  /** A material as it is stored. The session of another browser asks for it. */
  async function stored(id: number): Promise<{ name: string; price: number }> {
    const answer = await fetch(`${shell.platform.apiAddress}/api/session`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: home },
      body: JSON.stringify({ email: marina, password: 'aurora' }),
    });
    const Cookie = answer.headers.getSetCookie()[0]!.split(';')[0]!;
    const found = await fetch(`${shell.platform.apiAddress}/api/materials/${id}`, { headers: { Cookie } });
    return (await found.json()) as { name: string; price: number };
  }
  const hasFocus = (what: Locator) =>
    until('the focus is back', () => what.evaluate((element) => element.matches(':focus')));

  /** Opens a material, changes its name, and ends the session. @returns the name before */
  async function fillIn(one: Visit, id: number, text: string): Promise<string> {
    const { page } = one;
    await page.goto(material(id));
    await name(page).waitFor();
    const before = await name(page).inputValue();
    await name(page).fill(text);
    await endSession(one, shell);
    return before;
  }

  test('[MS-09] by keyboard: the save goes on after a wrong and the right password, and nothing is lost', async (t) => {
    const one = await visitSignedIn(t, shell);
    const { page } = one;
    const { content, opened, closed, signIn: enter, password } = signInDialog(page);
    await fillIn(one, 41, 'Couro que fica');
    await name(page).press('Enter');
    await opened();
    assert.match(await content.innerText(), /Marina Conceição Galvão, entre de novo/);
    assert.equal(await content.getByLabel('E-mail').inputValue(), marina);
    assert.equal(await content.getByLabel('E-mail').getAttribute('readonly'), '');
    assert.equal(await password.getAttribute('autocomplete'), 'current-password');
    await enter('errada');
    await content.getByRole('alert').getByText('E-mail ou senha incorretos.').waitFor();
    await until('the password is selected', () =>
      password.evaluate(
        (input: HTMLInputElement) => input.selectionEnd === input.value.length && !input.selectionStart,
      ),
    );
    // Typed over the selected one.
    await enter();
    await closed();
    await isSaved(page);
    await hasFocus(name(page));
    assert.equal(await name(page).inputValue(), 'Couro que fica');
    assert.equal((await stored(41)).name, 'Couro que fica');
    assert.equal(page.url(), material(41));
  });

  test('[MS-09] by touch on a phone: the fields stay in view, and the save goes on', async (t) => {
    const one = await visitSignedIn(t, shell, {
      viewport: { width: 375, height: 667 },
      hasTouch: true,
      isMobile: true,
    });
    const { page } = one;
    const { content, opened, closed, password } = signInDialog(page);
    await fillIn(one, 42, 'Tocado');
    await page.getByRole('button', { name: 'Salvar' }).first().tap();
    await opened();
    // The height that a keyboard leaves.
    await page.setViewportSize({ width: 375, height: 340 });
    await password.tap();
    await until('the password is in view', () =>
      password.evaluate((input) => {
        const { top, bottom } = input.getBoundingClientRect();
        return top >= 0 && bottom <= innerHeight;
      }),
    );
    await page.keyboard.type('aurora');
    await page.setViewportSize({ width: 375, height: 667 });
    await content.getByRole('button', { name: 'Entrar', exact: true }).tap();
    await closed();
    await isSaved(page);
    assert.equal((await stored(42)).name, 'Tocado');
  });

  test('[DS-05] [MS-09] an edited cell is saved after signing in, and the table keeps the focus', async (t) => {
    const one = await visitSignedIn(t, shell);
    const { page } = one;
    const { closed, signIn: enter } = signInDialog(page);
    await page.goto(`${home}/workspace/materials`);
    await waitForHeading(page);
    const list = table(page, 'Materiais encontrados');
    await list.renderedRows.first().waitFor();
    const code = /[A-Z]{2}-\d{6}/.exec(await list.renderedRows.nth(2).innerText())![0];
    await (await list.row(code)).locator('.column-4').dblclick();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('81,5');
    await endSession(one, shell);
    await page.keyboard.press('Enter');
    await enter();
    await closed();
    await until('it is stored', async () => (await stored(Number(code.slice(3)))).price === 81.5);
    const cell = (await list.row(code)).locator('.column-4');
    assert.match(await cell.innerText(), /81,50/);
    assert.equal(await cell.getAttribute('aria-invalid'), null);
    await until('the table has the focus', () =>
      list.grid.evaluate((element) => (element.getRootNode() as ShadowRoot).activeElement === element),
    );
  });

  test('[MS-09] closed by Escape, nothing is saved, which is said; the next save asks again', async (t) => {
    const one = await visitSignedIn(t, shell);
    const { page } = one;
    const { dialog, opened, closed, signIn: enter } = signInDialog(page);
    const before = await fillIn(one, 43, 'Mais tarde');
    await name(page).press('Enter');
    await opened();
    await page.keyboard.press('Escape');
    await closed();
    await page.getByText('O que você preencheu continua na tela.').first().waitFor();
    assert.equal(await name(page).inputValue(), 'Mais tarde');
    assert.equal((await stored(43)).name, before);
    await hasFocus(name(page));
    // The user returns to the tab: what he has closed does not open by itself.
    const checked = page.waitForResponse((response) => response.url().endsWith('/api/session'));
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await checked;
    assert.equal(await dialog.count(), 0);
    await page.keyboard.press('Enter');
    await enter();
    await closed();
    await until('it is stored', async () => (await stored(43)).name === 'Mais tarde');
  });

  test('[MS-09] when the same user signs in in another tab, the dialog closes and the save goes on', async (t) => {
    const one = await visitSignedIn(t, shell);
    const { page } = one;
    const { opened, closed } = signInDialog(page);
    await fillIn(one, 44, 'De outra aba');
    await name(page).press('Enter');
    await opened();
    const other = await one.newPage();
    await other.goto(`${home}/login`);
    await other.getByLabel('E-mail').fill(marina);
    await other.getByLabel('Senha').fill('aurora');
    await other.keyboard.press('Enter');
    await other.waitForURL(`${home}/`);
    await closed();
    await isSaved(page);
    assert.equal((await stored(44)).name, 'De outra aba');
  });

  test('[MS-09] when another user signs in, the page is covered and nothing is saved', async (t) => {
    const one = await visitSignedIn(t, shell);
    const { page } = one;
    const { opened, dialog } = signInDialog(page);
    const before = await fillIn(one, 45, 'Só de Marina');
    await name(page).press('Enter');
    await opened();
    await signIn(one, shell, joao);
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await page.getByRole('button', { name: 'Continuar como João Antônio Müller' }).waitFor();
    assert.equal(await dialog.count(), 0);
    assert.equal((await stored(45)).name, before);
    // The former user is back: his work goes on.
    await signIn(one, shell, marina);
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await until('it is stored', async () => (await stored(45)).name === 'Só de Marina');
    await isSaved(page);
  });

  test('[MS-09] requests that are refused at once open one dialog, and are all repeated', async (t) => {
    const { page } = await visitSignedIn(t, shell);
    const { dialog, signIn: enter, opened, closed } = signInDialog(page);
    shell.platform.setFaults(({ path }) =>
      path.startsWith('/api/menu') || path.startsWith('/api/notifications') ? sessionEnded : undefined,
    );
    await page.goto(`${home}/workspace/notices?x=1`);
    await opened();
    assert.equal(await dialog.count(), 1);
    shell.platform.setFaults(undefined);
    await enter();
    await closed();
    await page.getByRole('button', { name: /^Notificações, [\d.]+ não/ }).waitFor();
    await page.getByRole('button', { name: 'Abrir menu' }).click();
    await page.getByRole('link', { name: 'Cadastro de peças' }).waitFor();
    assert.equal(await page.getByRole('alert').count(), 0);
  });

  test('[MS-09] why signing in has failed is said as on the login page, in the language of the page', async (t) => {
    const one = await visitSignedIn(t, shell);
    const { page } = one;
    const { content, opened, signIn: enter, closed } = signInDialog(page);
    await fillIn(one, 46, 'Muitas tentativas');
    await name(page).press('Enter');
    await opened();
    await page.keyboard.press('Enter');
    await content
      .getByText('Preencha este campo')
      .or(content.getByText(/obrigatóri/))
      .first()
      .waitFor();
    for (const [fault, words] of [
      [{ drop: true }, 'O servidor não responde.'],
      [{ status: 429, headers: { 'Retry-After': '90' } }, /Tente de novo a partir das \d\d:\d\d:\d\d\./],
      [{ status: 502, html: '<h1>502 Bad Gateway</h1>' }, 'O servidor encontrou um erro.'],
    ] as const) {
      shell.platform.setFaults((request) =>
        request.method === 'POST' && request.path === '/api/session' ? fault : undefined,
      );
      await enter('x');
      await content.getByRole('alert').getByText(words).waitFor();
    }
    shell.platform.setFaults(undefined);
    await page.keyboard.press('Control+a');
    await enter();
    await closed();
    await isSaved(page);
  });

  test('[MS-09] [SH-02] another account is a way to the login page, after the question about what is lost', async (t) => {
    const one = await visitSignedIn(t, shell);
    const { page } = one;
    const { content, dialog, opened } = signInDialog(page);
    page.on('dialog', (native) => assert.fail(native.type()));
    await fillIn(one, 47, 'Será perdido');
    await name(page).press('Enter');
    await opened();
    const other = content.getByRole('button', { name: 'Entrar com outra conta' });
    await other.click();
    await answerConfirm(page, false, { text: 'Se você sair agora, elas serão perdidas.' });
    assert.equal(await dialog.isVisible(), true);
    await other.click();
    await answerConfirm(page, true, { text: 'Se você sair agora, elas serão perdidas.' });
    await page.waitForURL(`${home}/login`);
    assert.equal(await page.evaluate(() => localStorage.getItem('redirectAfterLogin')), material(47));
  });

  test('[MS-09] when the dialog cannot be loaded, the message leads to login and back', async (t) => {
    const one = await visitSignedIn(t, shell, { expected: /'dataSource' has failed/ });
    const { page } = one;
    await page.route(/sign-in-again-.*\.js/, (route) => route.abort());
    await page.goto(`${home}/workspace/materials`);
    await waitForHeading(page);
    await endSession(one, shell);
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    const dialog = page.getByRole('alertdialog');
    await dialog.getByText('Você não está conectado ou a sua sessão terminou').waitFor();
    await dialog.getByRole('button', { name: 'Entrar no sistema' }).click();
    await page.waitForURL(`${home}/login`);
    assert.equal(await page.evaluate(() => localStorage.getItem('redirectAfterLogin')), `${home}/workspace/materials`);
  });
});
