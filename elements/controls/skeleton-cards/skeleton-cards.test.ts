import { expect } from 'chai';
import './skeleton-cards.js';
import { setLanguage } from '../../../locales/index.js';
import { itNeeds } from '../../../test/support/engine.js';
import { mount, mountHtml } from '../../../test/support/fixture.js';
import { withMedia } from '../../../test/support/emulation/media.js';
import { find, findAll, until } from '../../../test/support/user.js';
import { expectConsole } from '../../../test/support/assertions/page-problems.js';

const cards = (element: Element): HTMLElement[] => findAll(element, '.card');
/** All announcements since the page was loaded. */
const announced: string[] = [];
new MutationObserver((records) => {
  for (const { addedNodes } of records) {
    for (const node of addedNodes)
      if (node.parentElement?.matches('[aria-live=polite]')) announced.push(node.textContent ?? '');
  }
}).observe(document.body, { childList: true, subtree: true });

describe('dass-skeleton-cards', () => {
  after(() => setLanguage('pt-BR'));

  it('[SK-01] has the given number of cards, each at most 250px wide, in a container of any width', async () => {
    const skeleton = await mount('dass-skeleton-cards', { properties: { count: 7 } });
    expect(cards(skeleton).length).to.equal(7);
    const container = await mountHtml('<div></div>');
    container.append(skeleton);
    for (const width of [2000, 1200, 700, 375, 250, 120]) {
      container.style.inlineSize = `${width}px`;
      for (const card of cards(skeleton)) {
        const { left, right } = card.getBoundingClientRect();
        expect(right - left, `${width}`).to.be.at.most(250);
        expect(right, `${width}`).to.be.at.most(container.getBoundingClientRect().right + 0.5);
      }
    }
    skeleton.count = 1;
    await skeleton.updateComplete;
    expect(cards(skeleton).length).to.equal(1);
  });

  it('has aria-busy and a name in the language', async () => {
    const skeleton = await mount('dass-skeleton-cards');
    const group = find(skeleton, '[role=group]');
    expect(group.ariaBusy).to.equal('true');
    for (const [language, label] of [
      ['es', 'Cargando…'],
      ['en', 'Loading…'],
      ['pt-BR', 'Carregando…'],
    ] as const) {
      await setLanguage(language);
      await skeleton.updateComplete;
      expect(group.ariaLabel).to.equal(label);
    }
  });

  it('announces once what is loading, and nothing if it is removed before rendering', async () => {
    const countOf = (text: string): number => announced.filter((line) => line === text).length;
    const brief = document.createElement('dass-skeleton-cards');
    brief.label = 'Nunca dito';
    document.body.append(brief);
    brief.remove();
    const skeleton = await mount('dass-skeleton-cards', { properties: { label: '<b>Modelos</b>' } });
    await until('the label is announced', () => countOf('<b>Modelos</b>'));
    skeleton.count = 9;
    await skeleton.updateComplete;
    await mount('dass-skeleton-cards', { properties: { label: 'Depois' } });
    await until('the next announcement is made', () => countOf('Depois'));
    expect(countOf('<b>Modelos</b>')).to.equal(1);
    expect(countOf('Nunca dito')).to.equal(0);
  });

  it('an invalid count is 4', async () => {
    await expectConsole(/^\[dass\] <dass-skeleton-cards> 'count'/, async () => {
      for (const invalid of [-1, 2.5, 1e6, NaN, 'muitos', {}]) {
        const skeleton = await mount('dass-skeleton-cards', { properties: { count: invalid } });
        expect(cards(skeleton).length).to.equal(4);
      }
    });
    expect(cards(await mount('dass-skeleton-cards', { properties: { count: 0 } })).length).to.equal(0);
  });

  itNeeds('media', 'is not animated with reduced motion', () =>
    withMedia({ reducedMotion: 'reduce' }, async () => {
      const skeleton = await mount('dass-skeleton-cards');
      expect(getComputedStyle(find(skeleton, '.picture')).animationName).to.equal('none');
    }),
  );
});
