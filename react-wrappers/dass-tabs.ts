'use client';
// Generated from custom-elements.json by scripts/generate/generate-wrappers.mjs. Do not edit.
import * as React from 'react';
import { createComponent } from './internal/create-component.js';
import { DassTabs as DassTabsElement } from '../entries/dass-tabs.js';
import type { DassTabsTabChangeDetail } from '../entries/dass-tabs.js';

export type { DassTabsElement };
export type * from '../entries/dass-tabs.js';

/** The props of <DassTabs>, in addition to the attributes of every HTML element. */
export interface DassTabsOwnProps {
  /**
   * The tabs: `{ id, label, icon?, disabled?, badge? }` each. One without a unique id is left out, with a warning in
   * the console. The list is not changed. Default: `[]`.
   */
  tabs?: DassTabsElement['tabs'] | undefined;
  /**
   * Id of the selected tab. Default: `''`; for this and for an id that cannot be selected, the first tab that is not
   * disabled.
   */
  value?: DassTabsElement['value'] | undefined;
  /** Accessible name of the row of tabs. A text that starts with `dass` is a message id. Default: `''`. */
  label?: DassTabsElement['label'] | undefined;
  /** Fired when the user selects a tab. */
  onTabChange?: ((event: CustomEvent<DassTabsTabChangeDetail> & { readonly target: DassTabsElement; readonly currentTarget: DassTabsElement }) => void) | undefined;
}
export type DassTabsProps = DassTabsOwnProps & Omit<React.HTMLAttributes<DassTabsElement>, keyof DassTabsOwnProps>;

const component: unknown = createComponent({
  tagName: 'dass-tabs',
  elementClass: DassTabsElement,
  react: React,
  events: {
    onTabChange: 'dass-tab-change',
  },
  displayName: 'DassTabs',
});

/**
 * Panels of which one is shown at a time. Follows the APG tabs pattern with automatic activation: one tab
 * stop; the arrow keys, Home and End select a tab and show its panel.
 *
 * Slots:
 * - `*`: The panel of a tab: the slot has the tab's id as its name.
 * - `data`: `<script type="application/json">` with a JSON object whose keys are names of properties, or a list for `tabs`. It is not shown.
 */
export const DassTabs = component as React.FunctionComponent<DassTabsProps & React.RefAttributes<DassTabsElement>>;
