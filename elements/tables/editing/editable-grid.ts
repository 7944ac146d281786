import { announce } from '../../base/announce.js';
import { getLanguage, resolveText } from '../../../locales/index.js';
import { CellEdits, isSameValue } from '../../core/table/cells/cell-edits.js';
import type { ValueRules } from '../../core/table/cells/cell-value.js';
import type { DataRow } from '../../core/table/data-row.js';
import type { AnyValue } from '../../core/util/any-value.js';
import type { Column } from '../grid/columns/column.js';
import { Grid, type GridState } from '../grid/grid.js';
import type { Emit, GridEvents, GridProperties } from '../grid/grid-properties.js';

/** A column whose cells may be edited. */
export interface EditableColumn extends Column, ValueRules {
  isEditable(row: DataRow): boolean;
  readonly isRequired: boolean;
  /** Returns why the application refuses a value. */
  readonly validate: ((value: AnyValue, row: AnyValue) => string | undefined | Promise<string | undefined>) | undefined;
}

/** A change of the value of a cell. */
export interface CellChange {
  /** The row: the application's own object. */
  readonly row: DataRow;
  readonly key: string;
  /** The name of the column. */
  readonly column: string;
  readonly value: unknown;
  readonly previous: unknown;
}

/** The change of one cell, as its event has it. */
export interface CellChangeDetail extends CellChange {
  refuse(reason: string): void;
}

/** Changes that belong together, as their event has them. */
export interface CellsChangeDetail {
  readonly changes: readonly CellChange[];
  refuse(reason: string, key?: string, column?: string): void;
  waitFor(promise: Promise<unknown>): void;
}

/** The events of tables whose cells can be edited. */
export interface EditingEvents {
  'dass-cells-change': CellsChangeDetail;
  'dass-cell-change': CellChangeDetail;
}

/** The state of rows whose values can be changed in place. */
export interface EditableState extends GridState {
  valuesChanged(): void;
}

/** The inside of a table whose cells can be edited. What the user needs to edit is loaded on demand. */
export abstract class EditableGrid<
  Element extends GridProperties = GridProperties,
  State extends EditableState = EditableState,
  C extends EditableColumn = EditableColumn,
> extends Grid<Element, State, C> {
  /** The values that the user has changed. */
  readonly edits = new CellEdits();
  /** Called after the user has changed a flag. */
  onToggle: ((change: CellChange) => void) | undefined;
  readonly #emit: Emit<EditingEvents>;

  constructor(element: Element, state: State, emit: Emit<GridEvents> & Emit<EditingEvents>) {
    super(element, state, emit);
    this.#emit = emit;
  }

  /** Whether the user can select ranges of cells now. */
  abstract get selectsCells(): boolean;

  /** How the active cell can be edited; undefined when it cannot. */
  get activeEditor(): EditableColumn['editor'] {
    const { rowIndex, position } = this.focus;
    const column = rowIndex < 0 ? undefined : this.columns.visible[position.column];
    return column?.editor && column.isEditable(this.state.rowOf(rowIndex)) ? column.editor : undefined;
  }

  /** The change of a cell to another value; undefined when it has that value. */
  changeOf(rowIndex: number, column: EditableColumn, value: unknown): CellChange | undefined {
    const row = this.state.rowOf(rowIndex);
    const previous = column.value(row);
    if (isSameValue(value, previous)) return undefined;
    return { row, key: this.state.keyOf(rowIndex), column: column.name, value, previous };
  }

  /** Offers the change of one cell to the application. @returns why it refuses it, '' without a reason */
  offer(change: CellChange): string | undefined {
    let reason: string | undefined;
    const detail = { ...change, refuse: (text: string) => void (reason = text) };
    const isAccepted = this.#emit('dass-cell-change', detail, { cancelable: true });
    return isAccepted ? reason : (reason ?? '');
  }

  /** Offers changes that belong together to the application. @returns false when it prevents them */
  offerAll(detail: CellsChangeDetail): boolean {
    return this.#emit('dass-cells-change', detail, { cancelable: true });
  }

  /** Shows the values of changes that the application has accepted. */
  apply(changes: Iterable<CellChange>): void {
    for (const { row, column, value } of changes) this.edits.set(row, column, value);
    this.state.valuesChanged();
    this.element.requestUpdate();
  }

  announceValue(row: DataRow, column: EditableColumn): void {
    announce(`${resolveText(column.label)}: ${column.text(row, getLanguage())}`);
  }
}
