// The contrast and the tokens of the theme editor.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import { startSite, type DocsSite } from './support/docs-site.js';

interface Token<Value> {
  readonly $type: string;
  readonly $value: Value;
}
type Group<Value = unknown> = Readonly<Record<string, Token<Value>>>;

interface Tokens {
  readonly color: Readonly<Record<'light' | 'dark', Group<{ readonly alpha: number }>>>;
  readonly size: Group;
  readonly time: Group;
  readonly ease: Group;
  readonly font: Group;
  readonly shadow: Group<readonly { readonly blur: unknown }[]>;
}

describe('the theme editor of the documentation', () => {
  let site: DocsSite;
  before(async () => void (site = await startSite()));
  after(() => site.close());

  it('shows the contrast of texts, and warns of pairs that fail', async () => {
    const { page, problems } = await site.open();
    await page.goto(`${site.home}en/guides/theming/`);
    await page.getByText('All pairs have level AA.').waitFor();
    const row = page.locator('#theme-contrast tr', { hasText: 'on-accent / accent' });
    assert.match(await row.locator('td').first().innerText(), /Aa 5\.\d\d : 1 AA$/);
    const accent = page.getByRole('textbox', { name: '--dass-color-accent', exact: true });
    await accent.fill('#777777');
    await page.getByText(/Pairs without level AA: \d/).waitFor();
    assert.equal(await row.locator('td').first().innerText(), 'Aa 4.47 : 1 Fails AA: for large text only');
    await accent.fill('#fff');
    await row.getByText('1.00 : 1 Fails AA').first().waitFor();
    await page.locator('.theme-editor').getByRole('button', { name: 'Reset' }).click();
    await page.getByText('All pairs have level AA.').waitFor();
    assert.deepEqual(problems, []);
  });

  it('writes the tokens in the format of the Design Tokens Community Group', async () => {
    const { page, problems } = await site.open();
    await page.goto(`${site.home}en/guides/theming/`);
    await page.getByRole('textbox', { name: '--dass-color-accent', exact: true }).fill('#7a1fa2');
    await page.getByRole('textbox', { name: '--dass-space-4', exact: true }).fill('1.5rem');
    await page.locator('#theme-json').getByText('#7a1fa2').first().waitFor({ state: 'attached' });
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save file' }).click();
    const file = await saved;
    assert.equal(file.suggestedFilename(), 'dass.tokens.json');
    const tokens = JSON.parse(readFileSync(await file.path(), 'utf8')) as Tokens;
    const accent = { colorSpace: 'srgb', components: [0.4784, 0.1216, 0.6353], alpha: 1, hex: '#7a1fa2' };
    assert.deepEqual(tokens.color.light.accent, { $type: 'color', $value: accent });
    assert.deepEqual(tokens.color.dark.accent, { $type: 'color', $value: accent });
    assert.notDeepEqual(tokens.color.dark.page, tokens.color.light.page);
    assert.equal(tokens.color.light.hover?.$value.alpha, 0.0706);
    assert.deepEqual(tokens.size['space-4'], { $type: 'dimension', $value: { value: 1.5, unit: 'rem' } });
    assert.deepEqual(tokens.time['time-fast'], { $type: 'duration', $value: { value: 120, unit: 'ms' } });
    assert.deepEqual(tokens.ease.ease, { $type: 'cubicBezier', $value: [0.2, 0, 0, 1] });
    assert.deepEqual(tokens.font.font?.$value, ['system-ui', 'sans-serif']);
    assert.equal(tokens.shadow.shadow?.$value.length, 2);
    assert.deepEqual(tokens.shadow.shadow?.$value[1]?.blur, { value: 24, unit: 'px' });
    assert.deepEqual(problems, []);
  });
});
