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

/** The attribute with what a cell's column is called, which the styles of a stacked table show above the cell. */
const LABEL = 'data-dass-column';
/** The attribute with what cells of rows above say of a row, which the styles show at its beginning. */
const FROM_ABOVE = 'data-dass-above';

/**
 * What a host's table is given while its rows are rendered as cards: what the columns of the cells are called, what cells of
 * other rows say of a row, and the roles that browsers take away from what is not rendered as a table. A role of the host's
 * own stays.
 */
export class CellMarks {
  readonly #given = new Set<Element>();

  /** Writes what is not written yet. */
  mark(table: HTMLTableElement): void {
    // An application that renders the rows in view alone takes others away all the time.
    for (const element of this.#given) if (!element.isConnected) this.#given.delete(element);
    const headings = columnHeadings(table.tHead ? rowsOf(table.tHead) : [], textOf);
    this.#giveRole(table);
    for (const part of table.children) {
      this.#giveRole(part);
      if (!(part instanceof HTMLTableSectionElement)) continue;
      const placed = placeCells(rowsOf(part));
      const above = cellsFromAbove(placed);
      for (const [at, row] of [...part.rows].entries()) {
        this.#giveRole(row);
        for (const one of placed[at] ?? []) {
          this.#giveRole(one.cell);
          if (part !== table.tHead) this.#give(one.cell, LABEL, cellLabel(headings, one));
        }
        if (part !== table.tHead) this.#give(row, FROM_ABOVE, textFromAbove(above[at] ?? [], headings));
      }
    }
  }

  /** Takes away what was given. */
  clear(): void {
    for (const element of this.#given) {
      element.removeAttribute('role');
      element.removeAttribute(LABEL);
      element.removeAttribute(FROM_ABOVE);
    }
    this.#given.clear();
  }

  #giveRole(element: Element): void {
    const role = roleOf(element);
    if (!role || element.hasAttribute('role')) return;
    element.setAttribute('role', role);
    this.#given.add(element);
  }

  #give(element: Element, name: string, text: string): void {
    if ((element.getAttribute(name) ?? '') === text) return;
    element.setAttribute(name, text);
    this.#given.add(element);
  }
}

const rowsOf = (part: HTMLTableSectionElement): HTMLTableCellElement[][] =>
  [...part.rows].map(({ cells }) => [...cells]);

const textOf = (cell: HTMLTableCellElement): string => cell.textContent.replace(/\s+/g, ' ').trim();

/** What the cells of rows above say, each on a line with its label. */
const textFromAbove = (
  cells: readonly PlacedCell<HTMLTableCellElement>[],
  headings: readonly (readonly string[])[],
): string =>
  cells
    .map((one) => [one.cell.localName === 'td' ? cellLabel(headings, one) : '', textOf(one.cell)])
    .filter(([, text]) => text)
    .map((parts) => parts.filter(Boolean).join(': '))
    .join('\n');
