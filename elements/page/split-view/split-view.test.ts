import { expect } from 'chai';
import { executeServerCommand, setViewport } from '@web/test-runner-commands';
import { announced } from '../../../test/support/assertions/announced.js';
import { listen, mount } from '../../../test/support/fixture.js';
import { find, findAll, focused, middle, painted, until, user } from '../../../test/support/user.js';
import './split-view.js';
import type { DassSplitView } from './split-view.js';

const content = `
  <div slot="list"><button id="first">OC-1041</button><button id="second">OC-1042</button></div>
  <p id="record">Mancha de óleo <button id="photo">Anexar foto</button> <input id="remark" aria-label="Observação"></p>`;
const open: Partial<DassSplitView> = { open: true, recordLabel: 'OC-1042', recordIndex: 1, recordCount: 3 };

/** Mounts a split view in a box of a width. */
async function show(
  properties: Partial<DassSplitView> = {},
  { width = 1000, dir = 'ltr' } = {},
): Promise<DassSplitView> {
  const element = await mount('dass-split-view', {
    properties: { label: 'Ocorrências', ...properties },
    children: content,
  });
  element.style.inlineSize = `${width}px`;
  element.style.blockSize = '200px';
  element.dir = dir;
  await until('the width is measured', () => isNarrow(element) === width < 613);
  await painted();
  return element;
}
const isNarrow = (element: Element): boolean => findAll(element, '.narrow').length > 0;
const splitter = (element: Element): HTMLElement => find(element, '.splitter');
const listWidth = (element: Element): number => Math.round(find(element, '.list').getBoundingClientRect().width);
const isVisible = (id: string): boolean => (document.getElementById(id) as HTMLElement).checkVisibility();

