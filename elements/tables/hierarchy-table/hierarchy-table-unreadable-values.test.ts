import { expect } from 'chai';
import './hierarchy-table.js';
import {
  functionWithoutText,
  hostileValues,
  revoked,
  withFailingFields,
} from '../../../test/support/values/hostile-values.js';
import { columns, grid, names, parts, press, show } from '../../../test/support/elements/hierarchy-table.js';
import { find } from '../../../test/support/user.js';

describe('dass-hierarchy-table, values that throw when they are read', () => {
  const { warn } = console;
  let warnings: string[] = [];
  beforeEach(() => {
    warnings = [];
    console.warn = (text: string) => warnings.push(text);
  });
  afterEach(() => (console.warn = warn));

  /** All that reads rows and columns once more. */
  const useAll = async (properties: Record<string, unknown>) => {
    const element = await show({ selection: 'multiple', ...properties });
    for (const changed of [
      { expanded: 'all' },
      { filter: 'o' },
      { filter: '' },
      { sorting: { column: 'amount', direction: 'descending' } },
      { sorting: { column: 'name', direction: 'ascending' } },
    ]) {
      Object.assign(element, changed);
      await element.updateComplete;
    }
    element.focus();
    await press('Home', 'ArrowRight', 'Space', 'Control+a', 'Control+c');
    await element.updateComplete;
    return element;
  };

  it('[HT-05] shows all rows, unreadable ones without values', async () => {
    const rows = [
      ...parts,
      withFailingFields('id', 'parentId', 'name', 'amount', 'children', 'hasChildren'),
      revoked({}),
      Object.defineProperty({ id: 'x', name: 'Meia' }, 'children', { get: () => revoked([]) }),
    ];
    const element = await useAll({
      rows,
      fields: { sort: 'amount' },
      loadChildren: () => Promise.resolve(revoked([])),
    });
    expect(names(element)).to.include.members(['Tênis', 'Bota', 'Meia', 'Gáspea']);
    expect(grid(element).ariaRowCount).to.equal(String(rows.length + 1));
    expect(warnings.filter((text) => text.includes("'name' of an item"))).to.have.length(1);
  });

  it('[HT-02] ignores unreadable properties of columns', async () => {
    const element = await useAll({
      columns: [
        { name: 'name', label: functionWithoutText(), sortingType: Object.create(null) as unknown },
        { name: 'amount', label: 'Quantidade', sortingType: { toString: 0, valueOf: 0 } },
        revoked({}),
        withFailingFields('name', 'label', 'field', 'isHidden', 'cell', 'width'),
        { name: 'a', cell: () => revoked({}) },
        { name: 'b', cell: () => ({ toString: 0 }) },
        {
          name: 'c',
          field: () => {
            throw Object.create(null);
          },
        },
        { name: 'd', format: () => functionWithoutText() },
        { name: 'e', sortingType: 'custom', sortingFunc: () => revoked({}) },
      ],
      columnSettings: [withFailingFields('isHidden', 'width'), { name: 'd', isHidden: true }],
      sorting: { column: 'e', direction: 'ascending' },
    });
    expect(names(element)).to.include.members(['Tênis', 'Bota', 'Gáspea']);
    expect(find(element, '#head-1').textContent).to.contain('Quantidade');
  });

  it('uses the default of each property for an unreadable value', async () => {
    for (const name of [
      ...['rows', 'columns', 'columnSettings', 'fields', 'expanded', 'selection', 'selected', 'sorting'],
      ...['loadChildren', 'label', 'filter', 'busy', 'independent'],
    ]) {
      for (const [what, value] of Object.entries(hostileValues())) {
        const element = await show({ columns, selection: 'multiple' });
        Object.assign(element, { [name]: value });
        await element.updateComplete;
        element.expandAll();
        await element.updateComplete;
        expect(element.isConnected, `${name}: ${what}`).to.equal(true);
        if (name !== 'rows') expect(names(element).length, `${name}: ${what}`).to.be.at.least(2);
        element.remove();
      }
    }
  });
});
