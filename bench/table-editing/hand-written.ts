import { escape } from '../hand-written-list.js';
import {
  block,
  bodyHeight,
  columns,
  editable,
  exposeEditedTable,
  rowHeight,
  rows,
  tableWidth,
  textOf,
  type Row,
} from './data.js';

const styles = `
  body { margin: 24px; font: 14px/1.45 system-ui; }
  .head, .row { display: flex; align-items: center; block-size: ${rowHeight}px; }
  .head { inline-size: ${tableWidth}px; font-weight: 600; }
  .body { inline-size: ${tableWidth}px; block-size: ${bodyHeight}px; overflow: auto; border: 1px solid #ccc; }
  .rows { position: relative; }
  .row { position: absolute; inset-inline: 0; contain: strict; border-block-end: 1px solid #eee; box-sizing: border-box; }
  .row > *, .head > * { flex: none; padding-inline: 8px; box-sizing: border-box; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  ${columns.map(({ width }, at) => `:is(.row, .head) > :nth-child(${at + 1}) { inline-size: ${width}px; }`).join('\n')}
  :is(.row, .head) > :is(:nth-child(3), :nth-child(4)) { text-align: end; }
  input { position: absolute; z-index: 1; box-sizing: border-box; block-size: ${rowHeight}px; font: inherit; }
  .range { position: absolute; z-index: 1; border: 2px solid #15a; background: #15a2; pointer-events: none; }
`;

let body: HTMLElement;
let list: HTMLElement;
let input: HTMLInputElement | undefined;
/** The changed rows by their index. */
const changed = new Map<number, Row>();
const firstLeft = columns[0]?.width ?? 0;

const rowAt = (index: number): Row => changed.get(index) ?? (rows[index] as Row);

function writeRows(): void {
  const first = Math.floor(body.scrollTop / rowHeight);
  const end = Math.min(rows.length, first + Math.ceil(bodyHeight / rowHeight) + 1);
  let html = '';
  for (let at = first; at < end; at++) {
    const cells = columns.map((column) => `<span>${escape(textOf(rowAt(at), column))}</span>`).join('');
    html += `<div class="row" style="top:${at * rowHeight}px">${cells}</div>`;
  }
  list.innerHTML = html;
}

function readCell(kind: string, text: string): string | number {
  if (kind === 'number') return Number(text.replaceAll('.', '').replace(',', '.'));
  return kind === 'date' ? text.split('/').reverse().join('-') : text;
}

exposeEditedTable({
  mount: () => {
    document.head.append(Object.assign(document.createElement('style'), { textContent: styles }));
    const headings = columns.map(({ label }) => `<span>${label}</span>`).join('');
    document.body.innerHTML = `<div class="head">${headings}</div><div class="body" tabindex="0"><div class="rows"></div></div>`;
    body = document.querySelector('.body') as HTMLElement;
    list = document.querySelector('.rows') as HTMLElement;
    list.style.blockSize = `${rows.length * rowHeight}px`;
    body.addEventListener('scroll', writeRows);
    writeRows();
  },
  activate: () => body.focus(),
  openEditor: () => {
    input = document.createElement('input');
    input.value = rowAt(0).name;
    input.style.cssText = `left:${firstLeft}px;top:0;inline-size:${columns[1]?.width}px`;
    list.append(input);
    input.focus();
    input.select();
  },
  closeEditor: () => {
    input?.remove();
    input = undefined;
    body.focus();
  },
  paste: () => {
    for (const [at, line] of block.split('\n').entries()) {
      const cells = line.split('\t');
      const values = editable.map(({ field, kind }, column) => [field, readCell(kind, cells[column] ?? '')] as const);
      changed.set(at, { ...rowAt(at), ...Object.fromEntries(values) });
    }
    writeRows();
  },
  undo: () => {
    changed.clear();
    writeRows();
  },
  selectToEnd: () => {
    body.scrollTop = list.offsetHeight;
    writeRows();
    const range = Object.assign(document.createElement('div'), { className: 'range' });
    range.style.cssText = `left:${firstLeft}px;right:0;top:0;bottom:0`;
    list.append(range);
  },
  editorValue: () => input?.value,
  firstPrice: () => document.querySelector('.row > :nth-child(4)')?.textContent ?? undefined,
  hasRange: () => document.querySelector('.range') !== null || body.scrollTop > 0,
});
