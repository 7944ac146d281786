'use client';
// Generated from custom-elements.json by scripts/generate/generate-wrappers.mjs. Do not edit.
import * as React from 'react';
import { createComponent } from '@lit/react';
import { DassHierarchyTable as DassHierarchyTableElement } from '../entries/dass-hierarchy-table.js';
import type { DassHierarchyTableColumnsChangeDetail, DassHierarchyTableCopyDetail, DassHierarchyTableExpandAllDetail, DassHierarchyTableExpandDetail, DassHierarchyTableResizeColumnDetail, DassHierarchyTableRowClickDetail, DassHierarchyTableSelectRowsDetail, DassHierarchyTableSortDetail, TreeProblems } from '../entries/dass-hierarchy-table.js';

export type { DassHierarchyTableElement };
export type * from '../entries/dass-hierarchy-table.js';

/** What <DassHierarchyTable> takes besides the attributes of every HTML element. */
export interface DassHierarchyTableOwnProps {
  /**
   * The rows, in any order; none by default. They are read, never changed; what is no object is left out. With
   * other rows it is kept by their keys what is open, what is chosen and where the table is scrolled.
   */
  rows?: DassHierarchyTableElement['rows'];
  /** The columns, the first of which shows the tree. Without any it is one that shows the ids. */
  columns?: DassHierarchyTableElement['columns'];
  /**
   * What a person has made of the columns: `{name, isHidden, width}` in the order in which they stand, as
   * `dass-columns-change` tells. The first column shows the tree and stays. Empty by default: as the columns say.
   */
  columnSettings?: DassHierarchyTableElement['columnSettings'];
  /** Which fields of a row say where it stands. By default `id`, `parentId` and `children`. */
  fields?: DassHierarchyTableElement['fields'];
  /**
   * What is open: the keys of rows, `'all'`, or a number of levels; nothing by default. A person may open and close
   * others; another value takes the place of it.
   */
  expanded?: DassHierarchyTableElement['expanded'];
  /**
   * Whether rows can be chosen: `none` (default), `single`, or `multiple`, where each row has a box to tick and one with
   * rows below it stands for them.
   */
  selection?: DassHierarchyTableElement['selection'];
  /**
   * Where many can be chosen, a row is chosen without those below it: an assembly without its parts. Ctrl with Space or a
   * click chooses it with them; so does the entry in the options in the head, for the row that was clicked or tapped last.
   * By default a row stands for those below it.
   */
  independent?: DassHierarchyTableElement['independent'];
  /** The keys of the rows that are chosen; none by default. Another list takes the place of what a person has chosen. */
  selected?: DassHierarchyTableElement['selected'];
  /**
   * What is looked for in all columns, case and accents aside: rows in which it is found are shown with those above them,
   * and it is marked. Empty by default, which shows all.
   */
  filter?: DassHierarchyTableElement['filter'];
  /** By which column siblings are sorted, and how: `{column, direction}`. By default as `fields.sort` says. */
  sorting?: DassHierarchyTableElement['sorting'];
  /**
   * Loads the rows below one whose `fields.hasChildren` says that there are some, when it is opened: `(row, {signal})`
   * gives a promise of them. A row that is closed while they load aborts the signal. None by default.
   */
  loadChildren?: DassHierarchyTableElement['loadChildren'];
  /**
   * Marks a row whose parent is missing, which is shown as a root. A text that starts with `dass` is a key of the
   * catalogue. Empty by default: 'Sem pai', in the user's language.
   */
  orphanLabel?: DassHierarchyTableElement['orphanLabel'];
  /** Rows are coming: it is told, and shown where there are none yet. */
  busy?: DassHierarchyTableElement['busy'];
  /** What it shows, for assistive technology. A text that starts with `dass` is a key of the catalogue. */
  label?: DassHierarchyTableElement['label'];
  /** A person has opened or closed a row. */
  onExpand?: (event: CustomEvent<DassHierarchyTableExpandDetail> & { readonly target: DassHierarchyTableElement; readonly currentTarget: DassHierarchyTableElement }) => void;
  /** A person has opened or closed all rows, so many levels, or all siblings of a row. */
  onExpandAll?: (event: CustomEvent<DassHierarchyTableExpandAllDetail> & { readonly target: DassHierarchyTableElement; readonly currentTarget: DassHierarchyTableElement }) => void;
  /** A person has sorted by a column. The table sorts by itself. */
  onSort?: (event: CustomEvent<DassHierarchyTableSortDetail> & { readonly target: DassHierarchyTableElement; readonly currentTarget: DassHierarchyTableElement }) => void;
  /** A person has clicked a row, or pressed Enter at it. */
  onRowClick?: (event: CustomEvent<DassHierarchyTableRowClickDetail> & { readonly target: DassHierarchyTableElement; readonly currentTarget: DassHierarchyTableElement }) => void;
  /** A person has chosen rows or taken some out. */
  onSelectRows?: (event: CustomEvent<DassHierarchyTableSelectRowsDetail> & { readonly target: DassHierarchyTableElement; readonly currentTarget: DassHierarchyTableElement }) => void;
  /** A person has copied a branch, or the browser has refused it. The table says so to a screen reader, unless a listener prevents it and says it to all. */
  onDassCopy?: (event: CustomEvent<DassHierarchyTableCopyDetail> & { readonly target: DassHierarchyTableElement; readonly currentTarget: DassHierarchyTableElement }) => void;
  /** A person has made a column wider or narrower. */
  onResizeColumn?: (event: CustomEvent<DassHierarchyTableResizeColumnDetail> & { readonly target: DassHierarchyTableElement; readonly currentTarget: DassHierarchyTableElement }) => void;
  /** A person has shown, hidden, moved or resized a column, or made them as they were. */
  onColumnsChange?: (event: CustomEvent<DassHierarchyTableColumnsChangeDetail> & { readonly target: DassHierarchyTableElement; readonly currentTarget: DassHierarchyTableElement }) => void;
  /** The rows that were set do not all fit into a tree: the keys of those that do not. */
  onTreeProblems?: (event: CustomEvent<TreeProblems> & { readonly target: DassHierarchyTableElement; readonly currentTarget: DassHierarchyTableElement }) => void;
}
export type DassHierarchyTableProps = DassHierarchyTableOwnProps & Omit<React.HTMLAttributes<DassHierarchyTableElement>, keyof DassHierarchyTableOwnProps>;

