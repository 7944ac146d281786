'use client';
// Generated from custom-elements.json by scripts/generate/generate-wrappers.mjs. Do not edit.
import * as React from 'react';
import { createComponent } from './internal/create-component.js';
import { DassFilterChipsDialog as DassFilterChipsDialogElement } from '../entries/dass-filter-chips-dialog.js';
import type { DassDialogBeforeCloseDetail, DassDialogCloseDetail, DassFilterChipsDialogFilterDetail, DassFilterChipsDialogRemoveFilterDetail } from '../entries/dass-filter-chips-dialog.js';

export type { DassFilterChipsDialogElement };
export type * from '../entries/dass-filter-chips-dialog.js';

/** The props of <DassFilterChipsDialog>, in addition to the attributes of every HTML element. */
export interface DassFilterChipsDialogOwnProps {
  /** Heading and accessible name. A text that starts with `dass` is a message id. Default: `''`, 'Filtros aplicados'. */
  heading?: DassFilterChipsDialogElement['heading'] | undefined;
  /**
   * The active filters: `{key, label}` each. The key `dass-search` marks the filter of a simple search: when there is
   * one, removing any filter removes all. Filters without a key or with the key of an earlier one are left out. The
   * list is not changed. Default: `[]`.
   */
  filters?: DassFilterChipsDialogElement['filters'] | undefined;
  /**
   * Whether the dialog is open. The application can always open and close it with this property, and no event is fired.
   * When the user closes the dialog, `dass-before-close` and `dass-close` are fired. Default: `false`.
   */
  open?: DassFilterChipsDialogElement['open'] | undefined;
  /**
   * Whether Escape and the close button are ignored, so that only the dialog's own actions close it. Default:
   * `false`.
   */
  persistent?: DassFilterChipsDialogElement['persistent'] | undefined;
  /** Fired when the user removes filters. The detail has the active filters. */
  onFilter?: ((event: CustomEvent<DassFilterChipsDialogFilterDetail> & { readonly target: DassFilterChipsDialogElement; readonly currentTarget: DassFilterChipsDialogElement }) => void) | undefined;
  /** Fired after `dass-filter` when the user removes filters. The detail has the removed ones. */
  onRemoveFilter?: ((event: CustomEvent<DassFilterChipsDialogRemoveFilterDetail> & { readonly target: DassFilterChipsDialogElement; readonly currentTarget: DassFilterChipsDialogElement }) => void) | undefined;
  /** Fired before a user action closes the dialog. Cancelable: when prevented, the dialog stays open and nothing is removed. */
  onBeforeClose?: ((event: CustomEvent<DassDialogBeforeCloseDetail> & { readonly target: DassFilterChipsDialogElement; readonly currentTarget: DassFilterChipsDialogElement }) => void) | undefined;
  /** Fired once when a user action has closed the dialog. */
  onClose?: ((event: CustomEvent<DassDialogCloseDetail> & { readonly target: DassFilterChipsDialogElement; readonly currentTarget: DassFilterChipsDialogElement }) => void) | undefined;
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
 * A list of all active filters. The user marks filters for removal, or all, and removes them together with one event.
 * The same button unmarks a filter. The list is one tab stop with arrow keys, Home and End; Delete and Backspace mark,
 * too.
 *
 * `filters` is like the value of a form control: when the user confirms, the element replaces it and then fires events.
 *
 * Slots:
 * - `data`: `<script type="application/json">` with a JSON object whose keys are names of properties, or a list for `filters`. It is not shown.
 */
export const DassFilterChipsDialog = component as React.FunctionComponent<DassFilterChipsDialogProps & React.RefAttributes<DassFilterChipsDialogElement>>;
