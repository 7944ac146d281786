import { type ReactiveController, css, html, render } from 'lit';
import { formatCount, msg, plural, str } from '../../../locales/localize.js';
import { announce } from '../../base/announce.js';
import { copyText } from '../../base/copy-text.js';
import { isComposing } from '../../base/focus/is-composing.js';
import { SlicedTask } from '../../base/loading/sliced-task.js';
import { createPart } from '../../base/rows/row-part.js';
import { adoptStyles } from '../../base/styles/adopt-styles.js';
import { notify } from '../../controls/notice/notify.js';
import { SheetRun } from '../../core/table/cells/sheet-run.js';
import type { Grid } from './grid.js';

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

/** Announces that rows were copied, or shows that the browser refused it. */
export function reportCopied(count: number, isCopied: boolean): void {
  if (isCopied) announce(copiedText(count));
  else notifyNotCopied();
}

export function notifyNotCopied(): void {
  void notify({ type: 'error', message: () => msg('Não foi possível copiar', { id: 'dassTreeNotCopied' }) });
}

const copiedText = (count: number): string =>
  plural(count, {
    one: msg(str`${formatCount(count)} linha copiada`, { id: 'dassTreeCopiedOne' }),
    many: msg(str`${formatCount(count)} de linhas copiadas`, { id: 'dassTreeCopiedMany' }),
    other: msg(str`${formatCount(count)} linhas copiadas`, { id: 'dassTreeCopiedOther' }),
  });

export interface CopyProgressOptions {
  readonly run: { readonly done: number; readonly count: number };
  /** Whether it takes so long that progress is to be shown. */
  readonly task: { readonly isLong: boolean };
  stop(): void;
  /** What is shown while it runs. Default: that rows are copied. */
  runningText?(): string;
  /** What is announced when the user has stopped it. */
  stoppedText?(): string;
}

/** Shows at the bottom of a table how many rows are copied or exported. The button, Escape and removing the table stop it. */
export class CopyProgress implements ReactiveController {
  readonly #grid: Grid;
  readonly #options: CopyProgressOptions;
  readonly #listening = new AbortController();
  #part: HTMLElement | undefined;

  constructor(grid: Grid, options: CopyProgressOptions) {
    this.#grid = grid;
    this.#options = options;
    grid.element.addController(this);
    grid.element.addEventListener('keydown', (event) => this.#onKeyDown(event), {
      capture: true,
      signal: this.#listening.signal,
    });
  }

  hostDisconnected(): void {
    this.#options.stop();
  }

  update(): void {
    if (!this.#options.task.isLong) return;
    this.#part ??= this.#createPart();
    const { done, count } = this.#options.run;
    const progress = html`<label
        >${this.#runningText} <progress .value=${done} .max=${count}></progress>
        <span>${msg(str`${formatCount(done)} de ${formatCount(count)}`, { id: 'dassTreeCopyProgress' })}</span></label
      ><button type="button" @click=${this.#stop}>${msg('Interromper', { id: 'dassTreeCopyStop' })}</button>`;
    render(progress, this.#part);
  }

  /** Removes it: the copy has ended. */
  end(): void {
    this.#listening.abort();
    this.#grid.element.removeController(this);
    const hadFocus = this.#part?.querySelector(':focus') != null;
    this.#part?.remove();
    if (hadFocus) this.#grid.scroller?.focus({ preventScroll: true });
  }

  #createPart(): HTMLElement {
    adoptStyles(this.#grid.element.renderRoot, styles);
    const part = createPart('div', 'copying');
    this.#grid.element.renderRoot.querySelector('.frame')?.append(part);
    announce(this.#runningText);
    return part;
  }

  #onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || isComposing(event)) return;
    // A dialog around the table must not close.
    event.preventDefault();
    this.#stop();
  }

  readonly #stop = (): void => {
    const { stop, stoppedText } = this.#options;
    stop();
    announce(stoppedText?.() ?? msg('Cópia interrompida', { id: 'dassTreeCopyStopped' }));
  };

  get #runningText(): string {
    return this.#options.runningText?.() ?? msg('Copiando…', { id: 'dassTreeCopying' });
  }
}

const styles = css`
  .frame:has(> .copying) {
    position: relative;
  }
  .copying {
    position: absolute;
    inset: auto 0 0;
    z-index: 3;
    display: flex;
    align-items: center;
    gap: var(--dass-space-3);
    padding: var(--dass-space-2) var(--dass-space-3);
    border-block-start: 1px solid var(--dass-color-line);
    background: var(--dass-color-surface);
    font-size: var(--dass-text-s);
  }
  .copying > label {
    flex: 1;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--dass-space-1) var(--dass-space-3);
    font-variant-numeric: tabular-nums;
  }
  .copying progress {
    flex: 1 1 calc(6 * var(--dass-font-size));
    accent-color: var(--dass-color-accent);
  }
  .copying > button {
    min-block-size: 32px;
    padding-inline: var(--dass-space-3);
    border: 1px solid var(--dass-color-line-strong);
    border-radius: var(--dass-radius-s);
    background: var(--dass-color-surface);
    cursor: pointer;
  }
  .copying > button:hover {
    background: linear-gradient(var(--dass-color-hover), var(--dass-color-hover)), var(--dass-color-surface);
  }
  @media (pointer: coarse) {
    .copying > button {
      min-block-size: 44px;
    }
  }
`;
