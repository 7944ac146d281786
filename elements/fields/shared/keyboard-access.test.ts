import { expect } from 'chai';
import { virtualKeyboardPreference } from '../../core/preferences/virtual-keyboard-preference.js';
import { expectFocus } from '../../../test/support/assertions/expect-focus.js';
import { listen, mount } from '../../../test/support/fixture.js';
import { find, findAll, focused, user, until } from '../../../test/support/user.js';
import '../date-input/date-input.js';
import '../select-list/select-list.js';

const dialogs = (): Element[] => findAll(document.body, 'dass-keyboard-dialog');

/** Opens the keyboard of a field, presses keys by their names and confirms. */
async function writeOnScreen(field: Element, ...keys: string[]): Promise<void> {
  await user.click(find(field, '.keyboard'));
  const dialog = await until('the dialog is open', () => dialogs()[0]);
  await until('the text field has the focus', () => focused() === findAll(dialog, '#control')[0]);
  for (const key of keys) {
    const button = findAll(dialog, '.key').find(({ ariaLabel }) => ariaLabel === key);
    if (!button) throw new Error(`No key '${key}'`);
    await user.click(button);
  }
  await user.click(find(dialog, '.confirm'));
  await until('the dialog has closed', () => dialogs().length === 0);
}

describe('The virtual keyboard when the user prefers it', () => {
  const { get } = virtualKeyboardPreference;
  // Only for this page, because other tests use the same storage at the same time.
  before(() => (virtualKeyboardPreference.get = () => true));
  after(() => (virtualKeyboardPreference.get = get));

  it('[VK-02] types a date', async () => {
    const input = await mount('dass-date-input', { properties: { label: 'Entrega', value: '2026-03-05' } });
    const events = listen(input, 'change');
    expect(find(input, '#control').inputMode).to.equal('none');
    await writeOnScreen(input, ...'17032026');
    await until('the text is in the field', () => input.value === '2026-03-17');
    await input.updateComplete;
    expect(find<HTMLInputElement>(input, '#control').value).to.equal('17/03/2026');
    expect(events).to.have.length(1);
    input.readOnly = true;
    await input.updateComplete;
    expect(find<HTMLButtonElement>(input, '.keyboard').disabled).to.equal(true);
  });

  it('[VK-02] opens and filters a list of options', async () => {
    const options = ['Algodão', 'Brim', 'Couro'].map((label, id) => ({ id, label }));
    const list = await mount('dass-select-list', { properties: { label: 'Tecido', options } });
    expect(find(list, '#control').inputMode).to.equal('none');
    await writeOnScreen(list, 'c', 'o');
    await until('the list is filtered', () =>
      findAll(list, '[role=option]').some((row) => row.textContent?.trim() === 'Couro' && !row.hidden),
    );
    expect(find(list, '#control').getAttribute('aria-expanded')).to.equal('true');
    expectFocus(find(list, '#control'));
    await user.press('ArrowDown');
    await user.press('Enter');
    expect(list.value).to.equal(2);
    list.withoutFilter = true;
    await list.updateComplete;
    expect(findAll(list, '.keyboard')).to.have.length(0);
  });
});
