import * as React from 'react';
import { createPortal } from 'react-dom';
import { CellMounts } from './cell-mounts.js';

/** A column whose cells React may render. */
export interface RenderCell<Row> {
  /**
   * Renders the cell: `(row, value) => content`, with the context and the events of the place where the table is rendered.
   * Returns anything that React renders; a text is shown as it is, never as markup. It may use hooks, and its state is kept
   * while the row is rendered. Sorting, filters, copying and export use the value and `format`, not what is rendered.
   * Without it, the table renders the cell, as `cell` and `kind` say. Controls in it need `tabIndex={-1}`: the table moves
   * the focus into the cell.
   */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- the application declares the type of the value
  readonly renderCell?: ((row: Row, value: any) => React.ReactNode) | undefined;
}

interface GivenColumn extends RenderCell<never> {
  readonly name?: string;
  readonly field?: unknown;
}

type Render = (row: object, value: unknown) => React.ReactNode;

/** One cell: rendered again only when its row, its value or `renderCell` has changed. It may use hooks. */
const Cell = React.memo(({ render, row, value }: { render: Render; row: object; value: unknown }) => render(row, value));

/**
 * A cell is in the shadow tree of the table, where each event reaches React twice: at the cell, and at the table. Around
 * the table, React's handlers are called for the second one only, as with any other event of an element.
 */
const endInCell = (event: React.SyntheticEvent): void => {
  event.isPropagationStopped = () => true;
};
const boundary = Object.fromEntries(
  [
    ...['Click', 'DoubleClick', 'ContextMenu', 'AuxClick', 'MouseDown', 'MouseUp', 'PointerDown', 'PointerUp'],
    ...['KeyDown', 'KeyUp', 'Input', 'Change', 'Focus', 'Blur', 'TouchStart', 'TouchEnd', 'Submit', 'Paste', 'Copy'],
  ].map((name) => [`on${name}`, endInCell]),
);

/** The details of rows, beside the names of columns. */
const DETAILS = ' details';

interface TableProps {
  readonly columns?: unknown;
  readonly renderDetails?: unknown;
}

/** Adds `renderCell` to the columns of a table's component, and lets React render the details of its rows. */
export function withReactCells(
  component: React.ComponentType<TableProps & { ref?: unknown; mountDetails?: unknown }>,
  displayName: string,
): React.ComponentType<TableProps> {
  // The element renders what is no React element, and mounts the others.
  const WithCells = React.forwardRef(({ columns, renderDetails, ...props }: TableProps, ref) => {
    const [cells] = React.useState(() => new CellMounts());
    const mounts = React.useSyncExternalStore(cells.subscribe, cells.getMounts, cells.getMounts);
    const [given, renderers] = React.useMemo(() => split(columns, cells), [columns, cells]);
    return React.createElement(
      React.Fragment,
      null,
      React.createElement(component, {
        ...props,
        ref,
        ...(columns !== undefined && { columns: given }),
        ...(renderDetails !== undefined && { renderDetails }),
        ...(typeof renderDetails === 'function' && { mountDetails: cells.mountCellOf(DETAILS) }),
      }),
      ...mounts.map(({ id, column, container, row, value }) => {
        const render = column === DETAILS ? (renderDetails as Render | undefined) : renderers.get(column);
        return (
          render &&
          createPortal(
            React.createElement(
              'span',
              { ...boundary, style: { display: 'contents' } },
              React.createElement(Cell, { render, row, value }),
            ),
            container,
            id,
          )
        );
      }),
    );
  });
  WithCells.displayName = displayName;
  return WithCells;
}

/** The columns for the element, and what renders their cells, by the name of the column. */
function split(columns: unknown, cells: CellMounts): readonly [unknown, ReadonlyMap<string, Render>] {
  const renderers = new Map<string, Render>();
  if (!Array.isArray(columns)) return [columns, renderers];
  const given = (columns as readonly (GivenColumn | null)[]).map((column, at) => {
    if (typeof column?.renderCell !== 'function') return column;
    const { renderCell, ...others } = column;
    const name = column.name ?? (typeof column.field === 'string' ? column.field : `#${at}`);
    renderers.set(name, renderCell as Render);
    return { ...others, mountCell: cells.mountCellOf(name) };
  });
  return [renderers.size > 0 ? given : columns, renderers];
}
