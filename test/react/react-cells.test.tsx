import { expect } from 'chai';
import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import {
  type DassDataTableElement,
  DassDataTable,
  type DassDataTableColumn,
} from '../../react-wrappers/dass-data-table.js';
import { DassHierarchyTable } from '../../react-wrappers/dass-hierarchy-table.js';
import { keep, rendered } from '../support/fixture.js';
import { painted, until, user } from '../support/user.js';

interface Material {
  readonly id: number;
  readonly name: string;
}
const materials = Array.from({ length: 20_000 }, (_, id): Material => ({ id, name: `Material ${id}` }));
const Plant = createContext('none');

let mounted = 0;
let renderings = 0;
/** A counter, whose number is lost when it is mounted again. */
function Counter({ material }: { material: Material }) {
  const [count, setCount] = useState(0);
  const plant = useContext(Plant);
  renderings++;
  useEffect(() => {
    mounted++;
    return () => void mounted--;
  }, []);
  return (
    <button tabIndex={-1} onClick={() => setCount(count + 1)}>
      {`${material.name} ${plant} ${count}`}
    </button>
  );
}
const columns: readonly DassDataTableColumn<Material>[] = [
  { name: 'id', sortable: true, sortingType: 'number' },
  { name: 'name', renderCell: (material) => <Counter material={material} /> },
];

