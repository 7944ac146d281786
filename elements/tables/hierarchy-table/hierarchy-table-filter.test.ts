import { expect } from 'chai';
import './hierarchy-table.js';
import { expectFocus } from '../../../test/support/assertions/expect-focus.js';
import { expander, grid, names, parts, row, said, show } from '../../../test/support/elements/hierarchy-table.js';
import { listen } from '../../../test/support/fixture.js';
import { find, user } from '../../../test/support/user.js';

describe('dass-hierarchy-table, filter', () => {
  it('shows matching rows with their ancestors, marks the matches, and restores the expanded rows', async () => {
    const element = await show({ expanded: ['p'] });
    element.filter = 'GASP';
    await element.updateComplete;
    expect(names(element)).to.deep.equal(['Tênis', 'Cabedal', 'Gáspea']);
    expect(find(row(element, 'Gáspea'), 'mark').textContent).to.equal('Gásp');
    expect(row(element, 'Cabedal').ariaSetSize).to.equal('1');
    await said('1 linha encontrada');
    element.rows = [...parts];
    await element.updateComplete;
    expect(names(element), 'rows replaced while filtering').to.deep.equal(['Tênis', 'Cabedal', 'Gáspea']);
    element.rows = parts.slice(0, 5);
    await element.updateComplete;
    expect(find(element, '.empty').textContent).to.contain('Nenhuma linha corresponde ao filtro');
    element.filter = '';
    await element.updateComplete;
    expect(names(element)).to.deep.equal(['Tênis', 'Cabedal', 'Solado', 'Água', 'Bota']);
  });

  it('[LK-06] offers the nearest words where the rows have no match, announces them, and takes them', async () => {
    const element = await show();
    element.filter = 'cabedla';
    const changes = listen(element, 'dass-filter-change');
    await said('Nenhuma linha corresponde ao filtro. Quis dizer Cabedal?');
    grid(element).focus();
    await user.press('Tab');
    await user.press('Enter');
    expect([element.filter, names(element).slice(0, 2)]).to.deep.equal(['Cabedal', ['Tênis', 'Cabedal']]);
    expect(changes.map(({ detail }) => detail)).to.deep.equal([{ filter: 'Cabedal' }]);
    expectFocus(grid(element));
  });

  it('selects only rows that the filter shows', async () => {
    const element = await show({ expanded: 'all', selection: 'multiple', filter: 'gasp' });
    await user.click(find(element, '.head .checkbox'));
    element.filter = '';
    await element.updateComplete;
    expect(element.selectedKeys).to.deep.equal(['u', 'g']);
    expect(find(row(element, 'Tênis'), '.checkbox').ariaChecked).to.equal('mixed');
  });

  it('expands and collapses rows while they are filtered', async () => {
    const element = await show({ filter: 'cabedal' });
    expect(names(element)).to.deep.equal(['Tênis', 'Cabedal']);
    await user.click(expander(element, 'Cabedal'));
    expect(names(element)).to.deep.equal(['Tênis', 'Cabedal', 'Gáspea']);
    await user.click(expander(element, 'Tênis'));
    expect(names(element)).to.deep.equal(['Tênis']);
    element.filter = '';
    await element.updateComplete;
    expect(names(element), 'as before the filter').to.deep.equal(['Tênis', 'Bota']);
  });
});
