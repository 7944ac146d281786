'use client';
// Generated from custom-elements.json by scripts/generate/generate-wrappers.mjs. Do not edit.
import * as React from 'react';
import { createComponent } from './internal/create-component.js';
import { DassLanguagePicker as DassLanguagePickerElement } from '../entries/dass-language-picker.js';

export type { DassLanguagePickerElement };
export type * from '../entries/dass-language-picker.js';

/** The props of <DassLanguagePicker>, in addition to the attributes of every HTML element. */
export interface DassLanguagePickerOwnProps {
  /**
   * The languages: `{id, description, image}` each. One without an id is left out. An image that cannot be loaded is
   * not shown. Default: `[]`, Portuguese, Spanish and English.
   */
  options?: DassLanguagePickerElement['options'] | undefined;
  /**
   * Id of the selected language, with a hyphen or an underscore (`pt-BR`, `pt_BR`). Default: `defaultValue`, also after
   * a reset of the form. When it is empty, the present language is shown, or the `placeholder`.
   */
  value?: DassLanguagePickerElement['value'] | undefined;
  /** The value until one is set, and after a reset of the form. Default: `''`. */
  defaultValue?: DassLanguagePickerElement['defaultValue'] | undefined;
  /**
   * Text while no language is selected. With it, an empty `value` is no language instead of the present one. A text
   * that starts with `dass` is a message id. Default: `''`.
   */
  placeholder?: DassLanguagePickerElement['placeholder'] | undefined;
  /** Name of the value in form data. Default: `''`, the value is not submitted. */
  name?: DassLanguagePickerElement['name'] | undefined;
  /** Label of the field. A text that starts with `dass` is a message id. Default: `''`. */
  label?: DassLanguagePickerElement['label'] | undefined;
  /** Hides the label visually; screen readers still announce it. Default: `false`. */
  labelHidden?: DassLanguagePickerElement['labelHidden'] | undefined;
  /**
   * Help text below the field. An error message is shown below it. A text that starts with `dass` is a message id.
   * Default: `''`.
   */
  hint?: DassLanguagePickerElement['hint'] | undefined;
  /**
   * Disables the field: it cannot be focused and is not submitted. A disabled fieldset around the field does the same.
   * Default: `false`.
   */
  disabled?: DassLanguagePickerElement['disabled'] | undefined;
  /**
   * Prevents the user from changing the value. The field can still be focused and is submitted; it is never invalid.
   * Default: `false`.
   */
  readOnly?: DassLanguagePickerElement['readOnly'] | undefined;
  /** Makes the field invalid while it has no value. Default: `false`. */
  required?: DassLanguagePickerElement['required'] | undefined;
  /**
   * Error message of the application, for example a server's answer. While it is not empty the field is invalid and
   * shows it. A text that starts with `dass` is a message id. Default: `''`.
   */
  customValidity?: DassLanguagePickerElement['customValidity'] | undefined;
  /** Fired when the user selects another language. Read it from `value`. */
  onChange?: ((event: Event & { readonly target: DassLanguagePickerElement; readonly currentTarget: DassLanguagePickerElement }) => void) | undefined;
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
 * Selects a language, each shown in its own name. Follows the APG select-only combobox pattern: arrow keys, Home, End
 * and first letters move, Enter and Space select, Escape cancels. It does not change the language of the page: call
 * `setLanguage()` in a `change` listener.
 *
 * Slots:
 * - `data`: `<script type="application/json">` with a JSON object whose keys are names of properties, or a list for `options`. It is not shown.
 */
export const DassLanguagePicker = component as React.FunctionComponent<DassLanguagePickerProps & React.RefAttributes<DassLanguagePickerElement>>;
