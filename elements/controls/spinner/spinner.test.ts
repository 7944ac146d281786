import { expect } from 'chai';
import './spinner.js';
import { setLanguage } from '../../../locales/index.js';
import { itNeeds } from '../../../test/support/engine.js';
import { mount } from '../../../test/support/fixture.js';
import { withMedia } from '../../../test/support/emulation/media.js';
import { find } from '../../../test/support/user.js';

const bar = (element: Element): HTMLElement => find(element, '[role=progressbar]');

describe('dass-spinner', () => {
  after(() => setLanguage('pt-BR'));

  it('is an indeterminate progress bar with a name in the language of the page', async () => {
    const spinner = await mount('dass-spinner');
    for (const [language, name] of [
      ['es', 'Cargando…'],
      ['en', 'Loading…'],
      ['pt-BR', 'Carregando…'],
    ] as const) {
      await setLanguage(language);
      await spinner.updateComplete;
      expect(bar(spinner).ariaLabel).to.equal(name);
    }
    expect(bar(spinner).hasAttribute('aria-valuenow')).to.equal(false);
  });

  it('is read once when the label is also visible', async () => {
    const spinner = await mount('dass-spinner', { properties: { label: '<b>Buscando</b>', withLabel: true } });
    expect(bar(spinner).ariaLabel).to.equal('<b>Buscando</b>');
    const seen = find(spinner, 'span[aria-hidden]');
    expect(seen.textContent).to.equal('<b>Buscando</b>');
    spinner.withLabel = false;
    await spinner.updateComplete;
    expect(seen.isConnected).to.equal(false);
  });

  it('is as large as the text around it', async () => {
    const spinner = await mount('dass-spinner');
    spinner.style.fontSize = '40px';
    expect(bar(spinner).getBoundingClientRect().width).to.be.closeTo(50, 22);
    expect(getComputedStyle(bar(spinner)).inlineSize).to.equal('50px');
  });

  itNeeds('media', 'does not rotate when the user prefers reduced motion', () =>
    withMedia({ reducedMotion: 'reduce' }, async () => {
      const spinner = await mount('dass-spinner');
      expect(getComputedStyle(bar(spinner)).animationName).to.equal('breathe');
    }),
  );
});
