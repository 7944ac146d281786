import type { DocsSite } from './docs-site.js';
import { listExamples } from './examples.js';

export const TREES_FILE = 'docs/elements/accessibility-trees.json';
/** Long lists are cut: the tree shows the structure. */
const MAX_LINES = 40;

/** Reads the accessibility tree of each element's first example, by tag, as YAML. Overlays are opened. */
export async function readAccessibilityTrees(site: DocsSite): Promise<Record<string, string>> {
  const { page } = await site.open();
  const trees: Record<string, string> = {};
  for (const { element, tag, name } of await listExamples()) {
    if (tag in trees) continue;
    await page.goto(`${site.home}examples/${element}/${name}.html?language=en`);
    await page.waitForFunction(
      (wanted) => document.querySelector<HTMLElement & { hasUpdated?: boolean }>(wanted)?.hasUpdated,
      tag,
    );
    const opener = page.locator('body > dass-button');
    if (tag.endsWith('-dialog') && (await opener.count()) > 0) await opener.first().click();
    await page.evaluate(async (wanted) => {
      await document.querySelector<HTMLElement & { updateComplete?: Promise<unknown> }>(wanted)?.updateComplete;
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }, tag);
    const lines = (
      await page
        .locator(tag.endsWith('-dialog') ? 'body' : tag)
        .first()
        .ariaSnapshot()
    ).split('\n');
    trees[tag] = [...lines.slice(0, MAX_LINES), ...(lines.length > MAX_LINES ? ['…'] : [])].join('\n');
  }
  return trees;
}
