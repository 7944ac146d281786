import { expect } from 'chai';
import { setLanguage } from '../../../locales/index.js';
import { clipboardEvent } from '../../../test/support/clipboard.js';
import {
  box,
  button,
  moveByKeys,
  count,
  detail,
  filterOf,
  ids,
  labels,
  many,
  names,
  row,
  rows,
  announced,
  show,
  steps,
  type,
} from '../../../test/support/elements/pick-list.js';
import { listen } from '../../../test/support/fixture.js';
import { find, findAll, painted, until, user } from '../../../test/support/user.js';

describe('dass-pick-list: rendering', () => {
  afterEach(() => setLanguage('pt_BR'));

  it('[PL-01] shows what is available and what is selected, and moves between the two', async () => {
    const element = await show({ selected: [3, steps[0]] });
    expect(labels(element, 'available')).to.deep.equal(['Costura', 'Injeção', 'Expedição', 'Embalagem']);
    expect(labels(element, 'selected')).to.deep.equal(['Montagem', 'Corte']);
    const events = listen(element, 'dass-pick', 'change');
    await user.click(row(element, 'Injeção'));
    await user.click(button(element, 'add'));
    expect(labels(element, 'selected')).to.deep.equal(['Montagem', 'Corte', 'Injeção']);
    expect(events.map(({ type: name }) => name)).to.deep.equal(['dass-pick', 'change']);
    const { selected, added, removed } = detail(events, 0);
    expect([ids(selected), ids(added), ids(removed)]).to.deep.equal([[3, 1, 4], [4], []]);
    expect(added[0] === steps[3], 'the object of the application').to.equal(true);
    expect(element.selected === selected, 'the selected property has the same items').to.equal(true);
    await announced('1 item adicionado, 3 selecionados');
    await user.click(row(element, 'Montagem'));
    await user.click(button(element, 'remove'));
    expect(labels(element, 'available')).to.deep.equal(['Costura', 'Montagem', 'Expedição', 'Embalagem']);
    await announced('1 item removido, 2 selecionados');
    expect(steps).to.have.length(6);
  });

  it('[PL-02] reads the fields that the application names', async () => {
    const items = [
      { cod: 'A', nome: 'Algodão', ordem: 2, un: 'kg' },
      { cod: 'B', nome: 'Brim', ordem: 1, fixo: 'S', motivo: 'Sem cotação' },
      { cod: 'C', nome: 'Couro', ordem: 3, fixo: 'N' },
    ];
    const element = await show({
      items,
      selected: ['C', 'A'],
      name: 'material',
      fieldId: 'cod',
      fieldLabel: 'nome',
      fieldCode: 'cod',
      fieldDetail: 'un',
      fieldOrder: 'ordem',
      fieldDisabled: 'fixo',
      fieldDisabledMessage: 'motivo',
    });
    expect(labels(element, 'available')).to.deep.equal(['Brim']);
    expect(row(element, 'Brim').ariaDisabled).to.equal('true');
    expect(row(element, 'Brim').textContent).to.equal('BBrimSem cotação');
    expect(row(element, 'Algodão').textContent).to.equal('AAlgodãokg');
    expect(row(element, 'Couro').ariaDisabled).to.equal(null);
    await user.click(find(element, '.reset'));
    expect(labels(element, 'selected')).to.deep.equal(['Algodão', 'Couro']);
    await type(element, 'available', 'b');
    expect(labels(element, 'available'), 'the code is searched').to.deep.equal(['Brim']);
  });

  it('[PL-02] shows the id of an item that has no label', async () => {
    const element = await show({ items: [{ id: 'TX-1' }, { id: 'TX-2', label: '' }, steps[0]] });
    expect(labels(element, 'available')).to.deep.equal(['TX-1', 'TX-2', 'Corte']);
  });

  it('[PL-01] shows in each list why it is empty', async () => {
    const element = await show({ items: [] });
    const empty = (side: string): string => find(element, `[data-list=${side}] .empty`).textContent ?? '';
    expect(empty('available')).to.equal('Nenhum item disponível');
    expect(empty('selected')).to.equal('Nenhum item selecionado');
    element.items = steps;
    await type(element, 'available', 'zzz');
    expect(empty('available')).to.equal('Nenhum item corresponde ao filtro');
  });

  it('[PL-01] shows the whole text of a cut row below the mouse', async () => {
    const label = 'Parafuso sextavado '.repeat(40);
    const element = await show({ items: [{ id: 1, label }, ...steps.slice(1)] });
    await user.hover(rows(element, 'available')[1]!);
    await user.hover(rows(element, 'available')[0]!);
    expect(rows(element, 'available')[0]!.title).to.contain('Parafuso sextavado Parafuso');
    expect(rows(element, 'available')[1]!.title).to.equal('');
  });

  it('[PL-08] shows the reason of a disabled item where it does not cover its row', async () => {
    const items = many(300).map((item, at) => ({ ...item, disabled: at === 1 || at === 8, disabledMessage: 'Fixo' }));
    const element = await show({ items });
    for (const [at, isAbove] of [
      [1, false],
      [8, true],
    ] as const) {
      const line = rows(element, 'available')[at]!;
      await user.click(line);
      const [reason, own] = [find(element, '.reason'), line].map((one) => one.getBoundingClientRect());
      expect(isAbove ? reason!.bottom <= own!.top : reason!.top >= own!.bottom, `line ${at}`).to.equal(true);
    }
  });

  it('[PL-08] shows a default reason when the application gives none', async () => {
    const element = await show({ items: [{ id: 1, label: 'Corte', disabled: true }] });
    expect(find(row(element, 'Corte'), '.note').textContent).to.equal('Este item não pode ser movido');
  });

  it('keeps few rows in the DOM for 100,000 items with one label, and moves all to and fro', async () => {
    const element = await show({ items: many(100_000, () => 'Parafuso') });
    const events = listen(element, 'dass-pick');
    expect(findAll(element, '.row').length).to.be.lessThan(20);
    await user.click(rows(element, 'available')[1]!);
    await user.press('Shift+End');
    expect(count(element, 'available')).to.equal('99.999 de 100.000 selecionados');
    await user.press('Enter');
    expect(count(element, 'selected')).to.equal('99.999 de 99.999 selecionados');
    expect(find(element, '#selected-0').ariaSetSize).to.equal('99999');
    await user.click(button(element, 'remove-all'));
    expect(count(element, 'available')).to.equal('100.000 itens');
    expect(detail(events).removed).to.have.length(99_999);
    await user.click(button(element, 'add-all'));
    expect(find(element, '[data-list=available] .empty').textContent).to.equal('Todos os itens estão selecionados');
  });

  it('shows items whose fields throw, with one warning', async () => {
    const { warn } = console;
    const warnings: unknown[] = [];
    console.warn = (text: unknown) => void warnings.push(text);
    try {
      const throwing = Object.defineProperties(
        {},
        {
          id: { get: () => 'a', enumerable: true },
          ...Object.fromEntries(
            ['label', 'code', 'disabled', 'order'].map((name) => [
              name,
              {
                enumerable: true,
                get: () => {
                  throw new Error('not to be read');
                },
              },
            ]),
          ),
        },
      );
      const { proxy, revoke } = Proxy.revocable<object>({}, {});
      revoke();
      const mute = Object.assign(() => {}, {
        toString: () => {
          throw new Error('not to be read');
        },
      });
      const bare = Object.assign(Object.create(null) as object, { id: 'b', label: Object.create(null) as unknown });
      const items = [throwing, proxy, { id: 'c', label: mute, order: proxy }, bare, ...steps];
      const element = await show({
        items,
        fieldCode: 'code',
        fieldOrder: 'order',
        fieldPaste: 'code',
        selected: ['c'],
      });
      expect(labels(element, 'available')).to.deep.equal(['a', '', 'b', ...names]);
      await type(element, 'available', 'a');
      filterOf(element, 'available').focus();
      await user.press('Escape');
      await user.click(button(element, 'add-all'));
      await user.click(find(element, '.reset'));
      expect(element.selected).to.have.length(items.length);
      expect(new Set(warnings).size, 'one warning for each field').to.equal(warnings.length);
      await user.click(button(element, 'undo'));
      box(element, 'available').dispatchEvent(clipboardEvent('paste', 'Corte'));
      const dialog = await until('the dialog is open', () => document.querySelector('dass-paste-list-dialog'));
      await dialog.updateComplete;
    } finally {
      console.warn = warn;
      document.querySelector('dass-paste-list-dialog')?.remove();
    }
  });

  it('shows items without ids, with equal ids, and skips values that are not items', async () => {
    const element = await show({
      items: [{ label: 'A' }, { label: 'B' }, { id: 1, label: 'C' }, { id: 1, label: 'D' }, null, 7],
      selected: [null, { id: 1 }, undefined, Symbol.iterator, 'novo'],
      name: 'x',
    });
    expect(labels(element, 'available')).to.deep.equal(['A', 'B', 'D']);
    expect(labels(element, 'selected')).to.deep.equal(['C', 'novo']);
    await moveByKeys(element, 'B');
    await user.press('End');
    await user.press('Enter');
    expect(labels(element, 'selected')).to.deep.equal(['C', 'novo', 'B', 'D']);
    await moveByKeys(element, 'novo');
    expect(labels(element, 'available')).to.deep.equal(['A']);
  });

  it('[PL-16] exposes names, roles and states to screen readers', async () => {
    const element = await show({ required: true, minCount: 2 });
    const group = find(element, '.lists');
    const [available, selected] = [box(element, 'available'), box(element, 'selected')];
    const attributes = (name: string): (string | null)[] => [available, selected].map((one) => one.getAttribute(name));
    expect(group.ariaLabel).to.equal('Etapas');
    expect(attributes('aria-label')).to.deep.equal(['Etapas: Disponíveis', 'Etapas: Selecionados']);
    expect(attributes('aria-multiselectable')).to.deep.equal(['true', 'true']);
    expect(attributes('aria-required')).to.deep.equal([null, 'true']);
    expect(attributes('aria-invalid')).to.deep.equal([null, null]);
    element.reportValidity();
    await element.updateComplete;
    expect(attributes('aria-invalid')[1]).to.equal('true');
    element.readOnly = true;
    await element.updateComplete;
    expect(attributes('aria-readonly')).to.deep.equal(['true', 'true']);
    element.disabled = true;
    await element.updateComplete;
    expect(attributes('aria-disabled')).to.deep.equal(['true', 'true']);
    element.label = '';
    await element.updateComplete;
    expect(group.ariaLabel).to.equal('Lista de seleção');
  });

  it('rerenders when the language changes', async () => {
    const element = await show({ items: [{ id: 1, label: 'dassFieldRequired' }] });
    await setLanguage('en');
    await element.updateComplete;
    await painted();
    expect(labels(element, 'available')).to.deep.equal(['Field is required']);
    expect(count(element, 'available')).to.equal('1 item');
    await type(element, 'available', 'field');
    expect(labels(element, 'available')).to.have.length(1);
  });
});
