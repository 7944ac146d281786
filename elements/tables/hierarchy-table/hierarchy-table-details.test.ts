import { expect } from 'chai';
import { html } from 'lit';
import './hierarchy-table.js';
import { productStructures } from '../../../sample-data/structures.js';
import type { DassHierarchyTable } from './hierarchy-table.js';
import {
  disclosure,
  isBelow,
  panels,
  renderDetails,
  testDetails,
} from '../../../test/support/elements/details-tests.js';
import {
  active,
  expander,
  grid,
  names,
  parts,
  press,
  row,
  rowHeight,
  scrollTo,
  show as showParts,
  textOf,
} from '../../../test/support/elements/hierarchy-table.js';
import { collectConsole } from '../../../test/support/assertions/page-problems.js';
import { listen } from '../../../test/support/fixture.js';
import { find, findAll, middle, painted, until, user } from '../../../test/support/user.js';

testDetails('dass-hierarchy-table');

const show = async (properties: Record<string, unknown> = {}): Promise<DassHierarchyTable> => {
  const element = await showParts({ renderDetails, ...properties });
  await until('the buttons are there', () => findAll(element, '.disclosure[aria-expanded]').length > 0);
  return element;
};

/** A high table, whose details are as high as several rows. */
const showHigh = async (properties: Record<string, unknown> = {}): Promise<DassHierarchyTable> => {
  const element = await show({
    rows: productStructures(600),
    columns: [
      { name: 'name', label: 'Estrutura' },
      { name: 'code', label: 'Código' },
    ],
    expanded: 'all',
    renderDetails: ({ id }: { id: string }) => html`<div style="block-size:250px">Mais sobre ${id}</div>`,
    ...properties,
  });
  element.style.setProperty('--dass-hierarchy-table-height', '780px');
  await until('the table is high', () => element.offsetHeight > 770);
  return element;
};
const sticky = (element: Element): HTMLElement[] =>
  findAll(element, '.sticky-ancestors .row')
    .filter((one) => one.getBoundingClientRect().bottom > find(element, '.head').getBoundingClientRect().bottom + 1)
    .reverse();

