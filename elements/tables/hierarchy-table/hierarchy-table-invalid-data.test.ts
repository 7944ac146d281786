import { collectConsole } from '../../../test/support/assertions/page-problems.js';
import { expect } from 'chai';
import './hierarchy-table.js';
import { listen } from '../../../test/support/fixture.js';
import {
  active,
  details,
  heading,
  names,
  press,
  row,
  show,
  textOf,
} from '../../../test/support/elements/hierarchy-table.js';
import { find, findAll, user, until } from '../../../test/support/user.js';

/** The console warnings while `during` runs. */
async function warnings(during: () => Promise<void>): Promise<string[]> {
  const warnings: string[] = [];
  const { warn } = console;
  console.warn = (text: string) => warnings.push(text);
  try {
    await during();
  } finally {
    console.warn = warn;
  }
  return warnings;
}

const cells = (element: Element, name: string): HTMLElement[] => findAll(row(element, name), '.cell');

const click = (element: Element, at: number): Promise<void> => user.click(heading(element, at));

describe('dass-hierarchy-table, invalid data', () => {
  collectConsole(/<dass-hierarchy-table> Some rows do not fit into the tree/);

  it('[HT-05] shows orphans and cycles as roots, marks them and reports them', async () => {
    const warned = await warnings(async () => {
      const element = await show();
      const events = listen(element, 'dass-tree-problems');
      element.rows = [
        { id: 1, parentId: 99, name: 'Órfã' },
        { id: 2, parentId: 3, name: 'Dois' },
        { id: 3, parentId: 2, name: 'Três' },
        { id: 4, name: 'Quatro' },
        { id: 4, name: 'Outro' },
        { name: 'Sem' },
        { id: 5, parentId: 5, name: 'Si' },
        null as never,
      ];
      element.expanded = 'all';
      await element.updateComplete;
      await until('the event is fired', () => events.length > 0);
      expect(names(element)).to.deep.equal(['Sem paiÓrfã', 'CicloDois', 'Três', 'Quatro', 'Outro', 'Sem', 'CicloSi']);
      expect(details(events)).to.deep.equal([
        { orphans: ['1'], cycles: ['2', '5'], duplicates: ['4#2'], missingIds: ['#5'] },
      ]);
    });
    expect(warned, 'once, with the keys').to.deep.equal([
      '[dass] <dass-hierarchy-table> Some rows do not fit into the tree; all of them are shown. ' +
        '1 without their parent, as roots: 1. 2 cut out of a circle of parents, as roots: 2, 5. ' +
        '1 with a key that another has, too: 4#2. 1 without an id: #5.',
    ]);
  });

  it('[HT-05] marks orphans with the label of the application', async () => {
    const element = await show({ rows: [{ id: 1, parentId: 99, name: 'Órfã' }], orphanLabel: 'Sem conjunto' });
    expect(names(element)).to.deep.equal(['Sem conjuntoÓrfã']);
    element.orphanLabel = '';
    await element.updateComplete;
    expect(names(element)).to.deep.equal(['Sem paiÓrfã']);
  });

  it('[HT-05] expands, moves through and collapses a cycle of 100,000 rows like any other tree', async () => {
    const count = 100_000;
    const circle = Array.from({ length: count }, (_, id) => ({ id, parentId: (id + 1) % count, name: `Peça ${id}` }));
    const warned = await warnings(async () => {
      const element = await show({ rows: circle, expanded: 'all' });
      element.focus();
      await press('End');
      expect(active(element)).to.equal('Peça 1');
      expect(row(element, 'Peça 1').ariaLevel).to.equal('100000');
      await press('ArrowLeft');
      expect(active(element), 'its parent').to.equal('Peça 2');
      await press('ArrowLeft', 'ArrowLeft');
      expect(active(element), 'collapsed, then its parent').to.equal('Peça 3');
      element.filter = 'Peça 99999';
      await element.updateComplete;
      expect(names(element)[1]).to.equal('Peça 99999');
      element.filter = '';
      element.collapseAll();
      await element.updateComplete;
      expect(names(element)).to.deep.equal(['CicloPeça 0']);
    });
    expect(warned.filter((text) => text.includes('1 cut out of a circle of parents, as roots: 0.'))).to.have.length(1);
  });

  it('[HT-05] expands, selects and shows 10,000 levels of nested rows', async () => {
    let inner: object = { id: 0, name: 'Nível 10000' };
    for (let level = 9_999; level > 0; level--) inner = { id: level, name: `Nível ${level}`, children: [inner] };
    const element = await show({ rows: [inner], selection: 'multiple' });
    await user.click(find(element, '.toggle'));
    element.focus();
    await press('End');
    const last = row(element, 'Nível 10000');
    expect(last.ariaLevel).to.equal('10000');
    const [indented, cell] = ['.expander', '.first'].map((part) => find(last, part).getBoundingClientRect());
    expect(indented?.right, 'its text is visible').to.be.lessThan((cell?.right ?? 0) - 60);
    await press('Space');
    expect(element.selectedKeys, 'its ancestors are shown instead').to.have.length(10_000);
    expect(element.reveal(5_000)).to.equal(true);
    await element.updateComplete;
    expect(names(element)).to.include('Nível 5000');
  });

  it('[HT-02] renders invalid columns as far as possible, and warns once for each', async () => {
    const fail = (): never => {
      throw new Error('Não');
    };
    const warned = await warnings(async () => {
      const element = await show({
        columns: [
          null,
          7,
          { name: 'name', field: 'name', minWidth: 120 },
          {},
          { name: 'odd type', field: 'name', sortingType: 'weight', sortable: true },
          { name: 'no function', field: 'name', sortingType: 'custom', sortable: true },
          { name: 'bad field', field: fail },
          { name: 'bad format', field: 'name', format: fail },
          { name: 'bad cell', field: 'name', cell: fail },
          { name: 'nowhere' },
          { name: 'bad sorting', field: 'name', sortingType: 'custom', sortingFunc: fail, sortable: true },
        ],
      });
      element.style.inlineSize = '1200px';
      expect(findAll(element, '.heading').map(textOf)).to.deep.equal([
        ...['name', '', 'odd type', 'no function', 'bad field', 'bad format', 'bad cell', 'nowhere', 'bad sorting'],
      ]);
      expect(cells(element, 'Bota').map(textOf)).to.deep.equal(['Bota', '', 'Bota', 'Bota', '', '', '', '', 'Bota']);
      await click(element, 8);
      expect(names(element), 'a failing function changes nothing').to.deep.equal(['Tênis', 'Bota']);
      for (const at of [2, 3]) {
        await click(element, at);
        expect(names(element), 'as text').to.deep.equal(['Bota', 'Tênis']);
        await click(element, at);
      }
    });
    expect(warned.map((text) => text.replace('[dass] <dass-hierarchy-table> ', '')).sort()).to.deep.equal([
      "'cell' of column 'bad cell' has failed: Error: Não",
      "'field' of column 'bad field' has failed: Error: Não",
      "'format' of column 'bad format' has failed: Error: Não",
      'A column has neither a field nor a name and stays empty.',
      'A sorting function has failed; what it has not compared stays as it is. Error: Não',
      "Column 'no function' has no sortingFunc; it is sorted as text.",
      "Column 'odd type' cannot be sorted as 'weight'; it is sorted as text.",
    ]);
  });
});
