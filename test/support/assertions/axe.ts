import { findAll } from '../user.js';

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

/** Contrast is read when what arrives has arrived, also where nobody can ask for less motion. */
const arrived = (): Promise<unknown> =>
  Promise.allSettled(
    findAll(document, '*')
      .flatMap((node) => node.getAnimations())
      .filter((motion) => motion instanceof CSSAnimation || motion instanceof CSSTransition)
      .filter(({ effect, playState }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity)
      .map(({ finished }) => finished),
  );

/** What axe finds in the page as it is, each in words. */
export async function axeFindings(): Promise<string[]> {
  await arrived();
  const { violations } = await axe.run(document, {
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

/** The page in a theme, titled and in a language, as axe wants a page to be. */
export function dressPage(theme: 'light' | 'dark'): void {
  document.title = 'Accessibility';
  document.documentElement.lang = 'pt-BR';
  document.documentElement.dataset.theme = theme;
  document.body.style.background = 'var(--dass-color-surface)';
  document.body.style.color = 'var(--dass-color-text)';
}

/** As it was before. */
export function undressPage(): void {
  delete document.documentElement.dataset.theme;
  document.body.removeAttribute('style');
}
