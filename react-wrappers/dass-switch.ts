'use client';
// Generated from custom-elements.json by scripts/generate/generate-wrappers.mjs. Do not edit.
import * as React from 'react';
import { createComponent } from '@lit/react';
import { DassSwitch as DassSwitchElement } from '../entries/dass-switch.js';
import type { DassSwitchBeforeChangeDetail } from '../entries/dass-switch.js';

export type { DassSwitchElement };
export type * from '../entries/dass-switch.js';

/** What <DassSwitch> takes besides the attributes of every HTML element. */
export interface DassSwitchOwnProps {
  /** Whether it is on. Until it is set, and after a reset of its form, it is what `defaultChecked` says. */
  checked?: DassSwitchElement['checked'];
  /** Whether it is on at first. */
  defaultChecked?: DassSwitchElement['defaultChecked'];
  /** What it submits while it is on: 'on' by default. */
  value?: DassSwitchElement['value'];
  /** Name of its value in the form. Empty (default): it does not go into the form. */
  name?: DassSwitchElement['name'];
  /** What the field asks for. A text that starts with `dass` is a key of the catalogue. */
  label?: DassSwitchElement['label'];
  /** Keeps the label for assistive technology alone. */
  labelHidden?: DassSwitchElement['labelHidden'];
  /** Help below the field; an error is shown below it. A text that starts with `dass` is a key of the catalogue. */
  hint?: DassSwitchElement['hint'];
  /** Not to be used, and not part of the form. A disabled fieldset around it does the same. */
  disabled?: DassSwitchElement['disabled'];
  /** Can be read, focused and submitted, but not changed; it is never invalid. */
  readOnly?: DassSwitchElement['readOnly'];
  /** Without a value it is invalid. */
  required?: DassSwitchElement['required'];
  /**
   * An error of the host's own (a server's answer): while it is not empty (default) the field is invalid and this is
   * the message. A text that starts with `dass` is a key of the catalogue.
   */
  customValidity?: DassSwitchElement['customValidity'];
  /** A person wants to switch it. Cancelable: prevented, it stays as it is. */
  onBeforeChange?: (event: CustomEvent<DassSwitchBeforeChangeDetail> & { readonly target: DassSwitchElement; readonly currentTarget: DassSwitchElement }) => void;
  /** A person has switched it. */
  onInput?: (event: Event & { readonly target: DassSwitchElement; readonly currentTarget: DassSwitchElement }) => void;
  /** A person has switched it. */
  onChange?: (event: Event & { readonly target: DassSwitchElement; readonly currentTarget: DassSwitchElement }) => void;
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
 * A setting that is on or off and holds at once, after the APG's switch pattern. In a form it submits `value` while it is
 * on, and nothing while it is off.
 *
 * Slots:
 * - default: The label, where a text alone is not enough; otherwise use `label`.
 */
export const DassSwitch = component as React.FunctionComponent<DassSwitchProps & React.RefAttributes<DassSwitchElement>>;
