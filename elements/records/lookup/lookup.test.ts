import { expect } from 'chai';
import './lookup.js';
import type { DassLookup } from './lookup.js';
import { lookup } from '../../../testing/dom.js';
import { withMedia } from '../../../test/support/emulation/media.js';
import { listen, mount, mountHtml } from '../../../test/support/fixture.js';
import { find, findAll, focused, painted, user, until } from '../../../test/support/user.js';
import { expectConsole } from '../../../test/support/assertions/page-problems.js';
import type { SearchRequest } from '../shared/row-search-model.js';

const rows = [
  { id: 1, name: 'Água Branca', city: 'Franca' },
  { id: 2, name: 'Curtume Imbuia', city: 'Jaú' },
  { id: 3, name: 'São João', city: 'Birigui', label: 'São João (filial)' },
  { id: 4, name: 'União', city: 'São Paulo' },
];
const columns = [
  { name: 'name', label: 'Nome' },
  { name: 'city', label: 'Cidade' },
];
const create = (properties: Record<string, unknown> = {}): Promise<DassLookup> =>
  mount('dass-lookup', {
    properties: { label: 'Fornecedores', fieldLabel: 'name', tableColumns: columns, tableValues: rows, ...properties },
  });
const tokens = (element: Element): string[] =>
  findAll<HTMLElement & { label: string }>(element, '.values dass-chip').map(({ label }) => label);
const matches = (element: Element): string[] =>
  findAll(element, '[role=option]').map((one) => find(one, '.text').textContent ?? '');
const openedDialog = (element: Element): Promise<HTMLElement> =>
  until(
    'the dialog is open',
    () => findAll(element, 'dialog[open] .confirm').length > 0 && find(element, 'dass-lookup-dialog'),
  );

