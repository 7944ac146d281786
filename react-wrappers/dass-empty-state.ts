'use client';
// Generated from custom-elements.json by scripts/generate/generate-wrappers.mjs. Do not edit.
import * as React from 'react';
import { createComponent } from './internal/create-component.js';
import { DassEmptyState as DassEmptyStateElement } from '../entries/dass-empty-state.js';

export type { DassEmptyStateElement };
export type * from '../entries/dass-empty-state.js';

/** The props of <DassEmptyState>, in addition to the attributes of every HTML element. */
export interface DassEmptyStateOwnProps {
  /**
   * Why there is no content: `empty` (default, there is none yet), `nothing-found` (a search or a filter excludes all)
   * or `failed` (it could not be loaded). Sets the default icon, the default heading and whether it is announced.
   */
  kind?: DassEmptyStateElement['kind'] | undefined;
  /** Name of a registered icon. Default: `''`, the icon of the `kind`. */
  icon?: DassEmptyStateElement['icon'] | undefined;
  /**
   * What is missing, in a few words. It is a text, not a heading of the page's outline. A text that starts with `dass`
   * is a message id. Default: `''`; without `text`, a heading that depends on the `kind`.
   */
  heading?: DassEmptyStateElement['heading'] | undefined;
  /** A sentence that says why, or what to do. A text that starts with `dass` is a message id. Default: `''`, none. */
  text?: DassEmptyStateElement['text'] | undefined;
}
export type DassEmptyStateProps = DassEmptyStateOwnProps & Omit<React.HTMLAttributes<DassEmptyStateElement>, keyof DassEmptyStateOwnProps>;

const component: unknown = createComponent({
  tagName: 'dass-empty-state',
  elementClass: DassEmptyStateElement,
  react: React,
  events: {},
  displayName: 'DassEmptyState',
});

/**
 * Stands in the place of content that is not there: there is none yet, a search has found none, or it could not be
 * loaded. It says so in a short sentence and offers what the user can do about it, at best one action. In a narrow
 * container, such as a card, the icon is beside the text.
 *
 * Screen readers announce what has failed at once, and what a search has not found when they are idle. `empty` is not
 * announced: it is a part of the page as its other texts are.
 *
 * Slots:
 * - default: Actions: buttons or links.
 */
export const DassEmptyState = component as React.FunctionComponent<DassEmptyStateProps & React.RefAttributes<DassEmptyStateElement>>;
