import { findAll } from '../user.js';
import { rulesOf } from './axe-rules.js';

interface Axe {
  run(
    context: Document,
    options: object,
  ): Promise<{ violations: { id: string; help: string; nodes: { target: unknown; failureSummary?: string }[] }[] }>;
}

await new Promise((resolve, reject) => {
  const script = document.createElement('script');
  script.src = '/node_modules/axe-core/axe.min.js';
  script.onload = resolve;
  script.onerror = reject;
  document.head.append(script);
});
const { axe } = window as unknown as { axe: Axe };

/** Waits for running animations and transitions, because axe measures contrast. */
const animationsEnded = (): Promise<unknown> =>
  Promise.allSettled(
    findAll(document, '*')
      .flatMap((node) => node.getAnimations())
      .filter((motion) => motion instanceof CSSAnimation || motion instanceof CSSTransition)
      .filter(({ effect, playState }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity)
      .map(({ finished }) => finished),
  );

/**
 * The findings of axe in the current page, one line each.
 * @param what all rules, or only those about colors, which take a tenth of the time
 */
export async function axeFindings(what: 'all' | 'colors' = 'all'): Promise<string[]> {
  await animationsEnded();
  const { violations } = await axe.run(document, {
    ...rulesOf(what),
    rules: {
      region: { enabled: false },
      'page-has-heading-one': { enabled: false },
      'landmark-one-main': { enabled: false },
    },
  });
  return violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help} ${nodes.map((node) => `${JSON.stringify(node.target)} ${node.failureSummary ?? ''}`).join('; ')}`,
  );
}

/** Sets the theme, title and language of the page, which axe requires. */
export function dressPage(theme: 'light' | 'dark'): void {
  document.title = 'Accessibility';
  document.documentElement.lang = 'pt-BR';
  document.documentElement.dataset.theme = theme;
  document.body.style.background = 'var(--dass-color-surface)';
  document.body.style.color = 'var(--dass-color-text)';
}

/** Restores the page. */
export function undressPage(): void {
  delete document.documentElement.dataset.theme;
  document.body.removeAttribute('style');
}
