import { strict as assert } from 'node:assert';
import { describe, test } from 'node:test';
import type { Locator, Page } from 'playwright';
import { waitForHeading, signIn, signOut, visitSignedIn, type Visit } from './support/user.js';
import { home, joao, marina, shellForTests } from './support/shell-under-test.js';

const changed = 'Outra pessoa entrou no sistema neste navegador';

describe('two tabs, two users', () => {
  const shell = shellForTests();

  const cover = (page: Page) => page.getByRole('alertdialog', { name: changed });
  const continueAsJoao = (page: Page) => page.getByRole('button', { name: 'Continuar como João Antônio Müller' });
  /** Clicks, unless the page is already covered because one of its own requests was refused. */
  const clickUnlessCovered = (page: Page, target: Locator) => Promise.any([target.click(), cover(page).waitFor()]);
  const returnTo = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('focus')));

  /** Signs in as another user on the login page in another tab. */
  async function changeUser(one: Visit, email: string): Promise<Page> {
    const other = await one.newPage();
    await other.goto(`${home}/login`);
    await other.getByRole('button', { name: 'Sair e entrar com outra conta' }).click();
    await other.getByLabel('E-mail').fill(email);
    await other.getByLabel('Senha').fill('aurora');
    await other.keyboard.press('Enter');
    await other.waitForURL(`${home}/`);
    await waitForHeading(other);
    return other;
  }

  /** All texts of the document, hidden ones and shadow trees included. */
  const content = (page: Page) =>
    page.evaluate(() => {
      const roots: ParentNode[] = [document.body];
      const texts: string[] = [];
      for (const root of roots) {
        texts.push(root.textContent ?? '');
        for (const { shadowRoot } of root.querySelectorAll('*')) if (shadowRoot) roots.push(shadowRoot);
      }
      return texts.join(' ');
    });

  async function unreadOf(email: string): Promise<number> {
    const answer = await fetch(`${shell.platform.apiAddress}/api/session`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: home },
      body: JSON.stringify({ email, password: 'aurora' }),
    });
    const Cookie = answer.headers.getSetCookie()[0]!.split(';')[0]!;
    const page = await fetch(`${shell.platform.apiAddress}/api/notifications?limit=1`, { headers: { Cookie } });
    return ((await page.json()) as { unread: number }).unread;
  }

  test('when another user signs in in another tab, the page is covered at once and can continue as the new user', async (t) => {
    const one = await visitSignedIn(t, shell);
    const { page } = one;
    await page.goto(home);
    await waitForHeading(page, /Marina/);
    await changeUser(one, joao);
    await cover(page).waitFor();
    await continueAsJoao(page).waitFor();
    assert.match(await cover(page).innerText(), /Quem está conectado agora é João Antônio Müller/);
    assert.doesNotMatch(await content(page), /Marina|Visitados recentemente|Cadastro de peças/);
    assert.equal(await page.title(), 'DASS');
    assert.equal(await page.evaluate(() => document.activeElement?.textContent), changed);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: /João$/ }).waitFor();
  });

  test('without a message from the other tab, marking as read is refused, the page is covered, and nothing changes for the new user', async (t) => {
    const one = await visitSignedIn(t, shell);
    const { page } = one;
    await page.goto(home);
    await page.getByRole('button', { name: /^Notificações, [\d.]+ não/ }).click();
    await page.locator('dass-notification-list').getByRole('listitem').first().waitFor();
    const before = await unreadOf(joao);
    await signIn(one, shell, joao);
    await clickUnlessCovered(page, page.getByRole('button', { name: 'Marcar todas como lidas' }));
    await cover(page).waitFor();
    await continueAsJoao(page).waitFor();
    assert.equal(await page.locator('dass-notification-list').count(), 0);
    assert.equal(await unreadOf(joao), before);
    assert.ok((await unreadOf(marina)) > 0);
  });

  test('without a message from the other tab, the page is covered when its tab gets the focus', async (t) => {
    const one = await visitSignedIn(t, shell);
    const { page } = one;
    await page.goto(`${home}/workspace`);
    await waitForHeading(page);
    await signIn(one, shell, joao);
    await returnTo(page);
    await continueAsJoao(page).waitFor();
    assert.equal(await page.locator('#root').count(), 0);
  });

  test('without a message from the other tab, the event stream ends with the session and the page is covered', async (t) => {
    const one = await visitSignedIn(t, shell);
    const { page } = one;
    await page.goto(`${home}/workspace`);
    await page.getByRole('button', { name: /^Notificações, [\d.]+ não/ }).waitFor();
    const [former] = await one.context.cookies('http://localhost:8087');
    await signIn(one, shell, joao);
    const ended = await fetch(`${shell.platform.apiAddress}/api/session`, {
      method: 'DELETE',
      headers: { Origin: home, Cookie: `${former!.name}=${former!.value}` },
    });
    assert.equal(ended.status, 204);
    await continueAsJoao(page).waitFor();
  });

  test('a read request is refused too: the previous user sees no data of the new user', async (t) => {
    const one = await visitSignedIn(t, shell, { expected: /'dataSource' has failed/ });
    const { page } = one;
    await page.goto(`${home}/workspace`);
    await waitForHeading(page);
    await signIn(one, shell, joao);
    await clickUnlessCovered(page, page.getByRole('link', { name: 'Materiais' }).first());
    await continueAsJoao(page).waitFor();
    assert.equal(await page.locator('dass-notice').count(), 0);
  });

  test('unsaved changes are mentioned; the same user gets them back, and another user cannot save them', async (t) => {
    const one = await visitSignedIn(t, shell);
    const { page } = one;
    await page.goto(`${home}/workspace/material?id=7`);
    const name = page.getByLabel('Nome', { exact: true });
    await name.fill('Nome de Marina');
    const other = await changeUser(one, joao);
    await cover(page).getByText('Nesta aba há alterações que não foram salvas.').waitFor();
    assert.doesNotMatch(await content(page), /Nome de Marina/);
    await other.close();

    const third = await changeUser(one, marina);
    await cover(page).waitFor({ state: 'detached' });
    assert.equal(await name.inputValue(), 'Nome de Marina');
    assert.match(await page.title(), /^Ficha de material/);
    await third.close();
    await page.getByRole('button', { name: 'Salvar' }).first().click();
    await page
      .getByText(/salv[oa]/i)
      .first()
      .waitFor();
  });

  test('continuing as the new user discards unsaved changes without a second confirmation', async (t) => {
    const one = await visitSignedIn(t, shell);
    const { page } = one;
    await page.goto(`${home}/workspace/material?id=8`);
    await page.getByLabel('Nome', { exact: true }).fill('Nome de Marina');
    await signIn(one, shell, joao);
    await clickUnlessCovered(page, page.getByRole('button', { name: 'Salvar' }).first());
    page.on('dialog', (dialog) => assert.fail(dialog.type()));
    await continueAsJoao(page).click();
    await page.waitForFunction(() => document.querySelector('#root') !== null);
    assert.doesNotMatch(await page.getByLabel('Nome', { exact: true }).inputValue(), /Marina/);
  });

  test('an open dialog and one that opens later are covered too', async (t) => {
    const one = await visitSignedIn(t, shell);
    const { page } = one;
    await page.goto(`${home}/?x=1`);
    await page.getByRole('link', { name: 'Comparar tabelas de medidas' }).click();
    await page.getByRole('dialog', { name: 'Informação' }).waitFor();
    await signIn(one, shell, joao);
    await returnTo(page);
    await continueAsJoao(page).waitFor();
    await page.evaluate(() => {
      const dialog = document.body.appendChild(document.createElement('dialog'));
      dialog.textContent = 'de Marina';
      dialog.showModal();
    });
    await page.evaluate(() => (document.title = 'Página de Marina'));
    await page.waitForFunction(() => document.body.children.length === 1 && document.title === 'DASS');
    assert.doesNotMatch(await content(page), /comparar-tabelas|de Marina/);
    await continueAsJoao(page).click();
    await page.getByRole('heading', { name: /João$/ }).waitFor();
  });

  test('when the same user signs in again, nothing is covered and the page works', async (t) => {
    const one = await visitSignedIn(t, shell);
    const { page } = one;
    await page.goto(`${home}/workspace`);
    await waitForHeading(page);
    await signIn(one, shell, marina);
    await returnTo(page);
    await page.getByRole('link', { name: 'Materiais' }).first().click();
    await page.getByRole('heading', { name: 'Materiais' }).first().waitFor();
    assert.equal(await page.getByRole('alertdialog').count(), 0);
  });

  test('signing out in one tab covers the other', async (t) => {
    const one = await visitSignedIn(t, shell);
    const { page } = one;
    await page.goto(`${home}/workspace/notices`);
    await waitForHeading(page);
    const other = await one.newPage();
    await other.goto(home);
    await waitForHeading(other);
    await signOut(other);
    await other.waitForURL(`${home}/login`);
    await page.getByRole('alertdialog', { name: 'A sua sessão foi encerrada em outra aba' }).waitFor();
    assert.equal(await page.locator('#root').count(), 0);
    await page.getByRole('button', { name: 'Entrar no sistema' }).click();
    await page.waitForURL(`${home}/login`);
    assert.equal(await page.evaluate(() => localStorage.getItem('redirectAfterLogin')), `${home}/workspace/notices`);
  });

  for (const language of ['es', 'en']) {
    test(`the cover is rendered in the page language (${language})`, async (t) => {
      const one = await visitSignedIn(t, shell);
      await one.context.addInitScript((lang) => sessionStorage.setItem('lang', lang), language);
      const { page } = one;
      await page.goto(home);
      await waitForHeading(page);
      await signIn(one, shell, joao);
      await returnTo(page);
      const words = language === 'es' ? 'Otra persona inició sesión' : 'Another user has signed in';
      await page.getByRole('alertdialog', { name: words }).waitFor();
    });
  }
});
