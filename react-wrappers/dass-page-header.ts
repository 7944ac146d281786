'use client';
// Generated from custom-elements.json by scripts/generate/generate-wrappers.mjs. Do not edit.
import * as React from 'react';
import { createComponent } from './internal/create-component.js';
import { DassPageHeader as DassPageHeaderElement } from '../entries/dass-page-header.js';
import type { DassPageHeaderFilterDetail, DassPageHeaderRemoveFilterDetail } from '../entries/dass-page-header.js';

export type { DassPageHeaderElement };
export type * from '../entries/dass-page-header.js';

/** The props of <DassPageHeader>, in addition to the attributes of every HTML element. */
export interface DassPageHeaderOwnProps {
  /** Title of the page, a level 1 heading. A text that starts with `dass` is a message id. Default: `''`. */
  heading?: DassPageHeaderElement['heading'] | undefined;
  /** Text below the title. A text that starts with `dass` is a message id. Default: `''`. */
  subheading?: DassPageHeaderElement['subheading'] | undefined;
  /** Name of a registered icon before the title. Default: `''`, none. */
  icon?: DassPageHeaderElement['icon'] | undefined;
  /** Shows the back button. Default: `false`. */
  withBack?: DassPageHeaderElement['withBack'] | undefined;
  /** Shows the close button: beside the title on screens narrower than 768px, at the end on others. Default: `false`. */
  withClose?: DassPageHeaderElement['withClose'] | undefined;
  /**
   * The active filters: `{key, label}` each. The key `dass-search` marks the filter of a simple search. Filters
   * without a key or with the key of an earlier one are left out. The list is not changed. Default: `[]`.
   */
  filters?: DassPageHeaderElement['filters'] | undefined;
  /**
   * Search text of the application. When it changes to a text that is not empty, `dass-filter` is fired with
   * `advancedFilter: true`. Default: `''`.
   */
  defaultFilter?: DassPageHeaderElement['defaultFilter'] | undefined;
  /**
   * Whether a change of `defaultFilter` fires `dass-filter`. In HTML: `dispatch-default-filter="false"`. Default:
   * `true`.
   */
  dispatchDefaultFilter?: DassPageHeaderElement['dispatchDefaultFilter'] | undefined;
  /** Shows the search box. Default: `false`. */
  withSearch?: DassPageHeaderElement['withSearch'] | undefined;
  /**
   * Accessible name and placeholder of the search box. A text that starts with `dass` is a message id. Default: `''`,
   * 'Pesquisar'.
   */
  searchLabel?: DassPageHeaderElement['searchLabel'] | undefined;
  /** Milliseconds after the last typed character until the text is submitted, from 1 to 600,000. Default: 3000. */
  searchDelay?: DassPageHeaderElement['searchDelay'] | undefined;
  /** The search box does not submit after a pause; only Enter and its icon submit. Default: `false`. */
  timerDisabled?: DassPageHeaderElement['timerDisabled'] | undefined;
  /** Fired when the user clicks the back button. */
  onBack?: ((event: CustomEvent<null> & { readonly target: DassPageHeaderElement; readonly currentTarget: DassPageHeaderElement }) => void) | undefined;
  /** Fired when the user clicks the close button. */
  onClosePage?: ((event: CustomEvent<null> & { readonly target: DassPageHeaderElement; readonly currentTarget: DassPageHeaderElement }) => void) | undefined;
  /** Fired when the user searches, removes filters or undoes a removal, and when `defaultFilter` has changed. */
  onFilter?: ((event: CustomEvent<DassPageHeaderFilterDetail> & { readonly target: DassPageHeaderElement; readonly currentTarget: DassPageHeaderElement }) => void) | undefined;
  /** Fired when the user removes filters. The detail has the removed ones. */
  onRemoveFilter?: ((event: CustomEvent<DassPageHeaderRemoveFilterDetail> & { readonly target: DassPageHeaderElement; readonly currentTarget: DassPageHeaderElement }) => void) | undefined;
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
 * The header of a page: back button, icon, title and subtitle, actions, a search box and the active filters. A simple
 * search replaces all filters. For five seconds the user can undo the removal of a filter.
 *
 * `filters` is like the value of a form control: a user action replaces it and then fires `dass-filter`. The
 * application can set another list in response, so that in React the chips are what the prop says.
 *
 * Slots:
 * - `before`: Actions before the search box.
 * - `actions`: The actions of the page, after the search box.
 * - `after`: Actions at the end, after all others.
 * - `data`: `<script type="application/json">` with a JSON object whose keys are names of properties, or a list for `filters`. It is not shown.
 */
export const DassPageHeader = component as React.FunctionComponent<DassPageHeaderProps & React.RefAttributes<DassPageHeaderElement>>;
