import { expect } from 'chai';
import { setViewport } from '@web/test-runner-commands';
import './markup-table.js';
import type { DassMarkupTable } from './markup-table.js';
import '../../fields/text-input/text-input.js';
import { applyTheme } from '../../../themes/apply-theme.js';
import { itNeeds } from '../../../test/support/engine.js';
import { expectFocus } from '../../../test/support/assertions/expect-focus.js';
import { keep, mount } from '../../../test/support/fixture.js';
import { withMedia } from '../../../test/support/emulation/media.js';
import { ariaTree, find, findAll, painted, user, until } from '../../../test/support/user.js';
import { pseudoContent } from '../../../test/support/rendering/pseudo-content.js';

const table = (columns = 3, rows = 3, caption = 'Pedido'): string => {
  const cells = Array.from({ length: columns - 1 }, (_, at) => at + 1);
  const body = Array.from(
    { length: rows },
    (_, row) => `<tr><th scope="row">P-${row}</th>${cells.map((at) => `<td>valor ${row}.${at}</td>`).join('')}</tr>`,
  );
  return `<table>${caption && `<caption>${caption}</caption>`}<thead><tr><th scope="col">Código</th>${cells
    .map((at) => `<th scope="col">Coluna ${at}</th>`)
    .join(
      '',
    )}</tr></thead><tbody>${body.join('')}</tbody><tfoot><tr><th scope="row">Total</th><td colspan="${columns - 1}">soma</td></tr></tfoot></table>`;
};
/** Mounts the element in a container of the given width. */
const mountWithin = async (
  width: number,
  children: string,
  properties: Record<string, unknown> = {},
): Promise<DassMarkupTable> => {
  applyTheme();
  const container = keep(document.createElement('div'));
  container.style.width = `${width}px`;
  document.body.append(container);
  const element = await mount('dass-markup-table', { properties, children }, container);
  await painted();
  await element.updateComplete;
  return element;
};
const scroller = (element: Element): HTMLElement => find(element, '.scroller');
const overflows = (element: Element): boolean => scroller(element).tabIndex === 0;
const cell = (element: Element, selector = 'tbody td'): HTMLElement => element.querySelector(selector)!;
const style = (element: Element): CSSStyleDeclaration => getComputedStyle(element);

