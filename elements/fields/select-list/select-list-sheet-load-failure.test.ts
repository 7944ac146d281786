import { expect } from 'chai';
import './select-list.js';
import { expectFocus } from '../../../test/support/assertions/expect-focus.js';
import { collectConsole } from '../../../test/support/assertions/page-problems.js';
import { labels, row } from '../../../test/support/elements/option-rows.js';
import { find, findAll, user, until } from '../../../test/support/user.js';
import { onPhone } from '../../../test/support/emulation/phone.js';
import { control, isPopoverOpen, show } from '../../../test/support/elements/select-list.js';

describe('dass-select-list on a phone when its sheet cannot be loaded', () => {
  const { define } = customElements;
  const errors = collectConsole(/could not load/);

  onPhone();

  before(() => {
    // A module that throws during evaluation counts as one that cannot be loaded.
    customElements.define = (name, ...rest) => {
      if (name === 'dass-dialog') throw new Error('Offline');
      define.call(customElements, name, ...rest);
    };
  });
  after(() => {
    customElements.define = define;
  });

  it('[SL-01] the user types into the field, and filters and selects in the list below it', async () => {
    const element = await show({ value: 1 });
    await user.click(find(element, '.box'));
    await until('the list is open', () => isPopoverOpen(element) && labels(element).length === 6);
    expect(findAll(element, '.sheet')).to.have.length(0);
    expect(errors.messages()).to.have.length(1);
    expectFocus(control(element));
    expect(control(element).inputMode, 'the on-screen keyboard may open').to.equal('');
    await user.type('algodao');
    expect(control(element).value, 'it replaces the previous selection').to.equal('algodao');
    expect(labels(element)).to.deep.equal(['Algodão cru', 'Lona de algodão']);
    await user.click(row(element, 'Lona de algodão'));
    expect([element.value, isPopoverOpen(element)]).to.deep.equal([5, false]);

    await user.press('ArrowDown');
    expect(isPopoverOpen(element), 'immediately the next time').to.equal(true);
    await user.press('Escape');
    expect([element.value, isPopoverOpen(element)]).to.deep.equal([5, false]);
  });

  it('[SL-01] keeps the text typed before loading failed', async () => {
    const element = await show();
    element.focus();
    await user.type('cou');
    await until('the list is open', () => isPopoverOpen(element) && labels(element).join() === 'Couro');
    await user.type('r');
    expect(control(element).value).to.equal('cour');
    await user.press('Enter');
    expect(element.value).to.equal(3);
  });
});
