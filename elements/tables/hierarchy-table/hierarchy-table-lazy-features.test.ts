import { expect } from 'chai';
import { html } from 'lit';
import './hierarchy-table.js';
import type { DassHierarchyTable, DataRequest } from './hierarchy-table.js';
import { itNeeds } from '../../../test/support/engine.js';
import { keep, listen } from '../../../test/support/fixture.js';
import {
  active,
  columns,
  details,
  expander,
  heading,
  names,
  parts,
  press,
  row,
  textOf,
} from '../../../test/support/elements/hierarchy-table.js';
import { countOnPage, holdModule } from '../../../test/support/loading/delayed-module.js';
import { find, user, until } from '../../../test/support/user.js';

/** A table that is rendered; `updateComplete` would wait for features that are loading. */
async function showEarly(properties: Record<string, unknown> = {}): Promise<DassHierarchyTable> {
  const element = keep(document.createElement('dass-hierarchy-table'));
  Object.assign(element, { rows: parts, columns, ...properties });
  document.body.append(element);
  await until('the table is rendered', () => names(element).length > 0);
  return element;
}

describe('dass-hierarchy-table, while its lazy features are loading', () => {
  itNeeds(
    'late module',
    'copies the row that was active when the user pressed Ctrl+C, with replaced rows, too',
    async () => {
      const release = await holdModule('elements/tables/hierarchy-table/copy-branch');
      const element = await showEarly();
      const copied = listen(element, 'dass-copy');
      element.focus();
      await press('ArrowDown', 'Control+c', 'ArrowUp');
      expect(active(element)).to.include('Tênis');
      element.rows = [{ id: 'n', name: 'Novo' }, ...parts];
      await until('the new rows are rendered', () => names(element).includes('Novo'));
      expect(copied).to.deep.equal([]);
      await release();
      await until('the text is copied', () => copied.length > 0);
      expect(copied.map(({ detail }) => (detail as { key: string }).key)).to.deep.equal(['b']);
    },
  );

  itNeeds('late module', '[DS-03] is busy until what a source needs is loaded, and then expands rows', async () => {
    const release = await holdModule('elements/tables/hierarchy-table/tree-source');
    const element = keep(document.createElement('dass-hierarchy-table'));
    const requests: (string | undefined)[] = [];
    const load = ({ parent }: DataRequest) => {
      requests.push(parent);
      const row = { id: `${parent ?? ''}p`, name: `Peça ${parent ?? ''}p`, hasChildren: parent === undefined };
      return Promise.resolve({ rows: [row], total: 1 });
    };
    Object.assign(element, { rows: parts, columns, dataSource: { load } });
    document.body.append(element);
    const table = await until('the table is rendered', () => element.shadowRoot?.querySelector('[role=treegrid]'));
    element.expandAll();
    const text = textOf(table.parentElement!);
    expect([table.ariaBusy, table.ariaRowCount, names(element)]).to.deep.equal(['true', '-1', []]);
    expect([text.includes('Carregando…'), requests]).to.deep.equal([true, []]);
    await release();
    await until('the rows are shown', () => names(element).join() === 'Peça p,Peça pp');
    expect([table.ariaBusy, table.ariaRowCount, requests]).to.deep.equal([null, '3', [undefined, 'p']]);
  });

  itNeeds('late module', 'handles clicks and keys at once, and no event is dispatched twice', async () => {
    const release = await holdModule('elements/tables/hierarchy-table/children-loader');
    const counted = countOnPage('click', 'keydown', 'hashchange');

    let [pressed, changed] = [0, 0];
    const controls = await showEarly({
      rows: [{ id: 1, name: 'Um' }],
      columns: [
        { name: 'name' },
        {
          name: 'done',
          minWidth: 260,
          cell: () =>
            html`<button tabindex="-1" @click=${() => pressed++}>Abrir</button
              ><input type="checkbox" tabindex="-1" @change=${() => changed++} /><a href="#early" tabindex="-1"
                >Ver</a
              >`,
        },
      ],
    });
    const rowClicks = listen(controls, 'dass-row-click');
    for (const selector of ['button', 'input', 'a']) await user.click(find(controls, `.custom ${selector}`));
    const box = find<HTMLInputElement>(controls, '.custom input');

    const requests: string[] = [];
    const element = await showEarly({
      rows: [...parts, { id: 'd', name: 'Demanda', hasChildren: true }],
      selection: 'multiple',
      loadChildren: ({ id }: { id: string }) => {
        requests.push(id);
        return Promise.resolve([{ id: 'd1', name: 'Filho' }]);
      },
    });
    const events = listen(element, 'dass-expand', 'dass-sort', 'dass-select-rows');
    await user.click(expander(element, 'Tênis'));
    expect(names(element)).to.deep.equal(['Tênis', 'Cabedal', 'Solado', 'Água', 'Bota', 'Demanda']);
    await user.click(heading(element, 1));
    expect(names(element)).to.deep.equal(['Bota', 'Demanda', 'Tênis', 'Água', 'Cabedal', 'Solado']);
    await press('ArrowDown', 'Space');
    expect(active(element)).to.include('Água');
    expect(element.selectedKeys).to.deep.equal(['l']);
    await user.click(expander(element, 'Demanda'));
    expect(row(element, 'Demanda').ariaBusy, 'the row is busy while its children are loading').to.equal('true');
    expect(details(events).map((detail) => Object.keys(detail as object).join())).to.deep.equal([
      'row,key,expanded',
      'column,direction',
      'rows,keys,changed',
      'row,key,expanded',
    ]);
    expect(requests, 'the module that loads children is not loaded').to.deep.equal([]);

    const before = counted.counts();
    await release();
    await until('the children are loaded', () => names(element).includes('Filho'));
    expect(requests).to.deep.equal(['d']);
    expect([pressed, changed, box.checked, rowClicks.length]).to.deep.equal([1, 1, true, 0]);
    expect(events).to.have.length(4);
    expect(counted.counts(), 'no event is fired twice').to.deep.equal(before);
    counted.stop();
    location.hash = '';
  });
});
