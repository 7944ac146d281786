import { strict as assert } from 'node:assert';
import { describe, test } from 'node:test';
import { settled, storedHistory, visit, visitSignedIn, type Visit } from './support/user.js';
import { home, marina, shellForTests } from './support/shell-under-test.js';

/** What the router warns of where there is no storage. */
const withoutScrollPositions = /Failed to save scroll positions/;

describe('storage', () => {
  const shell = shellForTests();

  /** As browsers do it where the user, or a company, forbids storage: even looking at it throws. */
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

  test('[ST-01] with storage that is blocked everything works but what would be remembered', async (t) => {
    const one = await visit(t, shell, { expected: withoutScrollPositions });
    await block(one);
    const { page } = one;
    await page.goto(`${home}/workspace`);
    await page.waitForURL(`${home}/login`);
    await page.getByLabel('E-mail').fill(marina);
    await page.getByLabel('Senha').fill('aurora');
    await page.keyboard.press('Enter');
    await page.waitForURL(`${home}/`);
    assert.match(await settled(page), /, Marina$/);
    await page.getByRole('link', { name: 'Cadastro de peças' }).click();
    await page.getByRole('dialog').getByText('/mfm/cad-parts').waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Abrir menu' }).click();
    await page.getByRole('link', { name: 'Avisos' }).first().click();
    await page.getByRole('heading', { name: 'Avisos', exact: true }).waitFor();
    await page.getByRole('button', { name: /^Conta de/ }).click();
    await page.locator('dass-account-menu').getByRole('combobox').click();
    await page.getByRole('option', { name: 'English' }).click();
    await page.getByRole('heading', { name: 'Notices', exact: true }).waitFor();
  });

  test('[ST-01] with storage that is full everything works', async (t) => {
    const one = await visitSignedIn(t, shell, { expected: withoutScrollPositions });
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
    assert.equal(await settled(page), 'Avisos');
  });

  test('[HI-07] a history that another program wrote is an empty one', async (t) => {
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

  test('[HI-07] what one tab records shows in the other', async (t) => {
    const one = await visitSignedIn(t, shell);
    const { page } = one;
    await page.goto(home);
    await settled(page);
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

  test('[VK-01] [VK-02] the virtual keyboard is asked about, kept for this site, and the page is loaded anew', async (t) => {
    const { page } = await visitSignedIn(t, shell);
    await page.goto(`${home}/workspace`);
    await settled(page);
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
    assert.equal(await settled(page), 'Área de trabalho');
    assert.equal(await page.evaluate(() => document.documentElement.dataset.here), undefined);
    await page.getByRole('button', { name: /^Conta de/ }).click();
    assert.equal(await toggle.getAttribute('aria-checked'), 'true');
    const keys = await page.evaluate(() => Object.entries(localStorage).filter(([, value]) => value === 'true'));
    assert.equal(keys.length, 1);
    assert.ok(keys[0]![0].startsWith(home));
  });
});
