import { expect } from 'chai';
import { emulateMedia } from '@web/test-runner-commands';
import './select-list.js';
import type { DassSelectList, DassSelectListFilterDetail } from './select-list.js';
import { axeFindings, dressPage, undressPage } from '../../../test/support/assertions/axe.js';
import { can, itNeeds } from '../../../test/support/engine.js';
import { expectFocus } from '../../../test/support/assertions/expect-focus.js';
import { listen } from '../../../test/support/fixture.js';
import { labels, on, row } from '../../../test/support/elements/option-rows.js';
import { find, findAll, focused, painted, user, until } from '../../../test/support/user.js';
import { typeWord } from '../../../test/support/emulation/clock.js';
import { onPhone } from '../../../test/support/emulation/phone.js';
import {
  control,
  fabrics,
  filter,
  isSheetClosed,
  isSheetOpen,
  list,
  many,
  openSheet,
  sheet,
  show,
} from '../../../test/support/elements/select-list.js';

const spinners = (element: Element): number =>
  findAll(find(element, '.sheet'), 'dass-spinner').filter((one) => one.checkVisibility()).length;
const empty = (element: Element): string => find(element, '.empty').textContent.trim();
const active = (element: Element): string =>
  find(element, `#${list(element).getAttribute('aria-activedescendant')}`).textContent.trim();
/** Opens a sheet that has no rows yet. */
const openEmpty = (element: DassSelectList): Promise<void> => openSheet(element, () => true);
/** Opens the sheet by a hardware keyboard, like the list below a field. */
const openByKey = async (element: DassSelectList): Promise<void> => {
  element.focus();
  await element.updateComplete;
  await user.press('ArrowDown');
  await until('the sheet is open', () => isSheetOpen(element) && labels(element).length > 0);
  await element.updateComplete;
};

