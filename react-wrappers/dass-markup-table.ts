'use client';
// Generated from custom-elements.json by scripts/generate/generate-wrappers.mjs. Do not edit.
import * as React from 'react';
import { createComponent } from '@lit/react';
import { DassMarkupTable as DassMarkupTableElement } from '../entries/dass-markup-table.js';

export type { DassMarkupTableElement };
export type * from '../entries/dass-markup-table.js';

/** What <DassMarkupTable> takes besides the attributes of every HTML element. */
export interface DassMarkupTableOwnProps {
  /** The head stays in view: at the top of the page, or of the table where that scrolls in its own place. Default false. */
  stickyHeader?: DassMarkupTableElement['stickyHeader'];
  /** The first cell of each row stays in view while the table scrolls sideways. Default false. */
  stickyColumn?: DassMarkupTableElement['stickyColumn'];
  /** Less room in the cells: for many rows. Default false. */
  dense?: DassMarkupTableElement['dense'];
  /** Lines between the columns and around the table. Default false. */
  bordered?: DassMarkupTableElement['bordered'];
  /** Texts go on in the next line. Default false: each row has one line, and the table is as wide as they are. */
  wrap?: DassMarkupTableElement['wrap'];
  /** Every other row has another background. Default false. */
  striped?: DassMarkupTableElement['striped'];
  /** The row below the mouse is marked. Default false. */
  hover?: DassMarkupTableElement['hover'];
  /** When rows are cards: in a place of less than 600px (`narrow`, default), of less than 900px (`medium`), or `never`. */
  stack?: DassMarkupTableElement['stack'];
  /** Names the place that scrolls, where the table has no caption. A text that starts with `dass` is a key. Empty by default. */
  label?: DassMarkupTableElement['label'];
}
export type DassMarkupTableProps = DassMarkupTableOwnProps & Omit<React.HTMLAttributes<DassMarkupTableElement>, keyof DassMarkupTableOwnProps>;

const component: unknown = createComponent({
  tagName: 'dass-markup-table',
  elementClass: DassMarkupTableElement,
  react: React,
  events: {},
  displayName: 'DassMarkupTable',
});

/**
 * Styles a table of the host's own: `<table>` with its head, bodies and foot stays in the page as it is, with the
 * semantics of the platform, and changes when the host changes it. A cell with the attribute `data-numeric` stands at the
 * end of its column, in figures of one width. A class of the host's own has the last word about a cell.
 *
 * Where the table is wider than its place it scrolls in it: by the keyboard, too, and named after its caption. In less
 * than 600px (see `stack`) each row is a card, with the headings of the columns as labels of the cells. Printed, the head is on
 * each page and nothing is cut.
 *
 * Slots:
 * - default: The host's `<table>`; several are styled alike.
 */
export const DassMarkupTable = component as React.FunctionComponent<DassMarkupTableProps & React.RefAttributes<DassMarkupTableElement>>;
