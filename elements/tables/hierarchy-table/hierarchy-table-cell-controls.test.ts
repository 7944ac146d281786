import { expect } from 'chai';
import { html } from 'lit';
import './hierarchy-table.js';
import '../../controls/button/button.js';
import type { DassHierarchyTable } from './hierarchy-table.js';
import { productStructures } from '../../../sample-data/structures.js';
import { applyTheme } from '../../../themes/apply-theme.js';
import { itNeeds } from '../../../test/support/engine.js';
import { expectFocus } from '../../../test/support/assertions/expect-focus.js';
import { listen } from '../../../test/support/fixture.js';
import {
  grid,
  names,
  parts,
  press,
  row,
  rowHeight,
  scrollTo,
  show,
} from '../../../test/support/elements/hierarchy-table.js';
import { find, findAll, focused, user, until } from '../../../test/support/user.js';

type Row = (typeof parts)[number];
const name = { name: 'name', label: 'Nome', sortable: true };
/** A new `input` each time that the cell is rendered, as an application without templates makes it. */
const asNode = (): unknown => Object.assign(document.createElement('input'), { tabIndex: -1 });
const asTemplate = ({ id }: Row): unknown => html`<input tabindex="-1" name=${id} .value=${''} />`;
const column = (cell: unknown) => ({ name: 'note', label: 'Nota', cell, minWidth: 300 });

const inputOf = (element: Element, of: string): HTMLInputElement => find(row(element, of), 'input');
const write = async (element: Element, of: string, text = 'abc'): Promise<HTMLInputElement> => {
  const input = inputOf(element, of);
  await user.click(input);
  await user.type(text);
  input.setSelectionRange(1, 2);
  return input;
};

