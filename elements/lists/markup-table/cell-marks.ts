import { columnTexts, placeCells } from './cell-columns-model.js';

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

/**
 * What the cells of a host's table are given while its rows are drawn as cards: what their columns are called, and the
 * roles that browsers take away from what is not drawn as a table. A role of the host's own stays.
 */
export class CellMarks {
  readonly #given = new Set<Element>();

  /** Writes what is not written yet. */
  mark(table: HTMLTableElement): void {
    // An application that renders the rows in view alone takes others away all the time.
    for (const element of this.#given) if (!element.isConnected) this.#given.delete(element);
    const texts = columnTexts(table.tHead ? rowsOf(table.tHead) : [], textOf);
    this.#giveRole(table);
    for (const part of table.children) {
      this.#giveRole(part);
      if (!(part instanceof HTMLTableSectionElement)) continue;
      for (const row of part.rows) this.#giveRole(row);
      for (const row of placeCells(rowsOf(part)))
        for (const { cell, column, width } of row) {
          this.#giveRole(cell);
          // What stands below several headings is called by none of them.
          if (part !== table.tHead) this.#label(cell, width > 1 ? '' : (texts[column] ?? ''));
        }
    }
  }

  /** Takes away what was given. */
  clear(): void {
    for (const element of this.#given) {
      element.removeAttribute('role');
      element.removeAttribute(LABEL);
    }
    this.#given.clear();
  }

  #giveRole(element: Element): void {
    const role = roleOf(element);
    if (!role || element.hasAttribute('role')) return;
    element.setAttribute('role', role);
    this.#given.add(element);
  }

  #label(cell: Element, text: string): void {
    if (cell.getAttribute(LABEL) === text) return;
    cell.setAttribute(LABEL, text);
    this.#given.add(cell);
  }
}

const rowsOf = (part: HTMLTableSectionElement): HTMLTableCellElement[][] =>
  [...part.rows].map(({ cells }) => [...cells]);

const textOf = (cell: HTMLTableCellElement): string => cell.textContent.replace(/\s+/g, ' ').trim();
