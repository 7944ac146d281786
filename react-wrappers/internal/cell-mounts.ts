import type { CellMount, MountCell } from '../../entries/dass-data-table.js';

/** A cell of the table: what it shows, and where. */
interface Cell {
  readonly element: HTMLElement;
  readonly column: string;
  /** Undefined while its row is not rendered. */
  key: string | undefined;
  row: object;
  value: unknown;
}

/** The content of a cell. It moves with the key of its row, so that React keeps its state. */
export interface Mount {
  readonly id: string;
  readonly column: string;
  readonly container: HTMLElement;
  /** The cell that shows it. */
  cell: Cell;
  readonly key: string;
  row: object;
  value: unknown;
}

/** What the cells of a table show, as a store of React. A mount lives as long as a cell shows its row and its column. */
export class CellMounts {
  #cells = new Set<Cell>();
  #mounts: readonly Mount[] = [];
  #count = 0;
  #isScheduled = false;
  readonly #listeners = new Set<() => void>();
  readonly #mountCells = new Map<string, MountCell>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly getMounts = (): readonly Mount[] => this.#mounts;

  /** Returns the `mountCell` of a column: the same function each time, so that the table keeps its columns. */
  mountCellOf(column: string): MountCell {
    const known = this.#mountCells.get(column);
    if (known) return known;
    const mountCell = (element: HTMLElement): CellMount => {
      const cell: Cell = { element, column, key: undefined, row: {}, value: undefined };
      return {
        update: (key, row, value) => {
          Object.assign(cell, { key, row, value });
          this.#cells.add(cell);
          this.#schedule();
        },
        release: () => {
          cell.key = undefined;
          this.#cells.delete(cell);
          this.#schedule();
        },
      };
    };
    this.#mountCells.set(column, mountCell);
    return mountCell;
  }

  /** The table updates many cells in one task: rows that have only moved are found after the last one. */
  #schedule(): void {
    if (this.#isScheduled) return;
    this.#isScheduled = true;
    queueMicrotask(() => {
      this.#isScheduled = false;
      this.#assign();
      for (const listener of this.#listeners) listener();
    });
  }

  /** Gives each cell the mount of its row: the one that it shows, else one that another cell shows no more, else a new one. */
  #assign(): void {
    const shown = new Map<Cell, Mount>();
    const free = new Map<string, Mount[]>();
    for (const mount of this.#mounts) {
      if (mount.cell.key === mount.key) shown.set(mount.cell, mount);
      else free.set(idOf(mount), [...(free.get(idOf(mount)) ?? []), mount]);
    }
    this.#mounts = [...this.#cells].map((cell) => {
      const { key, row, value } = cell as Cell & { key: string };
      const mount = shown.get(cell) ?? free.get(idOf(cell))?.pop() ?? this.#create(cell, key);
      if (mount.container.parentNode !== cell.element) cell.element.replaceChildren(mount.container);
      return Object.assign(mount, { cell, row, value });
    });
    for (const { container } of [...free.values()].flat()) container.remove();
  }

  #create(cell: Cell, key: string): Mount {
    const container = document.createElement('span');
    container.style.setProperty('display', 'contents');
    const { column, row, value } = cell;
    return { id: String(this.#count++), column, container, cell, key, row, value };
  }
}

const idOf = ({ key, column }: { key: string | undefined; column: string }): string => `${column}\n${key}`;
