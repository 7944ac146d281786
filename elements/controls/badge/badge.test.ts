import { expect } from 'chai';
import './badge.js';
import { setLanguage } from '../../../locales/index.js';
import { mount } from '../../../test/support/fixture.js';
import { expectConsole } from '../../../test/support/assertions/page-problems.js';

const seen = (element: Element): string => element.shadowRoot!.querySelector('.badge')?.textContent ?? 'nothing';
/** The text without the parts that are hidden from assistive technology. */
const read = (element: Element): string =>
  [...element.shadowRoot!.querySelectorAll('span:not([aria-hidden])')].map((span) => span.textContent).join('');

describe('dass-badge', () => {
  after(() => setLanguage('pt-BR'));

  it('[NL-06] shows counts up to 99, then 99+, and announces the whole count', async () => {
    for (const [count, what, spoken] of [
      [1, '1', '1'],
      [99, '99', '99'],
      [100, '99+', '100'],
      [1284, '99+', '1.284'],
    ] as const) {
      const badge = await mount('dass-badge', { properties: { count } });
      expect(seen(badge)).to.equal(what);
      expect(read(badge)).to.equal(spoken);
    }
  });

  it('formats numbers for the language', async () => {
    const badge = await mount('dass-badge', { properties: { count: 12345, max: 9999 } });
    expect(seen(badge)).to.equal('9.999+');
    await setLanguage('en');
    await badge.updateComplete;
    expect(seen(badge)).to.equal('9,999+');
    expect(read(badge)).to.equal('12,345');
    await setLanguage('pt-BR');
  });

  it('renders nothing without a count, and for 0 only when asked', async () => {
    const badge = await mount('dass-badge');
    for (const [properties, what] of [
      [{}, 'nothing'],
      [{ count: 0 }, 'nothing'],
      [{ withZero: true }, '0'],
      [{ count: undefined }, 'nothing'],
    ] as const) {
      Object.assign(badge, properties);
      await badge.updateComplete;
      expect(seen(badge)).to.equal(what);
    }
  });

  it('announces its label instead of the number', async () => {
    const badge = await mount('dass-badge', { properties: { count: 3, label: '3 não lidas' } });
    expect(seen(badge)).to.equal('3');
    expect(read(badge)).to.equal('3 não lidas');
  });

  it('announces a dot as new, in the language', async () => {
    const badge = await mount('dass-badge', { properties: { dot: true } });
    expect(seen(badge)).to.equal('');
    expect(read(badge)).to.equal('Novidade');
    await setLanguage('es');
    await badge.updateComplete;
    expect(read(badge)).to.equal('Novedad');
    await setLanguage('pt-BR');
  });

  it('ignores invalid counts, with a warning', async () => {
    const warnings = await expectConsole(/^\[dass\] <dass-badge> 'count'/, async () => {
      for (const invalid of [-1, 1.5, NaN, Infinity, 'muitas', {}]) {
        const badge = await mount('dass-badge', { properties: { count: invalid } });
        expect(seen(badge)).to.equal('nothing');
      }
    });
    expect(warnings).to.have.length(6);
  });
});