describe('dass-hierarchy-table, controls in cells', () => {
  for (const [how, cell] of Object.entries({ asNode, asTemplate })) {
    const shows = (properties: Record<string, unknown> = {}): Promise<DassHierarchyTable> =>
      show({ columns: [name, column(cell)], expanded: 'all', ...properties });
    const stays = (element: Element, input: HTMLInputElement, of = 'Solado'): void => {
      expect(inputOf(element, of), 'the same field').to.equal(input);
      expect([input.value, input.selectionStart, input.selectionEnd]).to.deep.equal(['abc', 1, 2]);
      expectFocus(input);
    };

    it(`[HT-02] keeps what is being typed when the rows are replaced (${how})`, async () => {
      const element = await shows();
      const input = await write(element, 'Solado');
      element.rows = parts.map((one) => ({ ...one }));
      await element.updateComplete;
      stays(element, input);
      element.rows = [{ id: 'first', name: 'Antes de todas' }, ...parts.map((one) => ({ ...one }))] as object[];
      await element.updateComplete;
      stays(element, input);
      element.rows = parts.filter(({ id }) => id !== 'u' && id !== 'g').map((one) => ({ ...one }));
      await element.updateComplete;
      stays(element, input);
    });

    it(`[HT-02] keeps what is being typed when equal columns are set (${how})`, async () => {
      const element = await shows();
      const input = await write(element, 'Solado');
      element.columns = [{ ...name }, { ...column((one: Row) => cell(one)), label: 'Anotação' }] as never;
      await element.updateComplete;
      stays(element, input);
    });

    it(`[HT-02] keeps what is being typed when the rows are sorted, filtered or expanded (${how})`, async () => {
      const element = await shows();
      const input = await write(element, 'Solado');
      element.sorting = { column: 'name', direction: 'descending' };
      await element.updateComplete;
      stays(element, input);
      element.filter = 'o';
      await element.updateComplete;
      stays(element, input);
      element.filter = '';
      element.sorting = undefined as never;
      await element.updateComplete;
      stays(element, input);
      const order = [...find(element, '.rows-sheet').querySelectorAll('[role=row]:not([hidden]):not(.rows-ruler)')];
      expect(order.map((one) => (one as HTMLElement).ariaRowIndex)).to.deep.equal(['2', '3', '4', '5', '6', '7']);
    });

    it(`[HT-02] keeps what is being typed while its row is scrolled out of view (${how})`, async () => {
      const element = await show({ rows: productStructures(600), columns: [name, column(cell)], expanded: 'all' });
      const first = names(element)[0] as string;
      const input = await write(element, first);
      await scrollTo(element, 6000);
      expectFocus(input);
      element.rows = element.rows.map((one) => ({ ...one }));
      await element.updateComplete;
      expect(input.value).to.equal('abc');
      expectFocus(input);
      await scrollTo(element, 0);
      expect(inputOf(element, first)).to.equal(input);
      expect(input.value).to.equal('abc');
    });

    it(`[HT-02] returns the focus to the table when the row of a control is gone (${how})`, async () => {
      const element = await shows();
      await write(element, 'Solado');
      element.rows = parts.filter(({ id }) => id !== 's');
      await element.updateComplete;
      expectFocus(grid(element));
      for (const of of names(element)) expect(inputOf(element, of).value, of).to.equal('');
      await write(element, 'Gáspea');
      element.collapseAll();
      await element.updateComplete;
      expectFocus(grid(element));
      expect(find(element, '.active').closest('.row')).to.equal(row(element, 'Tênis'));
    });
  }

  it('[HT-02] does not show what was typed in one row in another row that takes its position', async () => {
    const element = await show({ rows: productStructures(600), columns: [name, column(asTemplate)], expanded: 'all' });
    await write(element, names(element)[0] as string);
    grid(element).focus();
    await press('Control+End');
    for (const of of names(element)) expect(inputOf(element, of).value, of).to.equal('');
  });

  it('[HT-02] postpones the rendering of a field until the user has left it', async () => {
    const element = await show({ columns: [name, column(asNode)] });
    const input = await write(element, 'Bota');
    element.columns = [
      name,
      column(() => Object.assign(document.createElement('b'), { textContent: 'pronto' })),
    ] as never;
    await element.updateComplete;
    expectFocus(input);
    grid(element).focus();
    await until('the button is rendered', () => find(row(element, 'Bota'), 'b').textContent === 'pronto');
  });

  it('[HT-02] keeps the focus on a button that is rendered again', async () => {
    const button = (text: string) => () =>
      Object.assign(document.createElement('button'), { textContent: text, tabIndex: -1 });
    const element = await show({ columns: [name, column(button('Marcar'))] });
    await user.click(find(row(element, 'Bota'), 'button'));
    element.columns = [name, column(button('Desmarcar'))] as never;
    await element.updateComplete;
    expect(focused()?.textContent).to.equal('Desmarcar');
    expectFocus(find(row(element, 'Bota'), 'button'));
  });

  itNeeds('coarse pointer', '[HT-02] makes links in cells as large as a finger, also in a compact table', async () => {
    applyTheme();
    const link = () => html`<a href="#x" tabindex="-1">1</a>`;
    for (const density of ['', 'compact']) {
      const element = await show({ columns: [{ ...name, cell: link }, column(link)], expanded: 'all' });
      if (density) element.dataset.density = density;
      await until('the rows are high', () => rowHeight(element) >= 44);
      const links = findAll(element, '.rows-sheet a').filter((one) => one.checkVisibility());
      expect(links.length).to.be.at.least(8);
      for (const one of links) {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        expect(right - left, density).to.be.at.least(44);
        const hits = [...Array(Math.ceil(bottom - top)).keys()].filter(
          (y) => element.shadowRoot!.elementFromPoint(left + 20, top + y) === one,
        );
        expect(hits.length, `${density}: what of it is hit`).to.be.at.least(44);
        // Its text stands on the line of the other cells: it is as high as they are.
        expect(bottom - top, density).to.equal(one.closest('.cell')!.getBoundingClientRect().height);
      }
      element.remove();
    }
  });

  describe('by keyboard', () => {
    const several = () =>
      html`<button tabindex="-1">Abrir</button><input tabindex="-1" value="texto" /><a href="#x" tabindex="-1">Ver</a
        ><button disabled tabindex="-1">Nunca</button>`;

    it('Enter moves into a cell, Tab and the arrow keys to its other controls, Escape returns to the cell', async () => {
      const element = await show({ columns: [name, column(several)] });
      const events = listen(element, 'dass-row-click');
      const [button, input, link] = ['button', 'input', 'a'].map((tag) => find(row(element, 'Tênis'), tag));
      element.focus();
      await press('Home', 'ArrowRight', 'ArrowRight');
      element.collapseAll();
      await element.updateComplete;
      await press('ArrowRight', 'Enter');
      expectFocus(button!);
      await press('ArrowRight');
      expectFocus(input!);
      await press('ArrowRight', 'ArrowDown', 'Home');
      expectFocus(input!);
      await press('Tab');
      expectFocus(link!);
      await press('ArrowRight');
      expectFocus(link!);
      await press('ArrowLeft');
      expectFocus(input!);
      await press('Shift+Tab');
      expectFocus(button!);
      await press('ArrowUp');
      expectFocus(button!);
      await press('Shift+Tab');
      expectFocus(grid(element));
      await press('Enter', 'Escape');
      expectFocus(grid(element));
      expect(find(element, '.active').contains(button!)).to.equal(true);
      await press('F2');
      expectFocus(button!);
      await press('F2', 'ArrowDown', 'F2');
      expectFocus(find(row(element, 'Bota'), 'button'));
      expect(events).to.have.length(0);
    });

    it('Enter in a control is for the control alone: no row is activated, expanded or selected', async () => {
      const done: string[] = [];
      const controls = () =>
        html`<button tabindex="-1" @click=${() => done.push('button')}>Abrir</button
          ><input tabindex="-1" @change=${() => done.push('input')} /><a
            href="#x"
            tabindex="-1"
            @click=${(event: Event) => {
              event.preventDefault();
              done.push('a');
            }}
            >Ver</a
          ><dass-button tabindex="-1" @click=${() => done.push('dass-button')}>Outro</dass-button>`;
      const element = await show({ columns: [name, column(controls)], selection: 'multiple', expanded: [] });
      const events = listen(element, 'dass-row-click', 'dass-row-activate', 'dass-expand', 'dass-select-rows');
      for (const tag of ['button', 'input', 'a', 'dass-button']) {
        find(row(element, 'Tênis'), tag).focus();
        if (tag === 'input') await user.type('x');
        await press('Enter');
        expect(done.splice(0), tag).to.deep.equal([tag]);
      }
      expect([events.map(({ type }) => type), row(element, 'Tênis').ariaExpanded]).to.deep.equal([[], 'false']);
    });

    it('Tab after the last control of a cell leaves the table', async () => {
      const element = await show({ columns: [name, column(several)] });
      const after = document.createElement('button');
      element.after(after);
      try {
        find(row(element, 'Bota'), 'a').focus();
        await press('Tab');
        expectFocus(after);
      } finally {
        after.remove();
      }
    });

    it('Escape returns to the cell whose control was clicked, unless it closes something in the cell', async () => {
      const element = await show({ columns: [name, column(several)] });
      const input = find(row(element, 'Bota'), 'input');
      await user.click(input);
      await press('Escape');
      expectFocus(grid(element));
      expect(find(element, '.active').contains(input)).to.equal(true);
      await user.click(input);
      input.addEventListener('keydown', (event) => event.preventDefault(), { once: true });
      await press('Escape');
      expectFocus(input);
    });
  });
});
