'use client';
// Generated from custom-elements.json by scripts/generate/generate-wrappers.mjs. Do not edit.
import * as React from 'react';
import { createComponent } from '@lit/react';
import { DassButton as DassButtonElement } from '../entries/dass-button.js';

export type { DassButtonElement };
export type * from '../entries/dass-button.js';

/** What <DassButton> takes besides the attributes of every HTML element. */
export interface DassButtonOwnProps {
  /** How much it asks for attention: `outline` (default), `solid` for the one main action of a screen, or `plain`. */
  appearance?: DassButtonElement['appearance'];
  /** What the action means: `neutral` (default), `accent`, or `danger` for one that destroys. */
  tone?: DassButtonElement['tone'];
  /** What it does in a form: `button` (default, nothing), `submit` or `reset`. */
  type?: DassButtonElement['type'];
  /** Name of the value it adds to the form when it submits. */
  name?: DassButtonElement['name'];
  /** Value it adds to the form when it submits. */
  value?: DassButtonElement['value'];
  /** Accessible name, for a button with an icon alone. Empty (default): the text inside names it. */
  label?: DassButtonElement['label'];
  /** Not to be pressed. A disabled fieldset around it does the same. */
  disabled?: DassButtonElement['disabled'];
  /** Its action is under way: a spinner shows, and presses are ignored while it keeps the focus. */
  busy?: DassButtonElement['busy'];
  /** Tells assistive technology that what it opens is open: `true` or `false`; undefined (default) for a plain action. */
  expanded?: DassButtonElement['expanded'];
  /** It is a switch of its own that is on or off: `true` or `false`; undefined (default) for a plain action. */
  pressed?: DassButtonElement['pressed'];
  /** A square button for an icon alone; give it a `label`. */
  iconOnly?: DassButtonElement['iconOnly'];
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
 * A button: a native one inside, so that keyboard, focus and forms are the platform's. Listen to `click`.
 *
 * Slots:
 * - default: The label.
 * - `start`: An icon before the label.
 * - `end`: An icon after the label.
 */
export const DassButton = component as React.FunctionComponent<DassButtonProps & React.RefAttributes<DassButtonElement>>;
