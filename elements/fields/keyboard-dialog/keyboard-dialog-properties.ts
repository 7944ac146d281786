import { number, oneOf, property, state } from '../../base/property.js';
import {
  DialogElement,
  type CloseReason,
  type DassDialogBeforeCloseDetail,
} from '../../controls/dialog/dialog-element.js';
import type { DassKeyboardKeyDetail } from '../keyboard/keyboard.js';
import { LAYOUTS, type LayoutName } from '../keyboard/layouts-model.js';
import { MASK_NAMES, type MaskName } from '../text-input/mask-model.js';
import { TEXT_TYPES, type TextType } from '../text-input/text-properties.js';

/** The detail of `dass-confirm`. */
export interface DassKeyboardDialogConfirmDetail {
  /** The typed text, trimmed. */
  readonly value: string;
}

/** The detail of `dass-close`. */
export interface DassKeyboardDialogCloseDetail {
  /** How the user closed the dialog. */
  readonly reason: CloseReason;
  /** The typed text, trimmed. Empty when the user did not confirm. */
  readonly value: string;
}

export interface KeyboardDialogEvents {
  'dass-key': DassKeyboardKeyDetail;
  'dass-confirm': DassKeyboardDialogConfirmDetail;
  'dass-before-close': DassDialogBeforeCloseDetail;
  'dass-close': DassKeyboardDialogCloseDetail;
}

/** The public properties of a keyboard dialog. */
export abstract class KeyboardDialogProperties extends DialogElement<KeyboardDialogEvents> {
  /** The text when the dialog opens. Setting it while the dialog is open replaces the typed text. Default: `''`. */
  @property({ type: String })
  value = '';

  /**
   * Heading, and accessible name of the text. A text that starts with `dass` is a message id. Default: `''`, a general
   * heading.
   */
  @property({ type: String })
  label = '';

  /** Keys: `full` (default) or `numeric`. */
  @property({ type: String, accept: oneOf(LAYOUTS) })
  layout: LayoutName = 'full';

  /**
   * Language of the keys: `pt-BR`, `es` or `en`, with a hyphen or an underscore. Default: `''`, the present language.
   */
  @property({ type: String })
  language = '';

  /** Type of the text, as of `<dass-text-input>`. Default: `text`. */
  @property({ type: String, accept: oneOf(TEXT_TYPES) })
  type: TextType = 'text';

  /** Format of the text, as of `<dass-text-input>`. Default: `''`, none. */
  @property({ type: String, accept: oneOf(['', ...MASK_NAMES] as const) })
  mask: MaskName | '' = '';

  /** Maximum number of characters, as of `<dass-text-input>`, with a counter. Default: `undefined`, no maximum. */
  @property({ type: Number, attribute: 'max-length', accept: number({ min: 0, whole: true }) })
  maxLength?: number;

  /** Allows several lines: Enter starts a new line, and only the button confirms. Default: `false`. */
  @property({ type: Boolean })
  multiline = false;

  /** Whether the confirmed text is about to be returned. */
  @state()
  protected _confirming = false;
}
