import { expect } from '@open-wc/testing';
import './hierarchy-table.js';
import { expectFocus } from '../../../test/support/assertions/expect-focus.js';
import { listen } from '../../../test/support/fixture.js';
import {
  active,
  columns,
  details,
  renderedRows,
  grid,
  heading,
  names,
  parts,
  press,
  row,
  show,
  textOf,
  twisty,
} from '../../../test/support/elements/hierarchy-table.js';
import { find, findAll, user, until } from '../../../test/support/user.js';

/** What the console is told while something is done. */
async function warnings(during: () => Promise<void>): Promise<string[]> {
  const told: string[] = [];
  const { warn } = console;
  console.warn = (text: string) => told.push(text);
  try {
    await during();
  } finally {
    console.warn = warn;
  }
  return told;
}

const cells = (element: Element, name: string): HTMLElement[] => findAll(row(element, name), '.cell');
const click = (element: Element, at: number): Promise<void> => user.click(heading(element, at));

describe('dass-hierarchy-table, whatever the data say', () => {
  it('[HT-05] shows orphans and circles as roots, marks them and reports them', async () => {
    const warned = await warnings(async () => {
      const element = await show();
      const heard = listen(element, 'dass-tree-problems');
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
      await until('it is told', () => heard.length > 0);
      expect(names(element)).to.deep.equal(['Sem paiÓrfã', 'CicloDois', 'Três', 'Quatro', 'Outro', 'Sem', 'CicloSi']);
      expect(details(heard)).to.deep.equal([
        { orphans: ['1'], cycles: ['2', '5'], duplicates: ['4#2'], missingIds: ['#5'] },
      ]);
    });
    expect(warned, 'once, with the keys').to.deep.equal([
      '[dass] <dass-hierarchy-table> Some rows do not fit into the tree; all of them are shown. ' +
        '1 without their parent, as roots: 1. 2 cut out of a circle of parents, as roots: 2, 5. ' +
        '1 with a key that another has, too: 4#2. 1 without an id: #5.',
    ]);
  });

  it('[HT-05] marks orphans with the word of the application', async () => {
    const element = await show({ rows: [{ id: 1, parentId: 99, name: 'Órfã' }], orphanLabel: 'Sem conjunto' });
    expect(names(element)).to.deep.equal(['Sem conjuntoÓrfã']);
    element.orphanLabel = '';
    await element.updateComplete;
    expect(names(element)).to.deep.equal(['Sem paiÓrfã']);
  });

  it('[HT-05] a circle of 100,000 rows is opened, gone through by keys and closed like any other tree', async () => {
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
      expect(active(element), 'closed, then its parent').to.equal('Peça 3');
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

  it('[HT-05] 10,000 levels of rows in rows are opened, chosen and shown to the last', async () => {
    let inner: object = { id: 0, name: 'Nível 10000' };
    for (let level = 9_999; level > 0; level--) inner = { id: level, name: `Nível ${level}`, children: [inner] };
    const element = await show({ rows: [inner], selection: 'multiple' });
    await user.click(find(element, '.toggle'));
    element.focus();
    await press('End');
    const last = row(element, 'Nível 10000');
    expect(last.ariaLevel).to.equal('10000');
    const [indented, cell] = ['.twisty', '.tree'].map((part) => find(last, part).getBoundingClientRect());
    expect(indented?.right, 'its text is seen').to.be.lessThan((cell?.right ?? 0) - 60);
    await press('Space');
    expect(element.selectedKeys, 'those above stand for it').to.have.length(10_000);
    expect(element.reveal(5_000)).to.equal(true);
    await element.updateComplete;
    expect(names(element)).to.include('Nível 5000');
  });

  it('[HT-02] columns that cannot be used are rendered as well as they can, and each is told once', async () => {
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
      expect(names(element), 'what fails changes nothing').to.deep.equal(['Tênis', 'Bota']);
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

  it('[HT-02] a sorting function that contradicts itself loses no row', async () => {
    const contrary = { name: 'contrary', field: 'name', sortable: true, sortingType: 'custom', sortingFunc: () => 1 };
    const element = await show({ columns: [...columns, contrary], expanded: 'all' });
    for (let time = 0; time < 2; time++) {
      await click(element, 2);
      expect(names(element).sort()).to.deep.equal(parts.map(({ name }) => name).sort());
      expect(row(element, 'Gáspea').ariaLevel).to.equal('3');
    }
  });

  it('[HT-02] a sorting function of the host gets the values and the rows', async () => {
    const byDate = (_a: unknown, _b: unknown, a: { date: string }, b: { date: string }): number =>
      a.date < b.date ? -1 : 1;
    const element = await show({
      columns: [{ name: 'name', field: 'name', sortable: true, sortingType: 'custom', sortingFunc: byDate }],
    });
    await click(element, 0);
    expect(names(element)).to.deep.equal(['Bota', 'Tênis']);
    await click(element, 0);
    expect(names(element)).to.deep.equal(['Tênis', 'Bota']);
  });

  it('[HT-02] a number column with NaN, nothing, texts and dates: numbers in order, the rest last both ways', async () => {
    const values = [10, NaN, '9', null, '2026-01-01', true, 1234.5, {}, '', -1];
    const element = await show({
      rows: values.map((value, id) => ({ id, name: `${id}`, value })),
      columns: [
        { name: 'name', field: 'name' },
        { name: 'value', field: 'value', sortable: true, sortingType: 'number' },
      ],
    });
    element.style.blockSize = '560px';
    await until('all rows are there', () => renderedRows(element).length === values.length);
    const shown = (): string[] => renderedRows(element).map((one) => textOf(findAll(one, '.cell')[1] as Element));
    expect(shown()).to.deep.equal(['10', '', '9', '', '2026-01-01', 'true', '1.234,5', '', '', '-1']);
    const rest = ['', '', '2026-01-01', 'true', '', ''];
    await click(element, 1);
    expect(shown()).to.deep.equal(['-1', '9', '10', '1.234,5', ...rest]);
    await click(element, 1);
    expect(shown()).to.deep.equal(['1.234,5', '10', '9', '-1', ...rest]);
  });

  it('[HT-03] what the user has opened stays open when the rows are replaced, wherever they stand then', async () => {
    const element = await show();
    await user.click(twisty(element, 'Tênis'));
    element.rows = [{ id: 'n', parentId: 'u', name: 'Nova' }, ...parts.map((part) => ({ ...part })).reverse()];
    await element.updateComplete;
    expect(names(element)).to.deep.equal(['Bota', 'Tênis', 'Água', 'Solado', 'Cabedal']);
    await user.click(find(element, '.toggle'));
    element.rows = [...parts, { id: 'm', parentId: 'b', name: 'Sola' }];
    await element.updateComplete;
    expect(names(element), 'all was open').to.include.members(['Gáspea', 'Sola']);
    await user.click(twisty(element, 'Tênis'));
    element.rows = [...parts];
    await element.updateComplete;
    expect(names(element), 'closed by the user').to.deep.equal(['Tênis', 'Bota']);
  });

  it('[HT-04] rows and columns that are replaced are sorted as before, with the mark', async () => {
    const element = await show();
    await click(element, 0);
    await click(element, 0);
    element.rows = [{ id: 'z', name: 'Zíper', amount: 3 }, ...parts];
    element.columns = element.columns.map((column) => ({ ...column }));
    await element.updateComplete;
    expect(names(element)).to.deep.equal(['Zíper', 'Tênis', 'Bota']);
    expect([0, 1].map((at) => heading(element, at).ariaSort)).to.deep.equal(['descending', 'none']);
    await click(element, 0);
    expect(heading(element, 0).ariaSort, 'the third click begins again').to.equal('ascending');
  });

  it('[HT-04] the keyboard stays with its row when the rows are replaced', async () => {
    const element = await show({ expanded: ['p'] });
    element.focus();
    await press('s', 'ArrowRight', 'ArrowRight');
    expect(active(element)).to.equal('10');
    element.rows = [{ id: 'z', name: 'Zíper', amount: 3 }, ...parts.map((part) => ({ ...part }))];
    await element.updateComplete;
    expect(active(element)).to.equal('10');
    await press('ArrowLeft', 'ArrowLeft');
    expect(active(element)).to.equal('Solado10');
    expectFocus(grid(element));
  });
});
