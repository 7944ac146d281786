import { strict as assert } from 'node:assert';
import { describe, test } from 'node:test';
import { passMinute } from './support/pass-time.js';
import { waitForHeading, visit, visitSignedIn } from './support/user.js';
import { home, marina, noLogin, shellForTests } from './support/shell-under-test.js';

const stored = 'redirectAfterLogin';

describe('signing in', () => {
  const shell = shellForTests();

  test('[SH-02] a user who is signed out is sent to the login page, and after signing in to the requested page', async (t) => {
    const { page } = await visit(t, shell);
    await page.goto(`${home}/workspace/buttons?x=1#y`);
    await page.waitForURL(`${home}/login`);
    assert.equal(await page.evaluate((key) => localStorage.getItem(key), stored), `${home}/workspace/buttons?x=1#y`);
    await page.getByLabel('E-mail').fill(marina);
    await page.getByLabel('Senha').fill('aurora');
    await page.keyboard.press('Enter');
    await page.waitForURL(`${home}/workspace/buttons?x=1#y`);
    await waitForHeading(page);
    assert.equal(await page.evaluate((key) => localStorage.getItem(key), stored), null, 'a target is followed once');
  });

  test('[SH-02] the login page is not in the browser history', async (t) => {
    const { page } = await visit(t, shell);
    await page.goto(`${home}/workspace`);
    await page.waitForURL(`${home}/login`);
    await page.locator('#demo-users button').first().click();
    await page.waitForURL(`${home}/workspace`);
    await waitForHeading(page);
    await page.goBack();
    assert.equal(page.url(), 'about:blank');
  });

  test('[SH-02] /login is always a new document, never a route of the shell', async (t) => {
    const { page } = await visitSignedIn(t, shell);
    const menu = [{ id: 'login', label: 'Entrar com outra conta', url: '/login?motivo=troca' }];
    shell.platform.setFaults(({ path }) => (path === '/api/menu' ? { json: menu } : undefined));
    t.after(() => shell.platform.setFaults(undefined));
    await page.goto(`${home}/?x=1`);
    await page.evaluate(() => void (document.documentElement.dataset.here = 'yes'));
    const requests: string[] = [];
    page.on('request', (request) => request.isNavigationRequest() && requests.push(request.url()));
    await page.getByRole('link', { name: 'Entrar com outra conta' }).click();
    // The body of the new document is still missing at first.
    const isAnother = () => location.pathname === '/login' && document.body && !document.documentElement.dataset.here;
    await page.waitForFunction(isAnother);
    assert.deepEqual(requests, [`${home}/login`]);
    assert.equal(await page.evaluate((key) => localStorage.getItem(key), stored), `${home}/?x=1`);
    await page.goBack();
    await waitForHeading(page);
    assert.equal(page.url(), `${home}/?x=1`);
  });

  test('[SH-03] from the access-denied page the origin is stored as the target', async (t) => {
    const { page } = await visit(t, shell);
    await page.goto(`${home}/403`);
    await waitForHeading(page);
    await page.getByRole('link', { name: 'Entrar no sistema' }).click();
    await page.waitForURL(`${home}/login`);
    assert.equal(await page.evaluate((key) => localStorage.getItem(key), stored), home);
  });

  test('[SH-04] where the shell itself is served for /login it explains this and does not redirect in a loop', async (t) => {
    const { page } = await visit(t, shell);
    const documents: string[] = [];
    page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()));
    await page.clock.install();
    await page.goto(`${noLogin}/workspace`);
    await page.waitForURL(`${noLogin}/login`);
    await waitForHeading(page, 'Não há página de entrada neste endereço');
    assert.equal(await page.evaluate((key) => localStorage.getItem(key), stored), noLogin);
    await passMinute(page);
    assert.deepEqual(documents, [`${noLogin}/workspace`, `${noLogin}/login`]);
    assert.equal(await page.getByRole('link', { name: 'Ir para o início' }).getAttribute('href'), '/');
  });

  for (const target of [
    'https://evil.example/phishing',
    '//evil.example',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    'http://localhost:5174/other-port',
    'not an address at all',
  ]) {
    test(`[SH-15] a stored target outside of this origin is ignored: ${target}`, async (t) => {
      const { page } = await visit(t, shell);
      await page.goto(`${home}/login`);
      await page.evaluate(([key, value]) => localStorage.setItem(key!, value!), [stored, target]);
      await page.locator('#demo-users button').first().click();
      await page.waitForURL(target === 'not an address at all' ? `${home}/not%20an%20address%20at%20all` : `${home}/`);
    });
  }

  test('wrong or missing credentials are reported in the page language, and the fields keep their values', async (t) => {
    const { page } = await visit(t, shell);
    await page.goto(`${home}/login`);
    const error = page.getByRole('alert');
    await page.getByRole('button', { name: 'Entrar', exact: true }).click();
    assert.equal(await error.innerText(), 'Informe um e-mail válido.');
    assert.equal(await page.evaluate(() => (document.activeElement as HTMLInputElement).name), 'email');
    await page.keyboard.type(marina);
    await page.keyboard.press('Enter');
    assert.equal(await error.innerText(), 'Informe a senha.');
    await page.keyboard.type('errada');
    await page.keyboard.press('Enter');
    await page.getByText('E-mail ou senha incorretos. Confira e tente de novo.').waitFor();
    await page.evaluate(() => {
      const picker = document.querySelector('dass-language-picker')!;
      picker.value = 'en';
      picker.dispatchEvent(new Event('change'));
    });
    await page.getByText('Wrong email or password. Check and try again.').waitFor();
    assert.equal(await page.title(), 'Sign in · DASS');
    assert.equal(await page.evaluate(() => document.documentElement.lang), 'en');
    assert.equal(await page.getByLabel('Email').inputValue(), marina);
  });

  test('after too many wrong passwords the page says when to try again', async (t) => {
    const { page } = await visit(t, shell);
    await page.goto(`${home}/login`);
    await page.getByLabel('E-mail').fill('ninguem@aurora.example');
    const error = page.getByRole('alert');
    for (let time = 1; time <= 6; time++) {
      await page.getByLabel('Senha').fill(`errada ${time}`);
      await page.keyboard.press('Enter');
      await page.waitForFunction(() => !document.querySelector<HTMLElement & { busy: boolean }>('#submit')!.busy);
    }
    const words = /^Muitas tentativas com senha incorreta\. Tente de novo a partir das \d\d:\d\d:\d\d\.$/;
    await error.filter({ hasText: words }).waitFor();
    await page.getByLabel('E-mail').fill(marina);
    await page.getByLabel('Senha').fill('aurora');
    await page.keyboard.press('Enter');
    await page.waitForURL(`${home}/`);
  });

  test('a user who is already signed in is not redirected, and can continue or sign out', async (t) => {
    const one = await visitSignedIn(t, shell);
    const { page } = one;
    await page.goto(`${home}/login`);
    await page.getByText('Você já entrou como Marina Conceição Galvão.').waitFor();
    assert.equal(await page.getByLabel('E-mail').isVisible(), false);
    await page.getByRole('button', { name: 'Sair e entrar com outra conta' }).click();
    await page.getByLabel('E-mail').waitFor();
    assert.equal((await one.context.cookies()).filter(({ domain }) => domain === 'localhost').length, 0);
  });

  test('when the server does not respond, an error is rendered and the page stays usable', async (t) => {
    const { page } = await visit(t, shell);
    await page.goto(`${home}/login`);
    await page.locator('#demo-users button').first().waitFor();
    for (const [fault, words] of [
      [{ drop: true }, 'O servidor não responde.'],
      [{ html: '<h1>502 Bad Gateway</h1>', status: 502 }, 'O servidor encontrou um erro.'],
      [{ html: '<h1>Hello</h1>' }, 'O servidor enviou uma resposta que não faz sentido.'],
    ] as const) {
      shell.platform.setFaults(({ method, path }) =>
        method === 'POST' && path === '/api/session' ? fault : undefined,
      );
      await page.locator('#demo-users button').first().click();
      await page.getByText(words).waitFor();
    }
    shell.platform.setFaults(undefined);
    await page.locator('#demo-users button').first().click();
    await page.waitForURL(`${home}/`);
  });
});
