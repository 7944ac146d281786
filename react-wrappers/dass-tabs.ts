'use client';
// Generated from custom-elements.json by scripts/generate/generate-wrappers.mjs. Do not edit.
import * as React from 'react';
import { createComponent } from '@lit/react';
import { DassTabs as DassTabsElement } from '../entries/dass-tabs.js';
import type { DassTabsTabChangeDetail } from '../entries/dass-tabs.js';

export type { DassTabsElement };
export type * from '../entries/dass-tabs.js';

/** What <DassTabs> takes besides the attributes of every HTML element. */
export interface DassTabsOwnProps {
  /**
   * The tabs: `{ id, label, icon?, disabled?, badge? }` each; none by default. One without an id of its own is left out,
   * with a warning. The list is read, never changed.
   */
  tabs?: DassTabsElement['tabs'];
  /** Id of the selected tab. Empty (default), or one that cannot be selected: the first tab that can. */
  value?: DassTabsElement['value'];
  /** Accessible name of the row of tabs. A text that starts with `dass` is a key of the catalogue. */
  label?: DassTabsElement['label'];
  /** A person has selected a tab. */
  onTabChange?: (event: CustomEvent<DassTabsTabChangeDetail> & { readonly target: DassTabsElement; readonly currentTarget: DassTabsElement }) => void;
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
 * Panels in one place, one shown at a time, after the APG's tabs pattern: one tab stop, the arrow keys, Home and End go
 * from tab to tab and show its panel at once.
 *
 * Slots:
 * - `*`: The panel of a tab: the slot has the tab's id as its name.
 */
export const DassTabs = component as React.FunctionComponent<DassTabsProps & React.RefAttributes<DassTabsElement>>;
