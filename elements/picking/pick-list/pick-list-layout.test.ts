import { expect } from 'chai';
import { setLanguage } from '../../../locales/index.js';
import { box, button, show, steps, type } from '../../../test/support/elements/pick-list.js';
import { mount, mountHtml } from '../../../test/support/fixture.js';
import { find, findAll, painted, user } from '../../../test/support/user.js';

describe('dass-pick-list: layout', () => {
  it('[PL-13] divides its width by presets, five of twelve columns by default, and warns of other values', async () => {
    const container = await mountHtml('<div></div>');
    container.style.setProperty('inline-size', '1200px');
    const element = await mount('dass-pick-list', { properties: { items: steps } }, container);
    const widths = async (sizes: unknown): Promise<number[]> => {
      element.sizes = sizes as 'equal';
      await element.updateComplete;
      return ['.pane', '.buttons', '.pane[data-list=selected]'].map((part) =>
        Math.round(find(element, part).getBoundingClientRect().width),
      );
    };
    expect(await widths(undefined)).to.deep.equal([500, 200, 500]);
    expect(await widths('empty')).to.deep.equal([500, 200, 500]);
    expect(await widths('equal')).to.deep.equal([500, 200, 500]);
    for (let share = 10; share <= 90; share += 10) {
      if (share === 50) continue;
      expect(await widths(`L${share}_R${100 - share}`)).to.deep.equal([share * 10, 200, 1000 - share * 10]);
    }
    const { warn } = console;
    const warned: string[] = [];
    console.warn = (text: string) => warned.push(text);
    expect(await widths('L50_R50')).to.deep.equal([500, 200, 500]);
    console.warn = warn;
    expect(warned.join()).to.contain('sizes');
  });

  it('[PL-14] aligns its buttons by buttonAlign', async () => {
    const element = await show({ height: 500 });
    const topOfButtons = async (align: string): Promise<number> => {
      element.buttonAlign = align as 'top';
      await element.updateComplete;
      return find(element, '.add').getBoundingClientRect().top - find(element, '.buttons').getBoundingClientRect().top;
    };
    const [top, center, bottom] = [
      await topOfButtons('top'),
      await topOfButtons('center'),
      await topOfButtons('bottom'),
    ] as const;
    expect(top).to.be.lessThan(center);
    expect(center).to.be.lessThan(bottom);
    expect(await topOfButtons('space-between')).to.equal(top);
    const last = find(element, '.undo').getBoundingClientRect();
    expect(find(element, '.buttons').getBoundingClientRect().bottom - last.bottom).to.be.lessThan(20);
  });

  it('[PL-14] aligns the texts of its buttons, in both directions', async () => {
    const container = await mountHtml('<div></div>');
    container.style.inlineSize = '1200px';
    const element = await mount('dass-pick-list', { properties: { items: steps } }, container);
    for (const dir of ['ltr', 'rtl']) {
      container.dir = dir;
      await painted();
      const starts = findAll(element, '.buttons span').map((text) => {
        const { left, right } = text.getBoundingClientRect();
        return Math.round(dir === 'ltr' ? left : right);
      });
      expect(starts).to.have.length(5);
      expect(new Set(starts).size, dir).to.equal(1);
    }
  });

  it('[PL-14] shows the whole texts of its buttons where it shows them, in each language', async () => {
    const container = await mountHtml('<div></div>');
    container.style.inlineSize = '1024px';
    const element = await mount('dass-pick-list', { properties: { items: steps } }, container);
    for (const language of ['en', 'es', 'pt_BR'] as const) {
      await setLanguage(language);
      await painted();
      for (const text of findAll(element, '.buttons span')) {
        expect(text.offsetWidth, text.textContent).to.be.greaterThan(20);
        expect(text.scrollWidth, text.textContent).to.be.at.most(text.offsetWidth);
      }
    }
  });

  it('[PL-15] has lists of 200 px by default, 50 px less while chips are shown', async () => {
    const element = await show({ height: undefined });
    expect(box(element, 'available').offsetHeight).to.equal(200);
    await type(element, 'available', 'co');
    await user.press('Enter');
    expect(box(element, 'available').offsetHeight).to.equal(150);
    expect(box(element, 'selected').offsetHeight).to.equal(200);
    expect(find(element, '.chips').offsetHeight).to.equal(50);
    element.height = 340;
    await element.updateComplete;
    expect(box(element, 'selected').offsetHeight).to.equal(340);
  });

  it('stacks the lists on a small width', async () => {
    const container = await mountHtml('<div></div>');
    container.style.setProperty('inline-size', '360px');
    const element = await mount('dass-pick-list', { properties: { items: steps, sizes: 'L10_R90' } }, container);
    const [first, buttons, second] = ['.pane', '.buttons', '.pane[data-list=selected]'].map((part) =>
      find(element, part).getBoundingClientRect(),
    );
    expect(first!.bottom).to.be.at.most(buttons!.top);
    expect(buttons!.bottom).to.be.at.most(second!.top);
    expect(first!.width).to.equal(360);
    const [add, remove] = ['add', 'remove'].map((name) => button(element, name).getBoundingClientRect());
    expect(add!.top).to.equal(remove!.top);
    expect(element.scrollWidth).to.equal(element.clientWidth);
  });
});
