'use client';
// Generated from custom-elements.json by scripts/generate/generate-wrappers.mjs. Do not edit.
import * as React from 'react';
import { createComponent } from './internal/create-component.js';
import { DassAdvancedFilterDialog as DassAdvancedFilterDialogElement } from '../entries/dass-advanced-filter-dialog.js';
import type { DassAdvancedFilterDialogChangeValuesDetail, DassAdvancedFilterDialogClearFieldsDetail, DassAdvancedFilterDialogFilterDetail, DassDialogBeforeCloseDetail, DassDialogCloseDetail } from '../entries/dass-advanced-filter-dialog.js';

export type { DassAdvancedFilterDialogElement };
export type * from '../entries/dass-advanced-filter-dialog.js';

/** The props of <DassAdvancedFilterDialog>, in addition to the attributes of every HTML element. */
export interface DassAdvancedFilterDialogOwnProps {
  /** Heading and accessible name. A text that starts with `dass` is a message id. Default: `''`, 'Filtro avançado'. */
  heading?: DassAdvancedFilterDialogElement['heading'] | undefined;
  /** Width: `s`, `m`, `l`, `full`, or a CSS length. On small screens the dialog is always full screen. Default: `80vw`. */
  width?: DassAdvancedFilterDialogElement['width'] | undefined;
  /**
   * Number of results for the present values, shown on the button that applies them. It is hidden when the values
   * change. Default: `undefined`, not shown.
   */
  resultCount?: DassAdvancedFilterDialogElement['resultCount'] | undefined;
  /**
   * Whether the dialog is open. The application can always open and close it with this property, and no event is fired.
   * When the user closes the dialog, `dass-before-close` and `dass-close` are fired. Default: `false`.
   */
  open?: DassAdvancedFilterDialogElement['open'] | undefined;
  /**
   * Whether Escape and the close button are ignored, so that only the dialog's own actions close it. Default:
   * `false`.
   */
  persistent?: DassAdvancedFilterDialogElement['persistent'] | undefined;
  /** Fired before the dialog opens, and when the user clears the fields. Cancelable: when prevented, the fields keep their values. */
  onClearFields?: ((event: CustomEvent<DassAdvancedFilterDialogClearFieldsDetail> & { readonly target: DassAdvancedFilterDialogElement; readonly currentTarget: DassAdvancedFilterDialogElement }) => void) | undefined;
  /** Fired when the user has applied the filter and the dialog has closed. */
  onFilter?: ((event: CustomEvent<DassAdvancedFilterDialogFilterDetail> & { readonly target: DassAdvancedFilterDialogElement; readonly currentTarget: DassAdvancedFilterDialogElement }) => void) | undefined;
  /** Fired 300 ms after the user has changed values. The application can count the results and set `resultCount`. */
  onChangeValues?: ((event: CustomEvent<DassAdvancedFilterDialogChangeValuesDetail> & { readonly target: DassAdvancedFilterDialogElement; readonly currentTarget: DassAdvancedFilterDialogElement }) => void) | undefined;
  /** Fired before a user action closes the dialog. Cancelable: when prevented, the dialog stays open and nothing is applied. */
  onBeforeClose?: ((event: CustomEvent<DassDialogBeforeCloseDetail> & { readonly target: DassAdvancedFilterDialogElement; readonly currentTarget: DassAdvancedFilterDialogElement }) => void) | undefined;
  /** Fired once when a user action has closed the dialog. The reason is `confirm` when the filter is applied. */
  onClose?: ((event: CustomEvent<DassDialogCloseDetail> & { readonly target: DassAdvancedFilterDialogElement; readonly currentTarget: DassAdvancedFilterDialogElement }) => void) | undefined;
}
export type DassAdvancedFilterDialogProps = DassAdvancedFilterDialogOwnProps & Omit<React.HTMLAttributes<DassAdvancedFilterDialogElement>, keyof DassAdvancedFilterDialogOwnProps>;

const component: unknown = createComponent({
  tagName: 'dass-advanced-filter-dialog',
  elementClass: DassAdvancedFilterDialogElement,
  react: React,
  events: {
    onClearFields: 'dass-clear-fields',
    onFilter: 'dass-filter',
    onChangeValues: 'dass-change-values',
    onBeforeClose: 'dass-before-close',
    onClose: 'dass-close',
  },
  displayName: 'DassAdvancedFilterDialog',
});

/**
 * A dialog around a form of the application, to filter by many fields. It reads the values of the fields, native ones
 * and those of the kit, and creates a filter chip for each. The user applies them with the button, Enter in a field, or
 * Ctrl+Enter. While a field is invalid the dialog stays open and that field gets the focus.
 *
 * Before it opens, the dialog fires `dass-clear-fields` and resets each field to its default value. When the event is
 * prevented, the fields keep their values. Fields that React controls follow their state: reset that in a
 * `dass-clear-fields` listener.
 *
 * Slots:
 * - default: The form: fields with a `name`, inside a `<form>` or without one.
 */
export const DassAdvancedFilterDialog = component as React.FunctionComponent<DassAdvancedFilterDialogProps & React.RefAttributes<DassAdvancedFilterDialogElement>>;
