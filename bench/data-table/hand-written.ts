import { escape } from '../hand-written-list.js';
import { answers, type Order } from './answers.js';
import { bodyHeight, columns, fold, rowHeight, rows, tableWidth, textOf, type Field, type Row } from './data.js';
import { exposeDataTable, shownNumber } from './expose-data-table.js';

const styles = `
  body { margin: 24px; font: 14px/1.45 system-ui; }
  .head, .row { display: flex; align-items: center; block-size: ${rowHeight}px; }
  .head, .foot { inline-size: ${tableWidth}px; font-weight: 600; }
  .body { inline-size: ${tableWidth}px; block-size: ${bodyHeight}px; overflow: auto; border: 1px solid #ccc; }
  .rows { position: relative; }
  .row { position: absolute; inset-inline: 0; contain: strict; border-block-end: 1px solid #eee; box-sizing: border-box; }
  .row > *, .head > * { flex: none; padding-inline: 8px; box-sizing: border-box; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  :is(.row, .head) > :first-child { inline-size: 40px; }
  ${columns.map(({ width }, at) => `:is(.row, .head) > :nth-child(${at + 2}) { inline-size: ${width}px; }`).join('\n')}
  :is(.row, .head) > :is(:nth-child(4), :nth-child(5)) { text-align: end; }
  i { display: block; inline-size: 18px; block-size: 18px; border: 1px solid #888; border-radius: 4px; }
  .on { background: #eaf2fd; }
  .on i { background: #15a; }
  [data-direction=up]::after { content: ' ▲'; }
  [data-direction=down]::after { content: ' ▼'; }
  mark { background: none; color: #15a; font-weight: 700; text-decoration: underline; }
`;

let body: HTMLElement;
let list: HTMLElement;
let order: Order = answers.natural;
let text = '';
let isSelected = false;

const find = (selector: string): HTMLElement => document.querySelector(selector) as HTMLElement;
const formatted = (count: number): string => count.toLocaleString('pt-BR');

function cellHtml(cellText: string): string {
  const at = text ? fold(cellText).indexOf(text) : -1;
  if (at < 0) return `<span>${escape(cellText)}</span>`;
  const end = at + text.length;
  return `<span>${escape(cellText.slice(0, at))}<mark>${escape(cellText.slice(at, end))}</mark>${escape(cellText.slice(end))}</span>`;
}

function rowHtml(row: Row, visibleIndex: number): string {
  const cells = columns.map((column) => cellHtml(textOf(row, column))).join('');
  return `<div class="row${isSelected ? ' on' : ''}" style="top:${visibleIndex * rowHeight}px"><span><i></i></span>${cells}</div>`;
}

/** Writes the visible rows by `innerHTML`. No table can be faster. */
function writeRows(): void {
  const first = Math.floor(body.scrollTop / rowHeight);
  const end = Math.min(order.length, first + Math.ceil(bodyHeight / rowHeight) + 1);
  let html = '';
  for (let at = first; at < end; at++) html += rowHtml(rows[order[at] as number] as Row, at);
  list.innerHTML = html;
}

function show(next: Order): void {
  order = next;
  list.style.blockSize = `${order.length * rowHeight}px`;
  writeRows();
  find('.count').textContent =
    order.length < rows.length
      ? `${formatted(order.length)} de ${formatted(rows.length)} linhas`
      : `${formatted(order.length)} linhas`;
}

function showSorted(field: Field, direction: 'up' | 'down', next: Order): void {
  document.querySelector('[data-direction]')?.removeAttribute('data-direction');
  find(`[data-field=${field}]`).dataset.direction = direction;
  show(next);
}

exposeDataTable({
  mount: () => {
    document.head.append(Object.assign(document.createElement('style'), { textContent: styles }));
    const headings = columns.map(({ field, label }) => `<span data-field="${field}">${label}</span>`).join('');
    document.body.innerHTML = `<div class="head"><span><i></i></span>${headings}</div><div class="body" tabindex="0"><div class="rows"></div></div><div class="foot"><span class="count"></span> <span class="selected"></span></div>`;
    [body, list] = [find('.body'), find('.rows')];
    body.addEventListener('scroll', writeRows);
    show(answers.natural);
  },
  scroller: () => body,
  filter: (typedText) => {
    text = typedText;
    show(answers.filtered.get(text) ?? answers.natural);
  },
  selectAll: () => {
    isSelected = true;
    find('.head').classList.add('on');
    find('.selected').textContent = `${formatted(rows.length)} selecionadas`;
    writeRows();
  },
  sortByNumber: () => showSorted('price', 'up', answers.byPrice),
  sortByText: () => showSorted('name', 'up', answers.byName),
  sortDescending: () => showSorted('name', 'down', answers.byNameDown),
  counts: () => ({
    visible: shownNumber(find('.count').textContent),
    selected: shownNumber(find('.selected').textContent),
  }),
});
