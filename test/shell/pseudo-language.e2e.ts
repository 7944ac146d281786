import { strict as assert } from 'node:assert';
import { describe, test, type TestContext } from 'node:test';
import type { Page } from 'playwright';
import { templates as kitTexts } from '../../locales/generated/en.js';
import { pseudoModule } from '../../scripts/texts/pseudo-language.mjs';
import { templates as shellTexts } from '../../shell/locales/generated/en.js';
import { allPages, openAndWait } from './support/all-pages.js';
import { cutTexts } from './support/cut-texts.js';
import { home, marina, shellForTests } from './support/shell-under-test.js';
import { collectData, untranslatedTexts } from './support/untranslated-texts.js';
import { visit, visitSignedIn, type Visit } from './support/user.js';

/** The pseudo-language is served in place of English. Its texts are those of English with accents, in brackets. */
const pseudoTexts = pseudoModule([kitTexts, shellTexts]);
const bell = /\d+ ú+ñ/;

const widths = [1440, 375] as const;

/** The pages whose buttons all open something: the samples of dialogs and messages. */
const SAMPLES = /\/(dialogs|messages|notices)$/;

/** What opens a dialog, a menu or a list, one of a kind: a table has a menu in each of its headings. */
async function openersOn(page: Page, path: string): Promise<readonly { selector: string; index: number }[]> {
  const selectors = ['[aria-haspopup]:visible', ...(SAMPLES.test(path) ? ['.page .screen button:visible'] : [])];
  const found: { selector: string; index: number }[] = [];
  for (const selector of selectors) {
    const kinds = await page.locator(selector).evaluateAll((elements) =>
      elements.map((element) => {
        const host = (element.getRootNode() as Partial<ShadowRoot>).host ?? element;
        const isOff = element.matches(':disabled, [aria-disabled=true]');
        return isOff ? '' : [host.localName, host.className, element.className, element.role ?? ''].join(' ');
      }),
    );
    kinds.forEach((kind, index) => {
      const isSample = selector !== selectors[0];
      if (kind && (isSample || kinds.indexOf(kind) === index)) found.push({ selector, index });
    });
  }
  return found;
}

/** Number of dialogs and popovers that are open, tooltips aside. */
const openCount = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const count = (root: ParentNode): number =>
      [...root.querySelectorAll('*')].reduce(
        (sum, element) =>
          sum +
          Number(element.matches('dialog[open], :popover-open:not([role=tooltip], .tip)')) +
          (element.shadowRoot ? count(element.shadowRoot) : 0),
        0,
      );
    return count(document.body);
  });

const drawn = (page: Page): Promise<unknown> =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(undefined)))),
  );

/** Waits for an open dialog, menu or list. @returns whether there is one: some buttons open none, as in a small window */
async function isOpened(page: Page): Promise<boolean> {
  for (let frame = 0; frame < 30; frame++) {
    if ((await openCount(page)) > 0) return true;
    await drawn(page);
  }
  return false;
}

describe('every page in a pseudo-language', () => {
  const shell = shellForTests();

  /** Opens a browser in which the pseudo-language is served in place of English. */
  async function visitPseudo(t: TestContext, open: typeof visit | typeof visitSignedIn): Promise<Visit> {
    const one = await open(t, shell, { reducedMotion: 'reduce' });
    await one.context.addInitScript(() => sessionStorage.setItem('lang', 'en'));
    await one.context.route(/\/assets\/en-[^/]+\.js$/, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: pseudoTexts }),
    );
    return one;
  }

  test('[LG-03] in texts that are 40 % longer, nothing is untranslated and nothing is cut, at 1440 and 375 px', async (t) => {
    const { page } = await visitPseudo(t, visitSignedIn);
    const data = collectData(page);
    const problems: string[] = [];
    const untranslated: { path: string; text: string }[] = [];
    for (const path of allPages) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await openAndWait(page, path, bell);
      untranslated.push(...(await untranslatedTexts(page)).map((text) => ({ path, text })));
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        await drawn(page);
        problems.push(...(await cutTexts(page)).map((problem) => `${path} at ${width}: ${problem}`));
      }
    }
    assert.match(await page.title(), /^\[.*\]/, 'the pseudo-language was shown');
    for (const { path, text } of untranslated)
      if (!data.has(text)) problems.push(`${path}: '${text}' is not translated`);
    assert.equal(problems.join('\n'), '');
    assert.ok(page.url().startsWith(home));
  });

  for (const width of widths)
    test(`[LG-03] nothing is untranslated and nothing is cut in dialogs, menus, pickers and the finder, at ${width} px`, async (t) => {
      const { page } = await visitPseudo(t, visitSignedIn);
      await page.setViewportSize({ width, height: 900 });
      const data = collectData(page);
      const problems = new Set<string>();
      const untranslated: { where: string; text: string }[] = [];
      let count = 0;
      for (const path of allPages) {
        await openAndWait(page, path, bell);
        const openers = await openersOn(page, path);
        for (const [at, { selector, index }] of openers.entries()) {
          const opener = page.locator(selector).nth(index);
          await opener.click();
          if (await isOpened(page)) {
            count++;
            await drawn(page);
            const where = `${path} at ${width}, ${selector} ${index}`;
            for (const problem of await cutTexts(page)) problems.add(`${where}: ${problem}`);
            untranslated.push(...(await untranslatedTexts(page)).map((text) => ({ where, text })));
          }
          if (at === openers.length - 1) break;
          for (let tries = 0; tries < 3 && (await openCount(page)) > 0; tries++) await page.keyboard.press('Escape');
          const isAway = !page.url().endsWith(path) || (await openCount(page)) > 0;
          if (isAway) await openAndWait(page, path, bell);
        }
      }
      for (const { where, text } of untranslated)
        if (!data.has(text)) problems.add(`${where}: '${text}' is not translated`);
      assert.equal([...problems].join('\n'), '');
      assert.ok(count > 100, `${count} have been opened`);
    });

  test('[LG-03] nothing is untranslated and nothing is cut on the sign-in page, also after a refused password', async (t) => {
    const { page } = await visitPseudo(t, visit);
    const problems: string[] = [];
    await page.goto(`${home}/login`);
    await page.locator('input[name=email]').fill(marina);
    await page.locator('input[type=password]').fill('errada');
    await page.keyboard.press('Enter');
    await page.getByRole('alert').first().waitFor();
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await drawn(page);
      problems.push(...(await cutTexts(page)).map((problem) => `at ${width}: ${problem}`));
      problems.push(...(await untranslatedTexts(page)).map((text) => `'${text}' is not translated`));
    }
    assert.match(await page.title(), /^\[.*\]/, 'the pseudo-language was shown');
    assert.equal(problems.join('\n'), '');
  });
});
