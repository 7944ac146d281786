import { expect } from 'chai';
import './data-table.js';
import { materialColumns, names, press, said, showTable, textOf } from '../../../test/support/elements/data-table.js';
import { listen } from '../../../test/support/fixture.js';
import { find, findAll, until, user } from '../../../test/support/user.js';
import { storageKey } from '../grid/table-settings.js';

const KEY = storageKey('test.materials', '');
const columns = [...materialColumns, { name: 'id', label: 'Código', sortable: true }];
const show = (properties: Record<string, unknown> = {}) =>
  showTable({ columns, settingsKey: 'test.materials', ...properties });
const headings = (element: Element): string[] => findAll(element, '.head .heading').map(textOf);
const stored = (): unknown => JSON.parse(localStorage.getItem(KEY) ?? 'null');
const restore = async (element: Element): Promise<void> => {
  await user.click(find(element, '.options'));
  const entry = await until('the menu is open', () =>
    findAll(find(element, '.options'), '[role=menuitem]').find((one) => textOf(one) === 'Restaurar tabela'),
  );
  await user.click(entry);
  await said('Tabela restaurada');
};
const removeStored = (): void => {
  for (const key of Object.keys(localStorage).filter((one) => one.startsWith('dass-table:')))
    localStorage.removeItem(key);
};

describe('dass-data-table, stored settings', () => {
  beforeEach(removeStored);
  afterEach(removeStored);

  it('[TB-11] keeps sorting and widths over a reload', async () => {
    const element = await show();
    await user.click(find(element, '#head-1'));
    find(element, '[role=grid]').focus();
    await press('Control+Home', 'ArrowUp', 'ArrowRight', 'ArrowRight', 'Shift+ArrowRight');
    await until('the width is stored', () => JSON.stringify(stored()).includes('width'));
    const width = find(element, '#head-1').offsetWidth;
    element.remove();
    const again = await show();
    expect(again.sorting).to.deep.equal([{ column: 'price', direction: 'ascending' }]);
    expect(names(again)).to.deep.equal(['Linha de algodão', 'Couro estonado', 'Nylon', 'Couro bovino']);
    expect(find(again, '#head-1').offsetWidth).to.equal(width);
  });

  it('[TB-11] keeps the order and the visibility of columns; the options menu restores them', async () => {
    localStorage.setItem(
      KEY,
      JSON.stringify({
        version: 1,
        columns: [{ name: 'name' }, { name: 'gone' }, { name: 'id' }, { name: 'price', isHidden: true }],
        sorting: [{ column: 'id', direction: 'descending' }],
      }),
    );
    const element = await show({ sorting: { column: 'name', direction: 'ascending' } });
    expect([headings(element), names(element)[0]]).to.deep.equal([['Nome', 'Código'], 'Nylon']);
    const [sorted, arranged] = [listen(element, 'dass-sort'), listen(element, 'dass-columns-change')];
    await restore(element);
    expect([headings(element), names(element)[0]]).to.deep.equal([['Nome', 'Preço', 'Código'], 'Couro bovino']);
    expect([sorted.length, arranged.length, stored()]).to.deep.equal([1, 1, null]);
  });

  it('[TB-11] has settings for each user, and none without a key', async () => {
    const element = await show({ settingsUser: 'ana' });
    await user.click(find(element, '#head-0'));
    expect([element.sorting.length, stored()]).to.deep.equal([1, null]);
    element.settingsUser = 'rui';
    await element.updateComplete;
    expect(element.sorting).to.deep.equal([]);
    element.settingsUser = 'ana';
    await element.updateComplete;
    expect(element.sorting).to.deep.equal([{ column: 'name', direction: 'ascending' }]);
    element.settingsKey = '';
    await element.updateComplete;
    expect(element.sorting).to.deep.equal([]);
    const before = localStorage.length;
    await user.click(find(element, '#head-0'));
    expect(localStorage.length).to.equal(before);
  });

  it('[TB-11] ignores damaged and older settings', async () => {
    const damaged = [
      '{',
      'null',
      '7',
      '{"version":0,"sorting":[{"column":"price","direction":"ascending"}]}',
      '{"version":1,"columns":{},"sorting":7}',
      '{"version":1,"columns":[{"name":7}],"sorting":[{"column":"price"}]}',
      '{"version":1,"columns":[{"name":"price","width":"wide","isHidden":"yes"}]}',
    ];
    for (const text of damaged) {
      localStorage.setItem(KEY, text);
      const element = await show();
      expect([headings(element), element.sorting], text).to.deep.equal([['Nome', 'Preço', 'Código'], []]);
      element.remove();
    }
  });
});
