import { escape } from '../hand-written-list.js';
import { bodyHeight, columns, rowHeight, type Row } from './data.js';

const styles = `
  body { margin: 24px; font: 14px/1.45 system-ui; }
  .head, .row { display: flex; align-items: center; block-size: ${rowHeight}px; }
  .head { inline-size: max-content; font-weight: 600; }
  .body { inline-size: 1130px; block-size: ${bodyHeight}px; overflow: auto; border: 1px solid #ccc; }
  .rows { position: relative; }
  .row { position: absolute; inset-inline: 0; contain: strict; border-block-end: 1px solid #eee; box-sizing: border-box; }
  .row > *, .head > * { flex: none; padding-inline: 8px; box-sizing: border-box; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  ${columns.map(({ width }, at) => `:is(.row, .head) > :nth-child(${at + 1}) { inline-size: ${width}px; }`).join('\n')}
  .row > :nth-child(3) { text-align: end; }
`;

/** A rendered row. */
export interface Shown {
  readonly row: Row;
  readonly depth: number;
  /** The symbol before its code. */
  readonly mark: string;
}

export interface Painter {
  readonly body: HTMLElement;
  /** Writes the visible rows by `innerHTML`. No table can be faster. */
  paint(): void;
  /** Sets the number of rows. */
  resize(count: number): void;
}

/**
 * Creates a plain HTML table.
 * @param at returns the row at an index
 * @param inView returns the first and last visible index; with it, the caller starts each rendering
 */
export function createPainter(at: (index: number) => Shown, inView?: () => readonly [number, number]): Painter {
  document.head.append(Object.assign(document.createElement('style'), { textContent: styles }));
  const head = columns.map(({ label }) => `<span>${label}</span>`).join('');
  document.body.innerHTML = `<div class="head">${head}</div><div class="body" tabindex="0"><div class="rows"></div></div>`;
  const body = document.querySelector('.body') as HTMLElement;
  const list = document.querySelector('.rows') as HTMLElement;
  let total = 0;
  const inWindow = (): readonly [number, number] => {
    const first = Math.floor(body.scrollTop / rowHeight);
    return [first, Math.min(total, first + Math.ceil(bodyHeight / rowHeight) + 1)];
  };
  const paint = (): void => {
    const [first, end] = (inView ?? inWindow)();
    let html = '';
    for (let index = first; index < end; index++) html += rowHtml(at(index), index);
    list.innerHTML = html;
  };
  if (!inView) body.addEventListener('scroll', paint);
  return {
    body,
    paint,
    resize: (count) => {
      total = count;
      list.style.blockSize = `${count * rowHeight}px`;
    },
  };
}

function rowHtml({ row, depth, mark }: Shown, index: number): string {
  const [, ...others] = columns;
  const rest = others.map(({ field }) => `<span>${escape(String(row[field]))}</span>`).join('');
  return `<div class="row" style="top:${index * rowHeight}px"><span style="padding-inline-start:${8 + depth * 20}px">${mark} ${row.code}</span>${rest}</div>`;
}
