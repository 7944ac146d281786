'use client';
// Generated from custom-elements.json by scripts/generate/generate-wrappers.mjs. Do not edit.
import * as React from 'react';
import { createComponent } from '@lit/react';
import { DassSearchFilter as DassSearchFilterElement } from '../entries/dass-search-filter.js';
import type { DassSearchFilterFilterDetail } from '../entries/dass-search-filter.js';

export type { DassSearchFilterElement };
export type * from '../entries/dass-search-filter.js';

/** What <DassSearchFilter> takes besides the attributes of every HTML element. */
export interface DassSearchFilterOwnProps {
  /** Accessible name, shown while the box is empty. A text that starts with `dass` is a key. Empty (default): 'Pesquisar'. */
  label?: DassSearchFilterElement['label'];
  /** Milliseconds without typing after which the text is submitted: 3000 by default. Less than 1 is bad. */
  searchDelay?: DassSearchFilterElement['searchDelay'];
  /** Nothing is submitted by itself. Default false. */
  timerDisabled?: DassSearchFilterElement['timerDisabled'];
  /** A filter of the host's, emitted as advanced whenever it changes to a text that is not empty. Empty by default. */
  defaultFilter?: DassSearchFilterElement['defaultFilter'];
  /** Whether `defaultFilter` is emitted: true by default; `dispatch-default-filter="false"` in markup. */
  dispatchDefaultFilter?: DassSearchFilterElement['dispatchDefaultFilter'];
  /** A person searches; or `defaultFilter` has changed. */
  onFilter?: (event: CustomEvent<DassSearchFilterFilterDetail> & { readonly target: DassSearchFilterElement; readonly currentTarget: DassSearchFilterElement }) => void;
}
export type DassSearchFilterProps = DassSearchFilterOwnProps & Omit<React.HTMLAttributes<DassSearchFilterElement>, keyof DassSearchFilterOwnProps>;

const component: unknown = createComponent({
  tagName: 'dass-search-filter',
  elementClass: DassSearchFilterElement,
  react: React,
  events: {
    onFilter: 'dass-filter',
  },
  displayName: 'DassSearchFilter',
});

/**
 * A search box that submits what was typed as a simple filter and is empty again: by Enter, by its icon, or by
 * itself after a pause. A thin line shows how long the pause still lasts; Escape ends it and leaves the text.
 */
export const DassSearchFilter = component as React.FunctionComponent<DassSearchFilterProps & React.RefAttributes<DassSearchFilterElement>>;
