import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from 'playwright';
import { rulesOf } from '../../support/assertions/axe-rules.js';

const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * The findings of axe, one line each. Excludes the skip link, whose target is in its own shadow tree.
 * @param colorScheme the scheme of the page: in dark, only the rules for colors run
 */
export async function accessibilityProblems(page: Page, colorScheme: 'light' | 'dark'): Promise<string[]> {
  // Waits for animations to end: half-transparent text has too little contrast.
  await page.waitForFunction(() =>
    document.getAnimations().every((one) => one.effect?.getComputedTiming().iterations === Infinity),
  );
  await page.evaluate(axe);
  return page.evaluate(
    async (rules) => {
      const { axe } = window as unknown as {
        axe: {
          run(
            context: object,
            options: object,
          ): Promise<{ violations: { id: string; nodes: { target: unknown; failureSummary?: string }[] }[] }>;
        };
      };
      const { violations } = await axe.run(
        { exclude: { fromShadowDom: ['dass-header-layout', '.skip'] } },
        { ...rules, resultTypes: ['violations'] },
      );
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${JSON.stringify(target)} ${failureSummary}`),
      );
    },
    rulesOf(colorScheme === 'dark' ? 'colors' : 'all'),
  );
}
