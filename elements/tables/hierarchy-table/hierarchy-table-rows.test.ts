import { collectConsole } from '../../../test/support/assertions/page-problems.js';
import { expect } from 'chai';
import './hierarchy-table.js';
import { productStructures } from '../../../sample-data/structures.js';
import { itNeeds } from '../../../test/support/engine.js';
import { expectFocus } from '../../../test/support/assertions/expect-focus.js';
import { keep, listen, mountHtml } from '../../../test/support/fixture.js';
import {
  active,
  columns,
  details,
  grid,
  names,
  parts,
  press,
  renderedRows,
  row,
  rowHeight,
  scrollTo,
  show,
} from '../../../test/support/elements/hierarchy-table.js';
import { withMedia } from '../../../test/support/emulation/media.js';
import { find, findAll, painted, user, until } from '../../../test/support/user.js';

describe('dass-hierarchy-table, rows', () => {
  collectConsole(/<dass-hierarchy-table> Some rows do not fit into the tree/);

  it('[HT-01] builds the tree from ids and parent ids, by the fields that are named', async () => {
    const element = await show({
      rows: [
        { codigo: 'X', linha: 2, pai: 'B', nome: 'Sola', ordem: 1 },
        { codigo: 'X', linha: 1, pai: 'A', nome: 'Sola', ordem: 1 },
        { codigo: 'A', nome: 'Tênis', ordem: 2 },
        { codigo: 'B', nome: 'Bota', ordem: 1, partes: [{ linha: 'nota', nome: 'Nota', ordem: 0 }] },
      ],
      fields: { id: 'codigo', parentId: 'pai', optionalId: 'linha', sort: 'ordem', children: 'partes' },
      columns: [{ name: 'nome' }],
      expanded: 'all',
    });
    expect(names(element)).to.deep.equal(['Bota', 'Nota', 'Sola', 'Tênis', 'Sola']);
    expect([...element.expandedKeys].sort()).to.deep.equal(['A', 'B']);
    element.expanded = ['B'];
    await element.updateComplete;
    expect(names(element)).to.deep.equal(['Bota', 'Nota', 'Sola', 'Tênis']);
    expect(element.reveal('X-1')).to.equal(true);
    await element.updateComplete;
    expect(names(element)).to.deep.equal(['Bota', 'Nota', 'Sola', 'Tênis', 'Sola']);
    expect(element.reveal('nowhere')).to.equal(false);
  });

  it('builds its tree once for the same rows', async () => {
    let reads = 0;
    const counted = {
      id: 'c',
      name: 'Contada',
      get parentId() {
        reads++;
        return 'p';
      },
    };
    await show({ rows: [...parts, counted] });
    expect(reads).to.equal(1);
  });

  it('reveals a row before the first rendering, and makes it the active row', async () => {
    const host = await mountHtml('<div></div>');
    const element = Object.assign(document.createElement('dass-hierarchy-table'), { rows: parts, columns });
    host.append(element);
    expect(element.reveal('g')).to.equal(true);
    await element.updateComplete;
    expect(names(element)).to.deep.equal(['Tênis', 'Cabedal', 'Gáspea', 'Solado', 'Água', 'Bota']);
    expect(active(element)).to.equal('Gáspea1');
  });

  it('is a treegrid: announces levels, positions and states', async () => {
    const element = await show({ expanded: 'all' });
    expect(grid(element).ariaLabel).to.equal('Partes');
    expect(grid(element).ariaRowCount).to.equal('7');
    const ariaAttributes = renderedRows(element).map((one) =>
      ['aria-rowindex', 'aria-level', 'aria-posinset', 'aria-setsize', 'aria-expanded']
        .map((name) => one.getAttribute(name) ?? '-')
        .join(' '),
    );
    expect(ariaAttributes).to.deep.equal([
      '2 1 1 2 true',
      '3 2 1 3 true',
      '4 3 1 1 -',
      '5 2 2 3 -',
      '6 2 3 3 -',
      '7 1 2 2 -',
    ]);
  });

  it('fires dass-row-click when a row is clicked or Enter is pressed', async () => {
    const element = await show();
    const events = listen(element, 'dass-row-click');
    await user.click(find(row(element, 'Bota'), '.end'));
    expectFocus(grid(element));
    await press('ArrowUp', 'Enter');
    expect(details(events)).to.deep.equal([
      { row: parts[1], key: 'b', column: 'amount' },
      { row: parts[0], key: 'p', column: undefined },
    ]);
  });

  it('keeps expanded rows and the scroll position when rows are replaced', async () => {
    const rows = productStructures(3_000);
    const element = await show({ rows, expanded: 'all' });
    await scrollTo(element, rowHeight(element) * 500);
    const seen = names(element).slice(8, 14);
    const open = element.expandedKeys.length;
    element.rows = [
      ...productStructures(20, { seed: 7 }).map((one) => ({ ...one, id: `n${one.id}`, parentId: '' })),
      ...rows.map((one) => ({ ...one })),
    ];
    await element.updateComplete;
    await painted();
    expect(element.expandedKeys.length).to.equal(open);
    expect(names(element).slice(8, 14)).to.deep.equal(seen);
  });

  it('is as high as its rows up to a limit, or as high as the application sets', async () => {
    const element = await show();
    expect(element.offsetHeight).to.equal(3 * rowHeight(element) + 2);
    element.rows = productStructures(500);
    element.expanded = 'all';
    await element.updateComplete;
    expect(element.offsetHeight).to.be.within(480, 484);
    element.style.blockSize = '300px';
    await until('its rows are rendered', () => grid(element).offsetHeight < 300);
    expect(element.offsetHeight).to.equal(300);
  });

  it('renders a million rows without a blank row wherever it is scrolled', async () => {
    const rows = Array.from({ length: 1_000_000 }, (_, id) => ({
      id,
      parentId: id % 10 ? id - (id % 10) : null,
      name: `Peça ${id}`,
    }));
    const element = await show({ rows, expanded: 'all' });
    expect(grid(element).ariaRowCount).to.equal('1000001');
    for (const share of [0.37, 0.9, 1]) {
      await scrollTo(element, grid(element).scrollHeight * share);
      const box = grid(element).getBoundingClientRect();
      for (const y of [60, 240, 440]) {
        const at = element.shadowRoot?.elementFromPoint(box.left + 60, box.top + y);
        expect(at?.textContent).to.match(/^Peça \d+$/);
      }
    }
    expect(names(element).at(-1)).to.equal('Peça 999999');
    expect(findAll(element, '*').length).to.be.lessThan(230);
  });

  it('shows that rows are loading, or that there are none', async () => {
    const element = await show({ rows: [], busy: true });
    expect(find(element, '.empty').textContent).to.equal('Carregando…');
    expect(grid(element).ariaBusy).to.equal('true');
    element.busy = false;
    await element.updateComplete;
    expect(find(element, '.empty').textContent).to.equal('Nenhuma linha');
    expect(grid(element).ariaBusy).to.equal(null);
  });

  it('indents each level, also on a phone, and numbers deep levels', async () => {
    const rows = Array.from({ length: 14 }, (_, id) => ({ id, parentId: id === 0 ? '' : id - 1, name: `N${id + 1}` }));
    const element = await show({ rows, columns, expanded: 'all' });
    element.style.inlineSize = '340px';
    element.style.setProperty('--dass-hierarchy-table-height', '900px');
    await until('all rows are rendered', () => renderedRows(element).length === 14);
    const starts = renderedRows(element).map((one) => find(one, '.expander').getBoundingClientRect().left);
    for (let level = 1; level < 9; level++)
      expect((starts[level] as number) - (starts[level - 1] as number), `level ${level + 1}`).to.be.at.least(5);
    const numbers = renderedRows(element).map((one) => {
      const text = one.querySelector('.text');
      return text ? getComputedStyle(text, '::before').content : 'none';
    });
    expect(numbers.slice(0, 9).every((content) => content === 'none')).to.equal(true);
    expect(numbers[9]).to.contain('"10"');
    expect(numbers[13]).to.contain('"14"');
  });

  itNeeds('media', 'shows the note of an orphan in the text colour of forced colours', async () => {
    const element = await show({ rows: [{ id: 1, parentId: 9, name: 'Cadarço' }], columns });
    const note = find(renderedRows(element)[0]!, '.expander');
    expect(note.textContent).to.equal('Sem pai');
    const colour = getComputedStyle(note).color;
    await withMedia({ forcedColors: 'active' }, async () => {
      const text = document.createElement('p');
      text.style.cssText = 'color: CanvasText; forced-color-adjust: none';
      document.body.append(keep(text));
      await until('it has the color of texts', () => getComputedStyle(note).color === getComputedStyle(text).color);
      expect(getComputedStyle(note).forcedColorAdjust, 'no other style replaces it').to.equal('none');
    });
    expect(getComputedStyle(note).color).to.equal(colour);
  });
});
