import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { gzipSync } from 'node:zlib';
import { formatNumber, languageIds } from '../../docs/build/languages.js';
import { FORM_TAGS, measurePageBuild, measureWrappers } from '../../scripts/checks/load-sizes.mjs';
import { listFiles } from '../../scripts/files.mjs';
import { developmentCode } from '../support/development-code.js';
import { SITE, startSite } from './support/docs-site.js';

describe('sizes in the documentation', () => {
  const { autoloader, form, bundle } = measurePageBuild(`${SITE}/kit`);
  const textOf = (language: string, guide: string): string =>
    readFileSync(`${SITE}/${language}/guides/${guide}/index.html`, 'utf8');

  for (const language of languageIds)
    it(`are those of the built kit: ${language}`, async () => {
      const html = textOf(language, 'first-page-html');
      for (const { size, files } of [autoloader, form, bundle])
        assert.match(html, new RegExp(`<td>${formatNumber(size, language)}</td>\\s*<td>${files}</td>`));
      const wrappers = await measureWrappers();
      assert.ok(textOf(language, 'first-page-react').includes(` ${formatNumber(wrappers.size, language)} KB`));
    });

  it('are those of production builds, also when `npm start` builds the site', () => {
    const files = listFiles([SITE], (path) => path.endsWith('.js'));
    assert.deepEqual(developmentCode(files), []);
  });

  for (const [name, tags, measured] of [
    ['a page without an element', [], autoloader],
    ['a form', FORM_TAGS, form],
  ] as const)
    it(`are what a browser loads: ${name}`, async (t) => {
      const site = await startSite();
      t.after(() => site.close());
      const { page } = await site.open();
      // Elements load parts in advance when the browser is idle.
      await page.addInitScript(() => (window.requestIdleCallback = () => 0));
      const address = `${site.home}kit/page.html`;
      await page.route(address, (route) =>
        route.fulfill({
          contentType: 'text/html; charset=utf-8',
          body: `<!doctype html><html lang="pt-BR"><title>Page</title><script type="module" src="dass.js"></script>
            ${tags.map((tag) => `<${tag} label="Label"></${tag}>`).join('')}`,
        }),
      );
      await page.goto(address);
      const files = await page.evaluate(async () => {
        const { ready } = (await import(new URL('dass.js', location.href).href)) as { ready(): Promise<void> };
        await ready();
        return performance
          .getEntriesByType('resource')
          .map(({ name }) => name)
          .filter((name) => name.endsWith('.js'));
      });
      const paths = [...new Set(files)].map((file) => SITE + file.slice(site.home.length - 1));
      const size = paths.reduce((sum, path) => sum + gzipSync(readFileSync(path), { level: 9 }).length / 1000, 0);
      assert.equal(paths.length, measured.files, paths.join('\n'));
      assert.ok(Math.abs(size - measured.size) < 0.2, `${size} KB instead of ${measured.size} KB`);
    });
});
