'use client';
// Generated from custom-elements.json by scripts/generate/generate-wrappers.mjs. Do not edit.
import * as React from 'react';
import { createComponent } from '@lit/react';
import { DassChip as DassChipElement } from '../entries/dass-chip.js';
import type { DassChipPressDetail } from '../entries/dass-chip.js';

export type { DassChipElement };
export type * from '../entries/dass-chip.js';

/** What <DassChip> takes besides the attributes of every HTML element. */
export interface DassChipOwnProps {
  /** What it says. A text that starts with `dass` is a key of the catalogue. */
  label?: DassChipElement['label'];
  /** What it means: `neutral` (default), `accent`, `info`, `success`, `warning` or `danger`. */
  tone?: DassChipElement['tone'];
  /** `label` (default) is only read; `action` can be pressed; `toggle` is selected or not by pressing it. */
  kind?: DassChipElement['kind'];
  /** Whether a `toggle` is selected; pressing it changes this. */
  selected?: DassChipElement['selected'];
  /** Has a button to take it away; Delete and Backspace do the same while the focus is in it. */
  removable?: DassChipElement['removable'];
  /** Its buttons are no tab stops: for a field that takes its chips away by keys of its own. */
  withoutTabStop?: DassChipElement['withoutTabStop'];
  /** Neither pressed nor taken away. */
  disabled?: DassChipElement['disabled'];
  /** A person has pressed it (kinds `action` and `toggle`). */
  onPress?: (event: CustomEvent<DassChipPressDetail> & { readonly target: DassChipElement; readonly currentTarget: DassChipElement }) => void;
  /** A person wants it gone, by its button, Delete or Backspace. The host removes it. */
  onRemove?: (event: CustomEvent<null> & { readonly target: DassChipElement; readonly currentTarget: DassChipElement }) => void;
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
 * A short text in a pill: a state, a filter that can be taken away, an action or a choice among others. A long label is
 * cut with an ellipsis at the width that the chip has.
 *
 * Slots:
 * - `start`: An icon or an avatar before the label.
 */
export const DassChip = component as React.FunctionComponent<DassChipProps & React.RefAttributes<DassChipElement>>;
