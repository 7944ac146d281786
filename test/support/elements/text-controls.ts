import { findAll } from '../user.js';

export type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** The text controls of an element that the user can write in. */
export const textControls = (root: Element): TextControl[] =>
  findAll<TextControl>(root, 'input, textarea').filter(
    (control) =>
      control.checkVisibility({ visibilityProperty: true }) &&
      !control.readOnly &&
      !control.disabled &&
      !['checkbox', 'radio', 'range', 'file', 'color'].includes(control.type),
  );
