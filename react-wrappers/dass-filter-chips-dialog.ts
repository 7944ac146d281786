'use client';
// Generated from custom-elements.json by scripts/generate/generate-wrappers.mjs. Do not edit.
import * as React from 'react';
import { createComponent } from '@lit/react';
import { DassFilterChipsDialog as DassFilterChipsDialogElement } from '../entries/dass-filter-chips-dialog.js';
import type { DassDialogBeforeCloseDetail, DassDialogCloseDetail, DassFilterChipsDialogFilterDetail, DassFilterChipsDialogRemoveFilterDetail } from '../entries/dass-filter-chips-dialog.js';

export type { DassFilterChipsDialogElement };
export type * from '../entries/dass-filter-chips-dialog.js';

/** What <DassFilterChipsDialog> takes besides the attributes of every HTML element. */
export interface DassFilterChipsDialogOwnProps {
  /** Heading and accessible name. A text that starts with `dass` is a key. Empty (default): 'Filtros aplicados'. */
  heading?: DassFilterChipsDialogElement['heading'];
  /**
   * The chips: `{key, label}` each, none by default. The key `dass-search` marks the chip of a simple search: removing a
   * chip then removes all. What has no key, or one that was there before, is left out. The list is never changed.
   */
  filters?: DassFilterChipsDialogElement['filters'];
  /**
   * Whether the dialog is open. Setting it is always obeyed, is never vetoed, and fires nothing; a person's gesture
   * fires `dass-before-close` and `dass-close`.
   */
  open?: DassFilterChipsDialogElement['open'];
  /** Escape and the close button do not close it: only its own actions do. */
  persistent?: DassFilterChipsDialogElement['persistent'];
  /** A person has removed filters: what is in force now. */
  onFilter?: (event: CustomEvent<DassFilterChipsDialogFilterDetail> & { readonly target: DassFilterChipsDialogElement; readonly currentTarget: DassFilterChipsDialogElement }) => void;
  /** A person has removed filters. */
  onRemoveFilter?: (event: CustomEvent<DassFilterChipsDialogRemoveFilterDetail> & { readonly target: DassFilterChipsDialogElement; readonly currentTarget: DassFilterChipsDialogElement }) => void;
  /** A person asks it to close; prevent it and it stays open, and nothing is removed. */
  onBeforeClose?: (event: CustomEvent<DassDialogBeforeCloseDetail> & { readonly target: DassFilterChipsDialogElement; readonly currentTarget: DassFilterChipsDialogElement }) => void;
  /** A person has closed it. */
  onClose?: (event: CustomEvent<DassDialogCloseDetail> & { readonly target: DassFilterChipsDialogElement; readonly currentTarget: DassFilterChipsDialogElement }) => void;
}
export type DassFilterChipsDialogProps = DassFilterChipsDialogOwnProps & Omit<React.HTMLAttributes<DassFilterChipsDialogElement>, keyof DassFilterChipsDialogOwnProps>;

const component: unknown = createComponent({
  tagName: 'dass-filter-chips-dialog',
  elementClass: DassFilterChipsDialogElement,
  react: React,
  events: {
    onFilter: 'dass-filter',
    onRemoveFilter: 'dass-remove-filter',
    onBeforeClose: 'dass-before-close',
    onClose: 'dass-close',
  },
  displayName: 'DassFilterChipsDialog',
});

/**
 * All filters that are in force, in a list. A person marks those that are to go, or all, and removes them
 * together: the host searches once. Until then a mark is taken back by the same button. The list is one tab stop, with
 * the arrow keys, Home and End; Delete and Backspace mark as well.
 *
 * `filters` is like the value of a field: confirming replaces it by another list, and then fires.
 */
export const DassFilterChipsDialog = component as React.FunctionComponent<DassFilterChipsDialogProps & React.RefAttributes<DassFilterChipsDialogElement>>;
