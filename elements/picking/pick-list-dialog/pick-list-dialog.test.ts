import { expect } from 'chai';
import { setViewport } from '@web/test-runner-commands';
import './pick-list-dialog.js';
import type { DassPickListDialog, DassPickListDialogConfirmDetail } from './pick-list-dialog.js';
import { setLanguage } from '../../../locales/index.js';
import { clipboardEvent } from '../../../test/support/clipboard.js';
import { stopClock } from '../../../test/support/emulation/clock.js';
import { listen, mount } from '../../../test/support/fixture.js';
import { find, findAll, focused, painted, user, until } from '../../../test/support/user.js';

const names = ['Corte', 'Costura', 'Montagem', 'Injeção', 'Expedição'];
const steps = names.map((label, index) => ({ id: index + 1, label, order: names.length - index }));

const open = async (properties: Record<string, unknown> = {}): Promise<DassPickListDialog> => {
  const element = await mount('dass-pick-list-dialog', {
    properties: { heading: 'Etapas', items: steps, selected: [1, 2], height: 300, ...properties },
  });
  await element.show();
  await painted();
  return element;
};
const rows = (element: Element, side: string): HTMLElement[] =>
  findAll(find(element, `[data-list=${side}]`), '[role=option]')
    .filter((row) => !row.hidden)
    .sort((a, b) => Number(a.ariaPosInSet) - Number(b.ariaPosInSet));
const labels = (element: Element, side = 'selected'): string[] =>
  rows(element, side).map((row) => find(row, '.text').textContent ?? '');
/** Moves an item by keys. */
const moveByKeys = async (element: Element, label: string): Promise<void> => {
  const side = labels(element, 'available').includes(label) ? 'available' : 'selected';
  find(element, `[data-list=${side}] [role=listbox]`).focus();
  await user.press('Home');
  for (let step = labels(element, side).indexOf(label); step > 0; step--) await user.press('ArrowDown');
  await user.press('Enter');
};
const changes = (element: Element): string => find(element, '.changes').textContent ?? '';
const ids = (list: readonly unknown[]): unknown[] => list.map((item) => (item as { id?: unknown }).id ?? item);
const detail = (events: { detail: unknown }[]): DassPickListDialogConfirmDetail =>
  events.at(-1)?.detail as DassPickListDialogConfirmDetail;
const question = (): HTMLElement | null => document.querySelector('dass-confirm-dialog');

