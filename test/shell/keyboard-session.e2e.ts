import { strict as assert } from 'node:assert';
import { describe, test } from 'node:test';
import type { Page } from 'playwright';
import { waitForHeading, storedHistory, visit } from './support/user.js';
import { home, marina, shellForTests } from './support/shell-under-test.js';

/** The approximate accessible name of the focused element, also in shadow trees. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    let active = document.activeElement;
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
    // The text of a `dass-` button is in its host element.
    const around = (active?.getRootNode() as ShadowRoot | undefined)?.host;
    const own = active?.getAttribute('aria-label') ?? active?.getAttribute('name') ?? active?.textContent?.trim() ?? '';
    const name = own || (around?.textContent ?? '');
    return name.replace(/\s+/g, ' ').trim();
  });

/** Presses Tab until an element with this name has the focus. */
async function tabTo(page: Page, name: RegExp, key = 'Tab'): Promise<void> {
  const passed: string[] = [];
  for (let step = 0; step < 80; step++) {
    const now = await focused(page);
    if (name.test(now)) return;
    passed.push(now);
    await page.keyboard.press(key);
  }
  assert.fail(`${String(name)} was not reached; passed: ${passed.join(' | ')}`);
}

describe('a session by keyboard only', () => {
  const shell = shellForTests();

  test('[SH-11] [SH-13] [MD-08] [HI-01] [NL-10] [LG-02] the user works through a whole session without a pointer', async (t) => {
    const { page } = await visit(t, shell);
    const { keyboard } = page;

    // Sign in.
    await page.goto(home);
    await page.waitForURL(`${home}/login`);
    await page.waitForFunction(() => (document.activeElement as HTMLInputElement).name === 'email');
    await keyboard.type(marina);
    await keyboard.press('Tab');
    await keyboard.type('aurora');
    await keyboard.press('Enter');
    await page.waitForURL(`${home}/`);
    await waitForHeading(page);
    await page.getByRole('link', { name: 'Cadastro de peças' }).waitFor();

    // Open the menu, filter it, and follow the first entry: a dialog reports that the redirect is skipped.
    await tabTo(page, /^Abrir menu$/);
    await keyboard.press('Enter');
    const filter = page
      .getByRole('searchbox', { name: 'Filtrar menu' })
      .or(page.getByRole('textbox', { name: 'Filtrar menu' }));
    await filter.waitFor();
    await page.waitForFunction(() => {
      let active = document.activeElement;
      while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
      return active?.tagName === 'INPUT';
    });
    await keyboard.type('medidas prova');
    await keyboard.press('Control+A');
    await keyboard.type('comparar tab');
    await keyboard.press('Enter');
    const skipped = page.getByRole('dialog', { name: 'Informação' });
    await skipped.getByText('Em outro servidor, o navegador iria agora para /sp/comparar-tabelas.').waitFor();
    await keyboard.press('Enter');
    await skipped.waitFor({ state: 'hidden' });
    assert.equal(page.url(), `${home}/`);
    assert.deepEqual(
      (await storedHistory(page)).map(({ url, label }) => [url, label]),
      [['/comparar-tabelas', 'Comparar tabelas de medidas']],
    );

    // The visit is in the history.
    if (!(await page.getByRole('tab', { name: 'Histórico' }).isVisible())) {
      await tabTo(page, /^Abrir menu$/, 'Shift+Tab');
      await keyboard.press('Enter');
    }
    await tabTo(page, /^Menu$/, 'Shift+Tab');
    await keyboard.press('ArrowRight');
    await page
      .getByRole('tabpanel')
      .getByRole('link', { name: /Comparar tabelas de medidas/ })
      .waitFor();
    await keyboard.press('Escape');

    // Follow an entry to a page of the shell: its heading has the focus.
    await tabTo(page, /^(Abrir|Fechar) menu$/, 'Shift+Tab');
    if (/^Fechar/.test(await focused(page))) await keyboard.press('Enter');
    await keyboard.press('Enter');
    await filter.waitFor();
    await keyboard.type('avisos');
    await keyboard.press('Enter');
    await page.waitForURL(`${home}/workspace/notices`);
    await page.waitForFunction(() => document.activeElement?.getAttribute('aria-label') === 'Avisos');

    // Read a new notification.
    await shell.platform.notify({
      url: { url: '/materiais' },
      data: { avatar: 'CMP', title: 'Preço alterado: TX-000007', description: 'Malha de algodão', detail: '' },
    });
    await page
      .locator('[aria-live]')
      .getByText('Nova notificação: Preço alterado: TX-000007')
      .waitFor({ state: 'attached' });
    await tabTo(page, /^Notificações, \d+ não lidas/, 'Shift+Tab');
    const before = Number(/\d+/.exec(await focused(page))![0]);
    await keyboard.press('Enter');
    await page.locator('dass-notification-list').waitFor();
    await tabTo(page, /Preço alterado: TX-000007/);
    await keyboard.press('m');
    await page.getByRole('button', { name: `Notificações, ${before - 1} não lidas` }).waitFor();
    await keyboard.press('Escape');

    // Switch the language.
    await tabTo(page, /Conta de Marina/);
    await keyboard.press('Enter');
    await page.locator('dass-account-menu').getByRole('combobox').waitFor();
    await tabTo(page, /^(Idioma|Português)/);
    await keyboard.press('Enter');
    await page.getByRole('option', { name: 'English' }).waitFor();
    await keyboard.press('End');
    await keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Notices', exact: true }).waitFor();

    // Sign out.
    await tabTo(page, /^Sign out$/);
    await keyboard.press('Enter');
    await page
      .getByText(/end your session|sign out\?/i)
      .first()
      .waitFor();
    await tabTo(page, /^Sign out$/);
    await keyboard.press('Enter');
    await page.waitForURL(`${home}/login`);
    await page.getByRole('heading', { name: 'Sign in', exact: true }).waitFor();
    assert.equal(await page.title(), 'Sign in · DASS', 'the language stays');
    await page.goBack();
    await page.waitForURL(`${home}/login`);
  });
});
