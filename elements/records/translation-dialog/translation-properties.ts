import type { TextSource } from '../../../locales/index.js';
import { list, number, property, textSource } from '../../base/property.js';
import {
  DialogElement,
  dialogWidth,
  type DassDialogCloseDetail,
  type DialogEvents,
} from '../../controls/dialog/dialog-element.js';
import type { TranslationLanguage } from './translation-languages-model.js';
import type { Translation } from './translation-rows-model.js';

/** The detail of `dass-confirm`. */
export interface DassTranslationDialogConfirmDetail {
  /**
   * The translations in the order of the rows, as new objects. Other fields of the application's objects are kept, and
   * each translation has a `key`.
   */
  readonly translations: readonly Translation[];
}

/** The detail of `dass-close`. */
export interface DassTranslationDialogCloseDetail extends DassDialogCloseDetail {
  /** The translations that the user confirmed. Null when the user did not confirm. */
  readonly value: readonly Translation[] | null;
}

export interface TranslationDialogEvents extends DialogEvents {
  'dass-confirm': DassTranslationDialogConfirmDetail;
  'dass-close': DassTranslationDialogCloseDetail;
}

/** The public properties of a translation dialog. */
export abstract class TranslationProperties extends DialogElement<TranslationDialogEvents> {
  /** Heading and accessible name. A text that starts with `dass` is a message id. Default: `''`, 'Traduções'. */
  @property({ type: String })
  heading = '';

  /**
   * Width: `s`, `m`, `l`, `full`, or a CSS length. The dialog is not narrower than 576px, and on small screens always
   * full screen. Default: `50vw`.
   */
  @property({ type: String, accept: dialogWidth })
  width = '50vw';

  /**
   * The languages that the user can select: `{codigo, idioma, icone, open}` each. Of several with the same `codigo` the
   * first is offered, with one warning in the console. The list is not changed. Default: `[]`.
   */
  @property({ attribute: false, accept: list as (value: unknown) => readonly TranslationLanguage[] | undefined })
  languages: readonly TranslationLanguage[] = [];

  /**
   * The translations: `{codigo, traducao, key}` each. Those in a language that is not offered are kept. When the user
   * confirms, the list is replaced by the new one; its objects are not changed. When the application sets another list
   * while the dialog is open, what the user has changed is kept. Default: `[]`.
   */
  @property({ attribute: false, accept: list as (value: unknown) => readonly Translation[] | undefined })
  translations: readonly Translation[] = [];

  /**
   * Code of the language that is shown beside the rows at first. The placeholders of the other texts are compared with
   * its text. Default: `''`, the first language that has a text, as for a language without one.
   */
  @property({ type: String, attribute: 'reference-language' })
  referenceLanguage = '';

  /**
   * Maximum number of characters of a text, counted as a reader sees them. A longer text is kept, and cannot be
   * confirmed. Default: 4000.
   */
  @property({ type: Number, attribute: 'max-length', accept: number({ min: 1, whole: true }) })
  maxLength = 4000;

  /** Shows the translations without allowing the user to change or confirm them. Default: `false`. */
  @property({ type: Boolean, attribute: 'readonly' })
  readOnly = false;

  /**
   * Shows that the confirmed translations are being saved: the button that confirms is busy, the texts cannot be
   * changed, and only the application can close the dialog. Default: `false`.
   */
  @property({ type: Boolean })
  confirming = false;

  /**
   * Error message of saving, shown above the buttons and announced at once. The user can confirm again. Set a function
   * that returns the text when it is composed of several: it is called whenever the dialog is rendered. Default: `''`.
   */
  @property({ type: String, attribute: 'error-text', accept: textSource })
  errorText: TextSource = '';
}
