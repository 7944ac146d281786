import { strict as assert } from 'node:assert';
import { describe, test } from 'node:test';
import { waitForHeading, signIn, storedHistory, visit, visitSignedIn } from './support/user.js';
import { home, iara, shellForTests, startShell } from './support/shell-under-test.js';

/** Returns the landmark of the page's heading, which is in a slot of the header layout. */
const landmarkOfHeading = (): string | undefined => {
  const page = [...document.querySelector('dass-header-layout')!.children].find((child) =>
    child.querySelector('dass-page-header'),
  );
  return page?.assignedSlot?.parentElement?.tagName;
};

describe('the frame', () => {
  const shell = shellForTests();

  test('[HL-01] pages are in the main landmark, below a persistent header', async (t) => {
    const { page } = await visitSignedIn(t, shell);
    await page.goto(`${home}/workspace`);
    await waitForHeading(page, 'Área de trabalho');
    assert.equal(await page.evaluate(landmarkOfHeading), 'MAIN');
    await page.evaluate(() => void (document.querySelector('dass-header-layout')!.dataset.here = 'yes'));
    await page.getByRole('link', { name: 'Avisos' }).click();
    await page.getByRole('heading', { name: 'Avisos', exact: true }).waitFor();
    assert.equal(await page.evaluate(landmarkOfHeading), 'MAIN');
    assert.equal(await page.locator('dass-header-layout').getAttribute('data-here'), 'yes');
  });

  test('[HL-02] the home link opens the home page without a reload and is recorded as Home', async (t) => {
    const { page } = await visitSignedIn(t, shell);
    await page.goto(`${home}/workspace/notices`);
    await waitForHeading(page);
    await page.evaluate(() => void (document.documentElement.dataset.here = 'yes'));
    await page.getByRole('link', { name: 'Página inicial' }).click();
    await page.waitForURL(`${home}/`);
    await page.getByRole('heading', { name: /, Marina$/ }).waitFor();
    assert.equal(await page.evaluate(() => document.documentElement.dataset.here), 'yes');
    assert.deepEqual(
      (await storedHistory(page)).map(({ url, label }) => [url, label]),
      [['/', 'Home']],
    );
  });

  test('[HL-05] [HL-09] without permission there is no menu, no name, no sign-out and no bell', async (t) => {
    const { page } = await visitSignedIn(t, shell, { email: iara });
    await page.goto(home);
    await page.waitForURL(`${home}/403`);
    await page.getByRole('button', { name: 'Conta', exact: true }).click();
    await page.locator('dass-account-menu').getByRole('combobox').waitFor();
    const text = await page.locator('body').innerText();
    assert.doesNotMatch(text, /Iara|iara@/);
    for (const name of ['Abrir menu', 'Sair', /^Notificações/]) {
      assert.equal(await page.getByRole('button', { name }).count(), 0, String(name));
    }
  });

  test('[HL-06] the version tag reloads the page', async (t) => {
    const { page } = await visitSignedIn(t, shell);
    await page.goto(`${home}/workspace`);
    await waitForHeading(page);
    const loaded = page.waitForEvent('load');
    await page.getByRole('button', { name: /v1\.0\.0/ }).click();
    await loaded;
    await waitForHeading(page, 'Área de trabalho');
  });

  test('[MD-08] [MD-10] a menu entry of the shell opens without a reload; with Control in a new tab', async (t) => {
    const one = await visitSignedIn(t, shell);
    const { page } = one;
    await page.goto(home);
    await waitForHeading(page);
    await page.getByRole('button', { name: 'Abrir menu' }).click();
    const entry = page.getByRole('navigation').getByRole('link', { name: 'Carregando, vazio e com falha' });
    const opening = one.context.waitForEvent('page');
    await entry.click({ modifiers: ['Control'] });
    const opened = await opening;
    await opened.waitForURL(`${home}/workspace/loading`);
    assert.equal(page.url(), `${home}/`);
    await opened.close();
    await page.evaluate(() => void (document.documentElement.dataset.here = 'yes'));
    await entry.click();
    await page.waitForURL(`${home}/workspace/loading`);
    await page.getByRole('heading', { name: 'Carregando, vazio e com falha' }).waitFor();
    assert.equal(await page.evaluate(() => document.documentElement.dataset.here), 'yes');
    assert.equal(await entry.getAttribute('aria-current'), 'page');
    assert.equal((await storedHistory(page))[0]?.url, '/workspace/loading');
  });

  test('[MD-10] unsafe addresses in the menu are not followed', async (t) => {
    const menu = [
      { id: 'a', label: 'Roteiro', url: 'javascript:document.title="broken"' },
      { id: 'b', label: 'Dados', url: 'data:text/html,<h1>x</h1>' },
    ];
    shell.platform.setFaults(({ path }) => (path === '/api/menu' ? { json: menu } : undefined));
    t.after(() => shell.platform.setFaults(undefined));
    const { page } = await visitSignedIn(t, shell);
    await page.goto(home);
    await page.getByRole('heading', { name: 'Área de trabalho' }).waitFor();
    assert.equal(await page.locator('.areas').getByText('Roteiro').count(), 0);
    await page.getByRole('button', { name: 'Abrir menu' }).click();
    await page.getByText('Roteiro').waitFor();
    assert.equal(await page.locator('a[href^="javascript:"], a[href^="data:"]').count(), 0);
  });

  test("[AD-01] files are requested from the platform's address with the user's cookie", async (t) => {
    const { page } = await visitSignedIn(t, shell);
    await page.goto(home);
    await waitForHeading(page);
    const status = await page.evaluate(async () => {
      const answer = await fetch(`http://localhost:3071/api/download/file/${'0'.repeat(32)}?project=dds`, {
        credentials: 'include',
      });
      return answer.status;
    });
    assert.equal(status, 404, 'with a session the file is not found');
  });

  test('the stored theme is applied before the first paint, also on the login page', async (t) => {
    const { page } = await visitSignedIn(t, shell, { colorScheme: 'light' });
    await page.goto(home);
    await waitForHeading(page);
    await page.getByRole('button', { name: /^Conta de/ }).click();
    await page.getByText('Escuro').click();
    assert.equal(await page.evaluate(() => document.documentElement.dataset.theme), 'dark');
    for (const path of ['/workspace', '/login']) {
      await page.goto(home + path);
      await waitForHeading(page);
      assert.equal(await page.evaluate(() => document.documentElement.dataset.theme), 'dark');
    }
  });

  test('a menu of 5,000 entries opens, filters and navigates', async (t) => {
    const large = await startShell({ menuSize: 5_000 });
    t.after(() => large.stop());
    const one = await visit(t, large);
    await signIn(one, large);
    const { page } = one;
    await page.goto(home);
    await page.getByRole('heading', { name: 'Modelagem' }).waitFor();
    await page.getByRole('button', { name: 'Abrir menu' }).click();
    const filter = page.getByRole('textbox', { name: 'Filtrar menu' });
    await filter.or(page.getByRole('searchbox', { name: 'Filtrar menu' })).fill('ordem 23456');
    await page.keyboard.press('Enter');
    await page.getByText('iria agora para /pcp/producao/23456.').waitFor();
  });
});
