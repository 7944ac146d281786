import { strict as assert } from 'node:assert';
import { describe, test } from 'node:test';
import { allPages, openAndWait } from './support/all-pages.js';
import { cutTexts } from './support/cut-texts.js';
import { shellForTests } from './support/shell-under-test.js';
import { visitSignedIn } from './support/user.js';

describe('every page in large text', () => {
  const shell = shellForTests();

  test('[TB-01] with twice the size of the browser font, nothing is cut or wider than the page, at 1440, 768 and 375 px', async (t) => {
    const { page, context } = await visitSignedIn(t, shell, { reducedMotion: 'reduce' });
    await context.addInitScript(() => {
      const style = new CSSStyleSheet();
      style.replaceSync('html { font-size: 200% }');
      document.adoptedStyleSheets.push(style);
    });
    const problems: string[] = [];
    for (const path of allPages) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await openAndWait(page, path);
      for (const width of [1440, 768, 375]) {
        await page.setViewportSize({ width, height: 900 });
        await page.evaluate(
          () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(undefined)))),
        );
        problems.push(...(await cutTexts(page)).map((problem) => `${path} at ${width}: ${problem}`));
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        if (overflow > 0) problems.push(`${path} at ${width}: ${overflow} px wider than the page`);
      }
    }
    assert.equal(problems.join('\n'), '');
  });
});