describe('dass-pick-list-dialog', () => {
  afterEach(() => setLanguage('pt_BR'));

  it('[PL-01] has the selection, the added and the removed items in dass-confirm', async () => {
    const element = await open();
    const events = listen(element, 'dass-pick', 'dass-confirm', 'dass-close');
    expect(focused()?.getAttribute('role')).to.equal('listbox');
    expect(changes(element)).to.equal('Sem alterações');
    await moveByKeys(element, 'Injeção');
    await moveByKeys(element, 'Expedição');
    await moveByKeys(element, 'Corte');
    expect(changes(element)).to.equal('2 itens adicionados, 1 item removido');
    expect(find(element, '.confirm').textContent.trim()).to.equal('Confirmar 3 itens');
    await moveByKeys(element, 'Expedição');
    expect(changes(element), 'removed again').to.equal('1 item adicionado, 1 item removido');
    await user.click(find(element, '.confirm'));
    expect(events.map(({ type }) => type)).to.deep.equal([...Array(4).fill('dass-pick'), 'dass-confirm', 'dass-close']);
    const { selected, added, removed, keys } = events.at(-2)?.detail as DassPickListDialogConfirmDetail;
    expect([ids(selected), ids(added), ids(removed)]).to.deep.equal([[2, 4], [4], [1]]);
    expect(keys).to.have.length(2);
    expect(selected[1] === steps[3], 'the object of the application').to.equal(true);
    expect(element.selected === selected).to.equal(true);
    expect(element.open).to.equal(false);
    await element.show();
    expect(labels(element)).to.deep.equal(['Costura', 'Injeção']);
    expect(changes(element)).to.equal('Sem alterações');
  });

  it('[PL-01] keeps the selection of the application when it is canceled', async () => {
    const selected = [1, 2];
    const element = await open({ selected });
    const events = listen(element, 'dass-confirm');
    await moveByKeys(element, 'Injeção');
    await user.click(find(element, '.cancel'));
    expect(element.open).to.equal(false);
    expect(element.selected === selected).to.equal(true);
    expect([selected, events.length]).to.deep.equal([[1, 2], 0]);
    await element.show();
    expect(labels(element)).to.deep.equal(['Corte', 'Costura']);
  });

  it('asks before changes are discarded, and closes at once when there are none', async () => {
    const element = await open();
    await moveByKeys(element, 'Injeção');
    await user.press('Escape');
    const dialog = await until('the confirmation is shown', question);
    await until('the changes are listed', () => dialog.shadowRoot?.textContent.includes('1 item adicionado'));
    await until('the focus is on the cancel button', () => dialog.shadowRoot?.activeElement?.matches('.cancel'));
    await user.press('Enter');
    await until('the confirmation is closed', () => !question());
    expect(element.open).to.equal(true);
    expect(labels(element)).to.include('Injeção');
    await user.click(find(element, '.close'));
    const again = await until('the confirmation is shown', question);
    await user.click(await until('the buttons are rendered', () => findAll(again, 'footer dass-button')[1]));
    await until('the dialog is closed', () => !element.open);
    expect(element.selected).to.deep.equal([1, 2]);
    await element.show();
    await user.press('Escape');
    expect([element.open, question()]).to.deep.equal([false, null]);
  });

  it('stays open with too few or too many items, and announces the error', async () => {
    const element = await open({ minCount: 2, maxCount: 3 });
    const events = listen(element, 'dass-confirm');
    await moveByKeys(element, 'Corte');
    await user.click(find(element, '.confirm'));
    expect([element.open, events.length]).to.deep.equal([true, 0]);
    expect(find(element, '.error').textContent).to.equal('Selecione ao menos 2 itens');
    element.selected = [1, 2, 3, 4];
    await element.updateComplete;
    await user.click(find(element, '.confirm'));
    expect(find(element, '.error').textContent).to.equal('Selecione no máximo 3 itens');
    element.selected = [2];
    await element.updateComplete;
    await moveByKeys(element, 'Injeção');
    expect(find(element, '.error').textContent).to.equal('');
    await user.click(find(element, '.confirm'));
    expect(ids(detail(events).selected)).to.deep.equal([2, 4]);
  });

  it('keeps the maximum while items are moved, not only when the user confirms', async () => {
    const element = await open({ maxCount: 3, selected: [1] });
    const events = listen(element, 'dass-pick', 'dass-confirm');
    await user.click(find(element, '.add-all'));
    expect(changes(element)).to.equal('2 itens adicionados');
    await until('a notice says so', () =>
      findAll(document.body, 'dass-notice').some((one) => one.shadowRoot?.textContent.includes('(limite 3)')),
    );
    await user.click(find(element, '.confirm'));
    expect([events.length, element.open]).to.deep.equal([2, false]);
  });

  it('follows items and selection that are replaced while it is open', async () => {
    const element = await open();
    const events = listen(element, 'dass-confirm');
    await moveByKeys(element, 'Injeção');
    element.items = [{ id: 9, label: 'Novo' }, ...steps.slice(2).map((step) => ({ ...step }))];
    await element.updateComplete;
    await painted();
    expect(labels(element)).to.deep.equal(['Corte', 'Costura', 'Injeção']);
    expect(labels(element, 'available')).to.deep.equal(['Novo', 'Montagem', 'Expedição']);
    expect(changes(element)).to.equal('1 item adicionado');
    element.selected = [3];
    await element.updateComplete;
    await painted();
    expect(labels(element)).to.deep.equal(['Montagem']);
    expect(changes(element)).to.equal('Sem alterações');
    await user.click(find(element, '.confirm'));
    expect(ids(detail(events).selected)).to.deep.equal([3]);
  });

  it('treats a new order as a change, and stays open when dass-confirm is prevented', async () => {
    const element = await open({ fieldOrder: 'order' });
    element.addEventListener('dass-confirm', (event) => event.preventDefault());
    find(element, '[data-list=selected] [role=listbox]').focus();
    await user.press('End');
    await user.press('Alt+ArrowUp');
    expect(changes(element)).to.equal('Ordem alterada');
    await user.click(find(element, '.confirm'));
    expect([element.open, element.selected]).to.deep.equal([true, [1, 2]]);
  });

  it('[PL-12] fires dass-filter after a pause in typing', async () => {
    const element = await open({ externalFilter: true });
    const events = listen(element, 'dass-filter');
    find(element, 'input').focus();
    const clock = stopClock(200);
    try {
      await user.type('inj');
      expect(events, 'not for each key').to.deep.equal([]);
      clock.pass(250);
      expect(events.map(({ detail: dialog }) => dialog)).to.deep.equal([
        { list: 'available', filters: [], typed: 'inj' },
      ]);
    } finally {
      clock.restore();
    }
  });

  it('[PA-01] has the pasted rows of items that are still selected in dass-confirm', async () => {
    const element = await open({ fieldPaste: 'label' });
    const events = listen(element, 'dass-pick', 'dass-confirm');
    const paste = async (text: string): Promise<void> => {
      find(element, '[data-list=selected] [role=listbox]').dispatchEvent(clipboardEvent('paste', text));
      const dialog = await until('the paste dialog is open', () => document.querySelector('dass-paste-list-dialog'));
      await until(
        'the values are matched',
        () => findAll<HTMLElement & { disabled: boolean }>(dialog, '.confirm')[0]?.disabled === false,
      );
      await user.press('Control+Enter');
      await until('the confirmation is closed', () => !document.querySelector('dass-paste-list-dialog'));
    };
    await paste('Etapa\tTempo\nInjeção\t1,5\nMontagem\t2');
    await paste('Expedição');
    await moveByKeys(element, 'Montagem');
    element.items = steps.map((step) => ({ ...step }));
    await element.updateComplete;
    await painted();
    await user.click(find(element, '.confirm'));
    expect(
      events.map(({ type, detail: payload }) => [type, (payload as { pasted?: unknown }).pasted !== undefined]),
    ).to.deep.equal([
      ['dass-pick', true],
      ['dass-pick', true],
      ['dass-pick', false],
      ['dass-confirm', true],
    ]);
    expect(detail(events).pasted).to.deep.equal([
      {
        rows: [{ item: steps[3], text: 'Injeção', cells: ['Injeção', '1,5'] }],
        headings: ['Etapa', 'Tempo'],
        column: 0,
      },
      { rows: [{ item: steps[4], text: 'Expedição', cells: ['Expedição'] }], headings: [], column: -1 },
    ]);
    expect(detail(events).pasted[0]!.rows[0]!.item === element.items[3], 'with the current items').to.equal(true);
  });

  it('[PL-02] passes all properties on to the pick list', async () => {
    const properties = {
      ...{ fieldId: 'cod', fieldLabel: 'nome', fieldCode: 'cod', fieldDetail: 'un', fieldOrder: 'ordem' },
      ...{ fieldPaste: 'cod', fieldDisabled: 'fixo', fieldDisabledMessage: 'motivo', selection: 'single' },
      ...{ duplicates: true, confirmDelete: true, externalFilter: true, singleFilter: true, busy: true },
      ...{ sizes: 'L30_R70', buttonAlign: 'top', height: 333, readOnly: true },
    };
    const element = await open({ ...properties, selected: [] });
    const list = find<HTMLElementTagNameMap['dass-pick-list']>(element, 'dass-pick-list');
    const passed = Object.fromEntries(Object.keys(properties).map((name) => [name, list[name as keyof typeof list]]));
    expect(passed).to.deep.equal(properties);
    expect(list.items).to.equal(element.items);
  });

  it('cannot be changed or confirmed while it is read-only', async () => {
    const element = await open({ readOnly: true });
    await moveByKeys(element, 'Injeção');
    expect(labels(element)).to.deep.equal(['Corte', 'Costura']);
    expect(findAll(element, '.confirm')).to.have.length(0);
    await user.press('Escape');
    expect(element.open).to.equal(false);
  });

  it('shows both lists with counts and several rows on a phone', async () => {
    await setViewport({ width: 375, height: 667 });
    try {
      const all = Array.from({ length: 300 }, (_, id) => ({ id, label: `Peça ${id}` }));
      const element = await open({ items: all, selected: all.slice(0, 40), height: 600 });
      await until('the lists have their size', () => rows(element, 'selected').length < 10);
      const { top, bottom } = find(element, '.body').getBoundingClientRect();
      for (const part of findAll(element, '.count, .rows, .buttons button')) {
        const box = part.getBoundingClientRect();
        expect(box.top, part.className).to.be.at.least(top);
        expect(box.bottom, part.className).to.be.at.most(bottom);
      }
      for (const list of findAll(element, '.rows')) expect(list.offsetHeight).to.be.greaterThan(80);
    } finally {
      await setViewport({ width: 800, height: 600 });
    }
  });

  it('rerenders when the language changes', async () => {
    const element = await open({ heading: '' });
    expect(find(element, 'h2').textContent).to.equal('Selecionar itens');
    await setLanguage('es');
    await element.updateComplete;
    await painted();
    expect(find(element, '.confirm').textContent.trim()).to.equal('Confirmar 2 elementos');
  });
});
