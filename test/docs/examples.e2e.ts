import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { DocsPage } from './support/docs-browser.js';
import { startSite, type DocsSite } from './support/docs-site.js';
import { listExamples, type ListedExample } from './support/examples.js';

const examples = await listExamples();
const byElement = new Map<string, ListedExample[]>();
for (const example of examples) byElement.set(example.element, [...(byElement.get(example.element) ?? []), example]);

/** A busy machine needs seconds for some examples. */
const RENDER_TIMEOUT_MS = 30_000;

/**
 * Waits until the kit has nothing more to load or to render in the frames of a page. Runs in the page.
 * @returns titles of the frames without a rendered element
 */
async function missingInFrames(tag: string): Promise<string[]> {
  const missing: string[] = [];
  for (const { contentDocument, title } of document.querySelectorAll('iframe')) {
    const element = contentDocument!.querySelector<HTMLElement & { readonly hasUpdated?: boolean }>(tag);
    if (element?.hasUpdated) await Reflect.get(element, 'updateComplete');
    else missing.push(title);
  }
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  return missing;
}

describe('examples of the documentation', () => {
  let site: DocsSite;
  let shown: DocsPage;

  before(async () => {
    site = await startSite();
    shown = await site.open();
  });
  after(() => site.close());

  /** Opens examples of an element in one page, a frame for each. */
  async function problemsInOnePage(own: readonly ListedExample[], end: string): Promise<string[]> {
    const { page, problems, pending } = shown;
    // What the page before still reports is not counted.
    await page.goto('about:blank');
    problems.length = 0;
    const unexpected = (): string[] =>
      problems.filter((problem) => !own[0]!.warning?.test(problem.replace(/^warning: /, '')));
    await page.goto(site.framesOf(own.map(({ element, name }) => `examples/pt-BR/${element}/${name}${end}`)));
    const timeout = AbortSignal.timeout(RENDER_TIMEOUT_MS);
    let missing: string[];
    do missing = await page.evaluate(missingInFrames, own[0]!.tag);
    while ((missing.length > 0 || pending.size > 0) && unexpected().length === 0 && !timeout.aborted);
    return [...unexpected(), ...missing.map((title) => `is not rendered: ${title}`)];
  }

  /**
   * Opens all examples of an element in one page. If something is wrong, each one is opened in a page of its own: the
   * problems of a page do not say which frame has them. Examples about a warning are always opened so.
   */
  async function problemsOf(own: readonly ListedExample[], end: string): Promise<string[]> {
    const withWarning = own.filter(({ warning }) => warning);
    const others = own.filter(({ warning }) => !warning);
    const inOnePage = others.length > 0 ? await problemsInOnePage(others, end) : [];
    const problems: string[] = [];
    for (const example of inOnePage.length > 0 ? own : withWarning)
      for (const problem of await problemsInOnePage([example], end)) problems.push(`${example.name}: ${problem}`);
    return problems.length > 0 ? problems : inOnePage.map((problem) => `only with other examples: ${problem}`);
  }

  for (const [element, own] of byElement) {
    it(`run as HTML: ${element}`, async () => {
      assert.deepEqual(await problemsOf(own, '.html'), []);
    });

    it(`run in React: ${element}`, async () => {
      assert.deepEqual(await problemsOf(own, '.react.html'), []);
    });
  }
});
