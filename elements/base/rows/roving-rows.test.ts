import { expect } from 'chai';
import { executeServerCommand } from '@web/test-runner-commands';
import { html, LitElement } from 'lit';
import { expectFocus } from '../../../test/support/assertions/expect-focus.js';
import { keep, mountHtml } from '../../../test/support/fixture.js';
import { findAll, middle, painted, user, until } from '../../../test/support/user.js';
import { rowsTestStyles } from '../../../test/support/elements/rows-styles.js';
import { applyTheme } from '../../../themes/apply-theme.js';
import { RovingRows } from './roving-rows.js';
import { VirtualRows, type PooledRow } from './virtual-rows.js';

interface TestRow extends PooledRow {
  readonly remove: HTMLButtonElement;
}

class TestRoving extends LitElement {
  static override styles = rowsTestStyles;
  count = 1_000;
  readonly rows: VirtualRows<TestRow> = new VirtualRows<TestRow>(this, {
    scroller: () => this.renderRoot.querySelector<HTMLElement>('.rows'),
    count: () => this.count,
    idPrefix: 'item-',
    alwaysRendered: () => this.roving.index,
    createRow: () => {
      const element = document.createElement('div');
      element.role = 'listitem';
      const remove = document.createElement('button');
      element.append('', remove);
      return { element, remove };
    },
    renderRow: (row, index) => {
      (row.element.firstChild as Text).data = `Item ${index} `;
      row.remove.textContent = `Remover ${index}`;
      this.roving.mark(row, index);
    },
  });
  readonly roving = new RovingRows(this.rows, {
    count: () => this.count,
    stops: ({ element, remove }) => [element, remove],
  });

  override render() {
    return html`<div
      class="rows"
      role="list"
      @focusin=${this.roving.onFocusin}
      @keydown=${(event: KeyboardEvent) => this.roving.onKeydown(event)}
    ></div>`;
  }
}
customElements.define('test-roving', TestRoving);

async function show(): Promise<TestRoving> {
  applyTheme();
  const element = keep(document.createElement('test-roving')) as TestRoving;
  document.body.append(element);
  await element.updateComplete;
  await painted();
  return element;
}
const scrollerOf = (element: TestRoving): HTMLElement => element.renderRoot.querySelector('.rows') as HTMLElement;
const rowOf = (element: TestRoving, index: number): HTMLElement => element.rows.rowOf(index)!.element;
const isInView = (element: TestRoving, index: number): boolean => {
  const view = scrollerOf(element).getBoundingClientRect();
  const row = element.rows.rowOf(index)?.element.getBoundingClientRect();
  return row !== undefined && row.top >= view.top - 1 && row.bottom <= view.bottom + 1;
};
/** Scrolls far in several steps: Firefox scrolls at most one page per wheel event. */
async function wheelAway(element: TestRoving): Promise<void> {
  const { x, y } = middle(scrollerOf(element));
  await until('the rows are scrolled away', async () => {
    const steps = [
      ['move', x, y],
      ['wheel', 0, 1_200],
    ];
    await executeServerCommand('dass:mouse', { steps });
    await painted();
    return element.rows.first > 20;
  });
}

describe('RovingRows', () => {
  it('is one tab stop with the buttons of its row, and moves by keys', async () => {
    const element = await show();
    const after = await mountHtml<HTMLElement>('<button>Depois</button>');
    rowOf(element, 0).focus();
    await user.press('ArrowDown');
    expectFocus(rowOf(element, 1));
    await user.press('Tab');
    expectFocus(element.rows.rowOf(1)!.remove);
    await user.press('Tab');
    expectFocus(after);
    await user.press('Shift+Tab');
    await user.press('ArrowDown');
    expectFocus(rowOf(element, 2));
    await user.press('End');
    expectFocus(rowOf(element, 999));
    expect(isInView(element, 999)).to.equal(true);
    await user.press('PageUp');
    expectFocus(rowOf(element, 992));
    await user.press('Home');
    expectFocus(rowOf(element, 0));
    expect(findAll(element, '[tabindex="0"]')).to.have.length(2);
  });

  it('continues at the focused row after the user has scrolled away', async () => {
    const element = await show();
    rowOf(element, 3).focus();
    await wheelAway(element);
    await until('the rows are in order', () => scrollerOf(element).querySelector('.row[id]')?.id === 'item-3');
    expectFocus(rowOf(element, 3), 'out of view');
    await user.press('ArrowDown');
    expectFocus(rowOf(element, 4));
    expect(isInView(element, 4)).to.equal(true);
    await wheelAway(element);
    await user.press('ArrowUp');
    expectFocus(rowOf(element, 3));
    expect(isInView(element, 3)).to.equal(true);
  });
});
