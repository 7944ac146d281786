import { strict as assert } from 'node:assert';
import { describe, test } from 'node:test';
import type { Fault } from '../../shell/platform/local/http/faults.js';
import { answerConfirm, notice } from 'dass-elements/testing/playwright.js';
import { waitForHeading, signOut, visitSignedIn } from './support/user.js';
import { sessionEnded, signInDialog } from './support/session-end.js';
import { home, shellForTests } from './support/shell-under-test.js';
import { expectValue, until } from './support/waiting.js';

const FIRST_ADVANCE_MS = 600;

describe('server faults', () => {
  const shell = shellForTests();

  /** Sets the fault of a request until `setFaults(undefined)`. */
  const fail = (path: string, fault: Fault, method = 'GET') =>
    shell.platform.setFaults((request) => (request.path === path && request.method === method ? fault : undefined));

  const kinds: readonly { name: string; fault: Fault; words: string }[] = [
    { name: 'an error without words', fault: { status: 500 }, words: 'O servidor encontrou um erro.' },
    {
      name: 'an error in its own words',
      fault: { status: 500, json: { type: 'ERROR', message: 'Banco em manutenção' } },
      words: 'Banco em manutenção',
    },
    { name: 'an HTML page', fault: { html: '<h1>It works!</h1>' }, words: 'uma resposta que não faz sentido' },
    {
      name: 'an HTML error',
      fault: { status: 502, html: '<h1>502 Bad Gateway</h1>' },
      words: 'O servidor encontrou um erro.',
    },
    { name: 'something else', fault: { json: { hello: 'world' } }, words: 'uma resposta que não faz sentido' },
    { name: 'no answer', fault: { drop: true }, words: 'O servidor não responde.' },
    { name: 'an answer that is too late', fault: { delay: 60_000 }, words: 'O servidor não respondeu a tempo.' },
  ];

  for (const { name, fault, words } of kinds) {
    test(`when the menu cannot be loaded (${name}), an error is rendered, the page works, and the button loads the menu`, async (t) => {
      const { page } = await visitSignedIn(t, shell);
      // Installs a fake clock, so that the test does not wait for the real timeout.
      if (fault.delay) await page.clock.install();
      fail('/api/menu', fault);
      await page.goto(`${home}/workspace`);
      await waitForHeading(page, 'Área de trabalho');
      if (fault.delay) {
        await page.clock.fastForward(FIRST_ADVANCE_MS);
        await page.clock.fastForward(20_000);
      }
      const error = page.getByRole('alert').filter({ hasText: 'O menu não pôde ser carregado.' });
      await error.getByText(words).waitFor();
      await page.getByRole('link', { name: 'Avisos' }).click();
      await page.getByRole('heading', { name: 'Avisos', exact: true }).waitFor();
      shell.platform.setFaults(undefined);
      await error.getByRole('button', { name: 'Tentar de novo' }).click();
      await error.waitFor({ state: 'hidden' });
      await page.getByRole('button', { name: 'Abrir menu' }).click();
      await page.getByRole('link', { name: 'Cadastro de peças' }).waitFor();
    });
  }

  test('an empty response (204) is an empty menu and no error', async (t) => {
    const { page } = await visitSignedIn(t, shell);
    fail('/api/menu', { status: 204 });
    await page.goto(home);
    await page.getByRole('heading', { name: 'Área de trabalho' }).waitFor();
    assert.equal(await page.getByRole('heading', { name: 'Modelagem' }).count(), 0);
    assert.equal(await page.getByRole('alert').count(), 0);
  });

  test('when the session cannot be read, an error is rendered and its button loads the page', async (t) => {
    const { page } = await visitSignedIn(t, shell);
    for (const [fault, words] of [
      [{ status: 503 }, 'O servidor encontrou um erro.'],
      [{ drop: true }, 'O servidor não responde.'],
      [{ html: '<h1>Hello</h1>' }, 'uma resposta que não faz sentido'],
    ] as const) {
      fail('/api/session', fault);
      await page.goto(`${home}/workspace`);
      const error = page.getByRole('alert').filter({ hasText: 'Não foi possível verificar quem está conectado.' });
      await error.getByText(words).waitFor();
      assert.equal(page.url(), `${home}/workspace`, 'an unknown session does not redirect to login');
      shell.platform.setFaults(undefined);
      await page.getByRole('button', { name: 'Tentar de novo' }).click();
      await waitForHeading(page, 'Área de trabalho');
    }
  });

  test('while a response is slow, a notice is rendered', async (t) => {
    const { page } = await visitSignedIn(t, shell);
    await page.clock.install();
    let release = (): void => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/api/menu', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(home);
    await waitForHeading(page);
    await page.clock.fastForward(5_000);
    await page.getByText('O servidor está demorando mais do que o normal.').waitFor();
    release();
    await page.getByRole('link', { name: 'Cadastro de peças' }).waitFor();
    assert.equal(await page.getByText('O servidor está demorando').count(), 0);
  });

  test('[MS-09] closing the dialog keeps the page; the next refused request shows it again', async (t) => {
    const { page } = await visitSignedIn(t, shell);
    await page.goto(`${home}/workspace/server`);
    await waitForHeading(page);
    const { opened, closed } = signInDialog(page);
    for (let time = 1; time <= 2; time++) {
      fail('/api/menu', sessionEnded);
      await page.getByRole('button', { name: '500 sem conteúdo' }).click();
      await opened();
      await page.keyboard.press('Escape');
      await closed();
      assert.equal(page.url(), `${home}/workspace/server`);
    }
  });

  test('[SH-13] after confirmation, signing out removes the page and renders the progress', async (t) => {
    const { page } = await visitSignedIn(t, shell);
    await page.clock.install();
    await page.goto(home);
    await waitForHeading(page);
    fail('/api/session', { delay: 60_000 }, 'DELETE');
    await signOut(page);
    const progress = page.getByRole('alertdialog', { name: 'Saindo do sistema' });
    await progress.getByRole('status').getByText('Encerrando a sua sessão…').waitFor();
    await progress.getByRole('progressbar').waitFor();
    assert.equal(await page.locator('#root').count(), 0, 'the page is removed');
    await page.clock.fastForward(FIRST_ADVANCE_MS);
    await page.clock.fastForward(20_000);
    const failed = page.getByRole('alertdialog', { name: 'Não foi possível encerrar a sua sessão no servidor' });
    await failed.getByText('O servidor não respondeu a tempo.').waitFor();
    await failed.getByText('a sua sessão pode continuar aberta neste navegador').waitFor();
    assert.equal(await page.locator('#root').count(), 0);
    shell.platform.setFaults(undefined);
    await failed.getByRole('button', { name: 'Tentar de novo' }).click();
    await page.waitForURL(`${home}/login`);
    await page.getByLabel('E-mail').waitFor();
  });

  test('[SH-13] when the server refuses to sign out, an error is rendered and can lead to the login page', async (t) => {
    const { page } = await visitSignedIn(t, shell);
    await page.goto(home);
    await waitForHeading(page);
    fail('/api/session', { status: 500 }, 'DELETE');
    await signOut(page);
    const failed = page.getByRole('alertdialog', { name: 'Não foi possível encerrar a sua sessão no servidor' });
    await failed.waitFor();
    await failed.getByRole('button', { name: 'Ir para a página de entrada' }).click();
    await page.waitForURL(`${home}/login`);
    await page.getByText('Você já entrou como Marina Conceição Galvão.').waitFor();
    // The login page, too, reports that signing out failed.
    await page.getByRole('button', { name: 'Sair e entrar com outra conta' }).click();
    await page.getByRole('alert').getByText('O servidor encontrou um erro.').waitFor();
    shell.platform.setFaults(undefined);
    await page.getByRole('button', { name: 'Sair e entrar com outra conta' }).click();
    await page.getByLabel('E-mail').waitFor();
    assert.equal(await page.getByRole('alert').count(), 0);
  });

  test('[SH-13] signing out asks for confirmation when there are unsaved changes', async (t) => {
    const { page } = await visitSignedIn(t, shell);
    page.on('dialog', (dialog) => assert.fail(dialog.type()));
    await page.goto(`${home}/workspace/material?id=7`);
    const name = page.getByLabel('Nome', { exact: true });
    await name.fill('Ainda não salvo');
    await signOut(page);
    await answerConfirm(page, false, { text: 'Se você sair agora, elas serão perdidas.' });
    assert.equal(await name.inputValue(), 'Ainda não salvo');
    await signOut(page);
    await answerConfirm(page, true, { text: 'Se você sair agora, elas serão perdidas.' });
    await page.waitForURL(`${home}/login`);
  });

  test('[SH-13] signing out asks for confirmation when another tab has unsaved changes, and not when they are saved', async (t) => {
    const one = await visitSignedIn(t, shell);
    const { page } = one;
    await page.goto(`${home}/workspace/material?id=8`);
    await page.getByLabel('Nome', { exact: true }).fill('Ainda não salvo');
    await until('it is kept', () =>
      page.evaluate(async () =>
        ((await navigator.locks.query()).held ?? []).some((lock) => lock.name?.startsWith('dass-draft ')),
      ),
    );
    const other = await one.newPage();
    await other.goto(home);
    await waitForHeading(other);
    await signOut(other);
    await answerConfirm(other, false, { text: 'não foram salvas em outra aba deste navegador' });
    await other.goto(`${home}/workspace/material?id=9`);
    await other.getByLabel('Nome', { exact: true }).fill('Também não');
    await signOut(other);
    await answerConfirm(other, false, { text: 'nesta página e em outra aba' });
    await other.getByRole('button', { name: 'Descartar alterações' }).click();
    await page.getByRole('button', { name: 'Salvar' }).click();
    await notice(page, /Material .* salvo\./);
    await signOut(other);
    await other.waitForURL(`${home}/login`);
  });

  test('when the disk is full, the form reports that nothing was saved and keeps the entered values', async (t) => {
    const { page } = await visitSignedIn(t, shell);
    await page.goto(`${home}/workspace/material?id=7`);
    const name = page.getByLabel('Nome', { exact: true });
    const before = await name.inputValue();
    await name.fill('Cabe no disco?');
    fail('/api/materials/7', { status: 507, json: { code: 'NOT_STORED', type: 'ERROR', message: 'x' } }, 'PUT');
    await page.getByRole('button', { name: 'Salvar' }).first().click();
    const words = 'O servidor não conseguiu gravar: nada foi salvo. O que você preencheu continua na tela.';
    await page.getByText(words).first().waitFor();
    assert.equal(await name.inputValue(), 'Cabe no disco?');
    shell.platform.setFaults(undefined);
    await page.reload();
    await expectValue(name, before);
  });
});
