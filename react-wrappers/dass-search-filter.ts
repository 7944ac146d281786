'use client';
// Generated from custom-elements.json by scripts/generate/generate-wrappers.mjs. Do not edit.
import * as React from 'react';
import { createComponent } from './internal/create-component.js';
import { DassSearchFilter as DassSearchFilterElement } from '../entries/dass-search-filter.js';
import type { DassSearchFilterFilterDetail } from '../entries/dass-search-filter.js';

export type { DassSearchFilterElement };
export type * from '../entries/dass-search-filter.js';

/** The props of <DassSearchFilter>, in addition to the attributes of every HTML element. */
export interface DassSearchFilterOwnProps {
  /** Accessible name and placeholder. A text that starts with `dass` is a message id. Default: `''`, 'Pesquisar'. */
  label?: DassSearchFilterElement['label'] | undefined;
  /** Milliseconds after the last typed character until the text is submitted, from 1 to 600,000. Default: 3000. */
  searchDelay?: DassSearchFilterElement['searchDelay'] | undefined;
  /** The text is not submitted after a pause; only Enter and the icon submit. Default: `false`. */
  timerDisabled?: DassSearchFilterElement['timerDisabled'] | undefined;
  /**
   * Search text of the application. When it changes to a text that is not empty, `dass-filter` is fired with
   * `advancedFilter: true`. Default: `''`.
   */
  defaultFilter?: DassSearchFilterElement['defaultFilter'] | undefined;
  /**
   * Whether a change of `defaultFilter` fires `dass-filter`. In HTML: `dispatch-default-filter="false"`. Default:
   * `true`.
   */
  dispatchDefaultFilter?: DassSearchFilterElement['dispatchDefaultFilter'] | undefined;
  /** Fired when the user searches, and when `defaultFilter` has changed. */
  onFilter?: ((event: CustomEvent<DassSearchFilterFilterDetail> & { readonly target: DassSearchFilterElement; readonly currentTarget: DassSearchFilterElement }) => void) | undefined;
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
 * A search box that submits the typed text as a simple filter and clears itself: on Enter, on a click on its icon, or
 * after a pause in typing. A thin line shows the remaining time; Escape cancels it and keeps the text.
 */
export const DassSearchFilter = component as React.FunctionComponent<DassSearchFilterProps & React.RefAttributes<DassSearchFilterElement>>;
