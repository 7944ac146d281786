import { expect } from 'chai';
import './hierarchy-table.js';
import { itNeeds } from '../../../test/support/engine.js';
import { listen } from '../../../test/support/fixture.js';
import {
  active,
  details,
  expander,
  grid,
  names,
  parts,
  press,
  row,
  said,
  show,
} from '../../../test/support/elements/hierarchy-table.js';
import { find, user, until } from '../../../test/support/user.js';

describe('dass-hierarchy-table, expanding', () => {
  it('[HT-03] expands and collapses a row by its expander, and fires dass-expand', async () => {
    const element = await show();
    const events = listen(element, 'dass-expand');
    expect(names(element)).to.deep.equal(['Tênis', 'Bota']);
    await user.click(expander(element, 'Tênis'));
    expect(names(element)).to.deep.equal(['Tênis', 'Cabedal', 'Solado', 'Água', 'Bota']);
    expect(row(element, 'Tênis').ariaExpanded).to.equal('true');
    expect(row(element, 'Bota').ariaExpanded, 'no children').to.equal(null);
    await user.click(expander(element, 'Tênis'));
    expect(names(element)).to.deep.equal(['Tênis', 'Bota']);
    expect(details(events)).to.deep.equal([
      { row: parts[0], key: 'p', expanded: true },
      { row: parts[0], key: 'p', expanded: false },
    ]);
  });

  it('[HT-03] expands and collapses all rows by the button in the header, and to a level', async () => {
    const element = await show();
    const events = listen(element, 'dass-expand-all');
    const toggle = find(element, '.toggle');
    expect(toggle.title).to.equal('Expandir tudo');
    await user.click(toggle);
    expect(names(element)).to.deep.equal(['Tênis', 'Cabedal', 'Gáspea', 'Solado', 'Água', 'Bota']);
    expect(toggle.title).to.equal('Recolher tudo');
    await said('6 linhas visíveis');
    await user.click(toggle);
    expect(names(element)).to.deep.equal(['Tênis', 'Bota']);
    element.focus();
    await press('Alt+2');
    expect(names(element)).to.deep.equal(['Tênis', 'Cabedal', 'Solado', 'Água', 'Bota']);
    expect(details(events)).to.deep.equal([
      { expanded: true, level: undefined },
      { expanded: false, level: undefined },
      { expanded: true, level: 2 },
    ]);
    element.collapseAll();
    element.expandToLevel(2);
    await element.updateComplete;
    expect(names(element)).to.have.length(5);
    element.expandAll();
    await element.updateComplete;
    expect(names(element)).to.have.length(6);
  });

  itNeeds('touch', 'expands a row by a tap on its expander', async () => {
    const element = await show();
    await user.tap(expander(element, 'Tênis'));
    await until('the branch is expanded', () => names(element).length === 5);
  });

  it('[HT-03] collapses 10,000 nested levels by pointer, keys and the button, and expands them again', async () => {
    const rows = Array.from({ length: 10_000 }, (_, id) => ({
      id,
      parentId: id === 0 ? null : id - 1,
      name: `Nível ${id}`,
    }));
    const element = await show({ rows: [...rows, { id: 'last', name: 'Fim' }], expanded: 'all' });
    const events = listen(element, 'dass-expand', 'dass-expand-all');
    const rowCount = (): number => Number(grid(element).getAttribute('aria-rowcount')) - 1;
    expect(rowCount()).to.equal(10_001);
    await user.click(expander(element, 'Nível 0'));
    expect([names(element), rowCount()]).to.deep.equal([['Nível 0', 'Fim'], 2]);
    await user.click(expander(element, 'Nível 0'));
    expect(rowCount(), 'as it was').to.equal(10_001);
    element.focus();
    await press('Control+End', 'ArrowUp');
    expect(active(element)).to.equal('Nível 9999');
    // To the parent, and to collapse it.
    await press('ArrowLeft', 'ArrowLeft');
    expect([active(element), rowCount()]).to.deep.equal(['Nível 9998', 10_000]);
    await press('Control+Home', 'ArrowLeft');
    expect([active(element), names(element)]).to.deep.equal(['Nível 0', ['Nível 0', 'Fim']]);
    await user.click(find(element, '#toggle-all'));
    expect(rowCount()).to.equal(10_001);
    await user.click(find(element, '#toggle-all'));
    expect([names(element), rowCount()]).to.deep.equal([['Nível 0', 'Fim'], 2]);
    expect(events.map(({ type }) => type).filter((type) => type === 'dass-expand')).to.have.length(4);
  });

  it('[HT-03] expands the siblings of a row by *, and fires dass-expand-all', async () => {
    const element = await show();
    const events = listen(element, 'dass-expand-all');
    element.focus();
    await press('*');
    expect(names(element)).to.deep.equal(['Tênis', 'Cabedal', 'Solado', 'Água', 'Bota']);
    await press('End', '*');
    expect(names(element), 'the root rows').to.have.length(5);
    await press('Home', 'ArrowDown', 'ArrowDown', '*');
    expect(names(element)).to.deep.equal(['Tênis', 'Cabedal', 'Gáspea', 'Solado', 'Água', 'Bota']);
    expect(details(events)).to.deep.equal(Array.from({ length: 3 }, () => ({ expanded: true, level: undefined })));
    await said('6 linhas visíveis');
  });

  it('[HT-03] keeps expanded rows when rows are replaced, wherever they are then', async () => {
    const element = await show();
    await user.click(expander(element, 'Tênis'));
    element.rows = [{ id: 'n', parentId: 'u', name: 'Nova' }, ...parts.map((part) => ({ ...part })).reverse()];
    await element.updateComplete;
    expect(names(element)).to.deep.equal(['Bota', 'Tênis', 'Água', 'Solado', 'Cabedal']);
    await user.click(find(element, '.toggle'));
    element.rows = [...parts, { id: 'm', parentId: 'b', name: 'Sola' }];
    await element.updateComplete;
    expect(names(element), 'all rows were expanded').to.include.members(['Gáspea', 'Sola']);
    await user.click(expander(element, 'Tênis'));
    element.rows = [...parts];
    await element.updateComplete;
    expect(names(element), 'collapsed by the user').to.deep.equal(['Tênis', 'Bota']);
  });
});
