import { strict as assert } from 'node:assert';
import { describe, test } from 'node:test';
import { storedHistory, visitSignedIn } from './support/person.js';
import { home, shellForTests } from './support/shell-under-test.js';

describe('home', () => {
  const shell = shellForTests();

  test('[NL-06] unread notifications stand on it; one that is followed is read', async (t) => {
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
    assert.equal(await link.count(), 0, 'the platform knows it, too');
  });

  test('open purchases stand on it, the next delivery first, and lead to the purchase', async (t) => {
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

  test('without purchases the platform is not in trouble: home says so in a line', async (t) => {
    shell.platform.setFaults(({ path }) => (path === '/api/purchases' ? { status: 404 } : undefined));
    const { page } = await visitSignedIn(t, shell);
    await page.goto(home);
    await page.getByText('As compras em aberto não puderam ser carregadas.').waitFor();
    await page.getByRole('link', { name: 'Cadastro de peças' }).waitFor();
  });

  test('[MD-08] [HI-01] a place opened with the middle button is recorded in the history', async (t) => {
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
    await page.getByRole('button', { name: /^Conta de/ }).click();
    await page.locator('dass-account-menu').getByRole('combobox').click();
    await page.getByRole('option', { name: 'English' }).click();
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Part records' }).waitFor();
    await page.getByRole('heading', { name: 'Sales and operations planning' }).waitFor();
    const news = page.getByRole('region', { name: 'Unread notifications' });
    assert.doesNotMatch(await news.locator('.news-title').allInnerTexts().then(String), /Ordem|Prova|Preço|Peça/);
  });
});
