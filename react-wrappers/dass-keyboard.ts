'use client';
// Generated from custom-elements.json by scripts/generate/generate-wrappers.mjs. Do not edit.
import * as React from 'react';
import { createComponent } from './internal/create-component.js';
import { DassKeyboard as DassKeyboardElement } from '../entries/dass-keyboard.js';
import type { DassKeyboardConfirmDetail, DassKeyboardKeyDetail } from '../entries/dass-keyboard.js';

export type { DassKeyboardElement };
export type * from '../entries/dass-keyboard.js';

/** The props of <DassKeyboard>, in addition to the attributes of every HTML element. */
export interface DassKeyboardOwnProps {
  /** The typed text. With a `target` it is the value of the target. Default: `''`. */
  value?: DassKeyboardElement['value'] | undefined;
  /**
   * Keys: `full` (default; 15 columns, with letters and symbols on separate pages on narrow screens) or `numeric` (3
   * columns).
   */
  layout?: DassKeyboardElement['layout'] | undefined;
  /** Language of the keys: `pt-BR`, `es` or `en`, with a hyphen or an underscore. Default: `''`, the present language. */
  language?: DassKeyboardElement['language'] | undefined;
  /**
   * The field that the keys type into: a native `<input>` or `<textarea>`, or a field of the kit. A read-only or
   * disabled field is not changed. Default: `undefined`, the keys type into `value`.
   */
  target?: DassKeyboardElement['target'] | undefined;
  /** Enter starts a new line instead of confirming. Default: `false`. */
  multiline?: DassKeyboardElement['multiline'] | undefined;
  /** Fired when the user presses a key. */
  onKey?: ((event: CustomEvent<DassKeyboardKeyDetail> & { readonly target: DassKeyboardElement; readonly currentTarget: DassKeyboardElement }) => void) | undefined;
  /** Fired when the user presses Enter. Not fired with `multiline`. */
  onConfirm?: ((event: CustomEvent<DassKeyboardConfirmDetail> & { readonly target: DassKeyboardElement; readonly currentTarget: DassKeyboardElement }) => void) | undefined;
}
export type DassKeyboardProps = DassKeyboardOwnProps & Omit<React.HTMLAttributes<DassKeyboardElement>, keyof DassKeyboardOwnProps>;

const component: unknown = createComponent({
  tagName: 'dass-keyboard',
  elementClass: DassKeyboardElement,
  react: React,
  events: {
    onKey: 'dass-key',
    onConfirm: 'dass-confirm',
  },
  displayName: 'DassKeyboard',
});

/**
 * A virtual keyboard: ABNT2 with its accents for Portuguese, Latin American for Spanish, US for English, or numeric. It
 * types into the field that `target` holds, at its caret and with native `input` events, or else into its own `value`.
 * A long press, Shift+F10 or a right click shows variants of a key; a key that is held repeats. Clicks on the keys do
 * not move the focus. With Tab and the arrow keys, the keys can be reached from a hardware keyboard.
 */
export const DassKeyboard = component as React.FunctionComponent<DassKeyboardProps & React.RefAttributes<DassKeyboardElement>>;