describe('dass-select-list on a phone, states of its sheet', () => {
  onPhone();

  itNeeds('touch', '[SL-01] shows that it waits for the application, with and without a filter', async () => {
    const element = await show({ options: [], externalFilter: true });
    const events = listen(element, 'dass-filter');
    const question = (at: number): DassSelectListFilterDetail => events[at]?.detail as DassSelectListFilterDetail;
    await openEmpty(element);
    await until('dass-filter is fired', () => events.length === 1);
    await element.updateComplete;
    expect([spinners(element), empty(element), list(element).ariaBusy]).to.deep.equal([1, 'Carregando…', 'true']);
    question(0).answer(fabrics);
    await until('the answer is shown', () => labels(element).length === 6);
    expect([spinners(element), list(element).ariaBusy]).to.deep.equal([0, null]);
    await user.tap(filter(element));
    await user.type('co');
    await until('dass-filter is fired again', () => events.length === 2);
    await element.updateComplete;
    expect([spinners(element), labels(element).length], 'the previous options stay').to.deep.equal([1, 6]);
    question(1).answer([fabrics[3]]);
    await until('the answer is shown', () => labels(element).join() === 'Couro');
    expect(spinners(element)).to.equal(0);
    await user.press('Escape');
    await isSheetClosed(element);

    const short = await show({ withoutFilter: true, busy: true });
    await openSheet(short);
    const before = find(short, '[role=option]').getBoundingClientRect().top;
    expect(spinners(short)).to.equal(1);
    short.busy = false;
    await short.updateComplete;
    expect(spinners(short)).to.equal(0);
    expect(find(short, '[role=option]').getBoundingClientRect().top, 'no row has moved').to.equal(before);
    await user.press('Escape');
  });

  itNeeds('touch', '[SL-01] ignores late answers, shows a failure, and offers a retry', async () => {
    const element = await show({ externalFilter: true });
    const events = listen(element, 'dass-filter');
    const question = (at: number): DassSelectListFilterDetail => events[at]?.detail as DassSelectListFilterDetail;
    await openSheet(element);
    await user.tap(filter(element));
    await user.type('b');
    await until('the first dass-filter', () => events.length === 1);
    let late: (options: unknown[]) => void = () => {};
    question(0).answer(new Promise((resolve) => (late = resolve)));
    await user.type('r');
    await until('the second dass-filter', () => events.length === 2);
    question(1).answer(Promise.reject(new Error('503')));
    await until('the error is shown', () => findAll(element, '[role=alert]').length === 1);
    late([fabrics[0]]);
    await painted();
    expect([labels(element).length, filter(element).value, spinners(element)]).to.deep.equal([6, 'br', 0]);
    const alert = find(element, '[role=alert]').getBoundingClientRect();
    const view = list(element).getBoundingClientRect();
    expect(alert.top, 'the error covers no row').to.be.at.least(view.bottom - 0.1);
    expect(alert.bottom, 'the error is in view').to.be.at.most(sheet(element).getBoundingClientRect().bottom);
    await user.tap(find(element, '.retry'));
    expect(question(2).text).to.equal('br');
    expectFocus(filter(element), 'the retry button is removed');
    await element.updateComplete;
    expect(spinners(element)).to.equal(1);
    question(2).answer([fabrics[1]]);
    await until('the answer is shown', () => labels(element).join() === 'Brim');
    await user.type('i');
    await until('a request without an answer', () => events.length === 4);
    await user.press('Escape');
    await isSheetClosed(element);
    expect([question(3).signal.aborted, findAll(element, 'dass-spinner').length]).to.deep.equal([true, 0]);
  });

  it('[SL-01] requests options for text typed on a hardware keyboard, and selects by keys', async () => {
    const element = await show({ externalFilter: true });
    const events = listen(element, 'dass-filter', 'change');
    await openByKey(element);
    expectFocus(list(element));
    await user.type('lã');
    expectFocus(filter(element));
    const question = () => events.at(-1)?.detail as DassSelectListFilterDetail | undefined;
    await until('dass-filter is fired', () => question()?.text === 'lã');
    question()?.answer([
      { id: 'm', label: 'Lã merino' },
      { id: 'o', label: 'Lã de ovelha' },
    ]);
    await until('the answer is shown', () => labels(element).length === 2);
    await user.press('ArrowDown');
    await user.press('Enter');
    await isSheetClosed(element);
    expect([element.value, control(element).value]).to.deep.equal(['o', 'Lã de ovelha']);
    expectFocus(control(element));
  });

  it('selects several and all options by keys, and closes by its button', async () => {
    const element = await show({ multiple: true, value: [1] });
    const isAtDone = (): boolean => (focused()?.getRootNode() as ShadowRoot).host === find(element, '.done');
    const events = listen(element, 'change');
    await openByKey(element);
    expect(active(element)).to.equal('Algodão cru');
    await user.press('Space');
    await user.press('ArrowDown');
    await user.press('Enter');
    await user.press('End');
    await user.press('Space');
    expect([element.value, isSheetOpen(element)]).to.deep.equal([[0, 5], true]);
    expect(on(element)).to.deep.equal(['Algodão cru', 'Lona de algodão']);
    await user.press('Shift+Tab');
    expectFocus(find(element, '.all'));
    await user.press('Space');
    expect(element.value).to.have.length(6);
    expect(find(element, '.bar .count').textContent).to.equal('6 selecionados');
    await user.press('Shift+Tab');
    await user.type('brim');
    await user.press('Enter');
    expect(element.value).to.deep.equal([0, 5, 2, 3, 4]);
    for (let i = 0; i < 6 && !isAtDone(); i++) await user.press('Tab');
    await user.press('Enter');
    await isSheetClosed(element);
    expect(element.value).to.deep.equal([0, 5, 2, 3, 4]);
    expect(events).to.have.length(5);
    expectFocus(control(element));
  });

  it('without a filter, first letters move and Space selects', async () => {
    const element = await show({ withoutFilter: true, value: 1 });
    await openByKey(element);
    expectFocus(list(element));
    expect(findAll(element, '.filter')).to.have.length(0);
    await typeWord('lo');
    expect(active(element)).to.equal('Lona de algodão');
    await user.press('Space');
    await isSheetClosed(element);
    expect(element.value).to.equal(5);
  });

  it('Escape closes without a change of the selection, with several and with typed text', async () => {
    const element = await show({ value: 2 });
    await openByKey(element);
    await user.type('br');
    await user.press('Escape');
    await isSheetClosed(element);
    expect([element.value, control(element).value]).to.deep.equal([2, 'Ção-Luís']);
    await openByKey(element);
    expect([filter(element).value, labels(element).length]).to.deep.equal(['', 6]);
    await user.press('Escape');
    await isSheetClosed(element);
  });

  describe('has no axe violations', () => {
    before(async () => {
      if (can('media')) await emulateMedia({ reducedMotion: 'reduce' });
    });
    after(async () => {
      if (can('media')) await emulateMedia({ reducedMotion: 'no-preference' });
      undressPage();
    });

    const states: Readonly<Record<string, Record<string, unknown>>> = {
      'one of many': { options: many, value: 70_000 },
      several: { multiple: true, value: [1, 3] },
      'without a filter': { withoutFilter: true, busy: true },
      'no options': { options: [] },
      busy: { options: [], busy: true },
    };
    for (const theme of ['light', 'dark'] as const)
      for (const [state, properties] of Object.entries(states))
        it(`${state}, ${theme}`, async () => {
          dressPage(theme);
          const element = await show(properties);
          await user.click(find(element, '.arrow'));
          await until('the sheet is open', () => isSheetOpen(element));
          await element.updateComplete;
          await painted();
          expect(await axeFindings()).to.deep.equal([]);
          if (row(element, 'Lona de algodão') && !properties.withoutFilter) {
            await user.press('ArrowDown');
            await user.type('algo');
            expect(labels(element)).to.have.length(2);
            expect(await axeFindings(), 'filtered').to.deep.equal([]);
          }
          await user.press('Escape');
        });
  });
});
