// The editor of the examples: tabs, links with code, console, lines with errors.
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Locator, Page } from 'playwright';
import { until } from '../shell/support/waiting.js';
import { startSite, type DocsSite } from './support/docs-site.js';

describe('the editor of the documentation', () => {
  let site: DocsSite;
  before(async () => void (site = await startSite()));
  after(() => site.close());

  const chip = 'en/elements/chip/';
  const firstExample = (page: Page): Locator => page.locator('.example').first();
  const codeOf = (page: Page, kind: 'html' | 'tsx'): Locator =>
    firstExample(page).locator(`.source-code[data-language="${kind}"]`);
  const edit = async (page: Page, kind: 'html' | 'tsx', code: string): Promise<Locator> => {
    const block = codeOf(page, kind);
    await block.getByRole('button', { name: 'Edit' }).click();
    await block.getByRole('textbox').fill(code);
    return block;
  };
  const clipboard = { permissions: ['clipboard-read', 'clipboard-write'] };
  const readClipboard = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());

  it('shows HTML and React side by side, and as tabs where there is no room for both', async () => {
    const { page, problems } = await site.open();
    await page.goto(site.home + chip);
    const html = codeOf(page, 'html').locator('pre');
    const react = codeOf(page, 'tsx').locator('pre');
    await html.waitFor();
    await react.waitFor();
    await page.setViewportSize({ width: 375, height: 800 });
    await react.waitFor({ state: 'hidden' });
    await firstExample(page).getByRole('tab', { name: 'React' }).click();
    await react.waitFor();
    await html.waitFor({ state: 'hidden' });
    await page.setViewportSize({ width: 1440, height: 900 });
    await html.waitFor();
    assert.equal(await firstExample(page).getByRole('tab').count(), 0);
    assert.deepEqual(problems, []);
  });

  it('copies a link with the code, which opens it and runs it only when the user says so', async () => {
    const { page, problems } = await site.open(clipboard);
    await page.goto(site.home + chip);
    const code =
      '<dass-chip label="Olá, 100 % — ção"></dass-chip>\n<script>parent.document.title = "hostile";</script>';
    const block = await edit(page, 'html', code);
    await firstExample(page).frameLocator('iframe').getByText('Olá').waitFor();
    await block.getByRole('button', { name: 'Copy link' }).click();
    await block.getByText('Copied').waitFor();
    const link = await readClipboard(page);
    assert.match(link, /\/en\/elements\/chip\/#code=default\.html\.[\w-]+$/);

    const other = await site.open();
    await other.page.goto(link);
    const opened = codeOf(other.page, 'html');
    await opened.getByText('This code came with the link.').waitFor();
    assert.equal(await opened.getByRole('textbox').innerText(), code);
    // The frame has the example of the page, also after the user has edited the code.
    await firstExample(other.page).frameLocator('iframe').locator('dass-chip').first().waitFor();
    await other.page.clock.install();
    await opened.getByRole('textbox').press('End');
    await other.page.keyboard.type(' ');
    await other.page.clock.runFor(2000);
    await other.page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    assert.equal(await other.page.locator('iframe[srcdoc]').count(), 0);
    assert.notEqual(await other.page.title(), 'hostile');
    await opened.getByRole('button', { name: 'Run' }).click();
    await firstExample(other.page).frameLocator('iframe').getByText('Olá').waitFor();
    await until('the script of the code', async () => (await other.page.title()) === 'hostile');
    await opened.getByText('This code came with the link.').waitFor({ state: 'hidden' });
    assert.deepEqual([...problems, ...other.problems], []);
  });

  it('opens React code of a link in its tab on a phone', async () => {
    const { page } = await site.open(clipboard);
    await page.goto(site.home + chip);
    const block = codeOf(page, 'tsx');
    await block.getByRole('button', { name: 'Copy link' }).click();
    await block.getByText('Copied').waitFor();
    const link = await readClipboard(page);
    const phone = await site.open({ viewport: { width: 375, height: 800 } });
    await phone.page.goto(link);
    await codeOf(phone.page, 'tsx').getByRole('textbox').getByText('DassChip').first().waitFor();
  });

  it('says when code is too long for a link, and when a link is broken', async () => {
    const { page } = await site.open(clipboard);
    await page.goto(site.home + chip);
    // Does not compress well.
    let seed = 1;
    const long = Array.from({ length: 12_000 }, () => {
      seed = (seed * 48_271) % 2_147_483_647;
      return String.fromCharCode(33 + (seed % 90));
    }).join('');
    const block = await edit(page, 'html', `<p>${long.replace(/[<&]/g, '-')}</p>`);
    await firstExample(page).locator('iframe[srcdoc]').waitFor();
    await block.getByRole('button', { name: 'Copy link' }).click();
    await block.getByText('The code is too long for a link.').waitFor();
    for (const hash of ['code=default.html.AAAA', `code=default.html.${'A'.repeat(9000)}`, 'code=default.exe.AAAA']) {
      const broken = await site.open();
      await broken.page.goto(`${site.home}${chip}#${hash}`);
      await broken.page.getByText('The code of this link cannot be read').first().waitFor();
      await broken.page.context().close();
    }
  });

  it('refuses a short link that unfolds into very long code', async () => {
    const { page } = await site.open();
    await page.goto(site.home + chip);
    const data = await page.evaluate(async () => {
      const stream = new Blob(['a'.repeat(2_000_000)]).stream().pipeThrough(new CompressionStream('deflate-raw'));
      const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
      return btoa(String.fromCharCode(...bytes))
        .replaceAll('+', '-')
        .replaceAll('/', '_')
        .replace(/=+$/, '');
    });
    assert.ok(data.length < 8_000);
    await page.evaluate((hash) => (location.hash = hash), `code=default.html.${data}`);
    await page.getByText('The code of this link cannot be read').first().waitFor();
    assert.equal(await page.getByText('This code came with the link.').count(), 0);
  });

  it('shows what the code writes to the console, with a number, and clears it', async () => {
    const { page } = await site.open();
    await page.goto(site.home + chip);
    const script = [
      '<script type="module">',
      "  console.log('material', { id: 7 }, [1, 2]);",
      "  console.warn('twice');",
      "  console.warn('twice');",
      "  console.error(new Error('No material'));",
      '</script>',
    ].join('\n');
    await edit(page, 'html', script);
    const shown = firstExample(page).locator('.console');
    await shown.getByText('Console (4, errors: 1)').click();
    assert.deepEqual(await shown.locator('li').allInnerTexts(), [
      'material {"id":7} [1,2]',
      'Warning: twice× 2',
      'Error: Error: No material',
    ]);
    await shown.getByRole('button', { name: 'Clear' }).click();
    await shown.waitFor({ state: 'hidden' });
  });

  it('marks the line of an error, in HTML and in React, of the syntax and at run time', async () => {
    const { page } = await site.open();
    await page.goto(site.home + chip);
    const html = await edit(
      page,
      'html',
      '<dass-chip></dass-chip>\n<script type="module">\n  const id = 1;\n  id.missing();\n</script>',
    );
    const marked = (block: Locator): Locator => block.locator('.cm-error-line');
    await html.getByText('The code has an error in line 4: Uncaught TypeError').waitFor();
    assert.equal(await marked(html).innerText(), '  id.missing();');
    await html.getByRole('textbox').fill('<p></p>\n<script type="module">\n  const = 1;\n</script>');
    await html.getByText('The code has an error in line 3: Uncaught SyntaxError').waitFor();
    assert.equal(await marked(html).innerText(), '  const = 1;');
    await html
      .getByRole('textbox')
      .fill('<script type="module">\n\nawait Promise.reject(new Error("late"));\n</script>');
    await html.getByText(/The code has an error.*late/).waitFor();
    await html.getByRole('textbox').fill('<p>Right</p>');
    await firstExample(page).frameLocator('iframe').getByText('Right').waitFor();
    await marked(html).waitFor({ state: 'detached' });

    const react = await edit(
      page,
      'tsx',
      "import { useState } from 'react';\n\nexport default function Broken() {\n  const [id] = useState<number>();\n  return <p>{id!.toFixed()}</p>;\n}",
    );
    await react.getByText('The code has an error in line 5: Uncaught TypeError').waitFor();
    assert.equal(await marked(react).innerText(), '  return <p>{id!.toFixed()}</p>;');
    await react.getByRole('textbox').fill('export default function Broken() {\n  return <p>;\n}');
    await react.getByText(/The code has an error in line \d: .*(Unexpected|Unterminated)/).waitFor();
    await marked(react).waitFor();
  });
});
