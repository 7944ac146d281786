import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { readSearchTerms } from '../../docs/build/content/search-terms.js';
import { languageIds, type Language } from '../../docs/build/languages.js';
import { startSite, type DocsSite } from './support/docs-site.js';

const OPEN: Record<Language, string> = { 'pt-BR': 'Pesquisar', es: 'Buscar', en: 'Search' };

describe('the search of the documentation', () => {
  let site: DocsSite;
  before(async () => void (site = await startSite()));
  after(() => site.close());

  const terms = readSearchTerms();

  for (const language of languageIds)
    it(`shows the right page first for each word of a newcomer: ${language}`, async () => {
      const { page, problems } = await site.open();
      await page.goto(`${site.home}${language}/`);
      await page.getByRole('button', { name: OPEN[language] }).click();
      const field = page.locator('#search-dialog dass-text-input').getByRole('searchbox');
      await field.waitFor();
      const first = page.locator('.search-results a').first();
      await field.fill('toast');
      await first.getByText('<dass-notice>').waitFor();
      const wrong: string[] = [];
      for (const { page: expected, terms: words } of terms)
        for (const word of new Set([...words[language], ...words.en])) {
          // Removes the results of the word before.
          await field.fill('');
          await field.fill(word);
          const address = `${site.home}${language}/${expected}/`;
          const isFirst = page.waitForFunction(
            (wanted) => document.querySelector<HTMLAnchorElement>('.search-results a')?.href === wanted,
            address,
            { timeout: 5000 },
          );
          await isFirst.catch(() => wrong.push(`${word}: not ${address}`));
        }
      // The index has answered, and the page is still the first one.
      await field.fill('tree');
      await page.locator('.search-results li').nth(1).waitFor();
      assert.match(await first.innerText(), /dass-hierarchy-table/);
      assert.deepEqual(wrong, []);
      assert.deepEqual(problems, []);
    });

  it('ignores case, accents, spaces and hyphens, and says what there is instead', async () => {
    const { page } = await site.open();
    await page.goto(`${site.home}pt-BR/`);
    await page.getByRole('button', { name: OPEN['pt-BR'] }).click();
    const field = page.locator('#search-dialog dass-text-input').getByRole('searchbox');
    await field.fill('ARVORE');
    await page.locator('.search-results a').first().getByText('<dass-hierarchy-table>').waitFor();
    await field.fill('Bread-Crumb');
    await page.locator('.search-results li').first().getByText('Não há trilha de navegação').waitFor();
  });

  it('counts what it shows, and finds no words of accessibility trees', async () => {
    const { page } = await site.open();
    await page.goto(`${site.home}es/`);
    await page.getByRole('button', { name: OPEN.es }).click();
    const field = page.locator('#search-dialog dass-text-input').getByRole('searchbox');
    const results = page.locator('.search-results li');
    for (const text of ['lista desplegable', 'menuitemcheckbox', 'migas de pan']) {
      await field.fill('');
      await results.first().waitFor({ state: 'detached' });
      await field.fill(text);
      const state = page.locator('.search-state');
      await state.getByText(/\d|No se encontró/).waitFor();
      const count = await results.count();
      if (count > 0 && count < 12) await state.getByText(new RegExp(`^${count} `)).waitFor();
      const excerpts = await results.allInnerTexts();
      assert.ok(!excerpts.some((excerpt) => /- (?:listitem|menuitemcheckbox)/.test(excerpt)), excerpts.join('\n'));
    }
  });

  it('has one page for each word', () => {
    for (const language of languageIds) {
      const words = terms.flatMap(({ page, terms: own }) =>
        [...new Set([...own[language], ...own.en])].map((word) => [word, page] as const),
      );
      const pages = new Map<string, Set<string>>();
      for (const [word, page] of words) pages.set(word, (pages.get(word) ?? new Set()).add(page));
      assert.deepEqual(
        [...pages].filter(([, { size }]) => size > 1).map(([word]) => word),
        [],
        language,
      );
    }
  });
});
