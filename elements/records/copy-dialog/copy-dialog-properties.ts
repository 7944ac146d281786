import type { TextSource } from '../../../locales/index.js';
import { list, property, textSource, type Accept } from '../../base/property.js';
import { DialogElement, dialogWidth, type DialogEvents } from '../../controls/dialog/dialog-element.js';
import { readList } from '../../core/util/read-value.js';
import type { CopyColumn } from './copied-column-model.js';

/** Accepts the names of columns. */
const acceptNames: Accept<readonly string[]> = (value) => {
  const names = readList(value);
  return names?.every((name) => typeof name === 'string') ? names : undefined;
};

/** The properties of `dass-copy-dialog`. */
export abstract class CopyDialogProperties<Events extends DialogEvents> extends DialogElement<Events> {
  /** Heading and accessible name. A text that starts with `dass` is a message id. Default: `''`, 'Copiar valores'. */
  @property({ type: String })
  heading = '';

  /** Width: `s`, `m`, `l`, `full`, or a CSS length. On small screens the dialog is always full screen. Default: `60vw`. */
  @property({ type: String, accept: dialogWidth })
  width = '60vw';

  /**
   * The rows that values are copied between. Entries that are not objects are left out. The rows are not changed. When
   * they are replaced while the dialog is open, the user's choice is kept by the keys. Default: `[]`.
   */
  @property({ attribute: false, accept: list as Accept<readonly object[]> })
  rows: readonly object[] = [];

  /**
   * The columns whose values can be copied. Those with the field of the key or of the label are left out. Default: `[]`,
   * nothing can be confirmed.
   */
  @property({ attribute: false, accept: list as Accept<readonly CopyColumn[]> })
  columns: readonly CopyColumn[] = [];

  /**
   * Name of the field with the key of a row. A row without a key, or with that of an earlier row, gets another one, with a
   * warning in the console. Default: `id`.
   */
  @property({ type: String, attribute: 'field-id' })
  fieldId = 'id';

  /** Name of the field with the label of a row. A row without a label shows its key. Default: `label`. */
  @property({ type: String, attribute: 'field-label' })
  fieldLabel = 'label';

  /** Key of the row that is the source when the dialog opens. Default: `''`, none. */
  @property({ type: String, attribute: 'source-key' })
  sourceKey = '';

  /** Keys of the rows that are targets when the dialog opens. Default: `[]`. */
  @property({ attribute: false, accept: list })
  targetKeys: readonly unknown[] = [];

  /** Names of the columns that are copied when the dialog opens. Default: `undefined`, all. */
  @property({ attribute: false, accept: acceptNames })
  copiedColumns?: readonly string[];

  /** Whether only empty values are filled in when the dialog opens. The user can change it. Default: `false`. */
  @property({ type: Boolean, attribute: 'only-empty' })
  onlyEmpty = false;

  /** Shows that the application is loading the rows: the user cannot confirm meanwhile. Default: `false`. */
  @property({ type: Boolean })
  busy = false;

  /**
   * Shows that the confirmed choice is being saved: the button that confirms is busy, the choice cannot be changed, and
   * only the application can close the dialog. Default: `false`.
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
