'use client';
// Generated from custom-elements.json by scripts/generate/generate-wrappers.mjs. Do not edit.
import * as React from 'react';
import { createComponent } from '@lit/react';
import { DassPageHeader as DassPageHeaderElement } from '../entries/dass-page-header.js';
import type { DassPageHeaderFilterDetail, DassPageHeaderRemoveFilterDetail } from '../entries/dass-page-header.js';

export type { DassPageHeaderElement };
export type * from '../entries/dass-page-header.js';

/** What <DassPageHeader> takes besides the attributes of every HTML element. */
export interface DassPageHeaderOwnProps {
  /** Title of the page, a heading of the first level. A text that starts with `dass` is a key of the catalogue. */
  heading?: DassPageHeaderElement['heading'];
  /** A line below the title. A text that starts with `dass` is a key of the catalogue. */
  subheading?: DassPageHeaderElement['subheading'];
  /** Name of a registered icon before the title. Empty (default): none. */
  icon?: DassPageHeaderElement['icon'];
  /** Has a button back. Default false. */
  withBack?: DassPageHeaderElement['withBack'];
  /** Has a button that closes the page: beside the title on screens narrower than 768px, at the end on others. */
  withClose?: DassPageHeaderElement['withClose'];
  /**
   * The filters in force: `{key, label}` each, none by default. The key `dass-search` marks the one of a simple
   * search. What has no key, or one that was there before, is left out. The list is never changed.
   */
  filters?: DassPageHeaderElement['filters'];
  /** A filter of the host's, emitted as advanced whenever it changes to a text that is not empty. Empty by default. */
  defaultFilter?: DassPageHeaderElement['defaultFilter'];
  /** Whether `defaultFilter` is emitted: true by default; `dispatch-default-filter="false"` in markup. */
  dispatchDefaultFilter?: DassPageHeaderElement['dispatchDefaultFilter'];
  /** Has a search box. Default false. */
  withSearch?: DassPageHeaderElement['withSearch'];
  /** Name of the search box, shown while it is empty. A text that starts with `dass` is a key. Empty (default): 'Pesquisar'. */
  searchLabel?: DassPageHeaderElement['searchLabel'];
  /** Milliseconds without typing after which the text is submitted: 3000 by default. Less than 1 is bad. */
  searchDelay?: DassPageHeaderElement['searchDelay'];
  /** The search box submits nothing by itself. Default false. */
  timerDisabled?: DassPageHeaderElement['timerDisabled'];
  /** A person goes back. */
  onBack?: (event: CustomEvent<null> & { readonly target: DassPageHeaderElement; readonly currentTarget: DassPageHeaderElement }) => void;
  /** A person closes the page. */
  onClosePage?: (event: CustomEvent<null> & { readonly target: DassPageHeaderElement; readonly currentTarget: DassPageHeaderElement }) => void;
  /** A person searches, removes filters or takes that back; or `defaultFilter` has changed. */
  onFilter?: (event: CustomEvent<DassPageHeaderFilterDetail> & { readonly target: DassPageHeaderElement; readonly currentTarget: DassPageHeaderElement }) => void;
  /** A person has removed filters. */
  onRemoveFilter?: (event: CustomEvent<DassPageHeaderRemoveFilterDetail> & { readonly target: DassPageHeaderElement; readonly currentTarget: DassPageHeaderElement }) => void;
}
export type DassPageHeaderProps = DassPageHeaderOwnProps & Omit<React.HTMLAttributes<DassPageHeaderElement>, keyof DassPageHeaderOwnProps>;

const component: unknown = createComponent({
  tagName: 'dass-page-header',
  elementClass: DassPageHeaderElement,
  react: React,
  events: {
    onBack: 'dass-back',
    onClosePage: 'dass-close-page',
    onFilter: 'dass-filter',
    onRemoveFilter: 'dass-remove-filter',
  },
  displayName: 'DassPageHeader',
});

/**
 * The head of a page: way back, icon, title and subtitle, the actions of the page, a search box and the filters
 * in force. A simple search replaces all filters by its own, one that is removed can be taken back for five seconds.
 *
 * `filters` is like the value of a field: a gesture replaces it by another list, and then fires `dass-filter` with what
 * is in force. A host that sets it has the last word, so that in React the chips are what the prop says.
 *
 * Slots:
 * - `before`: Actions before the search box.
 * - `actions`: The actions of the page, after the search box.
 * - `after`: Actions after all others, at the end.
 */
export const DassPageHeader = component as React.FunctionComponent<DassPageHeaderProps & React.RefAttributes<DassPageHeaderElement>>;
