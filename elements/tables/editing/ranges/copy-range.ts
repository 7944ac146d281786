import { getLanguage } from '../../../../locales/index.js';
import { msg, str } from '../../../../locales/localize.js';
import { announce } from '../../../base/announce.js';
import { copyText } from '../../../base/copy-text.js';
import { SlicedTask } from '../../../base/loading/sliced-task.js';
import { rowsIn, type CellArea } from '../../../core/table/cells/cell-range.js';
import { SheetRun } from '../../../core/table/cells/sheet-run.js';
import { CopyProgress, notifyNotCopied } from '../../grid/copy-rows.js';
import { extentText } from './cell-selection.js';
import type { EditableGrid } from '../editable-grid.js';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (character) => escapes[character] as string);

/** Stops the copy that is running in a table. */
const running = new WeakMap<EditableGrid, () => void>();

/**
 * Copies a range of cells as tab-separated text and as an HTML table, many of them in slices: the table shows the progress,
 * and the user can stop it. Announces the result, and shows that the browser refused it.
 */
export async function copyRange(grid: EditableGrid, area: CellArea): Promise<void> {
  running.get(grid)?.();
  const { state } = grid;
  const columns = grid.columns.visible.slice(area.first, area.last + 1);
  const language = getLanguage();
  const markup: string[] = [];
  const cellsAt = (index: number): readonly string[] => {
    const row = state.rowOf(state.rowIndexAt(area.top + index));
    const cells = columns.map((column) => (row ? column.text(row, language) : ''));
    markup.push(`<tr>${cells.map((cell) => `<td>${escaped(cell)}</td>`).join('')}</tr>`);
    return cells;
  };
  const run = new SheetRun(
    rowsIn(area),
    cellsAt,
    columns.map(({ type }) => ({ isNumber: type === 'number' })),
  );
  let finish = (): void => {};
  let stop = (): void => {};
  const done = new Promise<void>((resolve, reject) => {
    finish = resolve;
    stop = () => reject(new DOMException('Stopped', 'AbortError'));
  });
  const task = new SlicedTask(run, { onProgress: () => progress.update(), onDone: () => finish() });
  const stopAll = (): void => {
    task.stop();
    stop();
  };
  running.set(grid, stopAll);
  const progress = new CopyProgress(grid, { run, task, stop: stopAll });
  if (!task.start()) finish();
  const html = (): string => `<table>${markup.join('')}</table>`;
  try {
    const isCopied = await write(grid, done, () => run.text, html);
    if (isCopied) announce(msg(str`Copiado: ${extentText(area)}`, { id: 'dassTableRangeCopied' }));
    else notifyNotCopied();
  } catch {
    // The user has stopped it.
  } finally {
    progress.end();
    if (running.get(grid) === stopAll) running.delete(grid);
  }
}

/** Writes both forms; the text alone where the browser does not allow more. */
async function write(
  grid: EditableGrid,
  done: Promise<void>,
  text: () => string,
  html: () => string,
): Promise<boolean> {
  const blob = (type: string, content: () => string): Promise<Blob> => done.then(() => new Blob([content()], { type }));
  const forms = { 'text/plain': blob('text/plain', text), 'text/html': blob('text/html', html) };
  // A browser that refuses the item does not handle its promises.
  for (const form of Object.values(forms)) form.catch(() => {});
  try {
    await navigator.clipboard.write([new ClipboardItem(forms)]);
    return true;
  } catch {
    await done;
    return copyByEvent(text(), html()) || copyText(text(), grid.element);
  }
}

/** Copies both forms without the Clipboard API: on plain http, and where the permission is missing. */
function copyByEvent(text: string, html: string): boolean {
  let isWritten = false;
  const onCopy = (event: ClipboardEvent): void => {
    event.clipboardData?.setData('text/plain', text);
    event.clipboardData?.setData('text/html', html);
    event.preventDefault();
    event.stopImmediatePropagation();
    isWritten = true;
  };
  window.addEventListener('copy', onCopy, { capture: true });
  try {
    // Deprecated, but the only way without a secure context.
    return document.execCommand('copy') && isWritten;
  } catch {
    return false;
  } finally {
    window.removeEventListener('copy', onCopy, { capture: true });
  }
}
