import { expect } from 'chai';
import './slider.js';
import { setLanguage } from '../../../locales/index.js';
import { expectFocus } from '../../../test/support/assertions/expect-focus.js';
import { mount, mountHtml } from '../../../test/support/fixture.js';
import { find, findAll, middle, user } from '../../../test/support/user.js';
import type { DassSlider } from './slider.js';
import { expectConsole } from '../../../test/support/assertions/page-problems.js';

const range = (element: DassSlider): HTMLInputElement => find<HTMLInputElement>(element, 'input');
const output = (element: DassSlider): string => find(element, '.output').textContent;
const fits = ['Reduzir', 'Conter', 'Preencher', 'Cobrir'];

function recordEvents(element: DassSlider): string[] {
  const events: string[] = [];
  for (const type of ['input', 'change'] as const)
    element.parentElement!.addEventListener(type, () => events.push(`${type} ${element.value}`));
  return events;
}

describe('dass-slider', () => {
  after(() => setLanguage('pt-BR'));

  it('moves by keyboard and fires native events', async () => {
    const element = await mount(
      'dass-slider',
      { properties: { label: 'Perda', value: 8, max: 30 } },
      await mountHtml('<div></div>'),
    );
    const events = recordEvents(element);
    element.focus();
    await user.press('ArrowRight');
    expect(element.value).to.equal(9);
    expect(output(element)).to.equal('9');
    expect(events).to.deep.equal(['input 9', 'change 9']);
    await user.press('Home');
    expect(element.value).to.equal(0);
    await user.press('End');
    expect(element.value).to.equal(30);
    events.length = 0;
    element.value = 3;
    await element.updateComplete;
    expect(range(element).value).to.equal('3');
    expect(events, 'no event for a script').to.deep.equal([]);
  });

  it('slides by pointer', async () => {
    const element = await mount('dass-slider', { properties: { label: 'Perda' } });
    const { x, y } = middle(range(element));
    const { left, width } = range(element).getBoundingClientRect();
    await user.drag({ x: Math.round(left + 10), y }, { x, y });
    expect(element.value).to.be.closeTo(50, 3);
    expect(width).to.be.greaterThan(100);
  });

  it('[CA-04] has named steps: 0 to 3 for the fit of an image, and reads the name', async () => {
    const element = await mount('dass-slider', {
      properties: { label: 'Ajuste', stepLabels: fits, min: 10, max: 90, step: 7 },
    });
    expect([range(element).min, range(element).max, range(element).step]).to.deep.equal(['0', '3', '1']);
    element.focus();
    for (const name of ['Conter', 'Preencher', 'Cobrir', 'Cobrir']) {
      await user.press('ArrowRight');
      expect(output(element)).to.equal(name);
      expect(range(element).getAttribute('aria-valuetext')).to.equal(name);
    }
    expect(element.value).to.equal(3);
    element.stepLabels = ['dassLoading', '<b>x</b>'];
    await element.updateComplete;
    expect(element.value, 'the nearest valid value').to.equal(1);
    expect(output(element)).to.equal('<b>x</b>');
    element.value = 0;
    await element.updateComplete;
    expect(output(element)).to.equal('Carregando…');
  });

  it('is always on a step between its bounds, in whatever order they are set', async () => {
    const element = await mount('dass-slider', { properties: { value: 1.44, min: 0.8, max: 2.4, step: 0.1 } });
    expect(element.value).to.equal(1.4);
    element.max = 1;
    expect(element.value).to.equal(1);
    element.max = 2.4;
    expect(element.value, 'the value that was set is restored').to.equal(1.4);
    element.min = 5;
    expect(element.value).to.equal(5);
    const late = await mount('dass-slider', { properties: { value: 400, max: 500 } });
    const early = await mount('dass-slider', { properties: { max: 500, value: 400 } });
    expect([late.value, early.value, range(late).value]).to.deep.equal([400, 400, '400']);
  });

  it('is submitted, reset with its form, and restored by the browser', async () => {
    const form = await mountHtml<HTMLFormElement>(
      '<form><dass-slider name="perda" value="8" max="30"></dass-slider></form>',
    );
    const element = form.querySelector('dass-slider')!;
    const entries = (): unknown[] => [...new FormData(form)];
    expect(entries()).to.deep.equal([['perda', '8']]);
    element.focus();
    await user.press('ArrowRight');
    expect(entries()).to.deep.equal([['perda', '9']]);
    form.reset();
    await element.updateComplete;
    expect(entries()).to.deep.equal([['perda', '8']]);
    expect(range(element).value).to.equal('8');
    element.formStateRestoreCallback('12');
    expect(element.value).to.equal(12);
  });

  it('can be read and focused but not moved while it is read-only, and nothing while it is disabled', async () => {
    const element = await mount(
      'dass-slider',
      { properties: { label: 'Perda', value: 40, readOnly: true } },
      await mountHtml('<div></div>'),
    );
    const events = recordEvents(element);
    const { left, top, height } = range(element).getBoundingClientRect();
    await user.drag(
      { x: Math.round(left + 12), y: Math.round(top + height / 2) },
      { x: Math.round(left + 200), y: Math.round(top + height / 2) },
    );
    expectFocus(range(element));
    for (const key of ['ArrowRight', 'End', 'PageUp', 'Home', 'ArrowDown']) await user.press(key);
    expect(element.value).to.equal(40);
    expect(range(element).value).to.equal('40');
    element.readOnly = false;
    element.disabled = true;
    await element.updateComplete;
    await user.click(range(element));
    expect(events).to.deep.equal([]);
    expect(range(element).disabled).to.equal(true);
  });

  it('fills from the reading side', async () => {
    const share = (element: DassSlider): string => range(element).style.getPropertyValue('--_share');
    const element = await mount('dass-slider', { properties: { value: 25 } });
    expect(share(element)).to.equal('0.25');
    element.dir = 'rtl';
    element.focus();
    await user.press('ArrowUp');
    expect(element.value).to.equal(26);
    expect(share(element)).to.equal('0.26');
    expect(getComputedStyle(element).getPropertyValue('--_to').trim()).to.equal('left');
  });

  it('formats its value for the language, or with formatValue', async () => {
    const element = await mount('dass-slider', { properties: { min: 0, max: 2, step: 0.1, value: 1.4 } });
    expect(output(element)).to.equal('1,4');
    await setLanguage('en');
    await element.updateComplete;
    expect(output(element)).to.equal('1.4');
    await setLanguage('pt-BR');
    element.formatValue = (value) => `${value} mm`;
    await element.updateComplete;
    expect(output(element)).to.equal('1.4 mm');
    expect(range(element).getAttribute('aria-valuetext')).to.equal('1.4 mm');
    element.withoutOutput = true;
    await element.updateComplete;
    expect(findAll(element, '.output').length).to.equal(0);
  });

  it('shows an error of the application, and focuses the slider', async () => {
    const element = await mount('dass-slider', {
      properties: { label: 'Perda', customValidity: 'Acima do limite da fábrica' },
    });
    expect(range(element).hasAttribute('aria-invalid')).to.equal(false);
    expect(element.reportValidity()).to.equal(false);
    await element.updateComplete;
    expectFocus(range(element));
    expect(range(element).getAttribute('aria-invalid')).to.equal('true');
    expect(find(element, '#message').textContent).to.equal('Acima do limite da fábrica');
  });

  it('an invalid value is the default', async () => {
    await expectConsole(/^\[dass\] <dass-slider>/, async () => {
      const element = await mount('dass-slider', {
        properties: { defaultValue: 7, value: 'muito', min: {}, max: NaN, step: 0, stepLabels: 'x', formatValue: 3 },
      });
      expect([element.value, element.min, element.max, element.step]).to.deep.equal([7, 0, 100, 1]);
      expect(output(element)).to.equal('7');
    });
  });
});
