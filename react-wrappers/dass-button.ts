'use client';
// Generated from custom-elements.json by scripts/generate/generate-wrappers.mjs. Do not edit.
import * as React from 'react';
import { createComponent } from './internal/create-component.js';
import { DassButton as DassButtonElement } from '../entries/dass-button.js';

export type { DassButtonElement };
export type * from '../entries/dass-button.js';

/** The props of <DassButton>, in addition to the attributes of every HTML element. */
export interface DassButtonOwnProps {
  /** Visual emphasis: `outline` (default), `solid` for the main action of a screen, or `plain`. */
  appearance?: DassButtonElement['appearance'] | undefined;
  /** Color and meaning: `neutral` (default), `accent`, or `danger` for a destructive action. */
  tone?: DassButtonElement['tone'] | undefined;
  /** What a click does to the form: nothing (`button`, default), `submit` or `reset`. */
  type?: DassButtonElement['type'] | undefined;
  /** Name of the value that the button adds to the form data when it submits the form. Default: `''`, no value is added. */
  name?: DassButtonElement['name'] | undefined;
  /** Value that the button adds to the form data when it submits the form. Default: `''`. */
  value?: DassButtonElement['value'] | undefined;
  /** Accessible name, for a button that shows an icon only. Default: `''`, the content is the name. */
  label?: DassButtonElement['label'] | undefined;
  /**
   * Disables the button: it cannot be focused or clicked. A disabled fieldset around it does the same. Default:
   * `false`.
   */
  disabled?: DassButtonElement['disabled'] | undefined;
  /** Shows a spinner and ignores clicks while the action is running. The button can still be focused. Default: `false`. */
  busy?: DassButtonElement['busy'] | undefined;
  /** Sets `aria-expanded`: `true` or `false`, for a button that opens something. Default: `undefined`, not set. */
  expanded?: DassButtonElement['expanded'] | undefined;
  /** Sets `aria-pressed`: `true` or `false`, for a toggle button. Default: `undefined`, not set. */
  pressed?: DassButtonElement['pressed'] | undefined;
  /** Renders a square button for an icon without text. Set `label`, too. Default: `false`. */
  iconOnly?: DassButtonElement['iconOnly'] | undefined;
}
export type DassButtonProps = DassButtonOwnProps & Omit<React.HTMLAttributes<DassButtonElement>, keyof DassButtonOwnProps>;

const component: unknown = createComponent({
  tagName: 'dass-button',
  elementClass: DassButtonElement,
  react: React,
  events: {},
  displayName: 'DassButton',
});

/**
 * A button. It has a native button inside, which handles keyboard, focus and forms. Listen to `click`.
 *
 * Slots:
 * - default: The label.
 * - `start`: An icon before the label.
 * - `end`: An icon after the label.
 */
export const DassButton = component as React.FunctionComponent<DassButtonProps & React.RefAttributes<DassButtonElement>>;