describe('dass-split-view', () => {
  beforeEach(() => setViewport({ width: 1200, height: 700 }));
  afterEach(() => localStorage.clear());

  describe('splitter', () => {
    it('moves by the arrow keys, Home and End, within the smallest widths of both areas', async () => {
      const element = await show();
      const events = listen(element, 'dass-resize');
      expect(listWidth(element)).to.equal(360);
      splitter(element).focus();
      await user.press('ArrowRight');
      expect(listWidth(element)).to.equal(376);
      await user.press('ArrowLeft');
      await user.press('ArrowLeft');
      expect(listWidth(element)).to.equal(344);
      await user.press('Home');
      expect(listWidth(element)).to.equal(240);
      await user.press('ArrowLeft');
      expect(listWidth(element)).to.equal(240);
      await user.press('End');
      expect(listWidth(element)).to.equal(1000 - 13 - 360);
      expect(events.map(({ detail }) => (detail as { size: number }).size)).to.deep.equal([376, 360, 344, 240, 627]);
    });

    it('moves towards the end by ArrowLeft from right to left', async () => {
      const element = await show({}, { dir: 'rtl' });
      splitter(element).focus();
      await user.press('ArrowLeft');
      expect(listWidth(element)).to.equal(376);
      const { left } = find(element, '.list').getBoundingClientRect();
      expect(left).to.be.greaterThan(splitter(element).getBoundingClientRect().left);
    });

    it('follows the mouse, fires once, and Escape restores the width', async () => {
      const element = await show();
      const events = listen(element, 'dass-resize');
      const from = middle(splitter(element));
      await user.drag(from, { x: from.x + 80, y: from.y });
      expect(listWidth(element)).to.equal(440);
      expect(events.map(({ detail }) => detail)).to.deep.equal([{ size: 440 }]);
      const { x, y } = middle(splitter(element));
      await executeServerCommand('dass:mouse', { steps: [['move', x, y], ['down'], ['move', x + 40, y]] });
      await until('the splitter follows', () => listWidth(element) === 480);
      await user.press('Escape');
      await executeServerCommand('dass:mouse', { steps: [['move', x + 60, y], ['up']] });
      await painted();
      expect(listWidth(element)).to.equal(440);
      expect(events).to.have.length(1);
    });

    it('follows a finger', async () => {
      const element = await show();
      const from = middle(splitter(element));
      await user.touchDrag(from, { x: from.x - 60, y: from.y });
      expect(listWidth(element)).to.equal(300);
    });

    it('hides the list by Enter and by a double click, and shows it as wide as before', async () => {
      const element = await show();
      const events = listen(element, 'dass-resize');
      splitter(element).focus();
      await user.press('Enter');
      expect(isVisible('first')).to.equal(false);
      expect(splitter(element).ariaValueText).to.equal('Oculta');
      await user.press('Enter');
      expect(listWidth(element)).to.equal(360);
      await user.doubleClick(splitter(element));
      expect(isVisible('first')).to.equal(false);
      expect(events.map(({ detail }) => (detail as { size: number }).size)).to.deep.equal([0, 360, 0]);
    });

    it('is a separator that is named after the list and says its position', async () => {
      const element = await show();
      const { role, ariaLabel, ariaValueNow, ariaValueMax, ariaValueText, ariaOrientation } = splitter(element);
      expect({ role, ariaLabel, ariaValueNow, ariaValueMax, ariaValueText, ariaOrientation }).to.deep.equal({
        role: 'separator',
        ariaLabel: 'Ocorrências',
        ariaValueNow: '360',
        ariaValueMax: '627',
        ariaValueText: '360 pixels',
        ariaOrientation: 'vertical',
      });
    });

    it('keeps the width under the settings key, and ignores a damaged one', async () => {
      const element = await show({ settingsKey: 'quality' });
      splitter(element).focus();
      await user.press('ArrowRight');
      element.remove();
      expect(listWidth(await show({ settingsKey: 'quality' }))).to.equal(376);
      localStorage.setItem('dass-split-view:damaged', '{"size":');
      expect(listWidth(await show({ settingsKey: 'damaged' }))).to.equal(360);
    });

    it('stays beside the record while the element is hidden', async () => {
      const element = await show(open);
      element.hidden = true;
      await painted();
      expect(isNarrow(element)).to.equal(false);
      element.hidden = false;
      await painted();
      expect(listWidth(element)).to.equal(360);
    });

    it('leaves the record its smallest width when the window becomes narrower', async () => {
      const element = await show({ size: 600 });
      element.style.inlineSize = '800px';
      await until('the list is narrower', () => listWidth(element) === 800 - 13 - 360);
      element.style.inlineSize = '1000px';
      await until('the list is as wide as before', () => listWidth(element) === 600);
    });
  });

  describe('without room for both', () => {
    it('shows the list, or the record with a way back', async () => {
      const element = await show({}, { width: 375 });
      expect([isVisible('first'), isVisible('photo')]).to.deep.equal([true, false]);
      expect(findAll(element, '.splitter')).to.have.length(0);
      element.open = true;
      await element.updateComplete;
      expect([isVisible('first'), isVisible('photo')]).to.deep.equal([false, true]);
    });

    it('moves the focus to the way back, and with it to where it was in the list', async () => {
      const element = await show({}, { width: 375 });
      document.getElementById('second')?.focus();
      element.open = true;
      await element.updateComplete;
      expect(focused()).to.equal(find(element, '.back'));
      const events = listen(element, 'dass-back');
      await user.press('Enter');
      expect(events).to.have.length(1);
      expect(element.open).to.equal(false);
      expect(focused()?.id).to.equal('second');
    });

    it('keeps the record open when the application cancels the way back', async () => {
      const element = await show({ open: true }, { width: 375 });
      element.addEventListener('dass-back', (event) => event.preventDefault());
      await user.tap(find(element, '.back'));
      expect(element.open).to.equal(true);
      expect(isVisible('photo')).to.equal(true);
    });

    it('moves the focus to what stays when the window becomes narrow', async () => {
      const element = await show({ ...open });
      document.getElementById('first')?.focus();
      element.style.inlineSize = '375px';
      await until('the record is alone', () => isNarrow(element));
      await painted();
      expect(focused()).to.equal(find(element, '.back'));
    });
  });

  describe('records', () => {
    it('asks for the next and the previous record by the buttons, within the list', async () => {
      const element = await show(open);
      const events = listen(element, 'dass-select-record');
      element.addEventListener('dass-select-record', ({ detail }) => {
        Object.assign(element, { recordIndex: detail.index, recordLabel: `OC-${1041 + detail.index}` });
      });
      expect(find(element, '.position').textContent).to.equal('2 de 3');
      await user.click(find(element, '.next'));
      expect(find(element, '.position').textContent).to.equal('3 de 3');
      await announced('OC-1043, 3 de 3');
      expect(find(element, '.next').ariaDisabled).to.equal('true');
      await user.click(find(element, '.next'));
      await user.click(find(element, '.previous'));
      expect(events.map(({ detail }) => (detail as { index: number }).index)).to.deep.equal([2, 1]);
    });

    it('asks for them by J and K, but not from where letters are typed, nor where that is switched off', async () => {
      const element = await show(open);
      const events = listen(element, 'dass-select-record');
      document.getElementById('photo')?.focus();
      await user.press('j');
      expect(focused(), 'what the application may replace').to.equal(find(element, '.next'));
      await user.press('k');
      expect(events.map(({ detail }) => (detail as { index: number }).index)).to.deep.equal([2, 0]);
      document.getElementById('remark')?.focus();
      await user.press('j');
      expect((document.getElementById('remark') as HTMLInputElement).value).to.equal('j');
      document.getElementById('photo')?.focus();
      await user.press('Control+j');
      element.shortcutsDisabled = true;
      await user.press('j');
      expect(events).to.have.length(2);
    });

    it('has no bar for a record without name and neighbours, and a line instead of a record', async () => {
      const element = await show({ open: true });
      expect(findAll(element, '.bar')).to.have.length(0);
      expect(find(element, '.none').checkVisibility()).to.equal(false);
      element.open = false;
      await element.updateComplete;
      expect(find(element, '.none').checkVisibility()).to.equal(true);
      expect(find(element, '.none').textContent).to.contain('Selecione um registro na lista.');
      expect(isVisible('photo')).to.equal(false);
    });
  });
});
