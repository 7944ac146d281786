import type { ValueRules } from '../../core/table/cells/cell-value.js';
import { EditableValues } from '../../core/table/cells/editable-values.js';
import type { DataRow } from '../../core/table/data-row.js';
import type { AnyValue } from '../../core/util/any-value.js';
import type { Column } from '../grid/columns/column.js';
import type { EditingEvents } from './editing-events.js';
import type { MenuAction } from '../grid/context-menu.js';
import { Grid } from '../grid/grid.js';
import type { GridState } from '../grid/grid-state.js';
import type { CellState, SelectedColumns } from '../grid/grid-row.js';
import type { Emit, GridEvents, GridProperties } from '../grid/grid-properties.js';

/** A column whose cells may be edited. */
export interface EditableColumn extends Column, ValueRules {
  isEditable(row: DataRow): boolean;
  readonly isRequired: boolean;
  /** Returns why the application refuses a value. */
  readonly validate: ((value: AnyValue, row: AnyValue) => string | undefined | Promise<string | undefined>) | undefined;
  /** Returns why the value of a cell is not valid, as the application knows; '' when it is. Undefined without `error`. */
  readonly errorOf: ((row: DataRow) => string) | undefined;
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
  readonly values = new EditableValues();
  /** Reads the key of a row of a source: edits are known by the keys. Undefined for rows in memory. */
  sourceKeyOf: ((row: DataRow) => string | undefined) | undefined;
  readonly emitChange: Emit<EditingEvents>;
  /** The states of the cells of a row. Set by what is loaded for tables whose cells can be edited. */
  cellStatesOf: ((rowIndex: number) => ReadonlyMap<string, CellState> | undefined) | undefined;
  /** What the context menu offers for the selected cells. Set by the same part. */
  cellActions: (() => readonly MenuAction[]) | undefined;
  /** The columns of the selected range in a row. Set by the same part. */
  selectedColumnsAt: ((visibleIndex: number) => SelectedColumns | undefined) | undefined;

  constructor(element: Element, state: State, emit: Emit<GridEvents> & Emit<EditingEvents>) {
    super(element, state, emit);
    this.emitChange = emit;
  }

  /** Whether the user can select ranges of cells now. */
  get selectsCells(): boolean {
    return this.element.cellSelection;
  }

  /** Whether the table has cells that can be edited, may have errors, or whose ranges can be selected. */
  get hasEditing(): boolean {
    return this.element.cellSelection || this.columns.visible.some(({ editor, errorOf }) => editor ?? errorOf);
  }

  /** How the active cell can be edited; undefined when it cannot. */
  get activeEditor(): EditableColumn['editor'] {
    const { rowIndex, position } = this.focus;
    return this.isEditable(rowIndex, position.column) ? this.columns.visible[position.column]?.editor : undefined;
  }

  /** Whether a cell can be edited. */
  isEditable(rowIndex: number, columnIndex: number): boolean {
    const column = rowIndex < 0 ? undefined : this.columns.visible[columnIndex];
    return column?.editor !== undefined && column.isEditable(this.state.rowOf(rowIndex));
  }

  /** Makes a row visible that is not. @returns its visible index; -1 when there is no such row, or the filter hides it */
  show(key: string | number): number {
    return this.state.visibleIndexOf(this.indexOf(key));
  }

  /** Values of cells have changed. */
  valuesChanged(): void {
    this.state.valuesChanged();
    this.element.requestUpdate();
  }

  protected override rowsReplaced(): void {
    const { edits } = this.values;
    if (!edits?.isWaiting) return;
    edits.rowsReplaced((key) => {
      const rowIndex = this.indexOf(key);
      return rowIndex < 0 ? undefined : this.state.rowOf(rowIndex);
    });
    this.state.valuesChanged();
  }
}
