// The first example of each element, in Spanish and English, has no Portuguese text.
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { exampleTexts } from '../../docs/build/examples/translation.js';
import { codeTexts } from '../../docs/build/examples/code-texts.js';
import type { Language } from '../../docs/build/languages.js';
import { selectList } from 'dass-elements/testing/playwright.js';
import { TSX_NAMES } from '../support/tsx-names.js';
import type { DocsPage } from './support/docs-browser.js';
import { startSite, type DocsSite } from './support/docs-site.js';
import { listExamples, type ListedExample } from './support/examples.js';

const first = new Map((await listExamples()).toReversed().map((example) => [example.tag, example]));

/** Texts of the table that are others in a language. */
const foreignTexts = (language: 'es' | 'en'): ReadonlySet<string> => {
  const translations = new Set(Object.values(exampleTexts.texts).map((text) => text[language]));
  return new Set(Object.keys(exampleTexts.texts).filter((text) => !translations.has(text)));
};

/** Returns the texts, labels and values in a document, those in shadow trees included. Runs in the page. */
function readTexts(): string[] {
  const found: string[] = [];
  const read = (root: Document | ShadowRoot): void => {
    const nodes = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
      if (node instanceof Text && !node.parentElement?.closest('script, style')) found.push(node.data.trim());
      if (!(node instanceof HTMLElement)) continue;
      for (const name of ['aria-label', 'label', 'placeholder']) found.push(node.getAttribute(name) ?? '');
      if (node instanceof HTMLInputElement) found.push(node.value);
      if (node.shadowRoot) read(node.shadowRoot);
    }
  };
  read(document);
  return found.filter(Boolean);
}

describe('examples in the language of the page', () => {
  let site: DocsSite;
  let shown: DocsPage;

  before(async () => {
    site = await startSite();
    shown = await site.open();
    await shown.page.addInitScript(TSX_NAMES);
  });
  after(() => site.close());

  /** Returns the texts of the first example of a page, whose overlay is opened, and those of its code. */
  async function textsOf({ element, tag, name }: ListedExample, language: Language): Promise<string[]> {
    const { page, pending } = shown;
    await page.goto(`${site.home}${language}/elements/${element}/`);
    const example = page.locator('.first-example .example');
    const frame = await example
      .locator('iframe')
      .elementHandle()
      .then((found) => found!.contentFrame());
    await frame!.waitForURL(`**/examples/${language}/${element}/${name}.html**`);
    await frame!.waitForFunction((tag) => Reflect.get(document.querySelector(tag) ?? {}, 'hasUpdated') === true, tag);
    const opener = frame!.locator(`body > dass-button:not([id]):has(+ ${tag})`);
    if ((await opener.count()) > 0) await opener.click();
    do await frame!.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve))));
    while (pending.size > 0);
    const code = await example.locator('.source-code pre').evaluateAll((all) => all.map((one) => one.textContent));
    return [
      ...(await frame!.evaluate(readTexts)),
      ...[...codeTexts(code[0]!, 'html'), ...codeTexts(code[1]!, 'tsx')].map(({ text }) => text),
    ];
  }

  for (const example of first.values())
    it(`shows no Portuguese text: ${example.element}`, async () => {
      for (const language of ['es', 'en'] as const) {
        shown.problems.length = 0;
        const foreign = foreignTexts(language);
        const texts = await textsOf(example, language);
        assert.deepEqual(
          texts.filter((text) => foreign.has(text)),
          [],
          language,
        );
        assert.deepEqual(shown.problems, []);
      }
    });

  it('follows the switch of the language, on pages in the same language', async () => {
    const { page } = shown;
    await page.goto(`${site.home}en/elements/select-list/`);
    await page.frameLocator('.first-example iframe').getByLabel('Unit').waitFor();
    await selectList(page, 'Language').choose('Español');
    await page.frameLocator('.first-example iframe').getByLabel('Unidad').waitFor();
    await selectList(page, 'Theme').choose('Dark');
    await page.goto(`${site.home}pt-BR/elements/select-list/`);
    await page.frameLocator('.first-example iframe').getByLabel('Unidade').waitFor();
    await page.goto(`${site.home}en/elements/switch/`);
    await page.frameLocator('.first-example iframe').getByText('Teclado virtual').waitFor();
  });
});
