import axe from 'axe-core';
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { languagePicker, selectList } from 'dass-elements/testing/playwright.js';
import type { FrameLocator, Locator, Page } from 'playwright';
import { rulesOf } from '../support/assertions/axe-rules.js';
import { deferred, until } from '../shell/support/waiting.js';
import { startSite, type DocsSite } from './support/docs-site.js';

const PAGES = [
  'en/',
  'en/elements/pick-list/',
  'pt-BR/elements/data-table/',
  'es/elements/confirm-dialog/',
  'en/elements/text-input/',
  'en/elements/upload/',
  'pt-BR/guides/forms/',
  'es/guides/theming/',
];

describe('documentation site', () => {
  let site: DocsSite;
  before(async () => {
    site = await startSite();
  });
  after(() => site.close());

  const frameOf = (example: Locator): FrameLocator => example.frameLocator('iframe');
  /** Waits until the search field takes what is typed. */
  const searchIsFocused = (page: Page): Promise<unknown> =>
    page.waitForFunction(() => document.activeElement?.matches('#search-dialog dass-text-input'));
  const codeOf = (example: Locator, language: 'html' | 'tsx'): Locator =>
    example.locator(`.source-code[data-language="${language}"]`);

  it('opens in the language of the browser', async () => {
    const { page, problems } = await site.open({ locale: 'es-MX' });
    await page.goto(site.home);
    await page.waitForURL(`${site.home}es/`);
    await page.getByRole('heading', { name: 'Guías' }).waitFor();
    assert.deepEqual(problems, []);
  });

  it('finds pages from the keyboard', async () => {
    const { page, problems } = await site.open();
    await page.goto(`${site.home}en/`);
    await page.locator('dass-header-layout main').waitFor();
    await page.keyboard.press('Control+k');
    await page.getByRole('searchbox', { name: 'Search the documentation' }).waitFor();
    await searchIsFocused(page);
    await page.keyboard.insertText('pick list');
    const results = page.locator('#search-dialog .search-results a');
    await results.filter({ hasText: 'pick-list' }).first().waitFor();
    const second = await results.nth(1).evaluate((link) => (link as HTMLAnchorElement).href);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL(second);
    assert.deepEqual(problems, []);
  });

  it('replaces the text of the last search when the user types', async () => {
    const { page, problems } = await site.open();
    await page.goto(`${site.home}en/`);
    const field = page.getByRole('searchbox', { name: 'Search the documentation' });
    for (const text of ['pick list', 'recorder']) {
      await page.keyboard.press('Control+k');
      await field.waitFor();
      await searchIsFocused(page);
      await page.keyboard.type(text);
      assert.equal(await field.inputValue(), text);
      await page.locator('#search-dialog .search-results a').first().waitFor();
      await page.getByRole('button', { name: 'Close', exact: true }).click();
      await field.waitFor({ state: 'hidden' });
    }
    assert.deepEqual(problems, []);
  });

  it('says when nothing is found', async () => {
    const { page } = await site.open();
    await page.goto(`${site.home}pt-BR/`);
    await page.getByRole('button', { name: 'Pesquisar' }).click();
    await page.getByRole('searchbox', { name: 'Pesquisar na documentação' }).waitFor();
    await searchIsFocused(page);
    await page.keyboard.type('жжжж');
    await page.getByText('Nada encontrado para “жжжж”.').waitFor();
  });

  it('leads to every element from the menu, which can be filtered', async () => {
    const { page, problems } = await site.open();
    await page.goto(`${site.home}en/guides/forms/`);
    const menu = page.locator('dass-menu-drawer');
    await menu.getByRole('textbox', { name: 'Filter menu' }).fill('translation');
    await menu.getByRole('link', { name: 'translation-dialog' }).click();
    await page.waitForURL(/\/en\/elements\/translation-dialog\//);
    assert.deepEqual(problems, []);
  });

  it('shows the same page in another language', async () => {
    const { page } = await site.open();
    await page.goto(`${site.home}en/elements/chip/`);
    const link = page.locator('link[hreflang="pt-BR"]');
    assert.equal(await link.getAttribute('href'), '../../../pt-BR/elements/chip/');
    const account = page.locator('dass-account-menu');
    await account.getByRole('button').first().click();
    await languagePicker(account, 'Language').choose('Português (Brasil)');
    await page.waitForURL(`${site.home}pt-BR/elements/chip/`);
    await page.getByRole('heading', { name: 'Propriedades' }).first().waitFor();
  });

  it('shows the examples as the switches say', async () => {
    const { page } = await site.open();
    await page.goto(`${site.home}en/`);
    // As another page of the same server may have done.
    await page.evaluate(() => sessionStorage.setItem('lang', 'es'));
    await page.goto(`${site.home}en/elements/select-list/`);
    await selectList(page, 'Language').control.waitFor();
    const example = page.locator('.example').first();
    const root = frameOf(example).locator('html');
    const control = frameOf(example).locator('dass-select-list').getByRole('combobox');
    const expectRoot = async (selector: string): Promise<void> => {
      await frameOf(example).locator(`html${selector}`).waitFor();
      await control.waitFor();
    };
    await selectList(page, 'Theme').choose('Dark');
    await expectRoot('[data-theme=dark]');
    await selectList(page, 'Direction').choose('RTL');
    await expectRoot('[dir=rtl]');
    await selectList(page, 'Density').choose('Compact');
    await expectRoot('[data-density=compact]');
    await selectList(page, 'Language').choose('Español');
    await frameOf(example).getByPlaceholder('Seleccione').waitFor();
    assert.equal(await root.getAttribute('lang'), 'es');
    assert.equal(await root.getAttribute('dir'), 'rtl');
    await selectList(page, 'Language').choose('Português');
    await frameOf(example).getByPlaceholder('Selecione', { exact: true }).waitFor();
    assert.equal(await root.getAttribute('lang'), 'pt-BR');

    const alone = page.context().waitForEvent('page');
    await example.getByRole('link', { name: 'Open in its own page' }).click();
    const ownPage = await alone;
    await ownPage.locator('html[data-theme=dark][dir=rtl][data-density=compact][lang=pt-BR]').waitFor();
    await ownPage.close();

    // The page around the examples stays in its language.
    const placeholder = (): Promise<string> =>
      page.locator('.settings').evaluate(async (form) => {
        const select = document.createElement('dass-select-list');
        form.append(select);
        await (select as unknown as { updateComplete: Promise<boolean> }).updateComplete;
        const text = select.shadowRoot!.querySelector('input')!.placeholder;
        select.remove();
        return text;
      });
    assert.equal(await placeholder(), 'Select');
    await page.reload();
    await frameOf(example).getByPlaceholder('Selecione', { exact: true }).waitFor();
    assert.equal(await placeholder(), 'Select');
  });

  it('keeps what is typed in an example when its width changes', async () => {
    const { page } = await site.open();
    await page.goto(`${site.home}en/elements/text-input/`);
    const example = page.locator('.example').first();
    const field = frameOf(example).getByRole('textbox').first();
    await field.fill('Malha');
    await selectList(page, 'Width').choose('375 px');
    await page.waitForFunction(() => document.querySelector('iframe')?.clientWidth === 375);
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    assert.equal(await field.inputValue(), 'Malha');
  });

  it('goes back to the page before, whatever was shown in the examples', async () => {
    const { page } = await site.open();
    await page.goto(`${site.home}en/`);
    await page.goto(`${site.home}en/elements/chip/`);
    const example = page.locator('.example').first();
    await frameOf(example).locator('dass-chip').first().waitFor();
    await selectList(page, 'Theme').choose('Dark');
    await frameOf(example).locator('html[data-theme=dark] dass-chip').first().waitFor();
    const html = codeOf(example, 'html');
    await html.getByRole('button', { name: 'Edit' }).click();
    for (const label of ['One', 'Two']) {
      await html.getByRole('textbox').fill(`<dass-chip label="${label}"></dass-chip>`);
      await frameOf(example).getByText(label).waitFor();
    }
    await page.goBack();
    assert.equal(page.url(), `${site.home}en/`);
  });

  it('shows no required mark at the switches', async () => {
    const { page } = await site.open();
    await page.goto(`${site.home}en/elements/chip/`);
    const labels = page.locator('.settings .label');
    await labels.nth(4).waitFor();
    const marks = await labels.evaluateAll((all) => all.map((one) => getComputedStyle(one, '::after').content));
    assert.deepEqual(marks, Array(5).fill('none'));
  });

  for (const language of ['pt-BR', 'es', 'en'])
    it(`shows the whole text of each switch at 1440 and 375 px, ${language}`, async () => {
      const { page } = await site.open();
      for (const width of [1440, 375]) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(`${site.home}${language}/elements/chip/`);
        const controls = page.locator('.settings').getByRole('combobox');
        await controls.nth(4).waitFor();
        const cut = await controls.evaluateAll((inputs) =>
          inputs
            .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
            .map((input) => (input as HTMLInputElement).value),
        );
        assert.deepEqual(cut, []);
      }
    });

  it('shows edited HTML, says what is wrong in edited React, and resets', async () => {
    const { page } = await site.open();
    await page.goto(`${site.home}en/elements/chip/`);
    const example = page.locator('.example').first();
    const html = codeOf(example, 'html');
    await html.getByRole('button', { name: 'Edit' }).click();
    const editor = html.getByRole('textbox');
    await editor.fill('<dass-chip label="Edited"></dass-chip>');
    await frameOf(example).getByText('Edited').waitFor();
    await editor.fill('<script type="module">throw new Error("No material");</script>');
    await html.getByText('The code has an error in line 1: Uncaught Error: No material').waitFor();
    await editor.fill('<dass-chip label="Edited"></dass-chip>');
    await frameOf(example).getByText('Edited').waitFor();
    assert.equal(await html.getByRole('status').textContent(), '');

    const react = codeOf(example, 'tsx');
    await react.getByRole('button', { name: 'Edit' }).click();
    await react.getByRole('textbox').fill('export default function () { return <');
    await react.getByText(/The code has an error/).waitFor();
    await react
      .getByRole('textbox')
      .fill(
        'import { DassChip } from \'dass-elements/react/dass-chip.js\';\nexport default function Changed() {\n  return <DassChip label="From React" />;\n}',
      );
    await frameOf(example).getByText('From React').waitFor();
    await react.getByRole('button', { name: 'Reset' }).click();
    // The HTML is still edited.
    await frameOf(example).getByText('Edited').waitFor();
    assert.equal(await react.getByRole('status').textContent(), '');
    await html.getByRole('button', { name: 'Reset' }).click();
    await frameOf(example).getByText('Edited').waitFor({ state: 'detached' });
    await frameOf(example).locator('dass-chip').waitFor();
  });

  it('drops code that is reset before the example follows it', async () => {
    const { page } = await site.open();
    await page.goto(`${site.home}en/elements/chip/`);
    const example = page.locator('.example').first();
    await frameOf(example).locator('dass-chip').first().waitFor();
    const html = codeOf(example, 'html');
    await html.getByRole('button', { name: 'Edit' }).click();
    await html.getByRole('textbox').waitFor();
    await page.clock.install();
    await html.getByRole('textbox').fill('<dass-chip label="Edited"></dass-chip>');
    await html.getByRole('button', { name: 'Reset' }).click();
    await page.clock.runFor(2000);
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    assert.equal(await example.locator('iframe[srcdoc]').count(), 0);
  });

  it('shows the last code when React code takes longer to compile', async () => {
    const { page } = await site.open();
    const { promise: released, resolve: release } = deferred();
    await page.route(/compile-react/, async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(`${site.home}en/elements/chip/`);
    const example = page.locator('.example').first();
    const react = codeOf(example, 'tsx');
    await react.getByRole('button', { name: 'Edit' }).click();
    const asked = page.waitForRequest(/compile-react/);
    await react
      .getByRole('textbox')
      .fill(
        'import { DassChip } from "dass-elements/react/dass-chip.js";' +
          'export default function Late() { return <DassChip label="Late" />; }',
      );
    await asked;
    const html = codeOf(example, 'html');
    await html.getByRole('button', { name: 'Edit' }).click();
    await html.getByRole('textbox').fill('<dass-chip label="Last"></dass-chip>');
    await frameOf(example).getByText('Last').waitFor();
    release();
    const url = (await asked).url();
    // The site waits for the same module, and goes on before.
    await page.evaluate((address) => import(address) as Promise<unknown>, url);
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    assert.match((await example.locator('iframe').getAttribute('srcdoc'))!, /label="Last"/);
  });

  it('shows the fields of the objects that a property takes, and the values of a property', async () => {
    const { page } = await site.open();
    await page.goto(`${site.home}en/elements/data-table/`);
    const columns = page.locator('#property-columns');
    const names = await columns.locator('.fields > li > code:first-child').allTextContents();
    assert.equal(names[0], 'name?: string');
    assert.ok(names.includes("align?: 'left' | 'center' | 'right'"), names.join('\n'));
    await columns.getByText('Allows the user to sort by the column.').waitFor();
    await page.goto(`${site.home}en/elements/badge/`);
    const tone = page.locator('#property-tone td').first();
    for (const value of ['danger', 'neutral']) assert.ok((await tone.textContent())!.includes(`'${value}'`));
  });

  it('copies the code of a guide', async () => {
    const { page } = await site.open({ permissions: ['clipboard-read', 'clipboard-write'] });
    await page.goto(`${site.home}en/guides/first-page-html/`);
    const block = page.locator('.guide-code').first();
    const code = await block.locator('pre').textContent();
    await block.getByRole('button', { name: 'Copy' }).click();
    await block.getByText('Copied').waitFor();
    assert.equal(await page.evaluate(() => navigator.clipboard.readText()), code);
  });

  it('keeps the theme that the user selects', async () => {
    const { page } = await site.open();
    await page.goto(`${site.home}en/`);
    await page.locator('dass-account-menu').getByRole('button').first().click();
    await page.locator('dass-account-menu').getByText('Dark', { exact: true }).click();
    assert.equal(await page.getByRole('button', { name: 'Sign out' }).count(), 0);
    // The page has the theme before the kit is loaded.
    await page.route('**/kit/**', (route) => route.abort());
    await page.goto(`${site.home}en/elements/chip/`);
    assert.equal(await page.locator('html').getAttribute('data-theme'), 'dark');
  });

  it('writes the style sheet of a theme', async () => {
    const { page, problems } = await site.open();
    await page.goto(`${site.home}en/guides/theming/`);
    const field = page.getByRole('textbox', { name: '--dass-color-accent', exact: true });
    await field.fill('#7a1fa2');
    await page.locator('#theme-css').getByText('--dass-color-accent: #7a1fa2;').waitFor();
    const button = page.frameLocator('.theme-result iframe').getByRole('button', { name: 'Send' });
    // The preview follows when it has loaded.
    await until('the accent in the preview', async () => {
      const color = await button.evaluate((element) => getComputedStyle(element).backgroundColor);
      return color === 'rgb(122, 31, 162)';
    });
    await page.getByRole('textbox', { name: '--dass-required-mark' }).fill("' (required)'");
    await page.locator('#theme-css').getByText("--dass-required-mark: ' (required)';").waitFor();
    const label = page.frameLocator('.theme-result iframe').locator('dass-text-input .label').first();
    assert.equal(await label.evaluate((element) => getComputedStyle(element, '::after').content), '" (required)"');
    await page.getByRole('textbox', { name: '--dass-required-mark' }).fill('');
    await field.fill('no color');
    await field.press('Tab');
    await page.getByText('Not a valid value').waitFor();
    assert.match(await page.locator('#theme-css').innerText(), /Nothing is changed/);
    assert.deepEqual(problems, []);
  });

  for (const [language, name, send] of [
    ['pt-BR', 'Filtrar menu', 'Enviar'],
    ['es', 'Filtrar el menú', 'Enviar'],
    ['en', 'Filter menu', 'Send'],
  ] as const)
    it(`keeps the language of the theming guide beside the preview: ${language}`, async () => {
      const { page, problems } = await site.open();
      for (const visit of ['first', 'second']) {
        // The kit reads the language when the preview is loaded.
        const { promise: isLoaded, resolve: release } = deferred();
        await page.unroute('**/kit/dass.js');
        await page.route('**/kit/dass.js', async (route) => {
          if (route.request().frame() === page.mainFrame()) await isLoaded;
          await route.continue();
        });
        await page.goto(`${site.home}${language}/guides/theming/`, { waitUntil: 'commit' });
        await page.frameLocator('.theme-result iframe').getByRole('button', { name: send }).waitFor();
        release();
        await page.locator('dass-menu-drawer').getByRole('textbox', { name }).waitFor();
        const stored = await page.evaluate(() => sessionStorage.getItem('lang'));
        assert.equal(stored, language.replace('-', '_'), visit);
      }
      assert.deepEqual(problems, []);
    });

  it('keeps its theme, whatever is selected in an example', async () => {
    const { page } = await site.open({ colorScheme: 'light' });
    await page.goto(`${site.home}en/elements/account-menu/`);
    const account = frameOf(page.locator('.example').first()).locator('dass-account-menu');
    await account.getByRole('button').first().click();
    await account.getByText('Dark', { exact: true }).click();
    await frameOf(page.locator('.example').first()).locator('html[data-theme=dark]').waitFor();
    await page.goto(`${site.home}en/`);
    assert.equal(await page.locator('html').getAttribute('data-theme'), 'system');
  });

  it('reads the fields of the theme editor when they are defined, also after the preview has loaded', async () => {
    const { page, problems } = await site.open();
    const { promise: released, resolve: release } = deferred();
    await page.route(/\/kit\/chunks\/text-input-/, async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(`${site.home}en/guides/theming/`);
    await page.locator('.theme-result').scrollIntoViewIfNeeded();
    await page.waitForFunction(() => {
      const preview = document.querySelector<HTMLIFrameElement>('.theme-result iframe');
      return (
        preview?.contentDocument?.readyState === 'complete' && preview.contentDocument.querySelector('dass-switch')
      );
    });
    release();
    await page.getByRole('textbox', { name: '--dass-color-accent', exact: true }).fill('#7a1fa2');
    await page.locator('#theme-css').getByText('--dass-color-accent: #7a1fa2;').waitFor();
    assert.deepEqual(problems, []);
  });

  for (const width of [375, 1440])
    for (const colorScheme of ['light', 'dark'] as const)
      it(`has no accessibility problem at ${width} px, ${colorScheme}`, async () => {
        const { page, problems } = await site.open({ viewport: { width, height: 900 }, colorScheme });
        for (const path of PAGES) {
          await page.goto(site.home + path);
          await page.locator('dass-header-layout main').waitFor();
          await page.evaluate(
            () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
          );
          await page.evaluate(axe.source);
          const found = await page.evaluate(
            async (rules) => {
              const { axe: axeInPage } = globalThis as unknown as { axe: typeof axe };
              // Frames are pages of their own; the examples are tested with their elements. The skip link and the tabs of
              // the menu are outside of landmarks.
              const { violations } = await axeInPage.run(
                { exclude: [['iframe']] },
                { ...rules, rules: { region: { enabled: false } } },
              );
              return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${String(target)}`));
            },
            rulesOf(colorScheme === 'dark' ? 'colors' : 'all'),
          );
          assert.deepEqual(found, [], path);
          const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          assert.ok(overflow <= 0, `${path} is ${overflow} px too wide`);
        }
        assert.deepEqual(problems, []);
      });
});
