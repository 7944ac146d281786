import { expect } from 'chai';
import './hierarchy-table.js';
import { listen } from '../../../test/support/fixture.js';
import {
  details,
  grid,
  parts,
  press,
  renderedRows,
  row,
  show,
} from '../../../test/support/elements/hierarchy-table.js';
import { find, findAll, user } from '../../../test/support/user.js';

describe('dass-hierarchy-table, selection', () => {
  it('selects a row with its descendants by click and Space, ranges, and all rows', async () => {
    const element = await show({ expanded: 'all', selection: 'multiple' });
    const events = listen(element, 'dass-select-rows');
    const checkboxes = (): (string | null)[] =>
      findAll(element, '.rows-sheet .checkbox').length
        ? renderedRows(element).map((one) => find(one, '.checkbox').ariaChecked)
        : [];
    await user.click(find(row(element, 'Solado'), '.checkbox'));
    expect(checkboxes()).to.deep.equal(['mixed', 'false', 'false', 'true', 'false', 'false']);
    const first = events[0]?.detail as { rows: unknown[]; keys: string[]; changed: unknown[] };
    expect([first.rows, first.keys, first.changed]).to.deep.equal([[parts[3]], ['s'], [parts[3]]]);
    await user.click(find(row(element, 'Tênis'), '.checkbox'));
    expect(checkboxes()).to.deep.equal(['true', 'true', 'true', 'true', 'true', 'false']);
    expect(row(element, 'Gáspea').ariaSelected).to.equal('true');
    await user.click(find(row(element, 'Água'), '.checkbox'));
    expect(checkboxes()).to.deep.equal(['mixed', 'true', 'true', 'true', 'false', 'false']);
    await press('Control+a');
    expect(element.selectedKeys).to.have.length(6);
    await user.click(find(element, '.head .checkbox'));
    expect(element.selectedKeys).to.have.length(0);
    await press('End', 'Space', 'Shift+ArrowUp');
    expect(element.selectedKeys).to.deep.equal(['b', 'l']);
    element.rows = [...parts];
    await element.updateComplete;
    expect(element.selectedKeys, 'kept by their keys').to.deep.equal(['b', 'l']);
    element.selected = ['g'];
    await element.updateComplete;
    expect(element.selectedKeys).to.deep.equal(['u', 'g']);
  });

  it('with independent rows, selects a row without its descendants, and with them by Ctrl', async () => {
    const element = await show({ expanded: 'all', selection: 'multiple', independent: true, selected: ['g'] });
    const events = listen(element, 'dass-select-rows');
    expect(element.selectedKeys, 'not its ancestors').to.deep.equal(['g']);
    await user.click(find(row(element, 'Tênis'), '.checkbox'));
    expect(element.selectedKeys).to.deep.equal(['p', 'g']);
    expect(find(row(element, 'Cabedal'), '.checkbox').ariaChecked).to.equal('false');
    expect(find(element, '.head .checkbox').ariaChecked).to.equal('mixed');
    await press('ArrowDown', 'Space');
    expect(element.selectedKeys).to.deep.equal(['p', 'u', 'g']);
    await press('ArrowUp', 'Control+Space');
    expect(element.selectedKeys, 'a selected row is deselected with its descendants').to.deep.equal([]);
    await press('Control+Space');
    expect(element.selectedKeys).to.have.length(5);
    expect((details(events).at(-1) as { changed: unknown[] }).changed).to.have.length(5);
    await press('Control+a');
    expect(element.selectedKeys).to.have.length(6);
  });

  it('with single selection, selects one row, and deselects it by Space', async () => {
    const element = await show({ selection: 'single', selected: ['b'] });
    expect(row(element, 'Bota').ariaSelected).to.equal('true');
    await user.click(find(row(element, 'Tênis'), '.end'));
    expect(element.selectedKeys).to.deep.equal(['p']);
    await press('Space');
    expect(element.selectedKeys).to.deep.equal([]);
  });

  it('selects nothing when selection is none', async () => {
    const element = await show({ selected: ['b'] });
    const events = listen(element, 'dass-select-rows');
    element.focus();
    await press('Space', 'Control+Space', 'Control+a', 'Shift+ArrowDown');
    await user.click(find(row(element, 'Bota'), '.end'));
    expect(events).to.have.length(0);
    expect(element.selectedKeys).to.deep.equal([]);
    expect(findAll(element, '.checkbox')).to.have.length(0);
    expect(grid(element).ariaMultiSelectable).to.equal(null);
    expect(row(element, 'Bota').ariaSelected).to.equal(null);
    element.selection = 'multiple';
    await element.updateComplete;
    expect(element.selectedKeys).to.deep.equal(['b']);
    element.selection = 'none';
    await element.updateComplete;
    expect(element.selectedKeys).to.deep.equal([]);
    expect(row(element, 'Bota').ariaSelected).to.equal(null);
    expect(findAll(element, '.checkbox')).to.have.length(0);
  });

  it('sets aria-selected and aria-multiselectable', async () => {
    const element = await show({ selection: 'single' });
    const events = listen(element, 'dass-select-rows');
    element.focus();
    await press('ArrowDown', 'Space');
    expect(renderedRows(element).map(({ ariaSelected }) => ariaSelected)).to.deep.equal(['false', 'true']);
    expect(findAll(element, '.checkbox')).to.have.length(0);
    await press('ArrowUp', 'Space');
    const { keys, changed } = events[1]?.detail as { keys: string[]; changed: unknown[] };
    expect([keys, changed]).to.deep.equal([['p'], [parts[0], parts[1]]]);
    expect(grid(element).ariaMultiSelectable).to.equal(null);
    element.selection = 'multiple';
    await element.updateComplete;
    expect(grid(element).ariaMultiSelectable).to.equal('true');
  });
});
