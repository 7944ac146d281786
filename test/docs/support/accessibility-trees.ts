import type { DocsPage } from './docs-browser.js';
import type { DocsSite } from './docs-site.js';
import { listExamples } from './examples.js';

export const TREES_FILE = 'docs/elements/accessibility-trees.json';
/** Long lists are cut: the tree shows the structure. */
const MAX_LINES = 40;
/** What a dialog shows until it is ready. */
const LOADING = /^ +- progressbar "Loading…"/m;
/** Some elements show the time that has passed since a date. */
const NOW = '2026-10-15T12:00:00Z';

/** Reads the accessibility tree of each element's first example, by tag, as YAML. Overlays are opened. */
export async function readAccessibilityTrees(site: DocsSite): Promise<Record<string, string>> {
  const shown = await site.open({ timezoneId: 'America/Sao_Paulo' });
  const { page } = shown;
  await page.clock.setFixedTime(NOW);
  const trees: Record<string, string> = {};
  for (const { element, tag, name } of await listExamples()) {
    if (tag in trees) continue;
    await page.goto(`${site.home}examples/pt-BR/${element}/${name}.html?language=en`);
    // The scripts of the examples load data and parts of the kit.
    await loaded(shown);
    const opener = page.locator(`body > dass-button:not([id]):has(+ ${tag})`);
    const isOverlay = (await opener.count()) > 0;
    if (isOverlay) await opener.click();
    // An element without a box of its own has an empty tree: that of its dialog is read.
    const lines = (await settledTree(shown, isOverlay ? `${tag} dialog` : tag)).split('\n');
    trees[tag] = [...lines.slice(0, MAX_LINES), ...(lines.length > MAX_LINES ? ['…'] : [])].join('\n');
  }
  return trees;
}

/** Waits until the page has nothing more to load, and has rendered it. */
async function loaded({ page, pending }: DocsPage): Promise<void> {
  do await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve))));
  while (pending.size > 0);
}

/** Reads the tree until two readings are equal: an opened dialog loads its parts, or starts a camera. */
async function settledTree(shown: DocsPage, selector: string): Promise<string> {
  const element = shown.page.locator(selector).first();
  let tree: string | undefined;
  for (;;) {
    const next = await element.ariaSnapshot();
    if (next === tree && !LOADING.test(next)) return tree;
    tree = next;
    await loaded(shown);
  }
}
