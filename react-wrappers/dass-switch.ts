'use client';
// Generated from custom-elements.json by scripts/generate/generate-wrappers.mjs. Do not edit.
import * as React from 'react';
import { createComponent } from './internal/create-component.js';
import { DassSwitch as DassSwitchElement } from '../entries/dass-switch.js';
import type { DassSwitchBeforeChangeDetail } from '../entries/dass-switch.js';

export type { DassSwitchElement };
export type * from '../entries/dass-switch.js';

/** The props of <DassSwitch>, in addition to the attributes of every HTML element. */
export interface DassSwitchOwnProps {
  /** Whether the switch is on. Default: `defaultChecked`, also after a reset of the form. */
  checked?: DassSwitchElement['checked'] | undefined;
  /** Whether the switch is on until `checked` is set, and after a reset of the form. Default: `false`. */
  defaultChecked?: DassSwitchElement['defaultChecked'] | undefined;
  /** The value that is submitted while the switch is on. Default: `'on'`. */
  value?: DassSwitchElement['value'] | undefined;
  /** Name of the value in form data. Default: `''`, the value is not submitted. */
  name?: DassSwitchElement['name'] | undefined;
  /** Label of the field. A text that starts with `dass` is a message id. Default: `''`. */
  label?: DassSwitchElement['label'] | undefined;
  /** Hides the label visually; screen readers still announce it. Default: `false`. */
  labelHidden?: DassSwitchElement['labelHidden'] | undefined;
  /**
   * Help text below the field. An error message is shown below it. A text that starts with `dass` is a message id.
   * Default: `''`.
   */
  hint?: DassSwitchElement['hint'] | undefined;
  /**
   * Disables the field: it cannot be focused and is not submitted. A disabled fieldset around the field does the same.
   * Default: `false`.
   */
  disabled?: DassSwitchElement['disabled'] | undefined;
  /**
   * Prevents the user from changing the value. The field can still be focused and is submitted; it is never invalid.
   * Default: `false`.
   */
  readOnly?: DassSwitchElement['readOnly'] | undefined;
  /** Makes the field invalid while it has no value. Default: `false`. */
  required?: DassSwitchElement['required'] | undefined;
  /**
   * Error message of the application, for example a server's answer. While it is not empty the field is invalid and
   * shows it. A text that starts with `dass` is a message id. Default: `''`.
   */
  customValidity?: DassSwitchElement['customValidity'] | undefined;
  /** Fired before a user action changes the switch. Cancelable: when prevented, the switch stays as it is. */
  onBeforeChange?: ((event: CustomEvent<DassSwitchBeforeChangeDetail> & { readonly target: DassSwitchElement; readonly currentTarget: DassSwitchElement }) => void) | undefined;
  /** Fired when the user has changed the switch. */
  onInput?: ((event: Event & { readonly target: DassSwitchElement; readonly currentTarget: DassSwitchElement }) => void) | undefined;
  /** Fired when the user has changed the switch, after `input`. */
  onChange?: ((event: Event & { readonly target: DassSwitchElement; readonly currentTarget: DassSwitchElement }) => void) | undefined;
}
export type DassSwitchProps = DassSwitchOwnProps & Omit<React.HTMLAttributes<DassSwitchElement>, keyof DassSwitchOwnProps>;

const component: unknown = createComponent({
  tagName: 'dass-switch',
  elementClass: DassSwitchElement,
  react: React,
  events: {
    onBeforeChange: 'dass-before-change',
    onInput: 'input',
    onChange: 'change',
  },
  displayName: 'DassSwitch',
});

/**
 * A setting that is on or off and takes effect at once. Follows the APG switch pattern. In a form it submits `value`
 * while it is on, and nothing while it is off.
 *
 * Slots:
 * - default: The label, when it is more than a text; otherwise use `label`.
 */
export const DassSwitch = component as React.FunctionComponent<DassSwitchProps & React.RefAttributes<DassSwitchElement>>;
