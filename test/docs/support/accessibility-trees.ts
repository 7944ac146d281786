import type { Page } from 'playwright';
import type { DocsSite } from './docs-site.js';
import { listExamples } from './examples.js';

export const TREES_FILE = 'docs/elements/accessibility-trees.json';
/** Long lists are cut: the tree shows the structure. */
const MAX_LINES = 40;
/** Some elements show the time that has passed since a date. */
const NOW = '2026-10-15T12:00:00Z';
/** Between two readings of a tree. */
const PAUSE_MS = 300;

/** Reads the accessibility tree of each element's first example, by tag, as YAML. Overlays are opened. */
export async function readAccessibilityTrees(site: DocsSite): Promise<Record<string, string>> {
  const { page } = await site.open({ timezoneId: 'America/Sao_Paulo' });
  await page.clock.setFixedTime(NOW);
  const trees: Record<string, string> = {};
  for (const { element, tag, name } of await listExamples()) {
    if (tag in trees) continue;
    await page.goto(`${site.home}examples/${element}/${name}.html?language=en`);
    // The scripts of the examples load data and parts of the kit.
    await page.waitForLoadState('networkidle');
    const opener = page.locator(`body > dass-button:has(+ ${tag})`);
    const isOverlay = (await opener.count()) > 0;
    if (isOverlay) await opener.click();
    // An element without a box of its own has an empty tree: that of its dialog is read.
    const lines = (await settledTree(page, isOverlay ? `${tag} dialog` : tag)).split('\n');
    trees[tag] = [...lines.slice(0, MAX_LINES), ...(lines.length > MAX_LINES ? ['…'] : [])].join('\n');
  }
  return trees;
}

/** Reads the tree until two readings are equal: an opened dialog loads its parts. */
async function settledTree(page: Page, selector: string): Promise<string> {
  const shown = page.locator(selector).first();
  let tree: string | undefined;
  for (;;) {
    const next = await shown.ariaSnapshot();
    if (next === tree) return tree;
    tree = next;
    await page.waitForTimeout(PAUSE_MS);
  }
}
