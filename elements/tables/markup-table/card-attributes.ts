import { cellLabel, cellsFromAbove, columnHeadings, placeCells, type PlacedCell } from './cell-columns-model.js';

const roles: Readonly<Record<string, string>> = {
  table: 'table',
  thead: 'rowgroup',
  tbody: 'rowgroup',
  tfoot: 'rowgroup',
  tr: 'row',
  td: 'cell',
};

const roleOf = (element: Element): string | undefined => {
  if (element.localName !== 'th') return roles[element.localName];
  const isInHead = element.closest('thead') !== null;
  const scope = element.getAttribute('scope');
  return scope === 'row' || scope === 'rowgroup' || (!scope && !isInHead) ? 'rowheader' : 'columnheader';
};

/** The attribute with the label of a cell. The styles of a card render it before the cell. */
const LABEL = 'data-dass-column';
/** The attribute with the texts of cells that span into a row. The styles of a card render it at the start of the row. */
const FROM_ABOVE = 'data-dass-above';

/**
 * The attributes that a table of the application has while its rows are cards: the labels of the cells, the texts of
 * cells that span into a row, and the roles that browsers remove from tables with another `display`. A `role` that the
 * application has set stays.
 */
export class CardAttributes {
  readonly #elements = new Set<Element>();

  /** Sets missing attributes of a table, and updates changed ones. */
  update(table: HTMLTableElement): void {
    // An application with virtual rows removes rows while it scrolls.
    for (const element of this.#elements) if (!element.isConnected) this.#elements.delete(element);
    const headings = columnHeadings(table.tHead ? rowsOf(table.tHead) : [], textOf);
    this.#setRole(table);
    for (const part of table.children) {
      this.#setRole(part);
      if (!(part instanceof HTMLTableSectionElement)) continue;
      const placed = placeCells(rowsOf(part));
      const spanning = cellsFromAbove(placed);
      for (const [at, row] of [...part.rows].entries()) {
        this.#setRole(row);
        for (const placedCell of placed[at] ?? []) {
          this.#setRole(placedCell.cell);
          if (part !== table.tHead) this.#setText(placedCell.cell, LABEL, cellLabel(headings, placedCell));
        }
        if (part !== table.tHead) this.#setText(row, FROM_ABOVE, textFromAbove(spanning[at] ?? [], headings));
      }
    }
  }

  /** Removes all attributes that were set. */
  clear(): void {
    for (const element of this.#elements) {
      element.removeAttribute('role');
      element.removeAttribute(LABEL);
      element.removeAttribute(FROM_ABOVE);
    }
    this.#elements.clear();
  }

  #setRole(element: Element): void {
    const role = roleOf(element);
    if (!role || element.hasAttribute('role')) return;
    element.setAttribute('role', role);
    this.#elements.add(element);
  }

  #setText(element: Element, name: string, text: string): void {
    if ((element.getAttribute(name) ?? '') === text) return;
    element.setAttribute(name, text);
    this.#elements.add(element);
  }
}

const rowsOf = (part: HTMLTableSectionElement): HTMLTableCellElement[][] =>
  [...part.rows].map(({ cells }) => [...cells]);

const textOf = (cell: HTMLTableCellElement): string => cell.textContent.replace(/\s+/g, ' ').trim();

/** The texts of cells of previous rows, each in a line with its label. */
const textFromAbove = (
  cells: readonly PlacedCell<HTMLTableCellElement>[],
  headings: readonly (readonly string[])[],
): string =>
  cells
    .map((placed) => [placed.cell.localName === 'td' ? cellLabel(headings, placed) : '', textOf(placed.cell)])
    .filter(([, text]) => text)
    .map((parts) => parts.filter(Boolean).join(': '))
    .join('\n');
