'use client';
// Generated from custom-elements.json by scripts/generate/generate-wrappers.mjs. Do not edit.
import * as React from 'react';
import { createComponent } from '@lit/react';
import { DassAdvancedFilterDialog as DassAdvancedFilterDialogElement } from '../entries/dass-advanced-filter-dialog.js';
import type { DassAdvancedFilterDialogChangeValuesDetail, DassAdvancedFilterDialogClearFieldsDetail, DassAdvancedFilterDialogFilterDetail, DassDialogBeforeCloseDetail, DassDialogCloseDetail } from '../entries/dass-advanced-filter-dialog.js';

export type { DassAdvancedFilterDialogElement };
export type * from '../entries/dass-advanced-filter-dialog.js';

/** What <DassAdvancedFilterDialog> takes besides the attributes of every HTML element. */
export interface DassAdvancedFilterDialogOwnProps {
  /** Heading and accessible name. A text that starts with `dass` is a key. Empty (default): 'Filtro avançado'. */
  heading?: DassAdvancedFilterDialogElement['heading'];
  /** `s`, `m`, `l`, `full`, or a length of CSS: `80vw` by default. Full on small screens. */
  width?: DassAdvancedFilterDialogElement['width'];
  /**
   * How many results the values would have, shown on the button that applies them. It counts until the values change
   * again. Undefined (default): it is not known.
   */
  resultCount?: DassAdvancedFilterDialogElement['resultCount'];
  /**
   * Whether the dialog is open. Setting it is always obeyed, is never vetoed, and fires nothing; a person's gesture
   * fires `dass-before-close` and `dass-close`.
   */
  open?: DassAdvancedFilterDialogElement['open'];
  /** Escape and the close button do not close it: only its own actions do. */
  persistent?: DassAdvancedFilterDialogElement['persistent'];
  /** Before each opening, and when a person clears the fields. Cancelable: prevented, they stay as they are. */
  onClearFields?: (event: CustomEvent<DassAdvancedFilterDialogClearFieldsDetail> & { readonly target: DassAdvancedFilterDialogElement; readonly currentTarget: DassAdvancedFilterDialogElement }) => void;
  /** A person has applied the filter; it has closed by then. */
  onFilter?: (event: CustomEvent<DassAdvancedFilterDialogFilterDetail> & { readonly target: DassAdvancedFilterDialogElement; readonly currentTarget: DassAdvancedFilterDialogElement }) => void;
  /** A person has changed values, 300 ms ago: to count what they would find, for `resultCount`. */
  onChangeValues?: (event: CustomEvent<DassAdvancedFilterDialogChangeValuesDetail> & { readonly target: DassAdvancedFilterDialogElement; readonly currentTarget: DassAdvancedFilterDialogElement }) => void;
  /** A person asks it to close; prevent it and it stays open, and nothing is applied. */
  onBeforeClose?: (event: CustomEvent<DassDialogBeforeCloseDetail> & { readonly target: DassAdvancedFilterDialogElement; readonly currentTarget: DassAdvancedFilterDialogElement }) => void;
  /** A person has closed it; with the reason `confirm` when the filter is applied. */
  onClose?: (event: CustomEvent<DassDialogCloseDetail> & { readonly target: DassAdvancedFilterDialogElement; readonly currentTarget: DassAdvancedFilterDialogElement }) => void;
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
 * A dialog around the host's own form, to filter by many fields. It reads the fields in it by itself,
 * native ones and those of the kit, and tells their values and a chip for each when a person applies them: by the button,
 * Enter in a field, or Ctrl+Enter. Fields that are not valid keep it open and get the focus.
 *
 * Before each opening it asks the host to clear the fields and does so itself: each goes back to its default value. A host
 * that prevents this keeps what was entered. Fields that React controls go by their state: clear that on `dass-clear-fields`.
 *
 * Slots:
 * - default: The form: fields with a `name`, inside a `<form>` or without one.
 */
export const DassAdvancedFilterDialog = component as React.FunctionComponent<DassAdvancedFilterDialogProps & React.RefAttributes<DassAdvancedFilterDialogElement>>;
