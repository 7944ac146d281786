import { strict as assert } from 'node:assert';
import { beforeEach, describe, test } from 'node:test';
import type { Page } from 'playwright';
import { passMinute } from './support/pass-time.js';
import { openSignOutDialog, waitForHeading, signOut, storedHistory, visit, visitSignedIn } from './support/user.js';
import { noLogin, shellForTests } from './support/shell-under-test.js';

const production = 'http://compras.example.com';
const testing = 'http://hml-compras.example.com';

/** On the hosts of a group, as in production and its environments; nothing is on localhost. */
describe('on the hosts of a group', () => {
  const shell = shellForTests({ cookieDomain: 'example.com' });
  beforeEach(() => shell.areaRequests.splice(0));

  const documents = (page: Page): string[] => {
    const requests: string[] = [];
    page.on('request', (request) => request.isNavigationRequest() && requests.push(request.url()));
    return requests;
  };

  test('[SH-10] a redirect opens the area on the same origin, with query and fragment, and is recorded in the history', async (t) => {
    const { page } = await visitSignedIn(t, shell);
    for (const origin of [production, testing]) {
      await page.goto(`${origin}/producao/12?etapa=2#linha-3`);
      await page.waitForURL(`${origin}/pcp/producao/12?etapa=2#linha-3`);
      await page.getByRole('heading', { name: 'Área' }).waitFor();
    }
    assert.deepEqual(shell.areaRequests, ['/pcp/producao/12?etapa=2', '/pcp/producao/12?etapa=2']);
    assert.deepEqual(
      (await storedHistory(page, 'http://hml-sistema.example.com')).map(({ url }) => url),
      ['/producao/12?etapa=2#linha-3'],
    );
  });

  test("[SH-10] the redirecting address is not in the browser's history", async (t) => {
    const { page } = await visitSignedIn(t, shell);
    await page.goto(`${production}/workspace`);
    await waitForHeading(page);
    await page.goto(`${production}/materiais`);
    await page.waitForURL(`${production}/cmp/materiais`);
    await page.goBack();
    await waitForHeading(page, 'Área de trabalho');
  });

  test('[SH-10] a menu entry opens the area and is recorded with its label', async (t) => {
    const { page } = await visitSignedIn(t, shell);
    await page.goto(production);
    await page.getByRole('link', { name: 'Cadastro de peças' }).click();
    await page.waitForURL(`${production}/mfm/cad-parts`);
    assert.deepEqual(
      (await storedHistory(page, 'http://sistema.example.com')).map(({ url, label }) => [url, label]),
      [['/cad-parts', 'Cadastro de peças']],
    );
    await page.goBack();
    await waitForHeading(page, /, Marina$/);
  });

  test('[SH-08] an area without a project, and a prefixed address, open unchanged', async (t) => {
    const menu = [
      { id: 'a', label: 'Catálogo', url: '/catalogo?colecao=verao' },
      { id: 'b', label: 'Modelos de prova', url: '/sp/templates' },
    ];
    shell.platform.setFaults(({ path }) => (path === '/api/menu' ? { json: menu } : undefined));
    t.after(() => shell.platform.setFaults(undefined));
    const { page } = await visitSignedIn(t, shell);
    for (const { label, url } of menu) {
      await page.goto(production);
      await page.getByRole('link', { name: label, exact: true }).click();
      await page.waitForURL(production + url);
      await page.getByRole('heading', { name: 'Área' }).waitFor();
    }
    assert.deepEqual(shell.areaRequests, ['/catalogo?colecao=verao', '/sp/templates']);
  });

  test('[SH-12] if the server answers with the shell for an area, the shell names the address and stops', async (t) => {
    const { page } = await visit(t, shell);
    await page.clock.install();
    const requests = documents(page);
    await page.goto(`${noLogin}/producao/12?x=1`);
    await page.waitForURL(`${noLogin}/pcp/producao/12?x=1`);
    await waitForHeading(page, 'Página não encontrada');
    await page.getByText('O endereço /pcp/producao/12?x=1 pertence a outra área do sistema').waitFor();
    await passMinute(page);
    assert.deepEqual(requests, [`${noLogin}/producao/12?x=1`, `${noLogin}/pcp/producao/12?x=1`]);
    // The target of an area without a project is the same address.
    await page.goto(`${noLogin}/catalogo`);
    await page.getByText('O endereço /catalogo pertence a outra área do sistema').waitFor();
    await passMinute(page);
    assert.equal(requests.length, 3);
  });

  test('[SH-14] [AD-02] session, menu and files are requested from the hosts of the environment', async (t) => {
    const { page } = await visitSignedIn(t, shell);
    for (const [origin, prefix] of [
      [production, ''],
      [testing, 'hml-'],
      ['http://qa-compras.example.com', 'qa-'],
      ['http://dev-compras.example.com', 'dev-'],
    ] as const) {
      const hosts = new Set<string>();
      const listen = (request: { url(): string }) => hosts.add(new URL(request.url()).host);
      // The former page loads code when it is idle; its requests are not this page's.
      await page.goto('about:blank');
      page.on('request', listen);
      await page.goto(origin);
      await page.getByRole('heading', { name: 'Áreas' }).waitFor();
      await page.getByRole('link', { name: 'Cadastro de peças' }).waitFor();
      page.off('request', listen);
      assert.deepEqual([...hosts].sort(), [`${prefix}api.example.com`, `${prefix}compras.example.com`].sort());
      const mark = prefix.slice(0, -1).toUpperCase();
      assert.equal(await page.locator('.environment').count(), mark ? 1 : 0, 'the environment is shown');
      if (mark) await page.locator('.environment').getByText(mark, { exact: true }).waitFor();
    }
  });

  test('[SH-15] after login, a target in the same group of hosts is opened, another is not', async (t) => {
    const { page } = await visit(t, shell);
    await page.goto(`${testing}/login`);
    for (const [target, expected] of [
      ['http://hml-sistema.example.com/nothing-here', 'http://hml-sistema.example.com/nothing-here'],
      ['http://hml-sistema.example.com/LOGIN/', `${testing}/`],
      ['http://compras.example.org/', `${testing}/`],
      ['http://compras.example.com.evil.org/', `${testing}/`],
    ] as const) {
      await page.goto(`${testing}/login`);
      await page.evaluate((value) => localStorage.setItem('redirectAfterLogin', value), target);
      const toContinue = page.getByRole('button', { name: 'Continuar' });
      const demoUser = page.locator('#demo-users button').first();
      await toContinue.or(demoUser).first().click();
      await page.waitForURL(expected);
    }
  });

  test('[SH-13] [SH-14] sign-out opens the login page under the system base address of the environment', async (t) => {
    const one = await visitSignedIn(t, shell);
    const { page } = one;
    await page.goto(`${testing}/workspace`);
    await waitForHeading(page);
    await page.evaluate(() => localStorage.setItem('redirectAfterLogin', `${location.origin}/workspace`));
    await openSignOutDialog(page);
    await page.getByRole('button', { name: 'Cancelar' }).click();
    assert.equal(page.url(), `${testing}/workspace`);
    await page.keyboard.press('Escape');
    await signOut(page);
    await page.waitForURL('http://hml-sistema.example.com/login');
    await page.getByLabel('E-mail').waitFor();
    assert.deepEqual(
      (await one.context.cookies()).filter(({ domain }) => domain.endsWith('example.com')),
      [],
    );
    await page.goto(`${testing}/403`);
    assert.equal(await page.evaluate(() => localStorage.getItem('redirectAfterLogin')), null);
  });
});
