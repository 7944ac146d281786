import { strict as assert } from 'node:assert';
import { describe, test } from 'node:test';
import { waitForHeading, visitSignedIn } from './support/user.js';
import { home, shellForTests } from './support/shell-under-test.js';

describe('the number of invalid fields in a form', () => {
  const shell = shellForTests();

  test('a material shows the number beside the button; a click focuses the first field; the number falls as fields are filled in', async (t) => {
    const { page } = await visitSignedIn(t, shell);
    await page.goto(`${home}/workspace/material`);
    await waitForHeading(page);
    const toCorrect = page.getByRole('button', { name: /campos? a corrigir/ });
    await page.getByLabel('Código').waitFor();
    assert.equal(await toCorrect.count(), 0, 'nothing is announced before the first attempt');
    await page.getByRole('button', { name: 'Salvar' }).click();
    await page.getByRole('button', { name: '6 campos a corrigir' }).waitFor();
    await page.getByLabel('Preço').fill('2,50');
    await page.getByRole('button', { name: '5 campos a corrigir' }).waitFor();
    await page.getByRole('button', { name: '5 campos a corrigir' }).click();
    const focusedTag = () => page.evaluate(() => document.activeElement?.getAttribute('name'));
    assert.equal(await focusedTag(), 'code');
    await page.keyboard.type('TX-999999');
    await page.getByRole('button', { name: '4 campos a corrigir' }).waitFor();
    await page.getByRole('button', { name: 'Descartar alterações' }).click();
    await toCorrect.waitFor({ state: 'detached' });
  });

  test('a purchase also counts the fields that the platform rejects', async (t) => {
    const { page } = await visitSignedIn(t, shell);
    await page.goto(`${home}/workspace/purchase?id=48200`);
    await page.getByRole('heading', { name: 'Compra 48200', exact: true }).waitFor();
    shell.platform.setFaults(({ path, method }) =>
      path === '/api/purchases/48200' && method === 'PUT'
        ? {
            status: 422,
            json: { errors: { deliveryDate: 'dassPurchaseDateTooSoon', costCentre: 'dassFieldRequired' } },
          }
        : undefined,
    );
    await page.getByRole('button', { name: 'Salvar' }).click();
    await page.getByRole('button', { name: '2 campos a corrigir' }).waitFor();
  });
});
