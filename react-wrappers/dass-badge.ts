'use client';
// Generated from custom-elements.json by scripts/generate/generate-wrappers.mjs. Do not edit.
import * as React from 'react';
import { createComponent } from './internal/create-component.js';
import { DassBadge as DassBadgeElement } from '../entries/dass-badge.js';

export type { DassBadgeElement };
export type * from '../entries/dass-badge.js';

/** The props of <DassBadge>, in addition to the attributes of every HTML element. */
export interface DassBadgeOwnProps {
  /** The count: an integer from 0. Default: `undefined`, nothing is shown. 0 is shown only with `withZero`. */
  count?: DassBadgeElement['count'] | undefined;
  /** The highest count that is shown as it is. A higher one is shown as the maximum and a plus sign: `99+`. Default: 99. */
  max?: DassBadgeElement['max'] | undefined;
  /** Shows the badge for a count of 0, too. Default: `false`. */
  withZero?: DassBadgeElement['withZero'] | undefined;
  /** Shows a dot instead of the count, whatever the count is. Default: `false`. */
  dot?: DassBadgeElement['dot'] | undefined;
  /** Color and meaning: `danger` (default), `accent`, `neutral`, `info`, `success` or `warning`. */
  tone?: DassBadgeElement['tone'] | undefined;
  /**
   * Text that screen readers announce instead of the count: '12 não lidas'. A text that starts with `dass` is a message
   * id. Default: `''`, the count, or 'novo' for a dot.
   */
  label?: DassBadgeElement['label'] | undefined;
}
export type DassBadgeProps = DassBadgeOwnProps & Omit<React.HTMLAttributes<DassBadgeElement>, keyof DassBadgeOwnProps>;

const component: unknown = createComponent({
  tagName: 'dass-badge',
  elementClass: DassBadgeElement,
  react: React,
  events: {},
  displayName: 'DassBadge',
});

/**
 * Shows a small count or a dot, on or beside the thing that it counts. Screen readers announce `label`, or the whole
 * count where `99+` is shown.
 */
export const DassBadge = component as React.FunctionComponent<DassBadgeProps & React.RefAttributes<DassBadgeElement>>;
