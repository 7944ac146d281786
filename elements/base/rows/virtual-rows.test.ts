import { expect } from 'chai';
import { executeServerCommand } from '@web/test-runner-commands';
import { html, LitElement } from 'lit';
import { keep } from '../../../test/support/fixture.js';
import { findAll, painted, until, user } from '../../../test/support/user.js';
import { rowsTestStyles } from '../../../test/support/elements/rows-styles.js';
import { applyTheme } from '../../../themes/apply-theme.js';
import { MarkedText } from './marked-text.js';
import { VirtualRows, type PooledRow } from './virtual-rows.js';

interface TestRow extends PooledRow {
  readonly text: Text;
}

class TestRows extends LitElement {
  static override styles = rowsTestStyles;
  count = 0;
  alwaysRendered = -1;
  filled = 0;
  label = 'Item';
  expected = 0;
  readonly rows = new VirtualRows<TestRow>(this, {
    scroller: () => this.renderRoot.querySelector<HTMLElement>('.rows'),
    count: () => this.count,
    idPrefix: 'item-',
    expectedHeight: () => this.expected,
    alwaysRendered: () => this.alwaysRendered,
    createRow: () => {
      const element = document.createElement('div');
      const text = document.createTextNode('');
      element.append(text);
      element.tabIndex = -1;
      element.role = 'option';
      return { element, text };
    },
    renderRow: ({ text }, index) => {
      this.filled++;
      text.data = `${this.label} ${index}`;
    },
  });

  override render() {
    return html`<div class="rows" role="listbox" aria-label="Itens"></div>`;
  }
}
customElements.define('test-rows', TestRows);

class TestTable extends LitElement {
  static override styles = rowsTestStyles;
  readonly rows = new VirtualRows(this, {
    scroller: () => this.renderRoot.querySelector<HTMLElement>('.rows'),
    count: () => 5_000,
    idPrefix: 'row-',
    numbering: 'table',
    firstRowIndex: 3,
    createRow: () => {
      const element = document.createElement('div');
      element.role = 'row';
      return { element };
    },
    renderRow: ({ element }, index) => (element.textContent = `Linha ${index}`),
  });

  override render() {
    return html`<div class="rows" role="rowgroup"></div>`;
  }
}
customElements.define('test-table', TestTable);

const scrollerOf = (rows: TestRows): HTMLElement => rows.renderRoot.querySelector('.rows') as HTMLElement;
const renderedRows = (rows: TestRows): HTMLElement[] => findAll(rows, '.row[id]').filter((row) => !row.hidden);
async function show(count: number, parent: Element = document.body): Promise<TestRows> {
  applyTheme();
  const rows = document.createElement('test-rows') as TestRows;
  rows.count = count;
  parent.append(keep(rows));
  await rows.updateComplete;
  await painted();
  return rows;
}
/** The texts of the rows that `elementFromPoint()` finds from top to bottom of the view. */
function seen(rows: TestRows): string[] {
  const { left, top, width, height } = scrollerOf(rows).getBoundingClientRect();
  const texts: string[] = [];
  // At whole pixels: between two, a browser may hit the row of the next one.
  for (let y = Math.ceil(top); y < top + height; y += 2) {
    const hit = rows.shadowRoot?.elementFromPoint(left + width / 2, y);
    const text = hit?.matches('.row') ? hit.textContent : '(blank)';
    if (texts.at(-1) !== text) texts.push(text);
  }
  return texts;
}
const items = (first: number, last: number): string[] =>
  Array.from({ length: last - first + 1 }, (_, step) => `Item ${first + step}`);
/** Scrolls as the user does, up to the frame that follows. */
async function scroll(rows: TestRows, top: number): Promise<void> {
  scrollerOf(rows).scrollTop = top;
  await new Promise(requestAnimationFrame);
}

