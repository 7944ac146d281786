'use client';
// Generated from custom-elements.json by scripts/generate/generate-wrappers.mjs. Do not edit.
import * as React from 'react';
import { createComponent } from './internal/create-component.js';
import { DassSlider as DassSliderElement } from '../entries/dass-slider.js';

export type { DassSliderElement };
export type * from '../entries/dass-slider.js';

/** The props of <DassSlider>, in addition to the attributes of every HTML element. */
export interface DassSliderOwnProps {
  /**
   * The selected number. It is always on a step between `min` and `max`: another value is rounded to the nearest step.
   * Default: `defaultValue`, also after a reset of the form.
   */
  value?: DassSliderElement['value'] | undefined;
  /** The value until one is set, and after a reset of the form. Default: 0. */
  defaultValue?: DassSliderElement['defaultValue'] | undefined;
  /** The lowest value. Not used with `stepLabels`. Default: 0. */
  min?: DassSliderElement['min'] | undefined;
  /** The highest value. A value below `min` is treated as `min`. Not used with `stepLabels`. Default: 100. */
  max?: DassSliderElement['max'] | undefined;
  /** The distance between two steps; above 0. Not used with `stepLabels`. Default: 1. */
  step?: DassSliderElement['step'] | undefined;
  /**
   * Names of the steps, one for each value from 0: `['Reduzir', 'Conter', 'Preencher', 'Cobrir']` is a slider from 0 to
   * 3. A text that starts with `dass` is a message id. Default: `[]`, the values are numbers.
   */
  stepLabels?: DassSliderElement['stepLabels'] | undefined;
  /** Formats the value that is shown: `(value) => string`. Default: `undefined`, the number format of the language. */
  formatValue?: DassSliderElement['formatValue'] | undefined;
  /** Hides the value beside the label. Default: `false`. */
  withoutOutput?: DassSliderElement['withoutOutput'] | undefined;
  /** Name of the value in form data. Default: `''`, the value is not submitted. */
  name?: DassSliderElement['name'] | undefined;
  /** Label of the field. A text that starts with `dass` is a message id. Default: `''`. */
  label?: DassSliderElement['label'] | undefined;
  /** Hides the label visually; screen readers still announce it. Default: `false`. */
  labelHidden?: DassSliderElement['labelHidden'] | undefined;
  /**
   * Help text below the field. An error message is shown below it. A text that starts with `dass` is a message id.
   * Default: `''`.
   */
  hint?: DassSliderElement['hint'] | undefined;
  /**
   * Disables the field: it cannot be focused and is not submitted. A disabled fieldset around the field does the same.
   * Default: `false`.
   */
  disabled?: DassSliderElement['disabled'] | undefined;
  /**
   * Prevents the user from changing the value. The field can still be focused and is submitted; it is never invalid.
   * Default: `false`.
   */
  readOnly?: DassSliderElement['readOnly'] | undefined;
  /** Makes the field invalid while it has no value. Default: `false`. */
  required?: DassSliderElement['required'] | undefined;
  /**
   * Error message of the application, for example a server's answer. While it is not empty the field is invalid and
   * shows it. A text that starts with `dass` is a message id. Default: `''`.
   */
  customValidity?: DassSliderElement['customValidity'] | undefined;
  /** Fired while the user moves the thumb. */
  onInput?: ((event: Event & { readonly target: DassSliderElement; readonly currentTarget: DassSliderElement }) => void) | undefined;
  /** Fired when the user releases the thumb. */
  onChange?: ((event: Event & { readonly target: DassSliderElement; readonly currentTarget: DassSliderElement }) => void) | undefined;
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
 * Selects a number, or one of a few named steps, by sliding. It has a native range input inside, which handles keyboard
 * and touch.
 *
 * Slots:
 * - `data`: `<script type="application/json">` with a JSON object whose keys are names of properties, or a list for `stepLabels`. It is not shown.
 */
export const DassSlider = component as React.FunctionComponent<DassSliderProps & React.RefAttributes<DassSliderElement>>;
