import { strict as assert } from 'node:assert';
import { describe, test } from 'node:test';
import { notice } from 'dass-elements/testing/playwright.js';
import type { Page } from 'playwright';
import { chooseLanguage, signIn, storedHistory, visitSignedIn } from './support/user.js';
import { expectValue, until } from './support/waiting.js';
import { home, joao, marina, shellForTests } from './support/shell-under-test.js';

describe('the home page', () => {
  const shell = shellForTests();

  test('[NL-06] shows unread notifications; following one marks it as read', async (t) => {
    const { page } = await visitSignedIn(t, shell);
    await shell.platform.notify({
      url: { url: '/workspace/notices' },
      data: { avatar: 'X', title: 'Prova de hoje', description: 'Às 14h', detail: '' },
    });
    await page.goto(home);
    const card = page.getByRole('region', { name: 'Notificações não lidas' });
    const link = card.getByRole('link', { name: /Prova de hoje/ });
    await link.waitFor();
    assert.equal(await card.getByRole('link').count(), 4);
    await link.click();
    await page.waitForURL(`${home}/workspace/notices`);
    await page.goBack();
    await card.getByRole('link').first().waitFor();
    assert.equal(await link.count(), 0);
    await page.reload();
    await card.getByRole('link').first().waitFor();
    assert.equal(await link.count(), 0, 'the platform has stored it');
  });

  test('shows open purchases, the next delivery first, with links to them', async (t) => {
    const { page } = await visitSignedIn(t, shell);
    await page.goto(home);
    const card = page.getByRole('region', { name: 'Minhas compras em aberto' });
    await card
      .getByRole('link', { name: /Compra 482/ })
      .first()
      .waitFor();
    const days = await card.locator('.news-time').allInnerTexts();
    const inOrder = days.map((text) => text.split(' ').at(-1)!.split('/').reverse().join('-'));
    assert.deepEqual(inOrder, inOrder.toSorted());
    assert.ok(inOrder.length >= 3);
    await card.getByRole('link', { name: /Compra 48200/ }).click();
    await page.waitForURL(`${home}/workspace/purchase?id=48200`);
    await page.getByRole('heading', { name: 'Compra 48200' }).waitFor();
  });

  test('the numbers of what waits lead to as many rows of their lists', async (t) => {
    const { page } = await visitSignedIn(t, shell);
    await page.goto(home);
    const counts = page.getByRole('list', { name: 'O que espera por você' });
    const numberOf = async (name: RegExp): Promise<number> => {
      const link = counts.getByRole('link', { name });
      await link.waitFor();
      return Number(/^[\d.]+/.exec(await link.innerText())![0].replaceAll('.', ''));
    };
    const findings = await numberOf(/ocorrências a decidir/);
    assert.ok(findings > 0);
    await counts.getByRole('link', { name: /ocorrências a decidir/ }).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(`${home}/workspace/quality?status=open&status=analysis`);
    const list = page.locator('dass-data-table');
    await list.getByText('Em análise').first().waitFor();
    const shown = () => list.evaluate((table) => (table as HTMLElementTagNameMap['dass-data-table']).visibleCount);
    assert.equal(await shown(), findings);
    await list.getByRole('row').nth(1).click();
    await page.getByText(`1 de ${findings}`, { exact: true }).waitFor();
    await page.goBack();
    await list.getByRole('button', { name: /Remover.*Situação/ }).click();
    await page.waitForURL(`${home}/workspace/quality`);
    await page.goBack();
    const materials = await numberOf(/materiais a vencer/);
    await counts.getByRole('link', { name: /materiais a vencer/ }).click();
    await page.waitForURL(/workspace\/materials\?validFrom=.*&onlyActive=true/);
    await page.getByText(`${materials.toLocaleString('pt-BR')} materiais`, { exact: true }).waitFor();
  });

  test('[NL-01] the number of unread notifications opens their list, and what is below the first ones does, too', async (t) => {
    const { page } = await visitSignedIn(t, shell);
    await page.goto(home);
    const list = page.locator('dass-notification-list');
    for (const name of [/^[\d.]+ não lidas/, /^mais [\d.]+ não lidas/]) {
      await page.getByRole('button', { name }).click();
      await list.getByRole('listitem').first().waitFor();
      await page.keyboard.press('Escape');
      await list.waitFor({ state: 'detached' });
    }
  });

  test('a number that cannot be loaded says so and is loaded again by a click', async (t) => {
    shell.platform.setFaults(({ path }) => (path === '/api/quality-findings' ? { status: 500 } : undefined));
    const { page } = await visitSignedIn(t, shell);
    await page.goto(home);
    const failed = page.getByRole('button', { name: /ocorrências a decidir.*tentar de novo/ });
    await failed.waitFor();
    shell.platform.setFaults(() => undefined);
    await failed.click();
    await page.getByRole('link', { name: /^\d+ ocorrências? a decidir/ }).waitFor();
  });

  test('the card of an area shows its first entries, and all of them on demand', async (t) => {
    const { page } = await visitSignedIn(t, shell);
    await page.goto(home);
    const area = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Administração' }) });
    const links = area.getByRole('link');
    await links.first().waitFor();
    const first = await links.count();
    await area.getByRole('button', { name: /^mostrar mais \d+$/ }).click();
    assert.ok((await links.count()) > first);
    await area.getByRole('button', { name: 'mostrar menos' }).click();
    assert.equal(await links.count(), first);
  });

  test('shows what colleagues have changed since yesterday, and a price as soon as it is saved', async (t) => {
    const { page } = await visitSignedIn(t, shell);
    const card = page.getByRole('region', { name: 'Mudou desde ontem' });
    const lines = card.getByRole('listitem');
    await page.goto(home);
    await card
      .getByRole('link', { name: /Entrega até: .+ → / })
      .first()
      .waitFor();
    assert.equal(await lines.count(), 8);
    // The newest first: minutes before hours.
    assert.match(await lines.first().innerText(), /há \d+ minutos/);
    assert.match(await lines.last().innerText(), /há \d+ horas/);
    await card.getByRole('button', { name: /^mostrar mais \d+$/ }).press('Enter');
    await until('all changes', async () => (await lines.count()) > 8);
    await page.goto(`${home}/workspace/material?id=12`);
    await page.getByLabel('Preço').fill('77,35');
    await page.getByRole('button', { name: 'Salvar' }).click();
    await notice(page, /Material .* salvo\./);
    await page.goto(home);
    await card.getByRole('link', { name: /Preço: .+ → R\$\s77,35 · Marina/ }).press('Enter');
    await page.waitForURL(`${home}/workspace/material?id=12`);
    await expectValue(page.getByLabel('Preço'), '77,35');
  });

  test('the card of the changes says when there are none, and loads them again when they could not be loaded', async (t) => {
    shell.platform.setFaults(({ path }) => (path === '/api/changes' ? { status: 500 } : undefined));
    const { page } = await visitSignedIn(t, shell);
    await page.goto(home);
    const card = page.getByRole('region', { name: 'Mudou desde ontem' });
    await card.getByText('As alterações não puderam ser carregadas.').waitFor();
    shell.platform.setFaults(undefined);
    // As a day without changes.
    await page.route(/api\/changes/, (route) =>
      route.continue({
        url: route
          .request()
          .url()
          .replace(/since=[^&]*/, 'since=2100-01-01'),
      }),
    );
    await card.getByRole('button', { name: 'Tentar de novo' }).press('Enter');
    await card.getByText('Nada mudou desde ontem.').waitFor();
  });

  test('shows a message when the purchases cannot be loaded', async (t) => {
    shell.platform.setFaults(({ path }) => (path === '/api/purchases' ? { status: 404 } : undefined));
    const { page } = await visitSignedIn(t, shell);
    await page.goto(home);
    await page.getByText('As compras em aberto não puderam ser carregadas.').waitFor();
    await page.getByRole('link', { name: 'Cadastro de peças' }).waitFor();
  });

  test('[MD-08] [HI-01] a link opened with the middle button is recorded in the history', async (t) => {
    const one = await visitSignedIn(t, shell);
    const { page } = one;
    await page.goto(home);
    const opening = one.context.waitForEvent('page');
    await page.locator('.areas').getByRole('link', { name: 'Todas as telas' }).click({ button: 'middle' });
    await (await opening).waitForURL(`${home}/workspace`);
    assert.equal(page.url(), `${home}/`);
    assert.deepEqual(
      (await storedHistory(page)).map(({ url }) => url),
      ['/workspace'],
    );
  });

  test('[LG-02] menu and notifications change their language at once', async (t) => {
    const { page } = await visitSignedIn(t, shell);
    await page.goto(home);
    await page.getByRole('link', { name: 'Cadastro de peças' }).waitFor();
    await chooseLanguage(page, 'English');
    await page.getByRole('link', { name: 'Part records' }).waitFor();
    await page.getByRole('heading', { name: 'Sales and operations planning' }).waitFor();
    const news = page.getByRole('region', { name: 'Unread notifications' });
    assert.doesNotMatch(await news.locator('.news-title').allInnerTexts().then(String), /Ordem|Prova|Preço|Peça/);
  });

  const favouritesOf = (page: Page) => page.getByRole('region', { name: 'Favoritos' });
  const starOf = (page: Page, name: string) => page.getByRole('button', { name: `Favoritar ${name}`, exact: true });

  test('a favourite is shown in all tabs and after a reload', async (t) => {
    const one = await visitSignedIn(t, shell);
    const { page } = one;
    await page.goto(home);
    await favouritesOf(page).getByText('Marque com a estrela').waitFor();
    const other = await one.newPage();
    await other.goto(home);
    await favouritesOf(other).waitFor();

    const star = page.locator('.areas').getByRole('button', { name: 'Favoritar Todas as telas' });
    await star.focus();
    await page.keyboard.press('Enter');
    assert.equal(await star.getAttribute('aria-pressed'), 'true');
    await page.locator('[aria-live]').getByText('Todas as telas foi adicionado aos favoritos.').waitFor();
    for (const tab of [page, other]) await favouritesOf(tab).getByRole('link', { name: 'Todas as telas' }).waitFor();
    await page.reload();
    await favouritesOf(page).getByRole('link', { name: 'Todas as telas' }).click();
    await page.getByRole('heading', { name: 'Área de trabalho', level: 1 }).waitFor();

    await starOf(page, 'Materiais').click();
    assert.equal(page.url(), `${home}/workspace`, 'the star does not follow the link of its card');
    await favouritesOf(other).getByRole('link', { name: 'Materiais' }).waitFor();
    await favouritesOf(other).getByRole('button', { name: 'Favoritar Todas as telas' }).click();
    assert.equal(
      await other.evaluate(() => document.activeElement?.getAttribute('aria-label')),
      'Favoritar Materiais',
      'the focus goes to the next favourite',
    );
    await other.keyboard.press('Space');
    await favouritesOf(other).getByText('Marque com a estrela').waitFor();
    assert.equal(await other.evaluate(() => document.activeElement?.textContent), 'Favoritos');
    await page.waitForFunction(() => !document.querySelector('.favourite-button[aria-pressed="true"]'));
  });

  test('[ST-01] favourites work without storage, and with damaged storage', async (t) => {
    const one = await visitSignedIn(t, shell);
    await one.context.addInitScript((key) => {
      try {
        localStorage.setItem(key, '[null,{"url":"javascript:alert(1)","label":"x"},{"url":7},"x"]');
      } catch {}
    }, `${home}-favourites-${marina}`);
    const { page } = one;
    await page.goto(home);
    await favouritesOf(page).getByText('Marque com a estrela').waitFor();
    await one.context.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    });
    await page.reload();
    await page.locator('.areas').getByRole('button', { name: 'Favoritar Todas as telas' }).click();
    await favouritesOf(page).getByRole('link', { name: 'Todas as telas' }).waitFor();
  });

  test('each user has own favourites, shown in the current language', async (t) => {
    const one = await visitSignedIn(t, shell);
    await one.context.addInitScript(
      ([key, text]) => localStorage.setItem(key!, text!),
      [`${home}-favourites-${marina}`, JSON.stringify([{ url: '/workspace', label: 'dassShellWorkspaceAll' }])],
    );
    const { page } = one;
    const card = page.getByRole('region', { name: 'Favorites' });
    await page.goto(home);
    await favouritesOf(page).getByRole('link', { name: 'Todas as telas' }).waitFor();
    await chooseLanguage(page, 'English');
    await card.getByRole('link', { name: 'All screens' }).waitFor();
    await signIn(one, shell, joao);
    await page.goto(home);
    await card.getByText('Mark the screens that you use most').waitFor();
    assert.equal(await card.getByRole('link').count(), 0);
  });
});
