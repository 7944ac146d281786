'use client';
// Generated from custom-elements.json by scripts/generate/generate-wrappers.mjs. Do not edit.
import * as React from 'react';
import { createComponent } from '@lit/react';
import { DassFilterChips as DassFilterChipsElement } from '../entries/dass-filter-chips.js';
import type { DassFilterChipsFilterDetail, DassFilterChipsRemoveFilterDetail } from '../entries/dass-filter-chips.js';

export type { DassFilterChipsElement };
export type * from '../entries/dass-filter-chips.js';

/** What <DassFilterChips> takes besides the attributes of every HTML element. */
export interface DassFilterChipsOwnProps {
  /**
   * The chips: `{key, label}` each, none by default. The key `dass-search` marks the chip of a simple search: removing a
   * chip then clears all. What has no key, or one that was there before, is left out. The list is never changed.
   */
  filters?: DassFilterChipsElement['filters'];
  /** A person has removed filters or taken that back: what is in force now. */
  onFilter?: (event: CustomEvent<DassFilterChipsFilterDetail> & { readonly target: DassFilterChipsElement; readonly currentTarget: DassFilterChipsElement }) => void;
  /** A person has removed filters. */
  onRemoveFilter?: (event: CustomEvent<DassFilterChipsRemoveFilterDetail> & { readonly target: DassFilterChipsElement; readonly currentTarget: DassFilterChipsElement }) => void;
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
 * The filters that are in force, as chips in one row. What has no place in it is behind `+n`, which opens
 * the list of all. One tab stop: arrow keys, Home and End go through the chips, Delete and Backspace remove one and the
 * focus goes to its neighbour. What was removed can be taken back for five seconds, by the button or Ctrl+Z.
 *
 * `filters` is like the value of a field: a gesture replaces it by another list, and then fires. A host that sets it has
 * the last word, so that in React the chips are what the prop says.
 */
export const DassFilterChips = component as React.FunctionComponent<DassFilterChipsProps & React.RefAttributes<DassFilterChipsElement>>;
