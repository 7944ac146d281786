import { expect } from 'chai';
import './select-list.js';
import type { DassSelectList, DassSelectListFilterDetail } from './select-list.js';
import { expectFocus } from '../../../test/support/assertions/expect-focus.js';
import { listen } from '../../../test/support/fixture.js';
import { labels, row, rows } from '../../../test/support/elements/option-rows.js';
import { find, findAll, painted, user, until } from '../../../test/support/user.js';
import { onPhone } from '../../../test/support/emulation/phone.js';
import { control, filter, isSheetClosed, isSheetOpen, list, show } from '../../../test/support/elements/select-list.js';

const zippers = [
  { id: 71, label: 'Zíper invisível' },
  { id: 72, label: 'Zíper' },
];

/** Opens the sheet and types into its filter. */
async function type(
  text: string,
): Promise<{ element: DassSelectList; changes: () => number; question: () => DassSelectListFilterDetail }> {
  const element = await show({ externalFilter: true });
  const events = listen(element, 'dass-filter');
  const changes = listen(element, 'change');
  element.focus();
  await element.updateComplete;
  await user.press('ArrowDown');
  await until('the sheet is open', () => isSheetOpen(element) && labels(element).length > 0);
  await user.type(text);
  expectFocus(filter(element));
  return {
    element,
    changes: () => changes.length,
    question: () => events.at(-1)?.detail as DassSelectListFilterDetail,
  };
}

describe('dass-select-list on a phone, filtered by the application', () => {
  onPhone();

  it('[SL-01] Enter requests options at once, waits for the answer, and selects the option with this label', async () => {
    const { element, changes, question } = await type('zíper');
    await user.press('Enter');
    expect([question().text, changes(), isSheetOpen(element)]).to.deep.equal(['zíper', 0, true]);
    question().answer(zippers);
    await isSheetClosed(element);
    expect([element.value, changes(), control(element).value]).to.deep.equal([72, 1, 'Zíper']);
  });

  it('[SL-01] Escape cancels a pending confirmation; options of another text cannot be clicked', async () => {
    const { element, changes, question } = await type('z');
    expect(rows(element).every((one) => one.ariaDisabled === 'true')).to.equal(true);
    await user.click(row(element, 'Couro'));
    await user.press('Enter');
    await user.press('Escape');
    await isSheetClosed(element);
    expect(question().signal.aborted).to.equal(true);
    question().answer(zippers);
    await painted();
    expect([element.value, changes()]).to.deep.equal(['', 0]);
  });

  it('[SL-01] the retry button can be reached by keyboard', async () => {
    const { element, changes, question } = await type('zíper');
    await user.press('Enter');
    question().answer(Promise.reject(new Error('503')));
    await until('the error is shown', () => findAll(element, '.retry').length === 1);
    const isThere = (): boolean => (element.renderRoot as ShadowRoot).activeElement?.matches('.retry') === true;
    for (let tries = 0; tries < 6 && !isThere(); tries++) await user.press('Tab');
    expectFocus(find(element, '.retry'));
    await user.press('Enter');
    expect([question().text, changes(), list(element).ariaBusy]).to.deep.equal(['zíper', 0, 'true']);
    expectFocus(filter(element));
    await user.press('Enter');
    question().answer(zippers);
    await isSheetClosed(element);
    expect(element.value).to.equal(72);
  });
});