describe('dass-hierarchy-table, details in a tree', () => {
  collectConsole(/<dass-hierarchy-table> Some rows do not fit into the tree/);

  it('[TB-14] has the button beside the expander: each does its own, and the name of the row is its text', async () => {
    const element = await show({ expanded: ['p'], rows: [...parts, { id: 'o', parentId: 'gone', name: 'Palmilha' }] });
    const [expanded, toggled] = [listen(element, 'dass-expand'), listen(element, 'dass-details')];
    const [before, after] = [expander(element, 'Cabedal'), disclosure(element, 'Cabedal')].map((one) =>
      one.getBoundingClientRect(),
    );
    expect(before!.right).to.be.at.most(after!.left + 0.5);
    await user.click(disclosure(element, 'Cabedal'));
    await until('the details are between the row and the next one', () => isBelow(element, 'Cabedal', 'Solado'));
    await user.click(expander(element, 'Cabedal'));
    await until('before its children', () => isBelow(element, 'Cabedal', 'Gáspea'));
    expect([expanded.length, toggled.length]).to.deep.equal([1, 1]);
    expect([row(element, 'Cabedal').ariaExpanded, disclosure(element, 'Cabedal').ariaExpanded]).to.deep.equal([
      'true',
      'true',
    ]);
    const nameOf = (name: string) => find(row(element, name), '[role=rowheader]').ariaLabel;
    expect([nameOf('Cabedal'), nameOf('Sem paiPalmilha')]).to.deep.equal(['Cabedal', 'Sem pai Palmilha']);
    await user.click(disclosure(element, 'Gáspea'));
    await until('a row without children has details, too', () => isBelow(element, 'Gáspea', 'Solado'));
  });

  it('[TB-14] opens by Alt+Enter for a row and for a cell; Alt and a digit still expands to a level', async () => {
    const element = await show();
    element.focus();
    await press('Alt+2', 'ArrowDown', 'Alt+Enter');
    await until('of the row', () => isBelow(element, 'Cabedal', 'Solado'));
    await press('Tab');
    expect(element.shadowRoot?.activeElement?.textContent).to.equal('Pedir');
    await press('Escape');
    expect([element.shadowRoot?.activeElement, active(element)]).to.deep.equal([
      grid(element),
      textOf(row(element, 'Cabedal')),
    ]);
    await press('ArrowDown', 'ArrowRight', 'ArrowRight', 'Alt+Enter');
    await until('of the cell', () => isBelow(element, 'Solado', 'Água'));
    expect(element.openDetails).to.deep.equal(['u', 's']);
  });

  it('[TB-14] keeps what was typed while an ancestor is collapsed', async () => {
    const element = await show({ expanded: 'all', openDetails: ['g'] });
    await until('placed', () => isBelow(element, 'Gáspea', 'Solado'));
    await user.click(find(element, '.row-details input'));
    await user.type('5 m');
    await user.click(expander(element, 'Tênis'));
    await until('hidden', () => panels(element).length === 0);
    const edge = (name: string, side: 'top' | 'bottom') => row(element, name).getBoundingClientRect()[side];
    await until('the rows have moved', () => Math.abs(edge('Bota', 'top') - edge('Tênis', 'bottom')) <= 1);
    await user.click(expander(element, 'Tênis'));
    await until('shown again', () => isBelow(element, 'Gáspea', 'Solado'));
    expect(find<HTMLInputElement>(element, '.row-details input').value).to.equal('5 m');
  });

  it('[TB-14] shows the right ancestors at the top while details are scrolled', async () => {
    const rows = productStructures(600);
    const element = await showHigh({ rows, openDetails: ['p1', 'p1.1', 'p1.1.1', 'p1.1.1.1', 'p1.1.2', 'p1.2'] });
    await until('the details are measured', () => panels(element).length > 1);
    const height = rowHeight(element);
    const parentOf = new Map(rows.map(({ id, parentId }) => [id, parentId]));
    const nameOf = new Map(rows.map(({ id, name }) => [id, name]));
    const ancestorsOf = (id: string): string[] => {
      const parent = parentOf.get(id);
      return parent ? [...ancestorsOf(parent), nameOf.get(parent)!] : [];
    };
    const idOf = (one: Element): string | undefined =>
      (one as HTMLElement).dataset['key'] ??
      rows.find(({ code }) => code === textOf(findAll(one, '.cell')[1] as Element))?.id;
    const found = { inDetails: 0, most: 0, pushed: 0 };
    for (let top = 0; top < 1_900; top += 47) {
      await scrollTo(element, top);
      await painted();
      const { bottom } = find(element, '.head').getBoundingClientRect();
      const shown = sticky(element);
      // Ancestors are pushed out by the next row of their level.
      if (shown.some((one, at) => Math.abs(one.getBoundingClientRect().top - bottom - at * height) > 1)) {
        found.pushed++;
        continue;
      }
      const edge = bottom + shown.length * height + 1;
      const items = [...findAll(element, '.rows-sheet .row:not([hidden], .rows-ruler)'), ...panels(element)];
      const item = items.find((one) => {
        const box = one.getBoundingClientRect();
        return box.top <= edge && box.bottom > edge;
      });
      const ancestors = ancestorsOf(idOf(item as Element) ?? '');
      const texts = shown.map((one) => textOf(find(one, '.first')));
      expect(texts, `at ${top}`).to.deep.equal(ancestors.slice(0, shown.length));
      expect(ancestors.length, `all ancestors at ${top}`).to.be.at.most(Math.max(shown.length, 4));
      if (shown.length < 4) expect(ancestors.length, `at ${top}`).to.equal(shown.length);
      if (item?.matches('.row-details') && shown.length > 0) found.inDetails++;
      found.most = Math.max(found.most, shown.length);
    }
    expect(found.pushed, 'after their last descendants, and the details of these').to.be.at.most(4);
    expect(found.most).to.be.at.least(3);
    expect(found.inDetails).to.be.at.least(3);
  });

  it('[TB-14] reveals a row below the ancestors at the top, and its details from there', async () => {
    const element = await showHigh({ openDetails: ['p1.1', 'p1.1.1.2'] });
    await scrollTo(element, 900);
    await until('ancestors are shown', () => sticky(element).length > 1);
    element.reveal('p1.1.1.2');
    await element.updateComplete;
    await painted();
    const covered = Math.max(...sticky(element).map((one) => one.getBoundingClientRect().bottom));
    const activeRow = find(element, '.rows-sheet .row.active').getBoundingClientRect();
    expect(activeRow.top).to.be.at.least(covered - 1);
    expect(activeRow.bottom).to.be.at.most(grid(element).getBoundingClientRect().bottom + 1);
    // The button in the copy of an ancestor opens the details of the ancestor, which comes into view.
    await scrollTo(element, 1_400);
    await until('ancestors are shown', () => sticky(element).length > 0);
    const [root] = sticky(element);
    const name = textOf(find(root as Element, '.first'));
    const point = middle(find(root as Element, '.disclosure'));
    await user.drag(point, point);
    await until('opened', () => element.openDetails.includes('p1'));
    await until('the row is in view', () => names(element).includes(name) && panels(element).length > 0);
    expect(active(element)).to.include(name);
  });

  it('[TB-14] scrolls a control in the details from behind the ancestors when the keyboard moves there', async () => {
    const element = await showHigh({
      openDetails: ['p1.1.1.1'],
      renderDetails: () =>
        html`<button>Acima</button>
          <div style="block-size:250px"></div>
          <button>Abaixo</button>`,
    });
    await until('the details are measured', () => panels(element).some((one) => one.offsetHeight > 250));
    const [above, below] = panels(element).flatMap((one) => findAll(one, 'button'));
    for (let top = 0; middle(above!).y > middle(find(element, '.head')).y + rowHeight(element); top += 20)
      await scrollTo(element, top);
    await painted();
    expect(sticky(element).length).to.be.at.least(2);
    below!.focus();
    await press('Shift+Tab');
    expect(element.shadowRoot?.activeElement).to.equal(above);
    await painted();
    const edge = Math.max(...sticky(element).map((one) => one.getBoundingClientRect().bottom));
    expect(above!.getBoundingClientRect().top).to.be.at.least(edge - 1);
  });

  it('[TB-14] restores the view with open details', async () => {
    const properties = { openDetails: ['p1', 'p1.1.1', 'p1.1.2'] };
    const element = await showHigh(properties);
    await scrollTo(element, 1_050);
    await painted();
    const { view } = element;
    const topOf = (one: DassHierarchyTable): number =>
      findAll(one, '.rows-sheet .row:not([hidden], .rows-ruler)')
        .find((shown) => textOf(findAll(shown, '.cell')[1] as Element) === code)!
        .getBoundingClientRect().top - grid(one).getBoundingClientRect().top;
    const code = productStructures(600).find(({ id }) => id === view.topKey)!.code;
    const before = topOf(element);
    const covered = Math.max(0, ...sticky(element).map((one) => one.getBoundingClientRect().bottom));
    // It is the row there, or the one whose details are there: 250 px of content, and their padding.
    const distance = covered - grid(element).getBoundingClientRect().top - before;
    expect(distance, 'the first row in view').to.be.within(-1, rowHeight(element) + 290);
    element.remove();
    const again = await showHigh(properties);
    expect(await again.restoreView(view)).to.equal(true);
    await until('the row is where it was', () => Math.abs(topOf(again) - before) < 2);
  });
});
