import type { EventMap } from '../../base/dass-element.js';
import { fieldValue } from '../../base/forms/field-value.js';
import { FormElement } from '../../base/forms/form-element.js';
import { number, oneOf, property, text } from '../../base/property.js';
import { MASK_NAMES, fromHost, masks, type MaskName } from './mask-model.js';

export const TEXT_TYPES = ['text', 'number', 'password', 'search', 'email', 'tel', 'url'] as const;
export type TextType = (typeof TEXT_TYPES)[number];

const wholeFromOne = number({ min: 1, whole: true });

/** What a host says of a field to write in. */
export abstract class TextProperties<Events extends EventMap = object> extends FormElement<Events> {
  /**
   * What was written, trimmed. Of `type` number it is the number with a point (`0.184`), whatever the language; of a
   * `mask` it is without the signs between (`52998224725`). What is no such thing stays as it was written, and is invalid.
   * Until it is set, and after a reset of its form, it is what `defaultValue` says.
   */
  @fieldValue<TextProperties, string>('defaultValue', text, (value, { mask }) =>
    mask ? fromHost(masks[mask], value) : value,
  )
  declare value: string;

  /** The value at first; '' by default. */
  @property({ type: String, attribute: 'value' })
  defaultValue = '';

  /**
   * `text` (default), `number` (understands the decimal comma of the language), `password` (with a button that shows it),
   * `search` (can be cleared), `email`, `tel` or `url` (an absolute address).
   */
  @property({ type: String, reflect: true, accept: oneOf(TEXT_TYPES) })
  type: TextType = 'text';

  /** Several lines; the field grows with what is written in it. Of `type` text only. */
  @property({ type: Boolean, reflect: true })
  multiline = false;

  /** With `multiline`: how many lines it has at least; 3 by default. */
  @property({ type: Number, accept: wholeFromOne })
  rows = 3;

  /** With `multiline`: to how many lines it grows; 12 by default. Below `rows` it does not grow. */
  @property({ type: Number, attribute: 'max-rows', accept: wholeFromOne })
  maxRows = 12;

  /**
   * Writes a format while a person types: `tax-number` is 000.000.000-00 and its check digits must be right, `phone`
   * (00) 00000-0000. Empty (default): none.
   */
  @property({ type: String, accept: oneOf(['', ...MASK_NAMES] as const) })
  mask: MaskName | '' = '';

  /** An example of what to write, while nothing is; no replacement for a label. A text that starts with `dass` is a key. */
  @property({ type: String })
  placeholder = '';

  /** How many characters, as a reader counts them, a value has at least. None by default. */
  @property({ type: Number, attribute: 'min-length', accept: number({ min: 0, whole: true }) })
  minLength?: number;

  /** How many characters, as a reader counts them, a value has at most; what is over stays and is invalid. None by default. */
  @property({ type: Number, attribute: 'max-length', accept: number({ min: 0, whole: true }) })
  maxLength?: number;

  /** With `type` number: the least. None by default. */
  @property({ type: Number })
  min?: number;

  /** With `type` number: the most. None by default. */
  @property({ type: Number })
  max?: number;

  /** A regular expression that the whole value must meet, as in native inputs; say in `hint` what it asks for. Empty (default): none. */
  @property({ type: String })
  pattern = '';

  /** Shows how many characters there are, and of how many when there is a `maxLength`. */
  @property({ type: Boolean })
  counter = false;

  /** Has a button to clear it while there is something; a `search` always has. */
  @property({ type: Boolean })
  clearable = false;

  /** Something about it is under way (a check, a search): a spinner shows; it can be used. */
  @property({ type: Boolean, reflect: true })
  busy = false;

  /** A short text before what is written: `R$`. A text that starts with `dass` is a key of the catalogue. */
  @property({ type: String, attribute: 'start-text' })
  startText = '';

  /** A short text after what is written: `kg`. A text that starts with `dass` is a key of the catalogue. */
  @property({ type: String, attribute: 'end-text' })
  endText = '';

  /** What a browser may fill in, as in native inputs: `off`, `email`, `current-password`. Empty (default): it decides. */
  @property({ type: String })
  autocomplete = '';

  /** The Tab key confirms too, as many barcode scanners send it. */
  @property({ type: Boolean, attribute: 'confirm-on-tab' })
  confirmOnTab = false;

  /** A pause of `confirmDelay` in the typing confirms too; the field shows how long it still waits. */
  @property({ type: Boolean, attribute: 'confirm-on-pause' })
  confirmOnPause = false;

  /** With `confirmOnPause`: how long a pause is, in milliseconds; 3000 by default. 0 confirms each change at once. */
  @property({ type: Number, attribute: 'confirm-delay', accept: number({ min: 0 }) })
  confirmDelay = 3000;

  /** Leaves out the button of the virtual keyboard, which is there while the preference for it is on. */
  @property({ type: Boolean, attribute: 'without-keyboard' })
  withoutKeyboard = false;
}
