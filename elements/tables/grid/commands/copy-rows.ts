import { formatCount, msg, plural, str } from '../../../../locales/localize.js';
import { announce } from '../../../base/announce.js';
import { copyText } from '../../../base/copy-text.js';
import { SlicedTask } from '../../../base/loading/sliced-task.js';
import { SheetRun } from '../../../core/table/sheet-run.js';
import type { Grid } from '../grid.js';
import { CopyProgress } from './copy-progress.js';

/** Stops the copy that is running in a table. */
const running = new WeakMap<Grid, () => void>();

/**
 * Copies rows for a spreadsheet, many of them in slices. Meanwhile the table shows the progress, and the user can stop by
 * Escape or by the button.
 * @param cellsAt the texts of the cells of a row
 * @returns resolves with whether the browser allowed it; undefined when the user has stopped it, or copies other rows
 */
export async function copyRows(
  grid: Grid,
  count: number,
  cellsAt: (index: number) => readonly string[],
): Promise<boolean | undefined> {
  running.get(grid)?.();
  const columns = grid.columns.visible.map(({ type }) => ({ isNumber: type === 'number' }));
  const run = new SheetRun(count, cellsAt, columns);
  let finish = (): void => {};
  const task = new SlicedTask(run, { onProgress: () => progress.update(), onDone: () => finish() });
  if (!task.start()) return copyText(run.text, grid.element);
  let stop = (): void => {};
  const text = new Promise<string>((resolve, reject) => {
    finish = () => resolve(run.text);
    stop = () => {
      task.stop();
      reject(new DOMException('Stopped', 'AbortError'));
    };
  });
  running.set(grid, stop);
  const progress = new CopyProgress(grid, { run, task, stop });
  try {
    return await copyText(text, grid.element);
  } catch {
    return undefined;
  } finally {
    progress.end();
    if (running.get(grid) === stop) running.delete(grid);
  }
}

/** Announces that rows were copied, or that the browser refused it. */
export function announceCopied(count: number, isCopied: boolean): void {
  if (isCopied) announce(copiedText(count));
  else announce(msg('Não foi possível copiar', { id: 'dassTreeNotCopied' }), 'assertive');
}

const copiedText = (count: number): string =>
  plural(count, {
    one: msg(str`${formatCount(count)} linha copiada`, { id: 'dassTreeCopiedOne' }),
    many: msg(str`${formatCount(count)} de linhas copiadas`, { id: 'dassTreeCopiedMany' }),
    other: msg(str`${formatCount(count)} linhas copiadas`, { id: 'dassTreeCopiedOther' }),
  });
