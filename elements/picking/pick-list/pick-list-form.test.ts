import { expect } from 'chai';
import { box, button, moveByKeys, ids, labels, show, steps } from '../../../test/support/elements/pick-list.js';
import { mountHtml } from '../../../test/support/fixture.js';
import { find, until, user } from '../../../test/support/user.js';

describe('dass-pick-list: form', () => {
  it('submits the ids, and is reset with its form', async () => {
    const form = await mountHtml<HTMLFormElement>('<form><dass-pick-list name="etapa"></dass-pick-list></form>');
    const element = form.querySelector('dass-pick-list')!;
    element.items = steps;
    element.defaultSelected = [2];
    await element.updateComplete;
    await moveByKeys(element, 'Corte');
    expect(new FormData(form).getAll('etapa')).to.deep.equal(['2', '1']);
    form.reset();
    await element.updateComplete;
    expect(labels(element, 'selected')).to.deep.equal(['Costura']);
    expect(button(element, 'undo').disabled).to.equal(true);
    element.selected = [];
    expect(new FormData(form).getAll('etapa')).to.deep.equal([]);
  });

  it('is invalid with too few or too many items', async () => {
    const element = await show({ minCount: 2, maxCount: 3 });
    expect(element.validity.rangeUnderflow).to.equal(true);
    expect(element.validationMessage).to.equal('Selecione ao menos 2 itens');
    expect(find(element, '.error').textContent).to.equal('');
    element.reportValidity();
    await element.updateComplete;
    expect(find(element, '.error').textContent).to.equal('Selecione ao menos 2 itens');
    element.selected = [1, 2, 3, 4];
    await element.updateComplete;
    expect(element.validity.rangeOverflow).to.equal(true);
    expect(find(element, '.error').textContent).to.equal('Selecione no máximo 3 itens');
    element.selected = [1, 2];
    expect(element.validity.valid).to.equal(true);
    element.required = true;
    element.selected = [];
    expect(element.validity.valueMissing).to.equal(true);
  });

  it('is invalid with one item too few, and with any item when the maximum is 0', async () => {
    const element = await show({ minCount: 2, selected: [1] });
    expect(element.validity.rangeUnderflow).to.equal(true);
    element.minCount = 0;
    element.maxCount = 0;
    expect(element.validity.rangeOverflow).to.equal(true);
    element.selected = [];
    expect(element.validity.valid).to.equal(true);
  });

  it('restores the state from the browser', async () => {
    const form = await mountHtml<HTMLFormElement>('<form><dass-pick-list name="etapa"></dass-pick-list></form>');
    const element = form.querySelector('dass-pick-list')!;
    element.items = steps;
    await element.updateComplete;
    element.formStateRestoreCallback('["3","1"]');
    await element.updateComplete;
    expect(labels(element, 'selected')).to.deep.equal(['Montagem', 'Corte']);
    element.formStateRestoreCallback('{"no":"list"}');
    expect(ids(element.selected)).to.deep.equal([3, 1]);
  });

  it('shows no error while one of its dialogs is open, and shows it when the user has left', async () => {
    const after = await mountHtml('<button>Depois</button>');
    const element = await show({ required: true, fieldPaste: 'label' });
    const error = (): string => find(element, '.error').textContent ?? '';
    box(element, 'available').focus();
    await user.click(button(element, 'paste'));
    const dialog = await until('the paste dialog is open', () =>
      document.querySelector<HTMLElement>('dass-paste-list-dialog'),
    );
    await until('the dialog has the focus', () => document.activeElement === dialog);
    await element.updateComplete;
    expect(error()).to.equal('');
    await user.press('Escape');
    await until('the focus is restored', () => document.activeElement === element);
    expect(error()).to.equal('');
    after.focus();
    await element.updateComplete;
    expect(error()).to.equal('Campo obrigatório');
  });
});
