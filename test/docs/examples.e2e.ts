import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { DocsPage } from './support/docs-browser.js';
import { startSite, type DocsSite } from './support/docs-site.js';
import { listExamples, type ListedExample } from './support/examples.js';

const examples = await listExamples();
const byElement = new Map<string, ListedExample[]>();
for (const example of examples) byElement.set(example.element, [...(byElement.get(example.element) ?? []), example]);

describe('examples of the documentation', () => {
  let site: DocsSite;
  let shown: DocsPage;

  before(async () => {
    site = await startSite();
    shown = await site.open();
  });
  after(() => site.close());

  /** Opens an example and waits until the kit has nothing more to load or to render. */
  async function problemsOf({ element, tag, name, warning }: ListedExample, end: string): Promise<string[]> {
    const { page, problems } = shown;
    problems.length = 0;
    await page.goto(`${site.home}examples/${element}/${name}${end}`);
    const isRendered = (wanted: string): boolean => {
      const found = document.querySelector<HTMLElement & { hasUpdated?: boolean }>(wanted);
      return found?.hasUpdated === true;
    };
    await page.waitForFunction(isRendered, tag, { timeout: 10_000 }).catch(() => problems.push('is not rendered'));
    await page.evaluate(async (wanted) => {
      await document.querySelector<HTMLElement & { updateComplete?: Promise<unknown> }>(wanted)?.updateComplete;
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }, tag);
    return problems
      .filter((problem) => !warning?.test(problem.replace(/^warning: /, '')))
      .map((problem) => `${name}: ${problem}`);
  }

  for (const [element, own] of byElement) {
    it(`run as HTML: ${element}`, async () => {
      const problems: string[] = [];
      for (const example of own) problems.push(...(await problemsOf(example, '.html')));
      assert.deepEqual(problems, []);
    });

    it(`run in React: ${element}`, async () => {
      const problems: string[] = [];
      for (const example of own) problems.push(...(await problemsOf(example, '.react.html')));
      assert.deepEqual(problems, []);
    });
  }
});
