'use client';
// Generated from custom-elements.json by scripts/generate/generate-wrappers.mjs. Do not edit.
import * as React from 'react';
import { createComponent } from '@lit/react';
import { DassSlider as DassSliderElement } from '../entries/dass-slider.js';

export type { DassSliderElement };
export type * from '../entries/dass-slider.js';

/** What <DassSlider> takes besides the attributes of every HTML element. */
export interface DassSliderOwnProps {
  /**
   * The number chosen. Until it is set, and after a reset of its form, it is what `defaultValue` says. It always lies on
   * a step between `min` and `max`: what was set elsewhere is the nearest.
   */
  value?: DassSliderElement['value'];
  /** The number at first, 0 by default. */
  defaultValue?: DassSliderElement['defaultValue'];
  /** The least, 0 by default. Not used with `stepLabels`. */
  min?: DassSliderElement['min'];
  /** The most, 100 by default; below `min` it is `min`. Not used with `stepLabels`. */
  max?: DassSliderElement['max'];
  /** From one step to the next, above 0; 1 by default. Not used with `stepLabels`. */
  step?: DassSliderElement['step'];
  /** Names of the steps, one for each value from 0: `['Reduzir', 'Conter', 'Preencher', 'Cobrir']` is a slider from 0 to 3. Empty (default): numbers. Those that start with `dass` are keys of the catalogue. */
  stepLabels?: DassSliderElement['stepLabels'];
  /** Writes a value as a text: `(value) => string`. Undefined (default): as the language writes numbers. */
  formatValue?: DassSliderElement['formatValue'];
  /** Does not show the value beside the label. */
  withoutOutput?: DassSliderElement['withoutOutput'];
  /** Name of its value in the form. Empty (default): it does not go into the form. */
  name?: DassSliderElement['name'];
  /** What the field asks for. A text that starts with `dass` is a key of the catalogue. */
  label?: DassSliderElement['label'];
  /** Keeps the label for assistive technology alone. */
  labelHidden?: DassSliderElement['labelHidden'];
  /** Help below the field; an error is shown below it. A text that starts with `dass` is a key of the catalogue. */
  hint?: DassSliderElement['hint'];
  /** Not to be used, and not part of the form. A disabled fieldset around it does the same. */
  disabled?: DassSliderElement['disabled'];
  /** Can be read, focused and submitted, but not changed; it is never invalid. */
  readOnly?: DassSliderElement['readOnly'];
  /** Without a value it is invalid. */
  required?: DassSliderElement['required'];
  /**
   * An error of the host's own (a server's answer): while it is not empty (default) the field is invalid and this is
   * the message. A text that starts with `dass` is a key of the catalogue.
   */
  customValidity?: DassSliderElement['customValidity'];
  /** A person slides. */
  onInput?: (event: Event & { readonly target: DassSliderElement; readonly currentTarget: DassSliderElement }) => void;
  /** A person has let go. */
  onChange?: (event: Event & { readonly target: DassSliderElement; readonly currentTarget: DassSliderElement }) => void;
}
export type DassSliderProps = DassSliderOwnProps & Omit<React.HTMLAttributes<DassSliderElement>, keyof DassSliderOwnProps>;

const component: unknown = createComponent({
  tagName: 'dass-slider',
  elementClass: DassSliderElement,
  react: React,
  events: {
    onInput: 'input',
    onChange: 'change',
  },
  displayName: 'DassSlider',
});

/**
 * A number, or one of a few named steps, chosen by sliding: a native range inside, so that keyboard and touch are the
 * platform's.
 */
export const DassSlider = component as React.FunctionComponent<DassSliderProps & React.RefAttributes<DassSliderElement>>;