describe('dass-markup-table', () => {
  afterEach(() => setViewport({ width: 800, height: 600 }));

  it("[MT-01] styles the application's table with head, body and foot, and keeps its semantics", async () => {
    const element = await mountWithin(700, table());
    expect(style(cell(element, 'thead th')).backgroundColor).not.to.equal(style(cell(element)).backgroundColor);
    expect(style(cell(element, 'tfoot th')).fontWeight).to.equal('600');
    expect(style(cell(element)).paddingInlineStart).to.equal('12px');
    expect(element.innerHTML).not.to.match(/role=|style=|class=/);
    const tree = await ariaTree('dass-markup-table');
    for (const part of ['table "Pedido"', 'columnheader "Código"', 'rowheader "P-0"', 'cell "valor 0.1"'])
      expect(tree).to.contain(part);
  });

  itNeeds('coarse pointer', '[MT-01] a link in a cell is as large as a finger, in a dense table, too', async () => {
    const links = `<table><thead><tr><th>Código</th><th>Etapa</th></tr></thead><tbody>${'<tr><td><a href="#a">P-1</a></td><td>Corte</td></tr>'.repeat(3)}</tbody></table>`;
    const variants: readonly [number, Record<string, unknown>][] = [
      [700, {}],
      [700, { dense: true }],
      [700, { dense: true, wrap: true }],
      [340, {}],
      [340, { dense: true }],
    ];
    for (const [width, properties] of variants) {
      const element = await mountWithin(width, links, properties);
      for (const link of element.querySelectorAll('a')) {
        const name = `${width} ${JSON.stringify(properties)}`;
        const { left, right, top, bottom } = link.getBoundingClientRect();
        expect(Math.min(right - left, bottom - top), name).to.be.at.least(44);
        for (const [x, y] of [
          [left + 1, top + 1],
          [right - 1, bottom - 1],
        ] as const)
          expect(document.elementFromPoint(x, y), `${name}: nothing covers it`).to.equal(link);
        expect(
          link.closest('tr')!.getBoundingClientRect().height,
          `${name}: the row is no higher than necessary`,
        ).to.be.at.most(width > 600 ? 46 : 140);
      }
      element.remove();
    }
  });

  it('[MT-01] a text and a chip beside it are on one line, however long the cell is', async () => {
    const mark = '<i style="display:inline-block;inline-size:1px"></i>';
    const chip = `<span style="display:inline-block;padding:6px;border:1px solid">ativo${mark}</span>`;
    const element = await mountWithin(
      700,
      `<table><tbody><tr><td>LI-1${mark}</td><td>linha<br>de algodão</td><td>${chip}</td></tr></tbody></table>`,
    );
    const [text, inChip] = findAll(element, 'i').map((one) => one.getBoundingClientRect().bottom);
    expect(inChip).to.be.closeTo(text!, 1);
  });

  it('[MT-01] dense, bordered, wrap and striped change the styles, and can be unset', async () => {
    const element = await mountWithin(700, table(3, 2));
    const styleWith = async (properties: Partial<DassMarkupTable>): Promise<CSSStyleDeclaration> => {
      Object.assign(element, properties);
      await element.updateComplete;
      return style(cell(element));
    };
    expect((await styleWith({})).whiteSpace).to.equal('nowrap');
    expect((await styleWith({ dense: true })).paddingInlineStart).to.equal('8px');
    expect((await styleWith({ dense: false })).paddingInlineStart).to.equal('12px');
    expect((await styleWith({ bordered: true })).borderInlineEndWidth).to.equal('1px');
    expect((await styleWith({ wrap: true })).whiteSpace).to.equal('normal');
    await styleWith({ striped: true });
    const [odd, even] = [...element.querySelectorAll('tbody tr')].map((row) => style(row).backgroundColor);
    expect(even).not.to.equal(odd);
  });

  it('[MT-01] has a border, a dense caption, numbers aligned to the end, and highlights the row under the pointer', async () => {
    const element = await mountWithin(700, table().replace('<td>', '<td data-numeric>'), {
      bordered: true,
      hover: true,
    });
    const caption = element.querySelector('caption')!;
    expect(style(scroller(element)).borderTopWidth).to.equal('1px');
    expect(style(caption).paddingInlineStart).to.equal('12px');
    element.dense = true;
    await element.updateComplete;
    expect(style(caption).paddingInlineStart).to.equal('8px');
    const { textAlign, fontVariantNumeric } = style(cell(element, '[data-numeric]'));
    expect([textAlign, fontVariantNumeric]).to.deep.equal(['end', 'tabular-nums']);
    const row = element.querySelector<HTMLElement>('tbody tr')!;
    // An earlier click may have left the mouse on the row.
    await user.leave();
    const before = style(row).backgroundColor;
    await user.hover(row);
    // Only a pointer that can hover highlights a row.
    if (matchMedia('(hover: hover)').matches) {
      await until('the row is highlighted', () => style(row).backgroundColor !== before);
    } else {
      expect(style(row).backgroundColor).to.equal(before);
    }
    await user.leave();
    expect(style(row).backgroundColor).to.equal(before);
  });

  it('[MT-01] a table that is too wide and too high, with a sticky header, has at most 80% of the height of the window', async () => {
    const element = await mountWithin(400, table(12, 80), { stickyHeader: true, stack: 'never' });
    await until('the table is scrollable', () => overflows(element));
    await until('the height is limited', () => scroller(element).clientHeight <= innerHeight * 0.8);
    scroller(element).scrollTo(0, 900);
    await painted();
    const { top } = scroller(element).getBoundingClientRect();
    expect(Math.round(cell(element, 'thead th').getBoundingClientRect().top - top)).to.equal(0);
  });

  it("[MT-01] leaves the application's table unchanged when the element is removed", async () => {
    const element = await mountWithin(360, table());
    const nativeTable = element.querySelector('table')!;
    await until(
      'the cells have labels',
      () => nativeTable.querySelector('[role]') && nativeTable.querySelector('[data-dass-column]'),
    );
    element.remove();
    expect(nativeTable.outerHTML).to.equal(new DOMParser().parseFromString(table(), 'text/html').body.innerHTML);
  });

  it('a class of the application overrides the styles, a reset of the page does not', async () => {
    const sheet = keep(document.createElement('style'));
    sheet.textContent = 'th, td { padding: 0 } .mine { padding: 33px }';
    document.head.append(sheet);
    const element = await mountWithin(700, table());
    expect(style(cell(element)).paddingTop).to.equal('8px');
    cell(element).className = 'mine';
    expect(style(cell(element)).paddingTop).to.equal('33px');
  });

  it('[MT-01] the header is sticky at the top of the page, or below a fixed bar of the application', async () => {
    const element = await mountWithin(700, table(3, 80), { stickyHeader: true });
    const head = (): number => cell(element, 'thead th').getBoundingClientRect().top;
    element.scrollIntoView({ block: 'start' });
    window.scrollBy(0, 400);
    await painted();
    expect(Math.round(head())).to.equal(0);
    element.style.setProperty('--dass-markup-table-top', '40px');
    await painted();
    expect(Math.round(head())).to.equal(40);
    element.stickyHeader = false;
    await element.updateComplete;
    expect(head()).to.be.lessThan(-100);
  });

  it('[MT-01] header and first column are sticky in a table with a maximum height', async () => {
    const element = await mountWithin(400, table(12, 60), { stickyHeader: true, stickyColumn: true, stack: 'never' });
    element.style.setProperty('--dass-markup-table-height', '200px');
    await until('the table is scrollable', () => overflows(element));
    expect(scroller(element).clientHeight).to.be.lessThan(201);
    scroller(element).scrollTo(300, 500);
    await painted();
    const box = scroller(element).getBoundingClientRect();
    expect(Math.round(cell(element, 'thead th').getBoundingClientRect().top - box.top)).to.equal(0);
    expect(Math.round(cell(element, 'tbody tr:nth-child(20) th').getBoundingClientRect().left - box.left)).to.equal(0);
  });

  it('scrolls by keyboard, named by its caption, only while the table is wider than its container', async () => {
    const element = await mountWithin(500, table(12), { stack: 'never' });
    expect(overflows(element)).to.equal(true);
    expect([scroller(element).getAttribute('role'), scroller(element).ariaLabel]).to.deep.equal(['region', 'Pedido']);
    await user.press('Tab');
    expectFocus(scroller(element));
    await user.press('ArrowRight');
    await until('the table scrolls', () => scroller(element).scrollLeft > 0);
    element.parentElement!.style.width = '3000px';
    await until('the table fits', () => !overflows(element));
    expect(scroller(element).getAttribute('role')).to.equal(null);
    element.parentElement!.style.width = '500px';
    await until('the table does not fit', () => overflows(element));
    for (const row of element.querySelectorAll('tr')) while (row.cells.length > 2) row.lastElementChild!.remove();
    await until('a table with fewer columns fits', () => !overflows(element));
  });

  it('is named by its label or a default name without a caption, and updates the name when the caption changes', async () => {
    const element = await mountWithin(300, table(12, 2, ''), { stack: 'never' });
    expect(scroller(element).ariaLabel).to.equal('Tabela');
    element.label = 'Consumo';
    await element.updateComplete;
    expect(scroller(element).ariaLabel).to.equal('Consumo');
    const caption = document.createElement('caption');
    caption.textContent = 'Por semana';
    element.querySelector('table')!.prepend(caption);
    await until('the caption is the name', () => scroller(element).ariaLabel === 'Por semana');
    caption.firstChild!.textContent = 'Por mês';
    await until('the changed caption is the name', () => scroller(element).ariaLabel === 'Por mês');
  });

  it('[MT-01] in a narrow container each row is a card with the headings as labels, and a screen reader still reads a table', async () => {
    const element = await mountWithin(360, table());
    const label = (selector?: string): string => pseudoContent(cell(element, selector), '::before');
    await until('the cells have labels', () => cell(element).dataset.dassColumn === 'Coluna 1');
    expect(style(cell(element)).display).to.equal('block');
    expect(label()).to.contain('Coluna 1');
    expect(overflows(element)).to.equal(false);
    expect(label('tfoot td'), 'over several columns').to.contain('Coluna 1, Coluna 2');
    const roles = ['table', 'thead', 'tbody tr', 'thead th', 'tbody th', 'tbody td'].map(
      (one) => cell(element, one).role,
    );
    expect(roles).to.deep.equal(['table', 'rowgroup', 'row', 'columnheader', 'rowheader', 'cell']);
    element.bordered = true;
    await element.updateComplete;
    expect(style(cell(element)).borderInlineEndWidth, 'cards have no lines between columns').to.equal('0px');
    const tree = await ariaTree('dass-markup-table');
    for (const part of ['table "Pedido"', 'columnheader "Coluna 2"', 'rowheader "P-0"', 'cell "valor 0.1"'])
      expect(tree).to.contain(part);
    cell(element, 'thead th:nth-child(2)').textContent = 'Quantidade';
    await until('the labels follow the head', () => label().includes('Quantidade'));
    const row = document.createElement('tr');
    row.innerHTML = '<th scope="row">P-9</th><td>novo</td><td></td>';
    element.querySelector('tbody')!.append(row);
    await until('the added row has labels', () => (row.children[1] as HTMLElement).dataset.dassColumn === 'Quantidade');
    element.stack = 'never';
    await element.updateComplete;
    expect(style(cell(element)).display).to.equal('table-cell');
    element.remove();
    expect(element.innerHTML, 'its attributes are removed').not.to.match(/role=|data-dass/);
  });

  it('[MT-01] a card shows the cells of previous rows that span into it, and all headings of its cells', async () => {
    const element = await mountWithin(
      360,
      `<table><thead><tr><th rowspan="2">Fornecedor</th><th colspan="2">Preço</th><th rowspan="2">Prazo</th></tr>
        <tr><th>Unitário</th><th>Total</th></tr></thead>
        <tbody><tr><td rowspan="2">Curtume Sul</td><td>4,05</td><td>8,10</td><td>10 dias</td></tr>
        <tr><td colspan="2">a combinar</td><td>12 dias</td></tr>
        <tr><td colspan="4">Válido até março</td></tr></tbody></table>`,
    );
    const row = (at: number): HTMLElement => element.querySelectorAll<HTMLElement>('tbody tr')[at]!;
    const labels = (at: number): string[] =>
      [...row(at).children].map((one) => pseudoContent(one as HTMLElement, '::before').split('"')[1] ?? '');
    await until('the cells have labels', () => cell(element).dataset.dassColumn === 'Fornecedor');
    expect(labels(0)).to.deep.equal(['Fornecedor', 'Preço · Unitário', 'Preço · Total', 'Prazo']);
    expect(labels(1), 'over two headings of a group').to.deep.equal(['Preço', 'Prazo']);
    expect(labels(2), 'over all headings').to.deep.equal(['']);
    const textFromAbove = (at: number): string => pseudoContent(row(at), '::before');
    expect(textFromAbove(1)).to.contain('Fornecedor: Curtume Sul');
    expect([textFromAbove(0), textFromAbove(2)]).to.deep.equal(['none', 'none']);
    expect(row(1).getBoundingClientRect().height, 'the text has its own line').to.be.above(
      row(2).getBoundingClientRect().height,
    );
    cell(element).textContent = 'Curtume Norte';
    await until('the text follows the cell', () => textFromAbove(1).includes('Curtume Norte'));
    row(0).remove();
    await until('the text is removed with the cell', () => textFromAbove(0) === 'none');
    element.stack = 'never';
    await element.updateComplete;
    expect(textFromAbove(0)).to.equal('none');
    element.remove();
    expect(element.innerHTML, 'its attributes are removed').not.to.match(/role=|data-dass/);
  });

  it('[MT-01] stack sets the width below which rows are cards, or never', async () => {
    const element = await mountWithin(800, table());
    const display = (): string => style(cell(element)).display;
    expect(display()).to.equal('table-cell');
    element.stack = 'medium';
    await until('the rows are cards with labels', () => display() === 'block' && cell(element).dataset.dassColumn);
    element.stack = 'never';
    await until('the rows are no cards', () => display() === 'table-cell');
  });

  it('breaks a long word only when the table would be too wide otherwise', async () => {
    const element = await mountWithin(700, table(7, 1), { wrap: true, stack: 'never' });
    for (const one of element.querySelectorAll('td')) one.textContent = 'acabamento craquelado cinza-chumbo';
    await painted();
    const words = document.createRange();
    words.setStart(cell(element).firstChild!, 0);
    words.setEnd(cell(element).firstChild!, 'acabamento'.length);
    expect(words.getClientRects().length).to.equal(1);
  });

  it('keeps a role that the application has set', async () => {
    const element = await mountWithin(360, table().replace('<table>', '<table role="presentation">'));
    await until('the cells have labels', () => cell(element).dataset.dassColumn === 'Coluna 1');
    expect(element.querySelector('table')!.getAttribute('role')).to.equal('presentation');
    element.remove();
    expect(element.querySelector('table')!.getAttribute('role')).to.equal('presentation');
  });

  itNeeds(
    'media',
    '[MT-01] when printed, nothing is clipped, the head is on each page and rows are no cards',
    async () => {
      const element = await mountWithin(360, table(12, 40), { stickyHeader: true });
      element.style.setProperty('--dass-markup-table-height', '100px');
      await withMedia({ media: 'print' }, async () => {
        expect(style(scroller(element)).overflowX).to.equal('visible');
        expect(style(scroller(element)).maxBlockSize).to.equal('none');
        expect(style(element.querySelector('thead')!).display).to.equal('table-header-group');
        expect(style(element.querySelector('thead')!).position).to.equal('static');
        expect(style(cell(element)).display).to.equal('table-cell');
      });
    },
  );

  it('accepts two tables, none, and one that is added afterwards', async () => {
    const two = await mountWithin(300, table(12, 2, 'Recebidos') + table(3, 2, 'Pendentes'), { stack: 'never' });
    expect(scroller(two).ariaLabel).to.equal('Recebidos');
    for (const one of findAll(two, 'tbody td')) expect(style(one).paddingTop).to.equal('8px');
    const none = await mountWithin(300, 'Ainda não há itens', { stack: 'never' });
    expect(overflows(none)).to.equal(false);
    none.innerHTML = table(12);
    await until('the added table overflows', () => overflows(none));
  });

  it('the page or shadow root adopts the styles once, until the last element is removed', async () => {
    const count = (root: Document | ShadowRoot): number => root.adoptedStyleSheets.length;
    const before = count(document);
    const one = await mountWithin(500, table());
    const two = await mountWithin(500, table());
    expect(count(document)).to.equal(before + 1);
    one.remove();
    expect(count(document)).to.equal(before + 1);
    const host = keep(document.createElement('div'));
    const root = host.attachShadow({ mode: 'open' });
    document.body.append(host);
    root.append(two);
    expect([count(document), count(root)]).to.deep.equal([before, 1]);
    await two.updateComplete;
    expect(style(cell(two)).paddingTop).to.equal('8px');
  });

  describe('keeps what has the focus out from under its sticky cells', () => {
    const links = (rows: number, columns: number): string => {
      const cells = (row: number) =>
        Array.from({ length: columns }, (_, at) => `<td><a href="#${row}-${at}">Pedido ${row}.${at}</a></td>`).join('');
      const heads = Array.from({ length: columns }, (_, at) => `<th scope="col">Coluna ${at}</th>`).join('');
      const body = Array.from({ length: rows }, (_, row) => `<tr>${cells(row)}</tr>`).join('');
      return `<table><caption>Pedidos</caption><thead><tr>${heads}</tr></thead><tbody>${body}</tbody></table>`;
    };
    const boxOf = (element: Element): DOMRect => element.getBoundingClientRect();

    it('in the page', async () => {
      const element = await mountWithin(600, links(60, 1), { stickyHeader: true });
      await painted();
      const all = findAll(element, 'a');
      all.at(-1)!.focus();
      for (let step = 0; step < 40; step++) {
        await user.press('Shift+Tab');
        const head = boxOf(find(element, 'thead'));
        expect(head.top, 'it is at the top of the window').to.be.closeTo(0, 1);
        expect(boxOf(document.activeElement!).top, `step ${step}`).to.be.at.least(head.bottom);
      }
      // A control in a shadow tree.
      const field = document.createElement('dass-text-input');
      field.label = 'Quantidade';
      all[3]!.replaceWith(field);
      await field.updateComplete;
      all[6]!.focus();
      for (let step = 0; step < 3; step++) await user.press('Shift+Tab');
      expect(document.activeElement).to.equal(field);
      expect(boxOf(field).top).to.be.at.least(boxOf(find(element, 'thead')).bottom);
      scrollTo(0, 0);
    });

    it('in its own box, in both directions', async () => {
      const element = await mountWithin(500, links(40, 8), { stickyHeader: true, stickyColumn: true, stack: 'never' });
      element.style.setProperty('--dass-markup-table-height', '200px');
      await until('it scrolls', () => scroller(element).scrollHeight > scroller(element).clientHeight);
      await painted();
      const all = findAll(element, 'a');
      all.at(-1)!.focus();
      for (let step = 0; step < 90; step++) {
        await user.press('Shift+Tab');
        const focus = boxOf(document.activeElement!);
        expect(focus.top, `row ${step}`).to.be.at.least(boxOf(find(element, 'thead')).bottom);
        if (!document.activeElement!.closest('td:first-child'))
          expect(focus.left, `column ${step}`).to.be.at.least(boxOf(find(element, 'tbody td')).right);
      }
    });
  });
});
