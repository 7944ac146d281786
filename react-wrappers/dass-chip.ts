'use client';
// Generated from custom-elements.json by scripts/generate/generate-wrappers.mjs. Do not edit.
import * as React from 'react';
import { createComponent } from './internal/create-component.js';
import { DassChip as DassChipElement } from '../entries/dass-chip.js';
import type { DassChipPressDetail } from '../entries/dass-chip.js';

export type { DassChipElement };
export type * from '../entries/dass-chip.js';

/** The props of <DassChip>, in addition to the attributes of every HTML element. */
export interface DassChipOwnProps {
  /** Text of the chip. A text that starts with `dass` is a message id. Default: `''`. */
  label?: DassChipElement['label'] | undefined;
  /** Color and meaning: `neutral` (default), `accent`, `info`, `success`, `warning` or `danger`. */
  tone?: DassChipElement['tone'] | undefined;
  /**
   * What a click does: nothing (`label`, default), fire `dass-press` (`action`), or change `selected` as well
   * (`toggle`).
   */
  kind?: DassChipElement['kind'] | undefined;
  /** Whether a chip of the kind `toggle` is selected. The user changes it by a click. Default: `false`. */
  selected?: DassChipElement['selected'] | undefined;
  /**
   * Shows a button that removes the chip. Delete and Backspace do the same while the chip has the focus. Default:
   * `false`.
   */
  removable?: DassChipElement['removable'] | undefined;
  /**
   * Takes the buttons of the chip out of the tab order, for a field that removes chips with keys of its own. Default:
   * `false`.
   */
  withoutTabStop?: DassChipElement['withoutTabStop'] | undefined;
  /** Disables the chip: it can be neither clicked nor removed. Default: `false`. */
  disabled?: DassChipElement['disabled'] | undefined;
  /** Fired when the user clicks the chip, for the kinds `action` and `toggle`. */
  onPress?: ((event: CustomEvent<DassChipPressDetail> & { readonly target: DassChipElement; readonly currentTarget: DassChipElement }) => void) | undefined;
  /** Fired when the user clicks the remove button, or presses Delete or Backspace. The application removes the chip. */
  onRemove?: ((event: CustomEvent<null> & { readonly target: DassChipElement; readonly currentTarget: DassChipElement }) => void) | undefined;
}
export type DassChipProps = DassChipOwnProps & Omit<React.HTMLAttributes<DassChipElement>, keyof DassChipOwnProps>;

const component: unknown = createComponent({
  tagName: 'dass-chip',
  elementClass: DassChipElement,
  react: React,
  events: {
    onPress: 'dass-press',
    onRemove: 'dass-remove',
  },
  displayName: 'DassChip',
});

/**
 * A short text in a pill: a state, a filter that can be removed, an action or a choice. A label that is too long is
 * truncated with an ellipsis.
 *
 * Slots:
 * - `start`: An icon or an avatar before the label.
 */
export const DassChip = component as React.FunctionComponent<DassChipProps & React.RefAttributes<DassChipElement>>;
