import { collectConsole } from '../../../test/support/assertions/page-problems.js';
import { expect } from 'chai';
import './hierarchy-table.js';
import type { DassHierarchyTable } from './hierarchy-table.js';
import { productStructures } from '../../../sample-data/structures.js';
import { itNeeds } from '../../../test/support/engine.js';
import { columns, show, loadedAhead } from '../../../test/support/elements/hierarchy-table.js';
import { withMedia } from '../../../test/support/emulation/media.js';
import { find, findAll, painted } from '../../../test/support/user.js';

const seen = (element: Element): HTMLElement[] =>
  findAll(element, '.row').filter(
    (row) => row.checkVisibility() && row.offsetHeight > 0 && !row.matches('.rows-ruler'),
  );

/** A table whose printing has loaded, as it does in idle time. */
async function showPrintable(properties: Record<string, unknown>): Promise<DassHierarchyTable> {
  const element = await show(properties);
  await loadedAhead(element);
  return element;
}

describe('dass-hierarchy-table, printing', () => {
  collectConsole(/<dass-hierarchy-table> Some rows do not fit into the tree/);

  itNeeds('media', 'prints all rows unclipped, and is as before afterwards', async () => {
    const rows = Array.from({ length: 200 }, (_, id) => ({ id, name: `Linha ${id} `.repeat(20), amount: id }));
    const element = await showPrintable({ rows, columns: [...columns, { name: 'id', minWidth: 900 }] });
    const before = seen(element).length;
    expect(before).to.be.below(40);
    await withMedia({ media: 'print' }, async () => {
      await painted();
      const printed = seen(element);
      expect(printed).to.have.length(200);
      expect(printed[199]?.textContent).to.contain('Linha 199');
      expect(element.offsetHeight).to.be.at.least(200 * 30);
      for (const cell of findAll(printed[0] as Element, '.cell'))
        expect(cell.scrollWidth, cell.textContent).to.be.at.most(cell.clientWidth);
      const { right } = element.getBoundingClientRect();
      expect((printed[0] as Element).getBoundingClientRect().right).to.be.at.most(right);
    });
    await painted();
    expect(seen(element).length).to.be.within(before - 1, before + 1);
    expect(findAll(element, '.printed')).to.have.length(0);
  });

  itNeeds('media', 'prints the note of a row in a narrow column', async () => {
    const element = await showPrintable({
      rows: [{ id: 1, parentId: 9, name: 'Cadarço' }],
      columns,
      orphanLabel: 'Sem conjunto',
    });
    element.style.inlineSize = '200px';
    await painted();
    await painted();
    await withMedia({ media: 'print' }, async () => {
      await painted();
      const [row] = seen(element) as [HTMLElement];
      const note = find(row, '.expander');
      expect(note.textContent).to.equal('Sem conjunto');
      const text = document.createRange();
      text.selectNodeContents(note);
      expect(text.getBoundingClientRect().bottom).to.be.at.most(note.getBoundingClientRect().bottom + 1);
    });
  });

  it('prints a limited number of rows, and how many of the total', async () => {
    const element = await showPrintable({ rows: productStructures(3_000), columns, expanded: 'all' });
    window.dispatchEvent(new Event('beforeprint'));
    expect(findAll(element, '.printed .row')).to.have.length(2_000);
    expect(find(element, '.printed-note').textContent).to.match(
      /^Impressas as primeiras 2\.000 de [3-9]\.\d{3} linhas/,
    );
    window.dispatchEvent(new Event('afterprint'));
    expect(findAll(element, '.printed')).to.have.length(0);
  });
});
