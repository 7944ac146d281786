'use client';
// Generated from custom-elements.json by scripts/generate/generate-wrappers.mjs. Do not edit.
import * as React from 'react';
import { createComponent } from './internal/create-component.js';
import { DassFilterChips as DassFilterChipsElement } from '../entries/dass-filter-chips.js';
import type { DassFilterChipsFilterDetail, DassFilterChipsRemoveFilterDetail } from '../entries/dass-filter-chips.js';

export type { DassFilterChipsElement };
export type * from '../entries/dass-filter-chips.js';

/** The props of <DassFilterChips>, in addition to the attributes of every HTML element. */
export interface DassFilterChipsOwnProps {
  /**
   * The active filters: `{key, label}` each. The key `dass-search` marks the filter of a simple search: when there is
   * one, removing any filter removes all. Filters without a key or with the key of an earlier one are left out. The
   * list is not changed. Default: `[]`.
   */
  filters?: DassFilterChipsElement['filters'] | undefined;
  /** Fired when the user removes filters or undoes a removal. The detail has the active filters. */
  onFilter?: ((event: CustomEvent<DassFilterChipsFilterDetail> & { readonly target: DassFilterChipsElement; readonly currentTarget: DassFilterChipsElement }) => void) | undefined;
  /** Fired when the user removes filters. The detail has the removed ones. */
  onRemoveFilter?: ((event: CustomEvent<DassFilterChipsRemoveFilterDetail> & { readonly target: DassFilterChipsElement; readonly currentTarget: DassFilterChipsElement }) => void) | undefined;
}
export type DassFilterChipsProps = DassFilterChipsOwnProps & Omit<React.HTMLAttributes<DassFilterChipsElement>, keyof DassFilterChipsOwnProps>;

const component: unknown = createComponent({
  tagName: 'dass-filter-chips',
  elementClass: DassFilterChipsElement,
  react: React,
  events: {
    onFilter: 'dass-filter',
    onRemoveFilter: 'dass-remove-filter',
  },
  displayName: 'DassFilterChips',
});

/**
 * The active filters, as chips in one row. The chips that do not fit are behind a button `+n`, which opens a list of
 * all. The row is one tab stop: arrow keys, Home and End move, Delete and Backspace remove a chip and move the focus to
 * its neighbor. For five seconds the user can undo a removal with the button or Ctrl+Z.
 *
 * `filters` is like the value of a form control: a user action replaces it and then fires events. The application can
 * set another list in response, so that in React the chips are what the prop says.
 *
 * Slots:
 * - `data`: `<script type="application/json">` with a JSON object whose keys are names of properties, or a list for `filters`. It is not shown.
 */
export const DassFilterChips = component as React.FunctionComponent<DassFilterChipsProps & React.RefAttributes<DassFilterChipsElement>>;
