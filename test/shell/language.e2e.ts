import { strict as assert } from 'node:assert';
import { describe, test } from 'node:test';
import { chooseLanguage, waitForHeading, visitSignedIn } from './support/user.js';
import { home, shellForTests } from './support/shell-under-test.js';

describe('languages', () => {
  const shell = shellForTests();

  test('[LG-02] a language change updates page, title, document and header without a reload', async (t) => {
    const { page } = await visitSignedIn(t, shell);
    await page.goto(`${home}/workspace/notices`);
    await waitForHeading(page, 'Avisos');
    await page.evaluate(() => void (document.documentElement.dataset.here = 'yes'));
    await chooseLanguage(page, 'English');
    await page.getByRole('heading', { name: 'Notices', exact: true }).waitFor();
    await page.getByRole('button', { name: 'Top start' }).waitFor();
    await page.getByRole('button', { name: 'Open menu' }).waitFor();
    assert.equal(await page.title(), 'Notices · Workspace · DASS');
    assert.equal(await page.evaluate(() => document.documentElement.lang), 'en');
    assert.equal(await page.evaluate(() => sessionStorage.getItem('lang')), 'en');
    await chooseLanguage(page, 'Español');
    await page.getByRole('heading', { name: 'Avisos', exact: true }).waitFor();
    assert.equal(await page.title(), 'Avisos · Área de trabajo · DASS');
    await chooseLanguage(page, 'Português (Brasil)');
    await page.getByRole('button', { name: 'Em cima, no início' }).waitFor();
    assert.equal(await page.evaluate(() => sessionStorage.getItem('lang')), 'pt_BR');
    assert.equal(await page.evaluate(() => document.documentElement.dataset.here), 'yes');
  });

  test('[LG-02] the stored language applies from the first paint, on every page', async (t) => {
    const one = await visitSignedIn(t, shell);
    await one.context.addInitScript(() => sessionStorage.setItem('lang', 'es'));
    const { page } = one;
    await page.addInitScript(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      const readTexts = () => {
        const text = document.querySelector('dass-page-header')?.shadowRoot?.querySelector('h1')?.textContent;
        if (text && seen.at(-1) !== text) seen.push(text);
        requestAnimationFrame(readTexts);
      };
      readTexts();
    });
    for (const [path, heading] of [
      ['/workspace', 'Área de trabajo'],
      ['/403', 'Sin permiso de acceso a esta área'],
      ['/nada', 'Página no encontrada'],
      ['/workspace/loading', 'Cargando, vacío y con fallo'],
    ] as const) {
      await page.goto(home + path);
      await waitForHeading(page, heading);
      assert.deepEqual(await page.evaluate(() => (window as unknown as { seen: string[] }).seen), [heading]);
      assert.equal(await page.evaluate(() => document.documentElement.lang), 'es');
    }
  });

  test("[LG-03] the platform's error for a missing record is in the current language, with an advice", async (t) => {
    const { page, context } = await visitSignedIn(t, shell);
    await context.addInitScript(() => (sessionStorage.lang ??= 'es'));
    const errorAt = async (path: string): Promise<string> => {
      await page.goto(home + path);
      const failure = page.locator('dass-empty-state [part=text]');
      await failure.waitFor();
      return (await failure.textContent()) ?? '';
    };
    assert.equal(
      await errorAt('/workspace/purchase?id=990017'),
      'La compra no existe o fue eliminada. Verifique la dirección; si es correcta, avise a soporte.',
    );
    await page.evaluate(() => (sessionStorage.lang = 'en'));
    assert.equal(
      await errorAt('/workspace/material?id=990017'),
      'The material does not exist or was removed. Check the address; if it is right, tell the support team.',
    );
    await page.route('**/api/purchases/990017', (route) =>
      route.fulfill({ status: 500, json: { message: 'ORA-00060' } }),
    );
    assert.equal(
      await errorAt('/workspace/purchase?id=990017'),
      'ORA-00060. Try again; if it continues, tell the support team.',
    );
  });

  test('[LG-02] an unknown stored language falls back to Portuguese', async (t) => {
    const one = await visitSignedIn(t, shell);
    await one.context.addInitScript(() => sessionStorage.setItem('lang', '__proto__'));
    await one.page.goto(`${home}/workspace`);
    await waitForHeading(one.page, 'Área de trabalho');
  });

  test('[LG-03] the home page in each language', async (t) => {
    for (const [lang, areas, recent] of [
      ['pt_BR', 'Áreas', 'Visitados recentemente'],
      ['es', 'Áreas', 'Visitados recientemente'],
      ['en', 'Areas', 'Recently visited'],
    ] as const) {
      const one = await visitSignedIn(t, shell);
      await one.context.addInitScript((value) => sessionStorage.setItem('lang', value), lang);
      await one.page.goto(home);
      await one.page.getByRole('heading', { name: areas }).waitFor();
      await one.page.getByRole('heading', { name: recent }).waitFor();
      const text = await one.page.locator('body').innerText();
      assert.doesNotMatch(text, /dass[A-Z]/, 'no text key is rendered');
    }
  });
});
