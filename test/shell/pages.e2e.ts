import { strict as assert } from 'node:assert';
import { describe, test } from 'node:test';
import { routesApply } from '../../scripts/test-runner/routes-apply.mjs';
import { waitForHeading, signIn, visit, type Visit, type VisitOptions } from './support/user.js';
import { home, iara, marina, shellForTests } from './support/shell-under-test.js';

describe('pages', () => {
  const shell = shellForTests();

  const signedIn = async (
    t: Parameters<typeof visit>[0],
    options: VisitOptions = {},
    email: string = marina,
  ): Promise<Visit> => {
    const one = await visit(t, shell, options);
    await signIn(one, shell, email);
    return one;
  };
  const focused = (page: Visit['page']) => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));

  test('[SH-01] / renders the home page and /workspace the workspace, in the same frame', async (t) => {
    const { page } = await signedIn(t);
    await page.goto(home);
    await waitForHeading(page, /^(Bom dia|Boa tarde|Boa noite), Marina$/);
    assert.equal(await page.title(), 'Início · DASS');
    await page.goto(`${home}/workspace`);
    await waitForHeading(page, 'Área de trabalho');
    assert.equal(await page.title(), 'Área de trabalho · DASS');
  });

  test('[SH-05] /403 names the missing permission, or asks a user who is signed out to sign in', async (t) => {
    const signedOutVisit = await visit(t, shell);
    await signedOutVisit.page.goto(`${home}/403`);
    await waitForHeading(signedOutVisit.page, 'Sem permissão de acesso a esta área');
    await signedOutVisit.page.getByText('Para acessar esta área é preciso entrar no sistema').waitFor();
    const signedInVisit = await signedIn(t);
    await signedInVisit.page.goto(`${home}/403`);
    await signedInVisit.page.getByText('peça acesso a quem administra o sistema').waitFor();
    assert.equal(await signedInVisit.page.getByText('é preciso entrar no sistema').count(), 0);
  });

  test('[SH-05] every page of an area redirects a user without permission to /403', async (t) => {
    const { page } = await signedIn(t, {}, iara);
    await page.goto(`${home}/workspace`);
    await page.waitForURL(`${home}/403`);
    await waitForHeading(page, 'Sem permissão de acesso a esta área');
  });

  test('[SH-05] /403 offers to sign in with another account', async (t) => {
    const { page } = await signedIn(t, {}, iara);
    await page.goto(`${home}/workspace`);
    await page.waitForURL(`${home}/403`);
    await page.getByRole('button', { name: 'Entrar com outra conta' }).click();
    await page.waitForURL(`${home}/login`);
    await page.getByLabel('E-mail').fill(marina);
    await page.getByLabel('Senha').fill('aurora');
    await page.keyboard.press('Enter');
    await page.waitForURL(`${home}/`);
    await waitForHeading(page, /Marina$/);
  });

  test('[SH-06] any other address renders the not-found page, which links to the home page', async (t) => {
    const { page } = await signedIn(t, { expected: /could not be decoded/ });
    for (const path of ['/nada', '/workspace/nada', '/a/b/c', '/producao/abc', '/%E0%A4%A', '/constructor']) {
      await page.goto(home + path);
      await waitForHeading(page, 'Página não encontrada');
    }
    await page.getByRole('link', { name: 'Ir para o início' }).click();
    await page.waitForURL(`${home}/`);
    await page.getByRole('heading', { name: 'Áreas' }).waitFor();
  });

  test('[SH-06] markup in an unknown address is rendered as text', async (t) => {
    const { page } = await signedIn(t);
    await page.goto(`${home}/<img src=x onerror=alert(1)>`);
    await waitForHeading(page, 'Página não encontrada');
    assert.equal(await page.locator('img[src="x"]').count(), 0);
  });

  test('after navigation the heading has the focus, the title changes, and the page is scrolled to the top', async (t) => {
    const { page } = await signedIn(t, { viewport: { width: 900, height: 400 } });
    await page.goto(`${home}/workspace`);
    await waitForHeading(page);
    assert.notEqual(await focused(page), 'Área de trabalho', 'the first page does not move the focus');
    await page.evaluate(() => window.scrollTo(0, 350));
    await page.getByRole('link', { name: 'Falhas do servidor' }).click();
    await page.waitForURL(`${home}/workspace/server`);
    await page.waitForFunction(() => document.activeElement?.getAttribute('aria-label') === 'Falhas do servidor');
    assert.equal(await page.title(), 'Falhas do servidor · Área de trabalho · DASS');
    assert.equal(await page.evaluate(() => window.scrollY), 0);
  });

  test('Back restores the scroll position and focuses the link that was followed, Forward focuses the heading', async (t) => {
    const { page } = await signedIn(t, { viewport: { width: 900, height: 400 } });
    await page.goto(`${home}/workspace`);
    await waitForHeading(page);
    const link = page.getByRole('link', { name: 'Falhas do servidor' });
    // Playwright scrolls the link into view here, so that the click itself does not scroll.
    await link.hover();
    const before = await page.evaluate(() => window.scrollY);
    assert.ok(before > 100);
    await link.click();
    await page.waitForURL(`${home}/workspace/server`);
    await waitForHeading(page);
    await page.goBack();
    await page.waitForFunction((y) => Math.abs(window.scrollY - y) < 2, before);
    await page.waitForFunction(() => document.activeElement?.getAttribute('href') === '/workspace/server');
    await page.goForward();
    await page.waitForFunction(() => document.activeElement?.getAttribute('aria-label') === 'Falhas do servidor');
  });

  test('when a chunk cannot be loaded, an error is rendered and its button reloads the page', async (t) => {
    const { page, context } = await signedIn(t, { expected: /dynamically imported module|preload/i });
    await page.goto(`${home}/workspace`);
    await waitForHeading(page);
    await context.route(/assets\/.*server-screen.*\.js/, (route) => route.abort());
    await routesApply(page);
    await page.getByRole('link', { name: 'Falhas do servidor' }).click();
    await page.getByRole('heading', { name: 'Uma parte do sistema não pôde ser carregada' }).waitFor();
    await context.unroute(/assets\/.*server-screen.*\.js/);
    await page.getByRole('button', { name: 'Recarregar a página' }).click();
    await page.getByRole('heading', { name: 'Falhas do servidor', exact: true }).waitFor();
  });

  test('the home page renders the active areas of the menu and the visited pages', async (t) => {
    const { page } = await signedIn(t);
    await page.goto(home);
    await page.getByRole('heading', { name: 'Modelagem' }).waitFor();
    assert.equal(await page.getByRole('heading', { name: 'Pós-venda' }).count(), 0, 'an inactive area leads nowhere');
    assert.equal(await page.getByRole('link', { name: 'Cadastro de peças' }).getAttribute('href'), '/cad-parts');
  });
});
