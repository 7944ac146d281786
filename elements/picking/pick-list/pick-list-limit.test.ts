import { expect } from 'chai';
import { executeServerCommand } from '@web/test-runner-commands';
import { answerConfirm } from '../../../testing/dom.js';
import { clipboardEvent } from '../../../test/support/clipboard.js';
import {
  box,
  button,
  detail,
  ids,
  labels,
  many,
  row,
  rows,
  selectedLabels,
  show,
} from '../../../test/support/elements/pick-list.js';
import { listen } from '../../../test/support/fixture.js';
import { find, findAll, middle, painted, until, user } from '../../../test/support/user.js';

const notice = (text: string): Promise<Element> =>
  until(`the notice '${text}'`, () =>
    findAll(document.body, 'dass-notice').find((one) => one.shadowRoot?.textContent.includes(text)),
  );
const pasteDialog = (): Promise<HTMLElementTagNameMap['dass-paste-list-dialog']> =>
  until('the paste dialog is open', () => document.querySelector('dass-paste-list-dialog'));

describe('dass-pick-list: maximum number of items', () => {
  it('is kept by the buttons: the first items are added, the others stay selected, and a notice counts them', async () => {
    const element = await show({ maxCount: 3 });
    const events = listen(element, 'dass-pick');
    box(element, 'available').focus();
    await user.press('Control+a');
    await user.click(button(element, 'add'));
    expect(labels(element, 'selected')).to.deep.equal(['Corte', 'Costura', 'Montagem']);
    expect(selectedLabels(element, 'available')).to.deep.equal(['Injeção', 'Expedição', 'Embalagem']);
    expect(ids(detail(events).added)).to.deep.equal([1, 2, 3]);
    await notice('3 itens adicionados; 3 não couberam (limite 3)');
    expect(element.validity.valid).to.equal(true);
    await user.click(button(element, 'add'));
    await notice('Nenhum item adicionado; 3 não couberam (limite 3)');
    expect([labels(element, 'selected').length, events.length]).to.deep.equal([3, 1]);
  });

  it('is kept when all are added, also with a question before', async () => {
    const element = await show({ items: many(40), maxCount: 30, confirmAddAbove: 20 });
    await user.click(button(element, 'add-all'));
    const dialog = await until('it asks', () => document.querySelector('dass-confirm-dialog'));
    expect(dialog.heading).to.equal('Adicionar 30 itens?');
    await answerConfirm(true);
    await notice('30 itens adicionados; 10 não couberam (limite 30)');
    expect(element.selected).to.have.length(30);
  });

  it('is kept by keys and by a double click', async () => {
    const element = await show({ maxCount: 1, selected: [2] });
    box(element, 'available').focus();
    await user.press('Home');
    await user.press('Enter');
    await notice('Nenhum item adicionado; 1 não coube (limite 1)');
    const { x, y } = middle(row(element, 'Montagem'));
    const click = [['down'], ['up']];
    await executeServerCommand('dass:mouse', { steps: [['move', x, y], ...click, ...click] });
    await painted();
    expect(ids(element.selected)).to.deep.equal([2]);
    await user.click(button(element, 'remove-all'));
    box(element, 'available').focus();
    await user.press('Home');
    await user.press('Enter');
    expect(ids(element.selected)).to.deep.equal([1]);
  });

  it('is kept when items are dragged', async () => {
    const element = await show({ maxCount: 3, selected: [5, 6] });
    await user.hover(rows(element, 'available')[0]!);
    await element.updateComplete;
    box(element, 'available').focus();
    await user.press('Control+a');
    const from = middle(row(element, 'Costura'));
    const to = middle(row(element, 'Expedição'));
    const steps = [['move', from.x, from.y], ['down'], ['move', from.x + 9, from.y + 9], ['move', to.x, to.y], ['up']];
    await executeServerCommand('dass:mouse', { steps });
    await notice('1 item adicionado; 3 não couberam (limite 3)');
    expect(ids(element.selected)).to.deep.equal([5, 6, 1]);
    expect(selectedLabels(element, 'available')).to.deep.equal(['Costura', 'Montagem', 'Injeção']);
  });

  it('is kept and said by the paste dialog; what was not added stays selected in the available list', async () => {
    const items = many(3000).map((item, at) => ({ ...item, code: `M-${String(at).padStart(4, '0')}` }));
    const element = await show({ items, fieldPaste: 'code', maxCount: 200, selected: [0, 1] });
    const codes = [...items.map(({ code }) => code), 'X'];
    box(element, 'available').dispatchEvent(clipboardEvent('paste', codes.join('\n')));
    const dialog = await pasteDialog();
    const confirm = await until('it is matched', () =>
      findAll<HTMLElement & { disabled: boolean }>(dialog, 'footer .confirm').find(({ disabled }) => !disabled),
    );
    expect(confirm.textContent.trim()).to.equal('Adicionar 198');
    expect(find(dialog, '.excess').textContent).to.equal('2.800 não cabem (limite 200)');
    await user.click(confirm);
    await notice('198 itens adicionados; 2.800 não couberam (limite 200)');
    await until('the skipped values are shown', () => findAll(dialog, '.close-result')[0]);
    expect(findAll(dialog, '.added, .left-out').map((one) => one.textContent.trim())).to.deep.equal([
      '198 itens adicionados.',
      '2.800 não couberam (limite 200)',
      '3 valores não entraram',
    ]);
    await user.click(find(dialog, '.close-result'));
    await until('the dialog is closed', () => !document.querySelector('dass-paste-list-dialog'));
    expect(element.selected).to.have.length(200);
    expect(find(element, '[data-list=available] .count').textContent).to.equal('2.800 de 2.800 selecionados');
  });

  it('leaves nothing to confirm in the paste dialog when it is reached', async () => {
    const element = await show({ fieldPaste: 'label', maxCount: 2, selected: [1, 2] });
    box(element, 'available').dispatchEvent(clipboardEvent('paste', 'Montagem'));
    const dialog = await pasteDialog();
    await until('it says so', () => findAll(dialog, '.excess')[0]?.textContent === '1 não cabe (limite 2)');
    expect(find<HTMLElement & { disabled: boolean }>(dialog, 'footer .confirm').disabled).to.equal(true);
    await user.press('Control+Enter');
    expect(element.selected).to.have.length(2);
    dialog.remove();
  });
});
