'use client';
// Generated from custom-elements.json by scripts/generate/generate-wrappers.mjs. Do not edit.
import * as React from 'react';
import { createComponent } from './internal/create-component.js';
import { DassMarkupTable as DassMarkupTableElement } from '../entries/dass-markup-table.js';

export type { DassMarkupTableElement };
export type * from '../entries/dass-markup-table.js';

/** The props of <DassMarkupTable>, in addition to the attributes of every HTML element. */
export interface DassMarkupTableOwnProps {
  /**
   * Keeps the head visible while scrolling: at the top of the page, or of the table when that has a maximum height.
   * Default: `false`.
   */
  stickyHeader?: DassMarkupTableElement['stickyHeader'] | undefined;
  /** Keeps the first cell of each row visible while the table scrolls horizontally. Default: `false`. */
  stickyColumn?: DassMarkupTableElement['stickyColumn'] | undefined;
  /** Reduces the padding of the cells, for many rows. Default: `false`. */
  dense?: DassMarkupTableElement['dense'] | undefined;
  /** Shows lines between the columns and around the table. Default: `false`. */
  bordered?: DassMarkupTableElement['bordered'] | undefined;
  /** Wraps texts in the cells. Default: `false`, each row is one line, and the table is as wide as its texts. */
  wrap?: DassMarkupTableElement['wrap'] | undefined;
  /** Alternates the background of the rows. Default: `false`. */
  striped?: DassMarkupTableElement['striped'] | undefined;
  /** Highlights the row under the pointer. Default: `false`. */
  hover?: DassMarkupTableElement['hover'] | undefined;
  /** When rows are shown as cards: below a width of 600px (`narrow`, default), of 900px (`medium`), or `never`. */
  stack?: DassMarkupTableElement['stack'] | undefined;
  /**
   * Accessible name of the scroll container, for a table without a caption. A text that starts with `dass` is a message
   * id. Default: `''`.
   */
  label?: DassMarkupTableElement['label'] | undefined;
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
 * Styles a table of the application. The `<table>` with its head, bodies and foot stays in the page, with its native
 * semantics, and the element follows its changes. A cell with the attribute `data-numeric` is aligned to the end, with
 * tabular figures. Classes of the application override the styles of a cell.
 *
 * A table that is wider than its container scrolls horizontally, also with the keyboard; the scroll container is named
 * after the caption. Below a width of 600px (see `stack`) each row is a card, with the column headings as labels. When
 * printed, the head is repeated on each page and nothing is clipped.
 *
 * Slots:
 * - default: The `<table>` of the application, or several.
 */
export const DassMarkupTable = component as React.FunctionComponent<DassMarkupTableProps & React.RefAttributes<DassMarkupTableElement>>;
