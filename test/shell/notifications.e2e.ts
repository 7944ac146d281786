import { strict as assert } from 'node:assert';
import { describe, test } from 'node:test';
import type { Page } from 'playwright';
import { routesApply } from '../../scripts/test-runner/routes-apply.mjs';
import { waitForHeading, signIn, visit, visitSignedIn, type Visit } from './support/user.js';
import { home, joao, shellForTests } from './support/shell-under-test.js';

const content = (title: string) => ({
  url: { url: '/pcp/producao/10421' },
  data: { avatar: 'PCP', title, description: 'A ordem foi liberada para o corte.', detail: '480 pares.' },
});

describe('notifications', () => {
  const shell = shellForTests();

  const bell = (page: Page) => page.getByRole('button', { name: /^Notificações/ });
  const rows = (page: Page) => page.locator('dass-notification-list').getByRole('listitem');
  /** Reads the number as assistive technology announces it. */
  const unread = async (page: Page): Promise<number> =>
    Number(/(\d+) não lida/.exec(await bell(page).ariaSnapshot())?.[1] ?? 0);
  const waitForUnread = async (page: Page, count: number): Promise<void> =>
    page
      .getByRole('button', { name: count === 1 ? 'Notificações, 1 não lida' : `Notificações, ${count} não lidas` })
      .waitFor();

  const start = async (one: Visit, email?: string): Promise<Page> => {
    await signIn(one, shell, email);
    await one.page.goto(home);
    await waitForHeading(one.page);
    await one.page.getByRole('button', { name: /^Notificações, [\d.]+ não/ }).waitFor();
    return one.page;
  };

  test('[NL-06] the bell counts all unread notifications, not only the loaded ones', async (t) => {
    const page = await start(await visit(t, shell));
    const answer = await page.evaluate(async () => {
      const response = await fetch('http://localhost:8087/api/notifications?limit=1', { credentials: 'include' });
      return (await response.json()) as { unread: number };
    });
    assert.equal(await unread(page), answer.unread);
    assert.ok(answer.unread > 0);
  });

  test('a new notification is counted and announced in every tab, and is first in the list', async (t) => {
    const one = await visit(t, shell);
    const page = await start(one);
    const other = await one.newPage();
    await other.goto(`${home}/workspace`);
    await waitForHeading(other);
    const before = await unread(page);
    await waitForUnread(other, before);
    await shell.platform.notify(content('Ordem 10421 liberada agora'));
    await waitForUnread(page, before + 1);
    await waitForUnread(other, before + 1);
    await page
      .locator('[aria-live]')
      .getByText('Nova notificação: Ordem 10421 liberada agora')
      .waitFor({ state: 'attached' });
    await bell(page).click();
    assert.match(await rows(page).first().innerText(), /Ordem 10421 liberada agora/);
  });

  test('[NL-10] a notification marked as read is read in the other tab at once and after a reload', async (t) => {
    const one = await visit(t, shell);
    const page = await start(one);
    const other = await one.newPage();
    await other.goto(home);
    await waitForHeading(other);
    const before = await unread(page);
    await shell.platform.notify(content('Para ser lida'));
    await waitForUnread(page, before + 1);
    await bell(page).click();
    await page.getByRole('button', { name: 'Marcar como lida: Para ser lida' }).click();
    await waitForUnread(page, before);
    await waitForUnread(other, before);
    await page.reload();
    await waitForUnread(page, before);
  });

  test('[NL-10] when the server refuses to mark a notification as read, it becomes unread again and an error is rendered', async (t) => {
    const page = await start(await visit(t, shell));
    const before = await unread(page);
    await shell.platform.notify(content('Que não se deixa ler'));
    await waitForUnread(page, before + 1);
    await bell(page).click();
    shell.platform.setFaults(({ method, path }) =>
      method === 'POST' && path.endsWith('/read') ? { status: 500 } : undefined,
    );
    let release = (): void => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/read', async (route) => {
      await released;
      await route.continue();
    });
    await routesApply(page);
    await page.getByRole('button', { name: 'Marcar como lida: Que não se deixa ler' }).click();
    await waitForUnread(page, before);
    release();
    await waitForUnread(page, before + 1);
    await page.getByRole('group').getByText('A notificação continua não lida. O servidor encontrou um erro.').waitFor();
  });

  test('[NL-03] scrolling to the end of the list loads all older notifications, each page once', async (t) => {
    const page = await start(await visit(t, shell));
    const pages: string[] = [];
    page.on('request', (request) => request.url().includes('/api/notifications?') && pages.push(request.url()));
    await bell(page).click();
    await rows(page).first().hover();
    for (const limit = Date.now() + 30_000; pages.length < 4 && Date.now() < limit; await page.waitForTimeout(100))
      await page.mouse.wheel(0, 10_000);
    assert.ok(pages.length >= 4, `${pages.length} pages`);
    assert.equal(new Set(pages).size, pages.length, 'no page is requested twice');
  });

  test('[NL-10] marking all as read changes the notifications of one user only', async (t) => {
    const one = await visit(t, shell);
    const page = await start(one, joao);
    await bell(page).click();
    await page.getByRole('button', { name: 'Marcar todas como lidas' }).click();
    await page.getByRole('button', { name: 'Notificações', exact: true }).waitFor();
    await page.reload();
    await waitForHeading(page);
    const marina = await start(await visit(t, shell));
    assert.ok((await unread(marina)) > 0);
  });

  test('[NL-05] clicking a notification opens its address in a new tab without an opener', async (t) => {
    const one = await visit(t, shell);
    const page = await start(one);
    await shell.platform.notify(content('Para abrir'));
    await bell(page).click();
    const opening = one.context.waitForEvent('page');
    await page
      .locator('dass-notification-list')
      .getByRole('link', { name: /Para abrir/ })
      .click();
    const opened = await opening;
    await opened.getByRole('dialog').getByText('O redirecionamento foi ignorado em localhost.').waitFor();
    assert.equal(opened.url(), `${home}/pcp/producao/10421`);
    assert.equal(await opened.evaluate(() => window.opener), null);
    assert.equal(page.url(), `${home}/`);
  });

  test('when the notifications cannot be loaded, an error is rendered and its button loads them', async (t) => {
    const { page } = await visitSignedIn(t, shell);
    shell.platform.setFaults(({ path }) => (path === '/api/notifications' ? { status: 500 } : undefined));
    await page.goto(home);
    const error = page.getByRole('alert').filter({ hasText: 'As notificações não puderam ser carregadas.' });
    await error.waitFor();
    await page.getByRole('link', { name: 'Cadastro de peças' }).waitFor();
    shell.platform.setFaults(undefined);
    await error.getByRole('button', { name: 'Tentar de novo' }).click();
    await error.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: /Notificações, \d+ não lidas/ }).waitFor();
  });
});