const component: unknown = createComponent({
  tagName: 'dass-hierarchy-table',
  elementClass: DassHierarchyTableElement,
  react: React,
  events: {
    onExpand: 'dass-expand',
    onExpandAll: 'dass-expand-all',
    onSort: 'dass-sort',
    onRowClick: 'dass-row-click',
    onSelectRows: 'dass-select-rows',
    onDassCopy: 'dass-copy',
    onResizeColumn: 'dass-resize-column',
    onColumnsChange: 'dass-columns-change',
    onTreeProblems: 'dass-tree-problems',
  },
  displayName: 'DassHierarchyTable',
});

/**
 * A table whose rows stand below each other, 100,000 and more: made of a flat list with parent ids, of rows in rows, or
 * of both. Whatever the data say, each row is shown once: a row whose parent is not there is a root, rows that are
 * each other's parents are cut at the first of them, and both are marked, told by an event and in the console.
 *
 * The table is one tab stop, after the APG's treegrid, rows first: Right opens a row, then goes into its cells; Left comes
 * back, closes it, then goes to its parent. Arrows, Page Up and Down, Home, End and first letters move, `*` opens all
 * siblings, Alt with a digit so many levels, Enter means the row, Space chooses it, Ctrl+C copies its branch for a
 * spreadsheet. Up from the first row is the head: its first place opens and closes all, Enter sorts, Shift with Left and
 * Right makes a column narrower or wider. Where other rows or a filter take the active row away, none is active: the arrows
 * go on from where it was, and `reveal()` makes another one active. The button with the options, after the first heading, or Shift with F10 anywhere,
 * opens so many levels and arranges the columns.
 */
export const DassHierarchyTable = component as React.FunctionComponent<DassHierarchyTableProps & React.RefAttributes<DassHierarchyTableElement>>;
