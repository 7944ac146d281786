'use client';
// Generated from custom-elements.json by scripts/generate/generate-wrappers.mjs. Do not edit.
import * as React from 'react';
import { createComponent } from './internal/create-component.js';
import { DassBooleanChip as DassBooleanChipElement } from '../entries/dass-boolean-chip.js';

export type { DassBooleanChipElement };
export type * from '../entries/dass-boolean-chip.js';

/** The props of <DassBooleanChip>, in addition to the attributes of every HTML element. */
export interface DassBooleanChipOwnProps {
  /**
   * The flag: a boolean, a number or a text. Default: `''`; for this, `null` and any other type of value nothing is
   * shown.
   */
  value?: DassBooleanChipElement['value'] | undefined;
}
export type DassBooleanChipProps = DassBooleanChipOwnProps & Omit<React.HTMLAttributes<DassBooleanChipElement>, keyof DassBooleanChipOwnProps>;

const component: unknown = createComponent({
  tagName: 'dass-boolean-chip',
  elementClass: DassBooleanChipElement,
  react: React,
  events: {},
  displayName: 'DassBooleanChip',
});

/**
 * Shows a flag of a server by text, icon and color. `true`, 1 and `S` are Yes, `false`, 0 and `N` are No, `A` is
 * Active, `I` is Inactive. Any other text or number is shown as it is.
 */
export const DassBooleanChip = component as React.FunctionComponent<DassBooleanChipProps & React.RefAttributes<DassBooleanChipElement>>;
