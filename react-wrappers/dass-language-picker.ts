'use client';
// Generated from custom-elements.json by scripts/generate/generate-wrappers.mjs. Do not edit.
import * as React from 'react';
import { createComponent } from '@lit/react';
import { DassLanguagePicker as DassLanguagePickerElement } from '../entries/dass-language-picker.js';

export type { DassLanguagePickerElement };
export type * from '../entries/dass-language-picker.js';

/** What <DassLanguagePicker> takes besides the attributes of every HTML element. */
export interface DassLanguagePickerOwnProps {
  /**
   * The languages: `{id, description, image}` each. Empty (default): Portuguese, Spanish and English. What has no
   * id is left out; a picture that does not load is not shown.
   */
  options?: DassLanguagePickerElement['options'];
  /** Id of the chosen language, in either spelling (`pt_BR`, `pt-BR`). Empty (default): the language in force. */
  value?: DassLanguagePickerElement['value'];
  /** The value until one is set, and after a reset of the form; '' by default. */
  defaultValue?: DassLanguagePickerElement['defaultValue'];
  /** Name of its value in the form. Empty (default): it does not go into the form. */
  name?: DassLanguagePickerElement['name'];
  /** What the field asks for. A text that starts with `dass` is a key of the catalogue. */
  label?: DassLanguagePickerElement['label'];
  /** Keeps the label for assistive technology alone. */
  labelHidden?: DassLanguagePickerElement['labelHidden'];
  /** Help below the field; an error is shown below it. A text that starts with `dass` is a key of the catalogue. */
  hint?: DassLanguagePickerElement['hint'];
  /** Not to be used, and not part of the form. A disabled fieldset around it does the same. */
  disabled?: DassLanguagePickerElement['disabled'];
  /** Can be read, focused and submitted, but not changed; it is never invalid. */
  readOnly?: DassLanguagePickerElement['readOnly'];
  /** Without a value it is invalid. */
  required?: DassLanguagePickerElement['required'];
  /**
   * An error of the host's own (a server's answer): while it is not empty (default) the field is invalid and this is
   * the message. A text that starts with `dass` is a key of the catalogue.
   */
  customValidity?: DassLanguagePickerElement['customValidity'];
  /** A person has chosen another language; read it from `value`. */
  onChange?: (event: Event & { readonly target: DassLanguagePickerElement; readonly currentTarget: DassLanguagePickerElement }) => void;
}
export type DassLanguagePickerProps = DassLanguagePickerOwnProps & Omit<React.HTMLAttributes<DassLanguagePickerElement>, keyof DassLanguagePickerOwnProps>;

const component: unknown = createComponent({
  tagName: 'dass-language-picker',
  elementClass: DassLanguagePickerElement,
  react: React,
  events: {
    onChange: 'change',
  },
  displayName: 'DassLanguagePicker',
});

/**
 * Chooses a language, each in its own name, after the APG's select-only combobox: arrows, Home, End and first letters,
 * Enter and Space choose, Escape leaves it as it was. It only tells what was chosen: whoever listens changes the language
 * (`setLanguage()`).
 */
export const DassLanguagePicker = component as React.FunctionComponent<DassLanguagePickerProps & React.RefAttributes<DassLanguagePickerElement>>;
