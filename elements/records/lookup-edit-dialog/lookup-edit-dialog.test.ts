import { expect } from 'chai';
import './lookup-edit-dialog.js';
import type { DassLookupEditDialog, DassLookupEditDialogSaveDetail } from './lookup-edit-dialog.js';
import { listen, mount } from '../../../test/support/fixture.js';
import { find, findAll, painted, user, until } from '../../../test/support/user.js';

const row = { id: 2, name: 'Imbuia', days: 12, since: '2019-03-05', active: 'N', contact: { email: 'a@b.c' } };
const columns = [
  { name: 'name', label: 'Nome', required: true },
  { name: 'days', label: 'Prazo', kind: 'number' as const },
  { name: 'since', label: 'Desde', kind: 'date' as const },
  { name: 'active', label: 'Ativo', kind: 'Toggle' as never },
];
type Field = HTMLElement & { value: unknown; checked: boolean };

const open = async (properties: Record<string, unknown> = {}, children = ''): Promise<DassLookupEditDialog> => {
  const element = await mount('dass-lookup-edit-dialog', {
    properties: { tableColumns: columns, row, ...properties },
    children,
  });
  await element.show();
  await painted();
  return element;
};
const field = (element: Element, name: string): Field => find<Field>(element, `[name=${name}]`);
const retype = async (element: Element, name: string, text: string): Promise<void> => {
  field(element, name).focus();
  await user.press('Control+a');
  await user.type(text);
};
const errors = (element: Element): string[] =>
  findAll(element, '.error')
    .map((one) => one.textContent ?? '')
    .filter(Boolean);

describe('dass-lookup-edit-dialog', () => {
  it('[LK-04] has a field for each column, by its kind, and saves a copy', async () => {
    const element = await open();
    const events = listen(element, 'dass-save', 'dass-close');
    expect(['name', 'days', 'since', 'active'].map((name) => field(element, name).localName)).to.deep.equal([
      'dass-text-input',
      'dass-text-input',
      'dass-date-input',
      'dass-switch',
    ]);
    expect([
      field(element, 'name').value,
      field(element, 'since').value,
      field(element, 'active').checked,
    ]).to.deep.equal(['Imbuia', '2019-03-05', false]);
    await retype(element, 'days', '20');
    await user.click(find(field(element, 'active'), 'button'));
    await user.click(find(element, '.save'));
    const { row: saved, original, isNew } = events[0]?.detail as DassLookupEditDialogSaveDetail;
    expect(saved).to.deep.equal({ ...row, days: 20, active: 'S' });
    expect([original === row, isNew, row.days, element.open]).to.deep.equal([true, false, 12, false]);
    expect((saved as typeof row).contact === row.contact, 'a deep copy').to.equal(false);
  });

  it('[LK-04] saves a row that refers to itself as one that refers to the saved one', async () => {
    const self: Record<string, unknown> = { ...row };
    self['self'] = self;
    const element = await open({ row: self });
    const events = listen(element, 'dass-save');
    await retype(element, 'days', '20');
    await user.click(find(element, '.save'));
    const { row: saved } = events[0]?.detail as { row: Record<string, unknown> };
    expect([saved['self'] === saved, saved === self, saved['days']]).to.deep.equal([true, false, 20]);
  });

  it('[LK-04] stays open when the application refuses, and shows why at the field', async () => {
    const answers: (() => unknown)[] = [
      () => Promise.resolve({ errors: { name: 'Já existe' } }),
      () => Promise.reject(new Error('Sem conexão')),
      () => Promise.resolve('Fora do prazo'),
      () => undefined,
    ];
    const element = await open({ saveRow: () => answers.shift()?.() });
    await retype(element, 'name', 'União');
    await user.press('Enter');
    await until('the refusal is at the field', () => errors(element).join() === 'Já existe');
    expect([element.open, field(element, 'name').value, field(element, 'name').matches(':focus-within')]).to.deep.equal(
      [true, 'União', true],
    );
    await user.type('x');
    await user.press('Enter');
    await until('the failure is shown', () => find(element, '.refusal').textContent === 'Sem conexão');
    expect(errors(element)).to.deep.equal([]);
    await user.click(find(element, '.save'));
    await until('the refusal is shown', () => find(element, '.refusal').textContent === 'Fora do prazo');
    await user.click(find(element, '.save'));
    await until('the dialog is closed', () => !element.open);
  });

  it('does not save while a field is invalid', async () => {
    const element = await open();
    const events = listen(element, 'dass-save');
    await retype(element, 'name', ' ');
    await user.press('Enter');
    await until('the error is shown', () => errors(element).join() === 'Campo obrigatório');
    expect([events.length, element.open]).to.deep.equal([0, true]);
  });

  it('asks before changes are discarded, also while the application never answers', async () => {
    let signal: AbortSignal | undefined;
    const element = await open({
      saveRow: (request: { signal: AbortSignal }) => {
        ({ signal } = request);
        return new Promise(() => {});
      },
    });
    await user.press('Escape');
    expect(element.open, 'unchanged').to.equal(false);
    await element.show();
    await retype(element, 'name', 'Outro');
    await user.click(find(element, '.save'));
    await until('it is saving', () => signal);
    await user.press('Escape');
    const question = await until('it asks', () => findAll(document.body, 'dass-confirm-dialog')[0]);
    await user.click(await until('the button is there', () => findAll(question, '.confirm')[0]));
    await until('the dialog is closed', () => !element.open);
    expect(signal?.aborted).to.equal(true);
    await element.show();
    expect(field(element, 'name').value).to.equal('Imbuia');
  });

  it('reads and writes the fields of a form of the application', async () => {
    const element = await open(
      {},
      '<label>E <input name="name" /></label> <input type="checkbox" aria-label="A" name="active" />',
    );
    const events = listen(element, 'dass-save');
    const [name, active] = [
      element.querySelector('input') as HTMLInputElement,
      element.querySelectorAll('input')[1] as HTMLInputElement,
    ];
    expect([name.value, active.checked, findAll(element, 'dass-date-input').length]).to.deep.equal([
      'Imbuia',
      false,
      0,
    ]);
    await user.click(active);
    name.focus();
    await user.press('End');
    await user.type('!');
    await user.press('Enter');
    await until('it is saved', () => events.length === 1);
    expect((events[0]?.detail as DassLookupEditDialogSaveDetail).row).to.deep.equal({
      ...row,
      name: 'Imbuia!',
      active: 'S',
    });
  });

  it('has the fields of the template when there are no columns', async () => {
    const element = await open({ template: { name: '', ok: true }, row: undefined, tableColumns: [] });
    expect(findAll(element, '.form > [name]').map((one) => one.getAttribute('name'))).to.deep.equal(['name', 'ok']);
    expect(find(element, 'h2').textContent).to.equal('Incluir registro');
  });
});
