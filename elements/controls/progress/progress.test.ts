import { expect } from 'chai';
import './progress.js';
import { setLanguage } from '../../../locales/index.js';
import { itNeeds } from '../../../test/support/engine.js';
import { mount } from '../../../test/support/fixture.js';
import { withMedia } from '../../../test/support/emulation/media.js';
import { find, findAll } from '../../../test/support/user.js';
import { expectConsole } from '../../../test/support/assertions/page-problems.js';

const track = (element: Element): HTMLElement => find(element, '[role=progressbar]');
/** The filled share of the track, after the transition. */
async function filled(element: Element): Promise<number> {
  const bar = find(element, '.bar');
  await Promise.all(bar.getAnimations().map((animation) => animation.finished));
  return bar.getBoundingClientRect().width / track(element).getBoundingClientRect().width;
}

describe('dass-progress', () => {
  after(() => setLanguage('pt-BR'));

  it('shows and announces the completed share', async () => {
    const progress = await mount('dass-progress', { properties: { value: 3, max: 8, label: 'Enviando' } });
    expect(await filled(progress)).to.be.closeTo(0.375, 0.01);
    expect([track(progress).ariaValueMin, track(progress).ariaValueNow, track(progress).ariaValueMax]).to.deep.equal([
      '0',
      '3',
      '8',
    ]);
    expect(track(progress).ariaValueText).to.equal('37%');
    expect(track(progress).ariaLabel).to.equal('Enviando');
    expect(find(progress, '.text').textContent).to.equal('Enviando37%');
  });

  it('grows from the reading side', async () => {
    const progress = await mount('dass-progress', { properties: { value: 20 }, attributes: { dir: 'rtl' } });
    await filled(progress);
    expect(find(progress, '.bar').getBoundingClientRect().right).to.be.closeTo(
      track(progress).getBoundingClientRect().right,
      1,
    );
  });

  it('shows 100% only at the maximum, and a higher value as the maximum', async () => {
    const progress = await mount('dass-progress', { properties: { value: 99.9 } });
    expect(track(progress).ariaValueText).to.equal('99%');
    progress.value = 250;
    await progress.updateComplete;
    expect(track(progress).ariaValueText).to.equal('100%');
    expect(track(progress).ariaValueNow).to.equal('100');
    expect(await filled(progress)).to.be.closeTo(1, 0.01);
  });

  it('has a name but no value while the progress is unknown', async () => {
    const progress = await mount('dass-progress', { properties: { value: 10 } });
    progress.value = undefined;
    await progress.updateComplete;
    for (const name of ['aria-valuenow', 'aria-valuetext'])
      expect(track(progress).hasAttribute(name), name).to.equal(false);
    expect(track(progress).ariaLabel).to.equal('Em andamento');
    await setLanguage('en');
    await progress.updateComplete;
    expect(track(progress).ariaLabel).to.equal('In progress');
    await setLanguage('pt-BR');
  });

  it('shows the application’s text, and hides it if labelHidden is set', async () => {
    const progress = await mount('dass-progress', {
      properties: { value: 3, max: 8, valueText: '<3 de 8>', label: 'Arquivos' },
    });
    expect(find(progress, '.value').textContent).to.equal('<3 de 8>');
    progress.labelHidden = true;
    await progress.updateComplete;
    expect(findAll(progress, '.text').length).to.equal(0);
    expect(track(progress).ariaValueText).to.equal('<3 de 8>');
  });

  it('an invalid value is unknown, and an invalid maximum is 100', async () => {
    await expectConsole(/^\[dass\] <dass-progress>/, async () => {
      const progress = await mount('dass-progress', { properties: { value: -5, max: 0 } });
      expect(progress.value).to.equal(undefined);
      expect(progress.max).to.equal(100);
      progress.value = 'muito' as never;
      await progress.updateComplete;
      expect(find(progress, '.track').className).to.equal('track unknown');
    });
  });

  itNeeds('media', 'does not animate when the user prefers reduced motion', () =>
    withMedia({ reducedMotion: 'reduce' }, async () => {
      const progress = await mount('dass-progress');
      expect(getComputedStyle(find(progress, '.bar')).animationName).to.equal('breathe');
    }),
  );
});
