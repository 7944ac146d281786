import type { EventMap } from '../../base/dass-element.js';
import { fieldValue } from '../../base/forms/field-value.js';
import { FormElement } from '../../base/forms/form-element.js';
import { number, oneOf, property, text } from '../../base/property.js';
import { MASK_NAMES, fromHost, masks, type MaskName } from './mask-model.js';

export const TEXT_TYPES = ['text', 'number', 'password', 'search', 'email', 'tel', 'url'] as const;
/** The type of a text field. */
export type TextType = (typeof TEXT_TYPES)[number];

const wholeFromOne = number({ min: 1, whole: true });

/** The public properties of a text input. */
export abstract class TextProperties<Events extends EventMap = object> extends FormElement<Events> {
  /**
   * The text, trimmed. With the type `number` it is the number with a decimal point (`0.184`) in any language. With a
   * `mask` it is without the separators (`52998224725`). A text that cannot be converted stays as typed, and is
   * invalid. Default: `defaultValue`, also after a reset of the form.
   */
  @fieldValue<TextProperties, string>('defaultValue', text, (value, { mask }) =>
    mask ? fromHost(masks[mask], value) : value,
  )
  declare value: string;

  /** The value until one is set, and after a reset of the form. Default: `''`. */
  @property({ type: String, attribute: 'value' })
  defaultValue = '';

  /**
   * Type of the text: `text` (default), `number` (accepts the decimal separator of the language), `password` (with a
   * button that shows it), `search` (with a button that clears it), `email`, `tel` or `url` (an absolute address).
   */
  @property({ type: String, reflect: true, accept: oneOf(TEXT_TYPES) })
  type: TextType = 'text';

  /** Allows several lines; the field grows with its text. Only with the type `text`. Default: `false`. */
  @property({ type: Boolean, reflect: true })
  multiline = false;

  /** With `multiline`: minimum height in lines. Default: 3. */
  @property({ type: Number, accept: wholeFromOne })
  rows = 3;

  /** With `multiline`: maximum height in lines. When it is less than `rows` the field does not grow. Default: 12. */
  @property({ type: Number, attribute: 'max-rows', accept: wholeFromOne })
  maxRows = 12;

  /**
   * Format that is applied while the user types: `tax-number` (000.000.000-00, with valid check digits) or `phone`
   * ((00) 00000-0000). Default: `''`, none.
   */
  @property({ type: String, accept: oneOf(['', ...MASK_NAMES] as const) })
  mask: MaskName | '' = '';

  /**
   * Example of a value, shown while the field is empty; it does not replace a label. A text that starts with `dass` is
   * a message id. Default: `''`.
   */
  @property({ type: String })
  placeholder = '';

  /**
   * Minimum number of characters, counted as a reader sees them. A shorter value is invalid. Default: `undefined`, no
   * minimum.
   */
  @property({ type: Number, attribute: 'min-length', accept: number({ min: 0, whole: true }) })
  minLength?: number;

  /**
   * Maximum number of characters, counted as a reader sees them. A longer value is kept, and invalid. Default:
   * `undefined`, no maximum.
   */
  @property({ type: Number, attribute: 'max-length', accept: number({ min: 0, whole: true }) })
  maxLength?: number;

  /** With the type `number`: the lowest valid number. Default: `undefined`, no minimum. */
  @property({ type: Number })
  min?: number;

  /** With the type `number`: the highest valid number. Default: `undefined`, no maximum. */
  @property({ type: Number })
  max?: number;

  /**
   * With the type `number`: the greatest number of decimals, 0 for whole numbers. A number with more is kept, and
   * invalid; zeros at the end are not counted. Default: `undefined`, any number of them.
   */
  @property({ type: Number, accept: number({ min: 0, whole: true }) })
  decimals?: number;

  /**
   * Regular expression that the whole value must match, as of native inputs. Describe it in `hint`. Not used with the
   * type `number`. Default: `''`, none.
   */
  @property({ type: String })
  pattern = '';

  /** Shows the number of characters, and `maxLength` if there is one. Default: `false`. */
  @property({ type: Boolean })
  counter = false;

  /** Shows a button that clears the field while it is not empty. The type `search` always has it. Default: `false`. */
  @property({ type: Boolean })
  clearable = false;

  /** Shows a spinner, for a check or a search that is running. The field can still be used. Default: `false`. */
  @property({ type: Boolean, reflect: true })
  busy = false;

  /** Short text before the value: `R$`. A text that starts with `dass` is a message id. Default: `''`. */
  @property({ type: String, attribute: 'start-text' })
  startText = '';

  /** Short text after the value: `kg`. A text that starts with `dass` is a message id. Default: `''`. */
  @property({ type: String, attribute: 'end-text' })
  endText = '';

  /**
   * Language of the text as a BCP 47 tag (`es`, `pt-BR`), where it is not the language of the page; `und` if it is
   * unknown. Spell checkers and screen readers use it, and the text has its own direction. Default: `''`.
   */
  @property({ type: String, attribute: 'text-language' })
  textLanguage = '';

  /**
   * What the browser may fill in, as of native inputs: `off`, `email`, `current-password`. Default: `''`, the browser
   * decides.
   */
  @property({ type: String })
  autocomplete = '';

  /** The Tab key confirms the value, as many barcode scanners send it. Default: `false`. */
  @property({ type: Boolean, attribute: 'confirm-on-tab' })
  confirmOnTab = false;

  /** A pause in typing of `confirmDelay` confirms the value. The field shows the remaining time. Default: `false`. */
  @property({ type: Boolean, attribute: 'confirm-on-pause' })
  confirmOnPause = false;

  /** With `confirmOnPause`: length of the pause in milliseconds. 0 confirms each change at once. Default: 3000. */
  @property({ type: Number, attribute: 'confirm-delay', accept: number({ min: 0 }) })
  confirmDelay = 3000;

  /**
   * Hides the button of the virtual keyboard, which is shown while the user's preference for it is on. Default:
   * `false`.
   */
  @property({ type: Boolean, attribute: 'without-keyboard' })
  withoutKeyboard = false;
}
