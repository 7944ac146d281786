import { expect } from 'chai';
import './hierarchy-table.js';
import { productStructures } from '../../../sample-data/structures.js';
import { expectFocus } from '../../../test/support/assertions/expect-focus.js';
import { mountHtml } from '../../../test/support/fixture.js';
import {
  active,
  columns,
  grid,
  heading,
  names,
  press,
  rowHeight,
  show,
} from '../../../test/support/elements/hierarchy-table.js';
import { find, findAll, focused, until } from '../../../test/support/user.js';
import { typeWord } from '../../../test/support/emulation/clock.js';

describe('dass-hierarchy-table, keyboard', () => {
  it('is one tab stop, with focus on rows first, then cells, and the header above', async () => {
    await mountHtml('<button id="before">Antes</button>');
    const element = await show();
    await mountHtml('<button id="after">Depois</button>');
    find(document, '#before').focus();
    await press('Tab');
    expectFocus(grid(element));
    expect(active(element)).to.equal('Tênis1');
    await press('ArrowRight', 'ArrowDown');
    expect(active(element)).to.equal('Cabedal2');
    await press('ArrowRight', 'ArrowRight');
    expect(active(element), 'into the cells').to.equal('Cabedal');
    await press('ArrowRight');
    expect(active(element)).to.equal('2');
    await press('ArrowDown');
    expect(active(element)).to.equal('Gáspea1'.slice(-1));
    await press('Home', 'ArrowLeft', 'ArrowLeft');
    expect(active(element), 'to the parent').to.equal('Cabedal2');
    await press('ArrowLeft');
    expect(names(element)).to.not.include('Gáspea');
    await press('End');
    expect(active(element)).to.equal('Bota7');
    await press('Home', 'ArrowUp');
    expect(find(element, '.toggle').matches('.active')).to.equal(true);
    await press('Enter');
    expect(names(element)).to.have.length(6);
    await press('ArrowRight', 'Enter');
    expect(heading(element, 0).ariaSort).to.equal('ascending');
    await press('Tab');
    expect(focused()?.id).to.equal('after');
  });

  it('finds rows by first letters, expands siblings by *, and stays with its row when rows are sorted', async () => {
    const element = await show({ expanded: ['p'] });
    element.focus();
    await press('s');
    expect(active(element)).to.equal('Solado10');
    await press('Home', '*');
    expect(names(element)).to.have.length(5);
    await press('a');
    expect(active(element)).to.equal('Água0,5');
    element.sorting = { column: 'name', direction: 'descending' };
    await element.updateComplete;
    expect(active(element)).to.equal('Água0,5');
    element.collapseAll();
    await element.updateComplete;
    expect(active(element), 'the nearest row before it').to.equal('Tênis1');
    element.rows = [{ id: 'z', name: 'Zíper', amount: 3 }];
    await element.updateComplete;
    expect(active(element), 'its row was removed').to.equal('none');
    await press('ArrowDown');
    expect(active(element)).to.equal('Zíper3');
  });

  it('[WCAG 2.4.3] moves in the header in visual order: expand-all button, heading, options, other headings', async () => {
    const element = await show({ selection: 'multiple' });
    element.focus();
    await press('Home', 'ArrowUp');
    const passed: Element[] = [];
    for (let at = 0; at < 4; at++) {
      passed.push(find(element, '.head .active'));
      await press('ArrowRight');
    }
    expect(passed.map(({ id }) => id)).to.deep.equal(['toggle-all', 'head-0', 'options', 'head-1']);
    const lefts = passed.map((one) => (one.id === 'head-0' ? -1 : one.getBoundingClientRect().left));
    expect(lefts[2], 'the options button follows the toggle').to.be.greaterThan(lefts[0] as number);
    expect(lefts[3], 'the next heading follows the options button').to.be.greaterThan(lefts[2] as number);
    await press('Home');
    expect(find(element, '.head .active').id).to.equal('toggle-all');
    for (const id of ['head-0', 'options', 'head-1']) {
      await press('ArrowRight');
      expect(find(element, '.head .active').id).to.equal(id);
    }
    await press('ArrowLeft', 'Enter');
    await until('the menu is open', () => findAll(find(element, 'dass-menu'), '[role=menuitem]').length > 0);
  });

  it('moves to the ends by Ctrl with Home and End within its column, by pages, and to the ends of a row', async () => {
    const element = await show({ rows: productStructures(3_000), columns, expanded: 'all' });
    const at = (): string => find(element, '.rows-sheet .active').closest<HTMLElement>('.row')?.ariaRowIndex ?? '';
    element.focus();
    await press('ArrowDown', 'ArrowRight', 'End', 'Control+End');
    expect(at()).to.equal(grid(element).ariaRowCount);
    expect(find(element, '.rows-sheet .active').matches('.end'), 'the last column').to.equal(true);
    await press('Control+Home');
    expect(at()).to.equal('2');
    expect(find(element, '.rows-sheet .active').matches('.end')).to.equal(true);
    await press('Home');
    expect(find(element, '.rows-sheet .active').matches('.first')).to.equal(true);
    await press('PageDown');
    const page = Number(at());
    expect(page, 'a page minus one row, which stays in view').to.be.within(8, 14);
    await press('PageDown', 'PageUp');
    expect(at()).to.equal(String(page));
    const [view, one] = [grid(element), find(element, '.rows-sheet .active')].map((e) => e.getBoundingClientRect());
    expect(one?.top).to.be.at.least((view?.top ?? 0) + rowHeight(element));
    expect(one?.bottom).to.be.at.most(view?.bottom ?? 0);
  });

  it('finds a row by several letters, ignoring accents, and the next one by the same letter', async () => {
    const rows = ['Sola', 'Solado', 'Salto', 'Água', 'Aço'].map((name, id) => ({ id, name, amount: id }));
    const element = await show({ rows });
    element.focus();
    await typeWord('sa');
    expect(active(element)).to.equal('Salto2');
    await press('Home');
    await press('s');
    expect(active(element)).to.equal('Solado1');
    await press('End');
    await press('a');
    expect(active(element)).to.equal('Água3');
    await press('a');
    expect(active(element)).to.equal('Aço4');
  });
});