describe('Rows', () => {
  it('renders the rows in view and few more of a list of any length', async () => {
    const rows = await show(100_000);
    expect(seen(rows)).to.deep.equal(items(0, 8));
    expect(findAll(rows, '.row').length).to.be.lessThan(12);
    rows.count = 3;
    rows.requestUpdate();
    await rows.updateComplete;
    expect(renderedRows(rows).map((row) => row.textContent)).to.deep.equal(items(0, 2));
    rows.count = 0;
    rows.requestUpdate();
    await rows.updateComplete;
    expect(renderedRows(rows)).to.have.length(0);
  });

  it('renders the rows of a fling in its own frame, none blank, and only those that come into view', async () => {
    const rows = await show(100_000);
    for (const top of [36, 3_600, 1_000_000, 500_003, 3_599_700, 90, 0]) {
      await scroll(rows, top);
      const first = Math.floor(top / 36);
      expect(seen(rows), `at ${top}`).to.deep.equal(items(first, Math.ceil((top + 300) / 36) - 1));
    }
    rows.filled = 0;
    await scroll(rows, 72);
    expect(rows.filled).to.equal(2);
  });

  it('renders within the scroll event, reusing nodes and text nodes', async () => {
    const rows = await show(100_000);
    const pool = (): Node[] => findAll(rows, '.row[tabindex]').flatMap((row) => [row, ...row.childNodes]);
    await scroll(rows, 36);
    const nodes = new Set(pool());
    const inEvent: string[][] = [];
    scrollerOf(rows).addEventListener('scroll', () =>
      inEvent.push(renderedRows(rows).map(({ textContent }) => textContent)),
    );
    for (const top of [360_000, 72_000, 360]) await scroll(rows, top);
    expect(inEvent.map((texts) => texts.sort()[0])).to.deep.equal(['Item 10000', 'Item 2000', 'Item 10']);
    expect(pool().filter((node) => !nodes.has(node))).to.have.length(0);
  });

  it('exposes position and size of the whole list, and is in reading order after scrolling', async () => {
    const rows = await show(5_000);
    await scroll(rows, 36 * 1_003);
    const [row] = renderedRows(rows).filter(({ textContent }) => textContent === 'Item 1005');
    expect(row?.getAttribute('aria-posinset')).to.equal('1006');
    expect(row?.getAttribute('aria-setsize')).to.equal('5000');
    expect(row?.id).to.equal('item-1005');
    rows.count = 4_000;
    rows.requestUpdate();
    await rows.updateComplete;
    expect(row?.getAttribute('aria-setsize'), 'of a shorter list').to.equal('4000');
    await scroll(rows, 36 * 1_006);
    await until('the rows are in order', () => {
      const texts = renderedRows(rows).map(({ textContent }) => textContent);
      return texts.join() === items(1_006, 1_006 + texts.length - 1).join();
    });
  });

  it('numbers the rows of a table after its headings', async () => {
    applyTheme();
    const table = keep(document.createElement('test-table')) as TestTable;
    document.body.append(table);
    await table.updateComplete;
    table.rows.reveal(4_000, 'start');
    const row = table.rows.rowOf(4_000)?.element;
    expect(row?.getAttribute('aria-rowindex')).to.equal('4003');
    expect(row?.hasAttribute('aria-posinset')).to.equal(false);
  });

  it('scrolls any item into view', async () => {
    const rows = await show(100_000);
    rows.rows.reveal(99_999);
    expect(seen(rows).at(-1)).to.equal('Item 99999');
    rows.rows.reveal(50_000, 'center');
    expect(seen(rows)[4]).to.equal('Item 50000');
    rows.rows.reveal(50_001);
    expect(seen(rows)[4], 'a row in view does not scroll').to.equal('Item 50000');
    rows.rows.reveal(7, 'start');
    expect(seen(rows)[0]).to.equal('Item 7');
    await painted();
    expect(seen(rows)[0]).to.equal('Item 7');
    expect(rows.rows.page).to.equal(7);
    expect(rows.rows.first).to.equal(7);
  });

  it('scrolls an item into view that was revealed while hidden', async () => {
    const rows = await show(1_000);
    rows.hidden = true;
    await painted();
    rows.rows.reveal(0);
    rows.hidden = false;
    await until('the rows are rendered again', () => seen(rows)[0] === 'Item 0');
    rows.hidden = true;
    await painted();
    rows.rows.reveal(500, 'start');
    rows.hidden = false;
    await until('the row is rendered', () => seen(rows)[0] === 'Item 500');
  });

  it('scrolls lists that are higher than a browser can scroll', async () => {
    const rows = await show(2_000_000);
    const scroller = scrollerOf(rows);
    await scroll(rows, 120);
    expect(seen(rows)[0]).to.equal('Item 3');
    await scroll(rows, scroller.scrollHeight);
    expect(seen(rows).at(-1)).to.equal('Item 1999999');
    await scroll(rows, scroller.scrollTop - 36);
    expect(seen(rows).at(-1)).to.equal('Item 1999998');
    await scroll(rows, (scroller.scrollHeight - 300) / 2);
    expect(Number(seen(rows)[0]?.slice(5))).to.be.closeTo(1_000_000, 20);
    rows.rows.reveal(1_234_567, 'start');
    await painted();
    expect(seen(rows)[0]).to.equal('Item 1234567');
    await scroll(rows, 0);
    expect(seen(rows)[0]).to.equal('Item 0');
  });

  it('follows density and font size, and keeps the first row in view', async () => {
    const rows = await show(1_000);
    await scroll(rows, 36 * 100);
    rows.style.setProperty('--dass-row', '30px');
    await until('rows of 30 pixels', () => seen(rows).length === 10);
    expect(seen(rows)[0]).to.equal('Item 100');
    rows.style.removeProperty('--dass-row');
    scrollerOf(rows).style.fontSize = '40px';
    await until('rows as high as the text', () => seen(rows).length === 5);
    expect(seen(rows)[0]).to.equal('Item 100');
  });

  it('renders for an expected height while hidden, and not again when that is right', async () => {
    const rows = await show(1_000);
    rows.hidden = true;
    await until('the rows are hidden', () => rows.rows.page === 1);
    rows.expected = 300;
    rows.label = 'Peça';
    rows.requestUpdate();
    await rows.updateComplete;
    const ahead = findAll(rows, '.row[id]').filter((row) => !row.hidden);
    expect(ahead.map((row) => row.textContent)).to.deep.equal(Array.from({ length: 9 }, (_, at) => `Peça ${at}`));
    rows.filled = 0;
    rows.hidden = false;
    rows.rows.shown();
    await painted();
    expect(rows.filled).to.equal(0);
    expect(seen(rows)[0]).to.equal('Peça 0');
  });

  it('renders again when the expected height or the row height was different', async () => {
    const rows = await show(1_000);
    rows.hidden = true;
    await until('the rows are hidden', () => rows.rows.page === 1);
    rows.expected = 100;
    rows.style.setProperty('--dass-row', '50px');
    rows.requestUpdate();
    await rows.updateComplete;
    rows.hidden = false;
    rows.rows.shown();
    expect(seen(rows)).to.deep.equal(items(0, 5));
    for (const row of renderedRows(rows)) expect(row.getBoundingClientRect().height).to.equal(50);
  });

  it('creates hidden rows ahead, and shows the first items in them', async () => {
    const rows = await show(0);
    rows.rows.prepare(12);
    rows.rows.prepare(9);
    const rendered = findAll(rows, '[role=option]');
    expect(rendered.filter((row) => row.hidden && !row.id)).to.have.length(12);
    expect(rows.filled).to.equal(0);
    rows.count = 1_000;
    rows.requestUpdate();
    await rows.updateComplete;
    expect(seen(rows)).to.deep.equal(items(0, 8));
    expect(findAll(rows, '[role=option]'), 'no other rows are created').to.deep.equal(rendered);
  });

  it('keeps the scroll position while hidden, also in a dialog, scaled and zoomed', async () => {
    const dialog = keep(document.createElement('dialog'));
    document.body.append(dialog);
    const rows = await show(10_000, dialog);
    expect(renderedRows(rows)).to.have.length(0);
    dialog.showModal();
    await until('the rows are rendered', () => seen(rows).length === 9);
    await scroll(rows, 36 * 500);
    dialog.close();
    await painted();
    dialog.style.scale = '0.5';
    // WebKit measures a zoomed part of a page differently: `elementFromPoint()` does not match `getBoundingClientRect()`.
    if ('currentCSSZoom' in dialog) dialog.style.setProperty('zoom', '1.5');
    dialog.showModal();
    await until('the rows are rendered again', () => seen(rows)[0] === 'Item 500');
    expect(new Set(seen(rows)).has('(blank)')).to.equal(false);
    dialog.remove();
    document.body.append(dialog);
    dialog.close();
    dialog.showModal();
    await until('also after removal from the page', () => scrollerOf(rows).scrollTop === 36 * 500);
    expect(seen(rows)[0]).to.equal('Item 500');
  });

  it('has rows when a popup opens, and the same scroll position when it opens again', async () => {
    const popup = keep(document.createElement('div'));
    popup.popover = 'auto';
    document.body.append(popup);
    const rows = await show(10_000, popup);
    popup.showPopover();
    await until('the rows are rendered', () => seen(rows).join() === items(0, 8).join());
    await scroll(rows, 36 * 700);
    expect(seen(rows)).to.deep.equal(items(700, 708));
    popup.hidePopover();
    await painted();
    popup.showPopover();
    await until('the rows are rendered again', () => seen(rows).join() === items(700, 708).join());
  });

  it('does not reset the scroll position when the list is rendered while the user scrolls', async () => {
    const rows = await show(10_000);
    scrollerOf(rows).scrollTop = 36 * 20;
    rows.label = 'Novo';
    rows.requestUpdate();
    await rows.updateComplete;
    await new Promise(requestAnimationFrame);
    expect(seen(rows)[0]).to.equal('Novo 20');
    await painted();
    expect(seen(rows)[0]).to.equal('Novo 20');
  });

  it('keeps a row that is always rendered, and its focus, while it is out of view', async () => {
    const rows = await show(1_000);
    rows.alwaysRendered = 4;
    rows.rows.refresh();
    const row = rows.rows.rowOf(4)?.element as HTMLElement;
    row.focus();
    await scroll(rows, 36 * 600);
    await scroll(rows, 36 * 700);
    expect(rows.shadowRoot?.activeElement?.id).to.equal('item-4');
    expect(seen(rows)[0]).to.equal('Item 700');
    await until('the rows are in order', () => renderedRows(rows)[0]?.id === 'item-4');
    expect(rows.shadowRoot?.activeElement?.id).to.equal('item-4');
    await scroll(rows, 0);
    expect(rows.rows.rowOf(4)?.element === row, 'the same node').to.equal(true);
    expect(findAll(rows, '#item-4')).to.have.length(1);
    rows.alwaysRendered = -1;
    await scroll(rows, 36 * 600);
    expect(rows.rows.rowOf(4)).to.equal(undefined);
    expect(findAll(rows, '#item-4')).to.have.length(0);
  });

  it('keeps the focus of a row when the window becomes inactive while scrolling', async () => {
    const rows = await show(1_000);
    rows.alwaysRendered = 4;
    rows.rows.refresh();
    rows.rows.rowOf(4)?.element.focus();
    await scroll(rows, 36 * 3);
    await scroll(rows, 36 * 6);
    await executeServerCommand('dass:new-tab', { url: '/blank.html' });
    await until('the rows are in order', () => renderedRows(rows)[0]?.id === 'item-4');
    expect(rows.shadowRoot?.activeElement?.id).to.equal('item-4');
  });

  it('finds the item of an event', async () => {
    const rows = await show(1_000);
    await scroll(rows, 36 * 50);
    const clickedIndexes: number[] = [];
    rows.renderRoot.addEventListener('click', (event) => clickedIndexes.push(rows.rows.indexOf(event)));
    rows.rows.rowOf(53)?.element.click();
    scrollerOf(rows).click();
    expect(clickedIndexes).to.deep.equal([53, -1]);
    expect(rows.rows.idOf(53)).to.equal('item-53');
    expect(rows.rows.idOf(1_000)).to.equal(undefined);
  });

  it('scrolls the page to a row with the focus ring, out from under a bar of the page, and not after a click', async () => {
    const page = new CSSStyleSheet();
    page.replaceSync('html { scroll-padding-block-end: 80px }');
    document.adoptedStyleSheets.push(page);
    const [before, after] = [keep(document.createElement('div')), keep(document.createElement('div'))];
    for (const space of [before, after]) space.style.blockSize = '400px';
    document.body.append(before);
    const rows = await show(1_000);
    document.body.append(after);
    try {
      scrollTo(0, 0);
      const scroller = scrollerOf(rows);
      scroller.tabIndex = 0;
      const bottom = (): number => rows.rows.rowOf(7)!.element.getBoundingClientRect().bottom;
      expect(bottom(), 'outside of the window').to.be.greaterThan(innerHeight - 80);
      await user.click(before);
      scroller.focus({ preventScroll: true });
      rows.rows.reveal(7);
      if (!scroller.matches(':focus-visible')) expect(scrollY, 'after a click').to.equal(0);
      await user.click(before);
      await user.press('Tab');
      expect(document.activeElement).to.equal(rows);
      scrollTo(0, 0);
      rows.rows.reveal(7);
      expect(bottom(), 'by keyboard').to.be.at.most(innerHeight - 80 + 1);
      expect(scroller.scrollTop, 'the row was in view in its scroller').to.equal(0);
    } finally {
      document.adoptedStyleSheets.pop();
      scrollTo(0, 0);
    }
  });

  it('works in right-to-left pages', async () => {
    const rows = await show(1_000);
    rows.dir = 'rtl';
    await scroll(rows, 36 * 10);
    expect(seen(rows)).to.deep.equal(items(10, 18));
  });
});

describe('MarkedText', () => {
  it('reuses text nodes and marks matches', () => {
    const element = document.createElement('span');
    const marked = new MarkedText(element);
    marked.write('Porca');
    const node = element.firstChild;
    marked.write('<b>Aço</b>');
    expect(element.firstChild === node, 'the same node').to.equal(true);
    expect(element.innerHTML).to.equal('&lt;b&gt;Aço&lt;/b&gt;');
    marked.write('Aço e aço', [
      [0, 3],
      [6, 9],
    ]);
    expect(element.innerHTML).to.equal('<mark>Aço</mark> e <mark>aço</mark>');
    marked.write('Linha', [[1, 2]]);
    expect(element.innerHTML).to.equal('L<mark>i</mark>nha');
    marked.write('');
    expect(element.innerHTML).to.equal('');
  });
});