describe('dass-lookup', () => {
  it('[LK-01] shows its label and its value, the first ones as tokens and the others as a number', async () => {
    const element = await create({ value: [1, 2, 3, 4], maxChips: 2 });
    expect(find(element, 'label').textContent).to.equal('Fornecedores');
    expect(tokens(element)).to.deep.equal(['Água Branca', 'Curtume Imbuia', '+2']);
    element.value = [9, 3];
    await element.updateComplete;
    expect(tokens(element), 'an id that no row has').to.deep.equal(['9', 'São João (filial)']);
  });

  it('[LK-01] submits the ids, and is reset with its form', async () => {
    const form = await mountHtml<HTMLFormElement>('<form><dass-lookup name="s" value="2"></dass-lookup></form>');
    const element = find<DassLookup>(form, 'dass-lookup');
    Object.assign(element, { fieldLabel: 'name', tableValues: rows });
    element.value = [4, 1];
    expect(new FormData(form).getAll('s')).to.deep.equal(['4', '1']);
    form.reset();
    await element.updateComplete;
    expect([element.value, tokens(element)]).to.deep.equal([['2'], ['Curtume Imbuia']]);
  });

  for (const reducedMotion of ['no-preference', 'reduce'] as const)
    it(`[LK-07] returns from its dialog without an error, motion: ${reducedMotion}; the user has not left the field`, () =>
      withMedia({ reducedMotion }, async () => {
        const element = await create({ required: true });
        const after = await mount('dass-lookup', { properties: { label: 'Depois' } });
        element.focus();
        await user.press('F4');
        const dialog = await openedDialog(element);
        await until('the dialog has the focus', () => dialog.shadowRoot?.activeElement);
        await user.press('Escape');
        await until('the field has the focus', () => focused()?.id === 'control');
        await painted();
        expect(find(element, '.error').textContent).to.equal('');
        after.focus();
        await element.updateComplete;
        expect(find(element, '.error').textContent).to.equal('Campo obrigatório');
      }));

  it('[LK-09] shows the new name of a row that was added and then edited, also when a search has returned it again', async () => {
    let stored: { id: number; name: string } | undefined;
    const element = await create({
      tableValues: [],
      searchRows: async () => (stored ? [{ ...stored }] : []),
      saveRow: async ({ row }: { row: object }) => (stored = { ...(row as { name: string }), id: 7 }),
    });
    const suppliers = lookup(element);
    await suppliers.open();
    await suppliers.add({ Nome: 'Curtume Novo' });
    const shown = suppliers.table.element as HTMLElementTagNameMap['dass-data-table'];
    await until('the new row is shown', () => shown.rows.length === 1);
    const [added] = shown.rows;
    await suppliers.search('novo');
    await until('the search has returned it', () => shown.rows.length === 1 && shown.rows[0] !== added);
    await suppliers.edit('Curtume Novo', { Nome: 'Curtume Novo SA' });
    await suppliers.confirm();
    expect(await suppliers.selected()).to.deep.equal(['Curtume Novo SA']);
  });

  it('[LK-06] finds a value as its column shows it, and as it is stored', async () => {
    const format = (value: unknown): string => String(value).replace(/^(\d\d)(\d{3})(\d{3})/, '$1.$2.$3/');
    const element = await create({
      tableColumns: [columns[0], { name: 'taxNumber', label: 'CNPJ', format }],
      tableValues: rows.map((row) => ({ ...row, taxNumber: `1122233${row.id}0001` })),
    });
    for (const text of ['11.222.332', '11222332']) {
      element.focus();
      await user.press('Control+a');
      await user.type(text);
      expect(matches(element), text).to.deep.equal(['Curtume Imbuia']);
    }
  });

  it('[LK-06] lists matches without accents and case while the user types, and Enter selects the best one', async () => {
    const element = await create({ value: [2] });
    const events = listen(element, 'change', 'input');
    element.focus();
    await user.type('sao');
    expect(matches(element)).to.deep.equal(['São João (filial)', 'União']);
    const details = findAll(element, '[role=option] .detail');
    expect(details.map((detail) => detail.textContent)).to.deep.equal(['Birigui', 'São Paulo']);
    expect(find(details[1] as Element, 'mark').textContent, 'why it matches').to.equal('São');
    await user.press('Enter');
    expect([element.value, tokens(element)]).to.deep.equal([
      [2, 3],
      ['Curtume Imbuia', 'São João (filial)'],
    ]);
    expect(events.map(({ type }) => type)).to.deep.equal(['change']);
    await user.press('Backspace');
    expect(element.value).to.deep.equal([2]);
    await user.type('curtume');
    await user.press('Escape');
    expect([findAll(element, '[role=option]').length, find<HTMLInputElement>(element, '#control').value]).to.deep.equal(
      [0, ''],
    );
  });

  it('[LK-06] shows the columns besides the label once, also those that have only a field', async () => {
    const element = await create({ tableColumns: [{ field: 'name' }, { field: 'city' }] });
    element.focus();
    await user.type('uniao');
    expect(find(element, '[role=option] .detail').textContent).to.equal('São Paulo');
  });

  it('[LK-06] says where it has found a word that the match does not show, below those that show it', async () => {
    const element = await create({
      tableValues: [
        { id: 1, name: 'Fivela de zinco 2', code: 'FV-2', type: 'Fivela', price: 1.75, note: 'interna' },
        { id: 2, name: 'Fivela de zinco 7', code: 'FV-7', type: 'Fivela', price: 2, note: '' },
      ],
      tableColumns: [
        { field: 'name' },
        { field: 'code' },
        // Has a word that the label shows already.
        { field: 'type', label: 'Tipo', withoutColumn: true },
        {
          field: 'price',
          label: 'Custo',
          kind: 'number',
          format: (value: number) => value.toFixed(2).replace('.', ','),
        },
        { field: 'note', label: 'Nota', withoutColumn: true },
      ],
    });
    const details = () => findAll(element, '[role=option] .detail').map(({ textContent }) => textContent);
    element.focus();
    await user.type('fivela 7');
    expect([matches(element), details()]).to.deep.equal([
      ['Fivela de zinco 7', 'Fivela de zinco 2'],
      ['FV-7', 'FV-2 · Custo: 1,75'],
    ]);
    await user.press('Escape');
    await user.type('interna');
    expect(details()).to.deep.equal(['FV-2 · Nota: interna']);
  });

  it('selects with the mouse, at most 8 matches, and replaces a single value', async () => {
    const many = Array.from({ length: 40 }, (_, id) => ({ id, name: `Nome ${id}` }));
    const element = await create({ tableValues: many, selection: 'single', value: 3 });
    element.focus();
    await user.type('nome');
    expect(matches(element)).to.have.length(8);
    await user.click(findAll(element, '[role=option]')[1] as HTMLElement);
    expect([element.value, tokens(element)]).to.deep.equal([1, ['Nome 1']]);
    await user.press('ArrowDown');
    await user.press('ArrowDown');
    await user.press('Enter');
    expect(element.value).to.equal(0);
  });

  it('[LK-09] opens the dialog with F4, Alt+Down or the button, and shows the labels of the confirmed rows', async () => {
    const element = await create({ value: [2] });
    const events = listen(element, 'change');
    element.focus();
    await user.type('uni');
    await user.press('F4');
    const dialog = await openedDialog(element);
    expect(find<HTMLInputElement>(dialog, '.filter > input').value).to.equal('uni');
    await until('the filter has the focus', () => focused()?.matches('.filter > input'));
    await user.press('ArrowDown');
    await user.press(' ');
    await user.click(find(dialog, '.confirm'));
    expect([element.value, tokens(element), events.length]).to.deep.equal([[2, 4], ['Curtume Imbuia', 'União'], 1]);
    expect(focused() === find(element, '#control')).to.equal(true);
    await user.press('Alt+ArrowDown');
    await user.click(find(await openedDialog(element), '.cancel'));
    expect([element.value, events.length]).to.deep.equal([[2, 4], 1]);
    await user.click(find(element, '.box .open'));
    await openedDialog(element);
    await user.press('Escape');
    expect(findAll(element, 'dialog[open]')).to.have.length(0);
  });

  it('[LK-07] shows the validation message as the error of the field', async () => {
    const element = await create({ validationMessage: 'Fornecedor bloqueado', value: [2] });
    expect(element.validity.customError).to.equal(true);
    element.focus();
    await user.press('Tab');
    await user.press('Tab');
    (focused() as HTMLElement | null)?.blur();
    await until('the error is shown', () => find(element, '.error').textContent === 'Fornecedor bloqueado');
    expect(element.validationMessage).to.equal('Fornecedor bloqueado');
    element.validationMessage = undefined;
    await element.updateComplete;
    expect([element.validity.valid, find(element, '.error').textContent]).to.deep.equal([true, '']);
  });

  it('[LK-02] warns about an invalid kind, and opens no list for a field without search', async () => {
    const element = await create({ kind: { search: false } });
    expect(find<HTMLInputElement>(element, '#control').readOnly).to.equal(true);
    await expectConsole(/'kind' has the unknown key 'find'/, async () => {
      element.kind = { find: true } as never;
      await element.updateComplete;
    });
    expect(find<HTMLInputElement>(element, '#control').readOnly).to.equal(false);
  });

  it('is neither opened nor changed while it is read-only or disabled', async () => {
    const element = await create({ value: [2], readOnly: true });
    element.focus();
    await user.press('Backspace');
    await user.press('F4');
    await painted();
    expect([element.value, findAll(element, 'dass-lookup-dialog').length]).to.deep.equal([[2], 0]);
  });

  it('waits for the rows of the application, and Enter selects when they have come', async () => {
    const answers: ((rows: object[]) => void)[] = [];
    const element = await create({
      tableValues: [],
      // A slow machine pauses between the letters: other texts are never answered.
      searchRows: ({ text }: SearchRequest) => new Promise((resolve) => void (text === 'uni' && answers.push(resolve))),
    });
    element.focus();
    await user.type('uni');
    await user.press('Enter');
    await until('the application is asked', () => answers.length === 1);
    expect(element.value).to.deep.equal([]);
    answers[0]?.([rows[3] as object]);
    await until('the row is selected', () => tokens(element).join() === 'União');
    expect(element.value).to.deep.equal([4]);
  });

  it('[LK-09] shows the labels of selected rows in the dialog, also of rows that only a search has found', async () => {
    const element = await create({ tableValues: [], searchRows: () => Promise.resolve([rows[3] as object]) });
    element.focus();
    await user.type('uni');
    await until('the row is found', () => matches(element).length === 1);
    await user.press('Enter');
    await until('the row is selected', () => tokens(element).join() === 'União');
    element.searchRows = () => Promise.resolve([rows[0] as object]);
    await user.press('F4');
    const dialog = await openedDialog(element);
    const selected = (): string[] =>
      findAll<HTMLElement & { label: string }>(dialog, '.selected dass-chip').map(({ label }) => label);
    await until('the label is shown', () => selected().length > 0);
    expect(selected()).to.deep.equal(['União']);
    await user.click(find(dialog, '.confirm'));
    expect(tokens(element)).to.deep.equal(['União']);
  });
});
