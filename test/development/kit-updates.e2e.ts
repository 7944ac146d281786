import { strict as assert } from 'node:assert';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, test, type TestContext } from 'node:test';
import type { Page } from 'playwright';
import { createServer } from 'vite';
import { reloadForElements, swapStyleSheets } from '../../scripts/dev-server/kit-updates.mjs';
import { startDevServer } from './dev-server.js';

const styles = (color: string): string =>
  `import { css } from 'lit';\nexport const fixtureStyles = css\`:host { color: ${color}; }\`;\n`;
const element = (text: string): string => `import { LitElement, html } from 'lit';
import { fixtureStyles } from './fixture.styles.js';
class Fixture extends LitElement {
  static styles = [fixtureStyles];
  render() { return html\`<p>${text}</p>\`; }
}
customElements.define('x-fixture', Fixture);
`;

/** A page with one element, open in the browser while its files change. */
async function openFixture(t: TestContext): Promise<{ page: Page; write(file: string, code: string): void }> {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'dass-updates-')));
  mkdirSync(join(root, 'elements'));
  const write = (file: string, code: string): void => writeFileSync(join(root, file), code);
  write(
    'index.html',
    '<link rel="icon" href="data:,"><x-fixture></x-fixture><script type="module" src="/elements/fixture.ts"></script>',
  );
  write('elements/fixture.styles.ts', styles('rgb(0, 0, 200)'));
  write('elements/fixture.ts', element('before'));
  const { open, close } = await startDevServer({
    configFile: false,
    root,
    plugins: [swapStyleSheets(), reloadForElements()],
    resolve: { alias: { lit: resolve('node_modules/lit') } },
    server: { fs: { allow: [root, resolve('.')] } },
  });
  t.after(async () => {
    // First: a page whose files are gone logs errors.
    await close();
    rmSync(root, { recursive: true });
  });
  const page = await open(t, '/');
  await page.locator('x-fixture p').waitFor();
  // Lost when the page is reloaded.
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  return { page, write };
}

const isSamePage = (page: Page): Promise<boolean> => page.evaluate(() => 'isSamePage' in window);
const hasColor = (page: Page, color: string): Promise<unknown> =>
  page.waitForFunction(
    (color) => getComputedStyle(document.querySelector('x-fixture') as Element).color === color,
    color,
  );

/** Writes again until the edit shows: Vite's watcher drops a change within 50 ms of another one of the same file. */
async function writeUntil(write: () => void, isShown: () => Promise<unknown>): Promise<void> {
  write();
  const timer = setInterval(write, 500);
  try {
    await isShown();
  } finally {
    clearInterval(timer);
  }
}

describe('an edit while the kit is developed', () => {
  test('of styles shows without a reload, time and again', async (t) => {
    const { page, write } = await openFixture(t);
    await hasColor(page, 'rgb(0, 0, 200)');
    for (const color of ['rgb(200, 0, 0)', 'rgb(0, 200, 0)']) {
      await writeUntil(
        () => write('elements/fixture.styles.ts', styles(color)),
        () => hasColor(page, color),
      );
    }
    assert.equal(await isSamePage(page), true);
  });

  test('of styles that a function creates reloads the page', async (t) => {
    const { page, write } = await openFixture(t);
    const more = (color: string): string => `${styles(color)}export function widthStyles() { return '${color}'; }\n`;
    await writeUntil(
      () => write('elements/fixture.styles.ts', more('rgb(200, 0, 0)')),
      () => hasColor(page, 'rgb(200, 0, 0)'),
    );
    await writeUntil(
      () => write('elements/fixture.styles.ts', more('rgb(0, 200, 0)')),
      () => page.waitForFunction(() => !('isSamePage' in window)),
    );
    await hasColor(page, 'rgb(0, 200, 0)');
  });

  test('of code loads the page anew', async (t) => {
    const { page, write } = await openFixture(t);
    write('elements/fixture.ts', element('after'));
    await page.locator('x-fixture').getByText('after').waitFor();
    assert.equal(await isSamePage(page), false);
  });

  for (const configFile of ['vite.config.ts', 'playground/vite.config.ts']) {
    test(`is noticed by the server of ${configFile}`, async (t) => {
      const vite = await createServer({ configFile, logLevel: 'error', server: { middlewareMode: true } });
      t.after(() => vite.close());
      const module = await vite.transformRequest(`/@fs${resolve('elements/controls/button/button.styles.ts')}`);
      assert.match(module?.code ?? '', /registerStyles\(.*\{ buttonStyles \}/);
      assert.ok(vite.config.plugins.some(({ name }) => name === 'dass:reload-for-elements'));
    });
  }
});
