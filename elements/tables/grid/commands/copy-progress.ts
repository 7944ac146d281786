import { css, html, render, type ReactiveController } from 'lit';
import { formatCount, msg, str } from '../../../../locales/localize.js';
import { announce } from '../../../base/announce.js';
import { isComposing } from '../../../base/focus/is-composing.js';
import type { SlicedTask } from '../../../base/loading/sliced-task.js';
import { createPart } from '../../../base/rows/row-part.js';
import { adoptStyles } from '../../../base/styles/adopt-styles.js';
import type { SheetRun } from '../../../core/table/sheet-run.js';
import type { Grid } from '../grid.js';

export interface CopyProgressOptions {
  readonly run: SheetRun;
  readonly task: SlicedTask;
  stop(): void;
}

/** Shows at the bottom of a table how many rows are copied. The button, Escape and removing the table stop it. */
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
        >${copyingText()} <progress .value=${done} .max=${count}></progress>
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
    announce(copyingText());
    return part;
  }

  #onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || isComposing(event)) return;
    // A dialog around the table must not close.
    event.preventDefault();
    this.#stop();
  }

  readonly #stop = (): void => {
    this.#options.stop();
    announce(msg('Cópia interrompida', { id: 'dassTreeCopyStopped' }));
  };
}

const copyingText = (): string => msg('Copiando…', { id: 'dassTreeCopying' });

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
    flex: 1 1 6rem;
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
