import { strict as assert } from 'node:assert';
import { describe, test } from 'node:test';
import { chooseLanguage, waitForHeading, storedHistory, visit, visitSignedIn, type Visit } from './support/user.js';
import { home, marina, shellForTests } from './support/shell-under-test.js';

/** The router's warning without storage. */
const NO_SCROLL_POSITIONS = /Failed to save scroll positions/;

describe('storage', () => {
  const shell = shellForTests();

  /** Blocks storage as browsers do when the user or a policy forbids it: reading the property throws. */
  const block = ({ context }: Visit) =>
    context.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('The operation is insecure.', 'SecurityError');
          },
        });
      }
    });

  test('[ST-01] with blocked storage everything works except what needs storage', async (t) => {
    const one = await visit(t, shell, { expected: NO_SCROLL_POSITIONS });
    await block(one);
    const { page } = one;
    await page.goto(`${home}/workspace`);
    await page.waitForURL(`${home}/login`);
    await page.getByLabel('E-mail').fill(marina);
    await page.getByLabel('Senha').fill('aurora');
    await page.keyboard.press('Enter');
    await page.waitForURL(`${home}/`);
    await waitForHeading(page, /, Marina$/);
    await page.getByRole('link', { name: 'Cadastro de peças' }).click();
    await page.getByRole('dialog').getByText('/mfm/cad-parts').waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Abrir menu' }).click();
    await page.getByRole('link', { name: 'Avisos' }).first().click();
    await page.getByRole('heading', { name: 'Avisos', exact: true }).waitFor();
    await chooseLanguage(page, 'English');
    await page.getByRole('heading', { name: 'Notices', exact: true }).waitFor();
  });

  test('[ST-01] with full storage everything works', async (t) => {
    const one = await visitSignedIn(t, shell, { expected: NO_SCROLL_POSITIONS });
    await one.context.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    });
    const { page } = one;
    await page.goto(home);
    await page.getByRole('link', { name: 'Cadastro de peças' }).click();
    await page.getByRole('dialog').getByText('/mfm/cad-parts').waitFor();
    await page.keyboard.press('Enter');
    await page.goto(`${home}/workspace/notices`);
    await waitForHeading(page, 'Avisos');
  });

  test('[HI-07] stored history that is invalid is treated as empty', async (t) => {
    const { page } = await visitSignedIn(t, shell);
    for (const value of [
      '{"not":"base64"}',
      'eyJhIjox',
      btoa('[1,null,{"url":"javascript:alert(1)","label":"x"}]'),
      '\u0000',
    ]) {
      await page.goto(`${home}/403`);
      await page.evaluate(([key, text]) => localStorage.setItem(key!, text!), [`${home}-history`, value]);
      await page.goto(home);
      await page.getByText('Nenhuma página visitada até agora').waitFor();
    }
  });

  test('[HI-07] a visit in one tab is rendered in the other', async (t) => {
    const one = await visitSignedIn(t, shell);
    const { page } = one;
    await page.goto(home);
    await waitForHeading(page);
    const other = await one.newPage();
    await other.goto(home);
    await other.getByRole('link', { name: 'Cadastro de peças' }).click();
    await other.getByRole('dialog').waitFor();
    await page
      .locator('dass-history-list')
      .getByRole('link', { name: /Cadastro de peças/ })
      .waitFor();
    assert.equal((await storedHistory(page))[0]?.url, '/cad-parts');
  });

  test('[VK-01] [VK-02] changing the virtual keyboard asks for confirmation, is stored for this origin, and reloads the page', async (t) => {
    const { page } = await visitSignedIn(t, shell);
    await page.goto(`${home}/workspace`);
    await waitForHeading(page);
    await page.evaluate(() => void (document.documentElement.dataset.here = 'yes'));
    const toggle = page.getByRole('switch', { name: 'Teclado virtual' });
    await page.getByRole('button', { name: /^Conta de/ }).click();
    await toggle.click();
    await page.getByText('A página será recarregada para aplicar a alteração. Deseja continuar?').waitFor();
    await page.getByRole('button', { name: 'Cancelar' }).click();
    assert.equal(await toggle.getAttribute('aria-checked'), 'false');
    assert.equal(await page.evaluate(() => document.documentElement.dataset.here), 'yes');
    await toggle.click();
    await page.getByText('Deseja continuar?').waitFor();
    const loaded = page.waitForEvent('load');
    await page.keyboard.press('Tab');
    await page.getByRole('button', { name: /^(Confirmar|Continuar)/ }).click();
    await loaded;
    await waitForHeading(page, 'Área de trabalho');
    assert.equal(await page.evaluate(() => document.documentElement.dataset.here), undefined);
    await page.getByRole('button', { name: /^Conta de/ }).click();
    assert.equal(await toggle.getAttribute('aria-checked'), 'true');
    const keys = await page.evaluate(() => Object.entries(localStorage).filter(([, value]) => value === 'true'));
    assert.equal(keys.length, 1);
    assert.ok(keys[0]![0].startsWith(home));
  });
});
