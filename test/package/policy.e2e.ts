import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import { build } from 'esbuild';
import { chromium, type Browser, type Page } from 'playwright';
import { chromiumPath, chromiumSwitches } from '../../scripts/browsers.mjs';
import { htmlPage, openPage, startSite, type RunningSite } from './support/site.js';

/** Nothing inline, nothing from other origins, no text as a script. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' blob: data:",
  "connect-src 'self'",
  "worker-src 'self'",
  "media-src 'self' blob:",
  "require-trusted-types-for 'script'",
].join('; ');

interface Module {
  readonly source: string;
  readonly declarations: readonly { readonly tagName: string }[];
}
const { modules } = JSON.parse(readFileSync('custom-elements.json', 'utf8')) as { modules: readonly Module[] };

/** The script of the page: all examples, and what it does with them. */
async function pageScript(): Promise<string> {
  const imports = modules.map(
    ({ source }, index) => `import e${index} from './${source.replace(/\.ts$/, '.examples.ts')}';`,
  );
  const list = `const allExamples = [${modules.map((_, index) => `e${index}`).join()}];`;
  const script = readFileSync('test/package/policy/every-element.ts', 'utf8').replace(
    /declare const allExamples.*/,
    '',
  );
  const { outputFiles } = await build({
    stdin: { contents: [...imports, list, script].join('\n'), resolveDir: process.cwd(), loader: 'ts' },
    bundle: true,
    format: 'esm',
    target: 'es2022',
    write: false,
    logLevel: 'error',
  });
  return outputFiles[0]!.text;
}

describe('A page under a strict content security policy with Trusted Types', () => {
  let site: RunningSite;
  let browser: Browser;
  before(async () => {
    site = await startSite({
      answers: {
        '/page': htmlPage({ head: '<script type="module" src="/page.js"></script>' }),
        '/page.js': await pageScript(),
      },
      headers: { 'Content-Security-Policy': policy },
    });
    browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumSwitches });
  });
  after(async () => {
    await browser?.close();
    await site?.close();
  });

  async function connectUser(page: Page): Promise<void> {
    await page.exposeFunction('clickAt', async (x: number, y: number, { button, modifiers = [] }: ClickOptions) => {
      for (const key of modifiers) await page.keyboard.down(key);
      await page.mouse.click(x, y, { button: button ?? 'left' });
      for (const key of modifiers) await page.keyboard.up(key);
    });
    await page.exposeFunction('pressKey', (key: string) => page.keyboard.press(key));
    await page.exposeFunction('typeText', (text: string) => page.keyboard.type(text));
  }

  it('shows and uses every element without a violation', async (t) => {
    const { page } = await openPage(t, browser, `${site.address}/page`, { expected: /^\[dass\]|could not be/ });
    const violations = await page.evaluateHandle(() => {
      const found: string[] = [];
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
        found.push([violatedDirective, blockedURI, sample].join(' ')),
      );
      return found;
    });
    await connectUser(page);
    const fired: string[] = [];
    for (const { declarations } of modules)
      for (const { tagName } of declarations) {
        const events = await page.evaluate((tag) => window.showExample(tag), tagName);
        fired.push(...events.map((type) => `${tagName} ${type}`));
        assert.deepEqual(await violations.jsonValue(), [], tagName);
      }
    assert.ok(fired.length > 60, `the examples were used: ${fired.length} events`);
  });
});

interface ClickOptions {
  readonly button?: 'left' | 'middle' | 'right';
  readonly modifiers?: readonly string[];
}
