import { strict as assert } from 'node:assert';
import { describe, test } from 'node:test';
import type { Page } from 'playwright';
import { redirectRoutes } from '../../shell/routes/redirects.js';
import { waitForHeading, storedHistory, visit, visitSignedIn } from './support/user.js';
import { home, shellForTests } from './support/shell-under-test.js';

const skipped = 'O redirecionamento foi ignorado em localhost.';
const example = (path: string) => path.replace(/:\w+/g, '7');

describe('redirects on localhost', () => {
  const shell = shellForTests();

  const documents = (page: Page): string[] => {
    const requests: string[] = [];
    page.on('request', (request) => request.isNavigationRequest() && requests.push(request.url()));
    return requests;
  };

  test('[SH-11] following a redirect shows a dialog that it is skipped, and the current page stays', async (t) => {
    const { page } = await visitSignedIn(t, shell);
    await page.goto(`${home}/?x=1`);
    await page.getByRole('link', { name: 'Comparar tabelas de medidas' }).click();
    const dialog = page.getByRole('dialog', { name: 'Informação' });
    await dialog.getByText(`${skipped} Em outro servidor, o navegador iria agora para /sp/comparar-tabelas.`).waitFor();
    assert.equal(page.url(), `${home}/?x=1`);
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'hidden' });
    assert.equal(page.url(), `${home}/?x=1`);
    await waitForHeading(page, /, Marina$/);
    await page.waitForFunction(() => document.activeElement?.textContent === 'Comparar tabelas de medidas');
  });

  test('[SH-10] a skipped redirect is recorded in the history with query and fragment', async (t) => {
    const { page } = await visitSignedIn(t, shell);
    await page.goto(`${home}/producao/12?etapa=2#linha-3`);
    await page.getByRole('dialog').getByText('/pcp/producao/12?etapa=2#linha-3').waitFor();
    assert.deepEqual(
      (await storedHistory(page)).map(({ url }) => url),
      ['/producao/12?etapa=2#linha-3'],
    );
  });

  test('[SH-10] a typed address is recorded with its menu label, even when the menu loads late', async (t) => {
    const { page } = await visitSignedIn(t, shell);
    shell.platform.setFaults(({ path }) => (path === '/api/menu' ? { delay: 300 } : undefined));
    await page.goto(`${home}/cad-parts`);
    await page.getByRole('dialog').getByText('/mfm/cad-parts').waitFor();
    const [visited] = await storedHistory(page);
    assert.deepEqual([visited?.url, visited?.label], ['/cad-parts', 'Cadastro de peças']);
  });

  test('[SH-10] without a menu, or signed out, a typed address is recorded without a label', async (t) => {
    shell.platform.setFaults(({ path }) => (path === '/api/menu' ? { status: 500 } : undefined));
    for (const one of [await visitSignedIn(t, shell), await visit(t, shell)]) {
      await one.page.goto(`${home}/cad-parts`);
      await one.page.getByRole('dialog').getByText('/mfm/cad-parts').waitFor();
      const [visited] = await storedHistory(one.page);
      assert.deepEqual([visited?.url, visited?.label], ['/cad-parts', '/cad-parts']);
    }
  });

  test('[SH-07] [SH-08] each of the 30 paths is a redirect, with and without its project', async (t) => {
    const visited = redirectRoutes.flatMap(({ project, path }) => {
      const target = `${project && `/${project}`}${example(path)}`;
      // `/templates` without a project belongs to the first project that has it.
      const bare = project === 'sp' && path === '/templates' ? [] : [[example(path), target] as const];
      return project ? [...bare, [target, target] as const] : bare;
    });
    assert.equal(visited.length, 58);
    const menu = visited.map(([url]) => ({ id: url, label: `Entrada ${url}`, url }));
    shell.platform.setFaults(({ path }) => (path === '/api/menu' ? { json: menu } : undefined));
    t.after(() => shell.platform.setFaults(undefined));
    const { page } = await visitSignedIn(t, shell);
    await page.goto(home);
    for (const [address, target] of visited) {
      await page.getByRole('link', { name: `Entrada ${address}`, exact: true }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByText(`iria agora para ${target}.`).waitFor();
      await page.keyboard.press('Enter');
      await dialog.waitFor({ state: 'hidden' });
      const [latest] = await storedHistory(page);
      assert.deepEqual([latest?.url, latest?.label], [address, `Entrada ${address}`]);
    }
    assert.equal(page.url(), `${home}/`);
  });

  test('[SH-11] loading a redirect address directly shows the dialog and does not redirect', async (t) => {
    for (const host of ['localhost', '127.0.0.1', '[::1]']) {
      // A content security policy cannot name the address ::1, so the page cannot reach the platform there.
      const expected =
        host === '[::1]' ? /CSP: connect-src|violates the following Content Security|Fetch API cannot load/ : undefined;
      const { page } = await visit(t, shell, expected ? { expected } : {});
      const requests = documents(page);
      await page.goto(`http://${host}:5173/ncm`);
      await page.getByRole('dialog').getByText(skipped).waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
      await waitForHeading(page, 'Redirecionamento ignorado em localhost');
      assert.deepEqual(requests, [`http://${host}:5173/ncm`], host);
      assert.deepEqual(
        (await storedHistory(page)).map(({ url, label }) => [url, label]),
        [['/ncm', '/ncm']],
      );
    }
  });

  test('[SH-09] an address with a non-numeric parameter is not a redirect', async (t) => {
    const { page } = await visit(t, shell);
    for (const path of ['/producao/abc', '/templates/1/v2', '/adm/producao']) {
      await page.goto(home + path);
      await waitForHeading(page, 'Página não encontrada');
    }
    assert.deepEqual(await storedHistory(page), []);
  });
});
