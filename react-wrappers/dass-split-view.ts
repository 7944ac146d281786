'use client';
// Generated from custom-elements.json by scripts/generate/generate-wrappers.mjs. Do not edit.
import * as React from 'react';
import { createComponent } from './internal/create-component.js';
import { DassSplitView as DassSplitViewElement } from '../entries/dass-split-view.js';
import type { DassSplitViewResizeDetail, DassSplitViewSelectRecordDetail } from '../entries/dass-split-view.js';

export type { DassSplitViewElement };
export type * from '../entries/dass-split-view.js';

/** The props of <DassSplitView>, in addition to the attributes of every HTML element. */
export interface DassSplitViewOwnProps {
  /**
   * Name of the list, as the splitter has it for screen readers. A text that starts with `dass` is a message id.
   * Default: `''`, 'Lista'.
   */
  label?: DassSplitViewElement['label'] | undefined;
  /** Whether a record is open. Where there is no room for both, it covers the list. Default: `false`. */
  open?: DassSplitViewElement['open'] | undefined;
  /**
   * Width of the list in CSS pixels. It is never shown below `minSize`, nor so wide that the record has less than
   * `minRecordSize`. A user action replaces it and then fires `dass-resize`. Default: 360.
   */
  size?: DassSplitViewElement['size'] | undefined;
  /** Smallest width of the list in CSS pixels. Default: 240. */
  minSize?: DassSplitViewElement['minSize'] | undefined;
  /** Smallest width of the record in CSS pixels. With less room, the list and the record are two pages. Default: 360. */
  minRecordSize?: DassSplitViewElement['minRecordSize'] | undefined;
  /**
   * Keeps the width that the user has set in the local storage, under this name. It then replaces `size`. Default:
   * `''`, nothing is kept.
   */
  settingsKey?: DassSplitViewElement['settingsKey'] | undefined;
  /** Name of the open record, shown above it. A text that starts with `dass` is a message id. Default: `''`. */
  recordLabel?: DassSplitViewElement['recordLabel'] | undefined;
  /** Index of the open record in the list, from 0. Default: -1, it is not known. */
  recordIndex?: DassSplitViewElement['recordIndex'] | undefined;
  /** Number of records in the list. From 2 on, the record has buttons for the previous and the next. Default: 0. */
  recordCount?: DassSplitViewElement['recordCount'] | undefined;
  /** The keys J and K do not change the record. Default: `false`. */
  shortcutsDisabled?: DassSplitViewElement['shortcutsDisabled'] | undefined;
  /** Fired when the user returns from the record to the list. Cancelable: the record then stays open. */
  onBack?: ((event: CustomEvent<null> & { readonly target: DassSplitViewElement; readonly currentTarget: DassSplitViewElement }) => void) | undefined;
  /** Fired when the user has moved the splitter, or has hidden or shown the list with it. */
  onResize?: ((event: CustomEvent<DassSplitViewResizeDetail> & { readonly target: DassSplitViewElement; readonly currentTarget: DassSplitViewElement }) => void) | undefined;
  /** Fired when the user asks for the previous or the next record. The application then sets `recordIndex`. */
  onSelectRecord?: ((event: CustomEvent<DassSplitViewSelectRecordDetail> & { readonly target: DassSplitViewElement; readonly currentTarget: DassSplitViewElement }) => void) | undefined;
}
export type DassSplitViewProps = DassSplitViewOwnProps & Omit<React.HTMLAttributes<DassSplitViewElement>, keyof DassSplitViewOwnProps>;

const component: unknown = createComponent({
  tagName: 'dass-split-view',
  elementClass: DassSplitViewElement,
  react: React,
  events: {
    onBack: 'dass-back',
    onResize: 'dass-resize',
    onSelectRecord: 'dass-select-record',
  },
  displayName: 'DassSplitView',
});

/**
 * A list and the record that is selected in it, side by side. The user moves the splitter between both; its position
 * can be kept. Where there is no room for both, the list and the record are two pages: the record has a back button.
 *
 * With `recordCount` the record has buttons for the previous and the next one, also by the keys K and J. The element
 * does not know the records: the application selects them.
 *
 * Slots:
 * - `list`: The list.
 * - default: The record.
 * - `empty`: Shown beside the list while no record is open. Default: a line that says so.
 */
export const DassSplitView = component as React.FunctionComponent<DassSplitViewProps & React.RefAttributes<DassSplitViewElement>>;
