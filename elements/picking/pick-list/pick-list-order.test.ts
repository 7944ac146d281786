import { expect } from 'chai';
import { active, detail, ids, labels, row, announced, show } from '../../../test/support/elements/pick-list.js';
import { listen } from '../../../test/support/fixture.js';
import { find, findAll, until, user } from '../../../test/support/user.js';

describe('dass-pick-list: ordering', () => {
  it('[PL-10] sorts by the order field, and shows a notice for two seconds', async () => {
    const element = await show({ fieldOrder: 'order', selected: [1, 3, 2] });
    const events = listen(element, 'dass-pick');
    await user.click(find(element, '.reset'));
    expect(labels(element, 'selected')).to.deep.equal(['Montagem', 'Costura', 'Corte']);
    expect(ids(detail(events).selected)).to.deep.equal([3, 2, 1]);
    const notice = await until('the notice is shown', () =>
      findAll<HTMLElement & { type: string; message: string; duration: number }>(document.body, 'dass-notice').find(
        ({ message }) => message === 'Ordem restaurada',
      ),
    );
    expect([notice.type, notice.duration]).to.deep.equal(['success', 2000]);
    element.fieldOrder = '';
    await element.updateComplete;
    expect(findAll(element, '.reset')).to.have.length(0);
  });

  it('[PL-16] reorders selected items by keys where there is an order field', async () => {
    const element = await show({ fieldOrder: 'order', selected: [1, 2, 3, 4] });
    await user.click(row(element, 'Montagem'));
    await user.press('Alt+ArrowUp');
    expect(labels(element, 'selected')).to.deep.equal(['Corte', 'Montagem', 'Costura', 'Injeção']);
    await announced('Montagem: posição 2 de 4');
    expect(active(element, 'selected')).to.equal('Montagem');
    await user.press('Shift+ArrowDown');
    await user.press('Alt+ArrowDown');
    expect(labels(element, 'selected')).to.deep.equal(['Corte', 'Injeção', 'Montagem', 'Costura']);
    await user.press('Control+z');
    await user.press('Control+z');
    expect(labels(element, 'selected')).to.deep.equal(['Corte', 'Costura', 'Montagem', 'Injeção']);
    element.fieldOrder = '';
    await element.updateComplete;
    await user.press('Alt+ArrowUp');
    expect(labels(element, 'selected')).to.deep.equal(['Corte', 'Costura', 'Montagem', 'Injeção']);
  });

  it('[PL-16] moves several items one step and keeps them together at the end; announces it', async () => {
    const element = await show({ fieldOrder: 'order', selected: [1, 2, 3, 4] });
    await user.click(row(element, 'Costura'));
    await user.press('Shift+ArrowDown');
    await user.press('Alt+ArrowDown');
    await user.press('Alt+ArrowDown');
    expect(labels(element, 'selected')).to.deep.equal(['Corte', 'Injeção', 'Costura', 'Montagem']);
    for (let step = 0; step < 3; step++) await user.press('Alt+ArrowUp');
    expect(labels(element, 'selected')).to.deep.equal(['Costura', 'Montagem', 'Corte', 'Injeção']);
    expect(active(element, 'selected')).to.equal('Montagem');
    await announced('Montagem: posição 2 de 4');
  });
});