describe('Cells rendered by React', () => {
  let root: Root;
  let container: HTMLElement;
  beforeEach(() => {
    container = keep(document.body.appendChild(document.createElement('div')));
    root = createRoot(container);
    renderings = 0;
  });
  afterEach(() => {
    flushSync(() => root.unmount());
    expect(mounted, 'components that are left').to.equal(0);
  });

  const table = () => container.querySelector('dass-data-table') as unknown as DassDataTableElement<Material>;
  const buttons = (): HTMLButtonElement[] => [
    ...(container.firstElementChild?.shadowRoot?.querySelectorAll<HTMLButtonElement>('.row:not([hidden]) button') ??
      []),
  ];
  const texts = () => buttons().map(({ textContent }) => textContent);
  const scroller = () => table().shadowRoot?.querySelector('.rows') as HTMLElement;
  async function show(node: ReactNode): Promise<void> {
    flushSync(() => root.render(node));
    await rendered(container.firstElementChild as HTMLElement);
    await painted();
  }
  const scrollTo = async (top: number): Promise<void> => {
    scroller().scrollTop = top;
    await painted();
    await painted();
  };

  for (const [name, Table] of [
    ['data table', DassDataTable],
    ['hierarchy table', DassHierarchyTable],
  ] as const)
    it(`[TB-14] renders the details of rows of a ${name}, with the context of the table and their state`, async () => {
      const details = () => [
        ...((container.firstElementChild?.shadowRoot?.querySelectorAll<HTMLElement>('.row-details button') ??
          []) as Iterable<HTMLElement>),
      ];
      const node = (openDetails: readonly number[]) => (
        <Plant.Provider value="Sul">
          <Table
            {...{ rows: materials, columns: columns.slice(0, 1), openDetails }}
            renderDetails={(material: Material) => <Counter material={material} />}
          />
        </Plant.Provider>
      );
      await show(node([1]));
      const button = await until('the details are shown', () => details()[0]);
      await user.click(button);
      await until('counted', () => button.textContent === 'Material 1 Sul 1');
      await show(node([1, 0]));
      await until('both are shown', () => details().length === 2);
      expect(details().map(({ textContent }) => textContent)).to.include('Material 1 Sul 1');
      await show(node([]));
      await until('removed', () => details().length === 0 && mounted === 0);
    });

  it('have the context of the table, and their state by the key of the row', async () => {
    await show(
      <Plant.Provider value="Novo Hamburgo">
        <DassDataTable rows={materials.slice(0, 5)} columns={columns} />
      </Plant.Provider>,
    );
    expect(texts()[0]).to.equal('Material 0 Novo Hamburgo 0');
    await user.click(buttons()[0] as HTMLElement);
    await until('the counter counts', () => texts()[0] === 'Material 0 Novo Hamburgo 1');
    // While a control has the focus, the table keeps its row in place.
    buttons()[0]?.blur();
    table().sorting = [{ column: 'id', direction: 'descending' }];
    await rendered(table());
    await painted();
    expect(texts()).to.deep.equal([4, 3, 2, 1, 0].map((id) => `Material ${id} Novo Hamburgo ${id === 0 ? 1 : 0}`));
  });

  it('are released when their rows leave the view: 20,000 rows do not leak', async () => {
    await show(<DassDataTable rows={materials} columns={columns} />);
    const atStart = mounted;
    expect(atStart).to.be.within(5, 40);
    for (let step = 1; step <= 60; step++) {
      await scrollTo(step * 11_000);
      expect(mounted, `at step ${step}`).to.be.at.most(atStart + 4);
    }
    expect(mounted).to.equal(buttons().length);
    expect(texts()[3]).to.match(/^Material [1-9]\d{3,} none 0$/);
    table().filter = 'no such material';
    await rendered(table());
    await painted();
    expect(mounted).to.equal(0);
  });

  it('are rendered again only when their row or `renderCell` has changed', async () => {
    const rows = materials.slice(0, 5);
    const element = <DassDataTable rows={rows} columns={columns} label="Materials" />;
    await show(element);
    renderings = 0;
    await show(<DassDataTable rows={rows} columns={columns} label="Other" />);
    expect(renderings).to.equal(0);
    await show(<DassDataTable rows={[{ id: 0, name: 'Renamed' }, ...rows.slice(1)]} columns={columns} />);
    expect(renderings).to.equal(1);
    expect(texts()[0]).to.equal('Renamed none 0');
    await show(
      <DassDataTable rows={rows} columns={[{ name: 'id' }, { name: 'name', renderCell: ({ id }) => <i>{id}</i> }]} />,
    );
    expect(table().shadowRoot?.querySelectorAll('i').length).to.equal(5);
  });

  it('fire each event of React once for the elements around the table', async () => {
    const clicks: string[] = [];
    await show(<DassDataTable rows={materials.slice(0, 2)} columns={columns} />);
    flushSync(() => root.unmount());
    root = createRoot(container);
    flushSync(() =>
      root.render(
        <div onClick={({ target }) => clicks.push((target as Element).localName)}>
          <DassDataTable rows={materials.slice(0, 2)} columns={columns} />
        </div>,
      ),
    );
    const element = container.querySelector('dass-data-table') as HTMLElement & { updateComplete: Promise<boolean> };
    await rendered(element);
    await painted();
    await user.click(element.shadowRoot?.querySelector('.row button') as HTMLElement);
    expect(clicks).to.deep.equal(['dass-data-table']);
  });

  it('can be printed: the rows on paper have their own cells', async () => {
    await show(<DassDataTable rows={materials.slice(0, 50)} columns={columns} />);
    await until('the rows are printed', () => {
      window.dispatchEvent(new Event('beforeprint'));
      return table().shadowRoot?.querySelector('.printed');
    });
    await painted();
    const printed = [...(table().shadowRoot?.querySelectorAll('.printed button') ?? [])];
    expect(printed.map(({ textContent }) => textContent)).to.include('Material 49 none 0');
    expect(printed.length).to.equal(50);
    expect(buttons().length).to.be.above(50);
    window.dispatchEvent(new Event('afterprint'));
    await painted();
    expect(mounted).to.equal(buttons().length);
  });

  it('work in a hierarchy table', async () => {
    const rows = [
      { id: 0, parentId: null, name: 'Parent' },
      { id: 1, parentId: 0, name: 'Child' },
    ];
    await show(
      <DassHierarchyTable
        rows={rows}
        expanded="all"
        columns={[{ name: 'id' }, ...columns.slice(1)] as typeof columns}
      />,
    );
    expect(texts()).to.deep.equal(['Parent none 0', 'Child none 0']);
  });
});
