import { strict as assert } from 'node:assert';
import { describe, test } from 'node:test';
import { screens } from '../../shell/workspace/screens.js';
import { accessibilityProblems } from './support/accessibility.js';
import { waitForHeading, signIn, visit, visitSignedIn } from './support/user.js';
import { home, shellForTests } from './support/shell-under-test.js';
import { expectValue, until } from './support/waiting.js';

describe('the workspace', () => {
  const shell = shellForTests();

  test('screens are found by name, by description and by element, ignoring accents and case', async (t) => {
    const { page } = await visitSignedIn(t, shell);
    await page.goto(`${home}/workspace`);
    const search = page.getByRole('searchbox', { name: 'Pesquisar telas' });
    const cards = page.locator('.gallery-card h3');
    await cards.nth(screens.length - 1).waitFor();
    assert.equal(await cards.count(), screens.length);
    for (const [typed, found] of [
      ['BOTOES', 'Botões'],
      ['notific mil', 'Dez mil notificações'],
      ['dass-slider', 'Ordem de produção'],
      ['skeleton-cards', 'Carregando, vazio e com falha'],
      ['servidor 204', 'Falhas do servidor'],
    ] as const) {
      await search.fill(typed);
      // One card is also what the search before has left.
      await until(`'${typed}' finds '${found}'`, async () => (await cards.allInnerTexts()).join() === found);
    }
    assert.ok((await page.locator('.gallery-card mark').count()) > 0, 'the match is highlighted');
    await search.fill('zzz <b>');
    const nothing = page.locator('dass-empty-state');
    await nothing.getByText('Nenhuma tela corresponde a “zzz <b>”.').waitFor();
    await nothing.getByRole('button', { name: 'Limpar a pesquisa' }).click();
    assert.equal(await search.inputValue(), '');
    assert.ok(await search.evaluate((field) => field === document.activeElement), 'the focus is in the search box');
    await page.waitForFunction((count) => document.querySelectorAll('.gallery-card').length === count, screens.length);
  });

  test('typing keeps the focus and the caret; Enter opens the first match; Back restores the search', async (t) => {
    const { page } = await visitSignedIn(t, shell);
    await page.goto(`${home}/workspace`);
    const search = page.getByRole('searchbox');
    await search.focus();
    await page.keyboard.type('avsos');
    for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowLeft');
    await page.keyboard.type('i');
    assert.equal(await search.inputValue(), 'avisos');
    await page.waitForURL(`${home}/workspace?q=avisos`);
    await page.keyboard.press('Enter');
    await page.waitForURL(`${home}/workspace/notices`);
    await waitForHeading(page);
    await page.goBack();
    await page.waitForURL(`${home}/workspace?q=avisos`);
    await expectValue(search, 'avisos');
  });

  for (const { name } of [{ name: '' }, ...screens]) {
    test(`[LG-03] ${name || 'the gallery'}: in three languages, light and dark, large and small, axe finds nothing`, async (t) => {
      const { page } = await visitSignedIn(t, shell, { reducedMotion: 'reduce' });
      // A small document of the origin, in which the language of the next one can be set.
      await page.goto(`${home}/icon.svg`);
      for (const [lang, colorScheme, width] of [
        ['pt_BR', 'light', 1280],
        ['es', 'dark', 1280],
        ['en', 'light', 375],
      ] as const) {
        await page.evaluate((value) => (sessionStorage.lang = value), lang);
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width, height: 800 });
        await page.goto(`${home}/workspace${name && `/${name}`}`);
        await waitForHeading(page);
        await page
          .getByRole('button', { name: /\d+ (não|sin|unread)/ })
          .first()
          .waitFor();
        assert.doesNotMatch(await page.locator('body').innerText(), /dass[A-Z]/, 'no text key is rendered');
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        assert.ok(overflow <= 0, `nothing sticks out of the page: ${overflow}px at ${width}`);
        assert.deepEqual(await accessibilityProblems(page, colorScheme), [], `${lang} ${colorScheme} ${width}`);
      }
    });
  }

  test('axe finds nothing on the home page, the error pages and the sign-in page, in light and dark', async (t) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      const one = await visit(t, shell, { colorScheme, reducedMotion: 'reduce' });
      const { page } = one;
      await page.goto(`${home}/login`);
      await page.locator('#demo-users button').first().waitFor();
      assert.deepEqual(await accessibilityProblems(page, colorScheme), [], `login ${colorScheme}`);
      await signIn(one, shell);
      for (const path of ['/', '/403', '/nada']) {
        await page.goto(home + path);
        await waitForHeading(page);
        await page.getByRole('button', { name: /Notificações, \d+ não/ }).waitFor({ state: 'attached' });
        assert.deepEqual(await accessibilityProblems(page, colorScheme), [], `${path} ${colorScheme}`);
      }
    }
  });

  test('after a requested server fault the frame renders an error and keeps working', async (t) => {
    const { page } = await visitSignedIn(t, shell);
    await page.goto(`${home}/workspace/server`);
    const outcome = page.locator('.outcome');
    for (const [button, words] of [
      ['500 com mensagem', 'Banco de dados em manutenção até 14h30'],
      ['500 sem conteúdo', 'O servidor encontrou um erro.'],
      ['Página HTML', 'uma resposta que não faz sentido'],
      ['Conexão interrompida', 'O servidor não responde.'],
      ['403 sem permissão', 'Sem permissão de acesso a esta área'],
      ['204 sem conteúdo', '0 área no menu'],
    ] as const) {
      await page.getByRole('button', { name: button }).click();
      await outcome.getByText(words).waitFor();
    }
    await page.getByRole('button', { name: '401 sessão encerrada' }).click();
    // The session is there: the refused request is repeated.
    await outcome.getByText(/[1-9]\d* áreas no menu/).waitFor();
    assert.equal(await page.getByRole('dialog', { name: 'A sua sessão terminou' }).count(), 0);
  });
});
