import { expect } from '@open-wc/testing';
import { emulateMedia } from '@web/test-runner-commands';
import { kitElements, make } from '../support/elements.js';
import { can } from '../support/engine.js';
import { drawn, keep } from '../support/fixture.js';
import { findAll, painted } from '../support/person.js';

interface Axe {
  run(
    context: Element | Document,
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
const elements = await kitElements();

/** Contrast is read when what arrives has arrived, also where nobody can ask for less motion. */
const arrived = (): Promise<unknown> =>
  Promise.allSettled(
    findAll(document, '*')
      .flatMap((node) => node.getAnimations())
      .filter((motion) => motion instanceof CSSAnimation || motion instanceof CSSTransition)
      .filter(({ effect, playState }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity)
      .map(({ finished }) => finished),
  );

describe('Every element', () => {
  before(async () => {
    if (can('media')) await emulateMedia({ reducedMotion: 'reduce' });
    document.title = 'Accessibility';
    document.documentElement.lang = 'pt-BR';
  });
  after(async () => {
    if (can('media')) await emulateMedia({ reducedMotion: 'no-preference' });
    delete document.documentElement.dataset.theme;
    document.body.removeAttribute('style');
  });

  for (const { tag, examples } of elements) {
    for (const theme of ['light', 'dark']) {
      it(`<${tag}> has nothing that axe finds, ${theme}`, async () => {
        document.documentElement.dataset.theme = theme;
        document.body.style.background = 'var(--dass-color-surface)';
        document.body.style.color = 'var(--dass-color-text)';
        for (const [name, example] of Object.entries(examples)) {
          const element = keep(make(tag, example));
          document.body.append(element);
          await drawn(element);
          await painted();
          await arrived();
          const { violations } = await axe.run(document, {
            rules: {
              region: { enabled: false },
              'page-has-heading-one': { enabled: false },
              'landmark-one-main': { enabled: false },
            },
          });
          element.remove();
          expect(
            violations.map(
              ({ id, help, nodes }) =>
                `${id}: ${help} ${nodes.map((node) => `${JSON.stringify(node.target)} ${node.failureSummary ?? ''}`).join('; ')}`,
            ),
            `${name}, ${theme}`,
          ).to.deep.equal([]);
        }
      });
    }
  }
});
