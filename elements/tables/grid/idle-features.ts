import { type ReactiveController, css } from 'lit';
import { adoptStyles } from '../../base/styles/adopt-styles.js';
import { WholeText } from '../../base/whole-text.js';
import type { GridRow } from './grid-row.js';
import type { Grid } from './grid.js';

/** About 40 pages. */
const MAX_PRINTED_ROWS = 2_000;

/** While the page is printed, the table shows all rows, not just those in view, up to a limit. */
export class PrintedRows implements ReactiveController {
  readonly #grid: Grid;
  readonly #limitText: (printed: number, count: number) => string;
  readonly #media = matchMedia('print');
  #container: HTMLElement | undefined;
  #rows: readonly GridRow[] = [];

  /** @param limitText the text that says that not all rows are printed */
  constructor(grid: Grid, limitText: (printed: number, count: number) => string) {
    this.#grid = grid;
    this.#limitText = limitText;
    adoptStyles(grid.element.renderRoot, printStyles);
    grid.element.addController(this);
  }

  hostConnected(): void {
    window.addEventListener('beforeprint', this.#show);
    window.addEventListener('afterprint', this.#remove);
    this.#media.addEventListener('change', this.#onMedia);
    // This module may have loaded while the page is shown as printed.
    if (this.#media.matches) this.#show();
  }

  hostDisconnected(): void {
    window.removeEventListener('beforeprint', this.#show);
    window.removeEventListener('afterprint', this.#remove);
    this.#media.removeEventListener('change', this.#onMedia);
    this.#remove();
  }

  #onMedia = ({ matches }: MediaQueryListEvent): void => (matches ? this.#show() : this.#remove());

  #show = (): void => {
    this.#remove();
    this.#grid.setPrinted(true);
    const count = this.#grid.state.visibleCount;
    const printed = Math.min(count, MAX_PRINTED_ROWS);
    const container = document.createElement('div');
    container.className = 'printed';
    // Assistive technology finds the rows on the screen.
    container.ariaHidden = 'true';
    this.#rows = Array.from({ length: printed }, (_, visibleIndex) => {
      const row = this.#grid.createRow();
      this.#grid.renderRow(row, visibleIndex);
      return row;
    });
    container.append(...this.#rows.map(({ element }) => element));
    if (printed < count) {
      const note = document.createElement('p');
      note.className = 'printed-note';
      note.textContent = this.#limitText(printed, count);
      container.append(note);
    }
    this.#grid.scroller?.append(container);
    this.#container = container;
  };

  #remove = (): void => {
    this.#container?.remove();
    this.#container = undefined;
    for (const row of this.#rows) row.release();
    this.#rows = [];
    this.#grid.setPrinted(false);
  };
}

/**
 * Creates what the user cannot ask for by a command, and so is loaded in idle time: printing, and the whole text of cells
 * that are cut, below a mouse, where a finger rests, and where the keyboard is.
 * @param limitText the text that says that not all rows are printed
 */
export function createIdleFeatures(grid: Grid, limitText: (printed: number, count: number) => string): void {
  new PrintedRows(grid, limitText);
  new WholeText(grid.element, {
    unit: '.row > .cell, .heading',
    textOf: wholeTextOf,
    active: () => {
      if (!grid.scroller?.matches(':focus-visible')) return undefined;
      const { visibleIndex, column } = grid.focus.active ?? { visibleIndex: -1, column: -1 };
      if (visibleIndex < 0) return grid.scroller.querySelector<HTMLElement>('.heading.active') ?? undefined;
      // A row that is active as a whole has its name in the first cell.
      return grid.virtualRows.rowOf(visibleIndex)?.cell(Math.max(0, column));
    },
  });
}

/** The text of a cell, after its note when it has one. */
function wholeTextOf(cell: HTMLElement): string {
  // A heading with buttons has its text as its name.
  if (cell.ariaLabel) return cell.ariaLabel;
  const parts = cell.querySelectorAll(':scope > :is(.expander, .text)');
  return parts.length < 2 ? cell.textContent : [...parts].map(({ textContent }) => textContent).join(' ');
}

/** The table on paper: all rows, not clipped and not scrolled. */
export const printStyles = css`
  .printed {
    display: none;
  }
  @media print {
    :host {
      block-size: auto !important;
    }
    .frame,
    .rows {
      display: block;
      overflow: visible;
      block-size: auto;
      flex: none !important;
    }
    .rows-range {
      display: none;
    }
    .printed {
      display: block;
    }
    .head,
    .printed .row {
      position: static;
      min-inline-size: 0;
      block-size: auto;
      contain: none;
      break-inside: avoid;
    }
    .cell {
      flex-shrink: 1 !important;
      padding-block: var(--dass-space-1);
      line-height: 1.4;
      white-space: normal;
      overflow-wrap: anywhere;
    }
    [data-wide] :is(.first, .checkbox-cell) {
      position: static;
    }
    .expander:not(:empty) {
      block-size: auto;
    }
    .checkbox-cell,
    .options,
    .toggle {
      display: none;
    }
    .printed-note {
      margin: var(--dass-space-3);
    }
  }
`;
