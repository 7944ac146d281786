'use client';
// Generated from custom-elements.json by scripts/generate/generate-wrappers.mjs. Do not edit.
import * as React from 'react';
import { createComponent } from '@lit/react';
import { DassKeyboard as DassKeyboardElement } from '../entries/dass-keyboard.js';
import type { DassKeyboardConfirmDetail, DassKeyboardKeyDetail } from '../entries/dass-keyboard.js';

export type { DassKeyboardElement };
export type * from '../entries/dass-keyboard.js';

/** What <DassKeyboard> takes besides the attributes of every HTML element. */
export interface DassKeyboardOwnProps {
  /** What is written, without a `target`: that of the target otherwise. '' by default. */
  value?: DassKeyboardElement['value'];
  /** `full` (default; 15 columns, on narrow screens letters and symbols apart) or `numeric` (3 columns). */
  layout?: DassKeyboardElement['layout'];
  /** `pt-BR`, `es` or `en`, in either spelling. Empty (default): the language in force. */
  language?: DassKeyboardElement['language'];
  /**
   * The field that it writes into: a native `<input>` or `<textarea>`, or a field of the kit. None by default. One that is
   * read-only or disabled is left as it is.
   */
  target?: DassKeyboardElement['target'];
  /** Enter writes a new line instead of confirming. */
  multiline?: DassKeyboardElement['multiline'];
  /** A person has pressed a key. */
  onKey?: (event: CustomEvent<DassKeyboardKeyDetail> & { readonly target: DassKeyboardElement; readonly currentTarget: DassKeyboardElement }) => void;
  /** A person has pressed Enter (not with `multiline`). */
  onConfirm?: (event: CustomEvent<DassKeyboardConfirmDetail> & { readonly target: DassKeyboardElement; readonly currentTarget: DassKeyboardElement }) => void;
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
 * A keyboard on the screen: ABNT2 for Portuguese, with its accents, Latin American for Spanish, US for English, or
 * a numeric one. It writes into the field that `target` names, as ordinary input at its caret, or else into its `value`.
 * A long press offers variants, as Shift+F10 and the right mouse button do; a held key repeats. It never takes the focus
 * from where a person writes; whoever comes by Tab moves among the keys with the arrows. A real keyboard works beside it.
 */
export const DassKeyboard = component as React.FunctionComponent<DassKeyboardProps & React.RefAttributes<DassKeyboardElement>>;
