'use client';
// Generated from custom-elements.json by scripts/generate/generate-wrappers.mjs. Do not edit.
import * as React from 'react';
import { createComponent } from '@lit/react';
import { DassBadge as DassBadgeElement } from '../entries/dass-badge.js';

export type { DassBadgeElement };
export type * from '../entries/dass-badge.js';

/** What <DassBadge> takes besides the attributes of every HTML element. */
export interface DassBadgeOwnProps {
  /** How many: a whole number from 0. Without one (default), and for 0 unless `withZero`, nothing is drawn. */
  count?: DassBadgeElement['count'];
  /** The highest number that is written out, 99 by default; above it stands `99+`. */
  max?: DassBadgeElement['max'];
  /** Draws a count of 0 too. */
  withZero?: DassBadgeElement['withZero'];
  /** A dot instead of the count: there is something new. It is drawn whatever the count is. */
  dot?: DassBadgeElement['dot'];
  /** `danger` (default), `accent`, `neutral`, `info`, `success` or `warning`. */
  tone?: DassBadgeElement['tone'];
  /**
   * What assistive technology reads instead of the number: '12 não lidas'. Empty (default): the number itself, 'novo'
   * for a dot. A text that starts with `dass` is a key of the catalogue.
   */
  label?: DassBadgeElement['label'];
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
 * A small count, or a dot, on or beside what it counts. Assistive technology reads `label`, or the whole count where
 * only `99+` is seen.
 */
export const DassBadge = component as React.FunctionComponent<DassBadgeProps & React.RefAttributes<DassBadgeElement>>;
