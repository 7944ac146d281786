import { expect } from 'chai';
import '../../controls/dialog/dialog.js';
import './select-list.js';
import type { DassSelectListFilterDetail } from './select-list.js';
import { itNeeds } from '../../../test/support/engine.js';
import { expectFocus } from '../../../test/support/assertions/expect-focus.js';
import { listen, mount } from '../../../test/support/fixture.js';
import { labels, row, rows } from '../../../test/support/elements/option-rows.js';
import { find, painted, user, until } from '../../../test/support/user.js';
import { onPhone } from '../../../test/support/emulation/phone.js';
import {
  control,
  filter,
  isSheetClosed as isClosed,
  isSheetOpen as isOpen,
  list,
  many,
  openSheet as open,
  optionsOf,
  sheet,
  show,
} from '../../../test/support/elements/select-list.js';
import { readByLongPress } from '../../../test/support/rendering/whole-text.js';

describe('dass-select-list on a phone', () => {
  onPhone();

  itNeeds('touch', 'selects in a sheet at the bottom of the screen, headed by the label', async () => {
    const element = await show({ value: 1 });
    const events = listen(element, 'change');
    await open(element);
    const { left, width, bottom, top } = sheet(element).getBoundingClientRect();
    expect([left, width, bottom]).to.deep.equal([0, 375, 700]);
    expect(top, 'as high as its options').to.be.greaterThan(200);
    expect(find(find(element, '.sheet'), 'h2').textContent).to.equal('Tecido');
    for (const one of rows(element)) expect(one.getBoundingClientRect().height).to.be.at.least(44);
    expectFocus(list(element));
    expect(control(element).inputMode, 'the on-screen keyboard does not open').to.equal('none');
    await user.tap(row(element, 'Couro'));
    await isClosed(element);
    expect([element.value, events.length, control(element).value]).to.deep.equal([3, 1, 'Couro']);
    expectFocus(control(element));
  });

  itNeeds('touch', 'a long press shows the full text of a truncated label, and selects nothing', async () => {
    const label = 'Tecido de algodão com elastano para forro '.repeat(5).trim();
    const element = await show({ options: optionsOf(['Brim', label, 'Couro']) });
    await open(element);
    expect(await readByLongPress(element, row(element, label))).to.equal(label);
    expect([element.value, isOpen(element)]).to.deep.equal(['', true]);
    await user.tap(row(element, 'Couro'));
    await isClosed(element);
    expect(element.value, 'the next touch selects').to.equal(2);
  });

  itNeeds(
    'touch',
    '[SL-01] [SL-02] filters in the sheet, which keeps its height; an emptied filter keeps the value',
    async () => {
      const element = await show({ value: 1 });
      await open(element);
      const { top } = filter(element).getBoundingClientRect();
      await user.tap(filter(element));
      await user.type('algodao');
      expect(labels(element)).to.deep.equal(['Algodão cru', 'Lona de algodão']);
      expect(rows(element).map((one) => find(one, 'mark').textContent)).to.deep.equal(['Algodão', 'algodão']);
      expect(filter(element).getAttribute('aria-activedescendant')).to.equal(rows(element)[0]?.id);
      expect(filter(element).getBoundingClientRect().top).to.equal(top);
      expect(control(element).value, 'the field shows the selected option').to.equal('Brim');
      await user.type('9');
      expect(find(element, '.empty').textContent.trim()).to.equal('Nenhum registro encontrado');
      expect(filter(element).getBoundingClientRect().top).to.equal(top);
      await user.tap(find(element, '.filter > .inside'));
      expectFocus(filter(element));
      expect([filter(element).value, labels(element).length]).to.deep.equal(['', 6]);
      await user.press('Escape');
      await isClosed(element);
      expect(element.value).to.equal(1);
    },
  );

  itNeeds('touch', 'selects several options, and all results, until the user closes the sheet', async () => {
    const element = await show({ multiple: true, value: [1] });
    await open(element);
    await user.tap(row(element, 'Couro'));
    await user.tap(row(element, 'Brim'));
    expect(element.value).to.deep.equal([3]);
    await user.tap(filter(element));
    await user.type('algodao');
    await user.tap(find(element, '.all'));
    expect(element.value).to.deep.equal([3, 0, 5]);
    expect(isOpen(element)).to.equal(true);
    const done = find(element, '.done');
    expect(done.textContent.trim()).to.equal('Concluir');
    expect(done.getBoundingClientRect().height).to.be.at.least(36);
    await user.tap(done);
    await isClosed(element);
    expect(element.value).to.deep.equal([3, 0, 5]);
    await open(element);
    expect([filter(element).value, labels(element).length], 'the filter is cleared').to.deep.equal(['', 6]);
    await user.press('Escape');
  });

  itNeeds('touch', '[DL-03] closes by Escape, its button and a click outside, alone and above a dialog', async () => {
    const dialog = await mount('dass-dialog', { properties: { heading: 'Pedido', open: true } });
    const element = await show({ value: 2 }, dialog);
    for (const close of [
      () => user.press('Escape'),
      () => user.tap(find(find(element, '.sheet'), '.close')),
      () => user.tap(find(dialog, 'h2')),
    ]) {
      await open(element);
      expect(document.documentElement.style.overflow, 'the page behind does not scroll').to.equal('hidden');
      await close();
      await isClosed(element);
      expectFocus(control(element));
      expect([dialog.open, element.value]).to.deep.equal([true, 2]);
    }
  });

  itNeeds('touch', 'works by hardware keyboard: letters filter, arrow keys move, Enter and Space select', async () => {
    const element = await show();
    await open(element);
    await user.press('ArrowDown');
    await user.press('End');
    expect(list(element).getAttribute('aria-activedescendant')).to.equal(row(element, 'Lona de algodão').id);
    await user.type('co');
    expectFocus(filter(element));
    expect(filter(element).value).to.equal('co');
    expect(labels(element)).to.deep.equal(['Couro']);
    await user.press('Enter');
    await isClosed(element);
    expect(element.value).to.equal(3);
    await open(element);
    await user.press('ArrowDown');
    await user.press('Space');
    await isClosed(element);
    expect(element.value).to.equal(4);
  });

  it('[SL-01] continues with the text typed into the field', async () => {
    const element = await show();
    element.focus();
    await element.updateComplete;
    await user.type('lo');
    await until('the sheet is open', () => isOpen(element));
    await element.updateComplete;
    expectFocus(filter(element));
    await user.type('na');
    expect(filter(element).value).to.equal('lona');
    await user.press('Enter');
    await isClosed(element);
    expect(element.value).to.equal(5);
  });

  itNeeds('touch', '[SL-01] with `externalFilter` requests options from the application', async () => {
    const element = await show({ externalFilter: true });
    const events = listen(element, 'dass-filter');
    await open(element);
    await user.tap(filter(element));
    await user.type('algo');
    const question = (): DassSelectListFilterDetail => events.at(-1)?.detail as DassSelectListFilterDetail;
    // On a busy machine, the first letters may be a question of their own.
    await until('dass-filter is fired', () => events.length > 0 && question().text === 'algo');
    question().answer([{ id: 9, label: 'Brim de algodão' }]);
    await until('the answer is shown', () => labels(element).join() === 'Brim de algodão');
    await user.tap(row(element, 'Brim de algodão'));
    expect(element.value).to.equal(9);
  });

  itNeeds('touch', 'supports 100,000 options, with the selected one in view', async () => {
    const element = await show({ options: many, value: 77_777 });
    await open(element);
    await until('the selected option is in view', () => labels(element).includes('Peça nº 77777'));
    expect(rows(element).length).to.be.lessThan(18);
    const { top, bottom } = row(element, 'Peça nº 77777').getBoundingClientRect();
    const view = list(element).getBoundingClientRect();
    expect(top >= view.top && bottom <= view.bottom).to.equal(true);
    expect(sheet(element).getBoundingClientRect().top, 'a part of the page stays visible').to.equal(32);
  });

  itNeeds('touch', 'stays above the on-screen keyboard', async () => {
    const fake = Object.assign(new EventTarget(), { height: 700, offsetTop: 0, scale: 1 });
    const own = Object.getOwnPropertyDescriptor(window, 'visualViewport') as PropertyDescriptor;
    Object.defineProperty(window, 'visualViewport', { configurable: true, value: fake });
    try {
      const element = await show({ options: many });
      await open(element);
      fake.height = 400;
      fake.dispatchEvent(new Event('resize'));
      await painted();
      const { top, bottom } = sheet(element).getBoundingClientRect();
      expect([top, bottom]).to.deep.equal([32, 400]);
      fake.height = 700;
      fake.dispatchEvent(new Event('resize'));
      await painted();
      expect(sheet(element).getBoundingClientRect().bottom).to.equal(700);
    } finally {
      Object.defineProperty(window, 'visualViewport', own);
    }
  });

  itNeeds('touch', 'closes when the field is disabled or removed', async () => {
    const element = await show();
    await open(element);
    element.disabled = true;
    await isClosed(element);
    element.disabled = false;
    await element.updateComplete;
    await open(element);
    element.remove();
    expect(document.documentElement.style.overflow, 'the page scrolls again').to.equal('');
    document.body.append(element);
    await element.updateComplete;
    expect(isOpen(element)).to.equal(false);
    element.remove();
  });
});
