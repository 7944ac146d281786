import { strict as assert } from 'node:assert';
import { describe, test } from 'node:test';
import { templates as kitTexts } from '../../locales/generated/en.js';
import { pseudoModule } from '../../scripts/texts/pseudo-language.mjs';
import { templates as shellTexts } from '../../shell/locales/generated/en.js';
import { allPages, openAndWait } from './support/all-pages.js';
import { cutTexts } from './support/cut-texts.js';
import { home, shellForTests } from './support/shell-under-test.js';
import { collectData, untranslatedTexts } from './support/untranslated-texts.js';
import { visitSignedIn } from './support/user.js';

/** The pseudo-language is served in place of English. Its texts are those of English with accents, in brackets. */
const pseudoTexts = pseudoModule([kitTexts, shellTexts]);
const bell = /\d+ ú+ñ/;

describe('every page in a pseudo-language', () => {
  const shell = shellForTests();

  test('[LG-03] in texts that are 40 % longer, nothing is untranslated and nothing is cut, at 1440 and 375 px', async (t) => {
    const { page, context } = await visitSignedIn(t, shell, { reducedMotion: 'reduce' });
    await context.addInitScript(() => sessionStorage.setItem('lang', 'en'));
    await context.route(/\/assets\/en-[^/]+\.js$/, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: pseudoTexts }),
    );
    const data = collectData(page);
    const problems: string[] = [];
    const untranslated: { path: string; text: string }[] = [];
    for (const path of allPages) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await openAndWait(page, path, bell);
      untranslated.push(...(await untranslatedTexts(page)).map((text) => ({ path, text })));
      for (const width of [1440, 375]) {
        await page.setViewportSize({ width, height: 900 });
        await page.evaluate(
          () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(undefined)))),
        );
        problems.push(...(await cutTexts(page)).map((problem) => `${path} at ${width}: ${problem}`));
      }
    }
    assert.match(await page.title(), /^\[.*\]/, 'the pseudo-language was shown');
    for (const { path, text } of untranslated)
      if (!data.has(text)) problems.push(`${path}: '${text}' is not translated`);
    assert.equal(problems.join('\n'), '');
    assert.ok(page.url().startsWith(home));
  });
});
