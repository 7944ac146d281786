import { PageImport } from '../../base/loading/page-import.js';
import type { LayoutName } from '../keyboard/layouts-model.js';
import type { MaskName } from '../text-input/mask-model.js';
import type { TextType } from '../text-input/text-properties.js';

/** Options of `openKeyboard()`. */
export interface KeyboardOptions {
  /** The text when the dialog opens. It is selected: the first key replaces it. Default: `''`. */
  readonly value?: string | undefined;
  /** Heading. A text that starts with `dass` is a message id. Default: a general heading. */
  readonly label?: string | undefined;
  /** Keys: `full` or `numeric`. Default: as `type` and `mask` need them. */
  readonly layout?: LayoutName | undefined;
  /** Language of the keys: `pt-BR`, `es` or `en`. Default: the current language. */
  readonly language?: string | undefined;
  /** Type of the text, as of `<dass-text-input>`. Default: `text`. */
  readonly type?: TextType | undefined;
  /** Format of the text, as of `<dass-text-input>`. Default: none. */
  readonly mask?: MaskName | '' | undefined;
  /** Maximum number of characters, as of `<dass-text-input>`. Default: no maximum. */
  readonly maxLength?: number | undefined;
  /** Allows several lines. Default: `false`. */
  readonly multiline?: boolean | undefined;
  /** Closes the dialog when it aborts, as if the user canceled. */
  readonly signal?: AbortSignal | undefined;
}

const keyboardDialog = new PageImport(() => import('./show-keyboard.js'));

/**
 * Opens a dialog with a virtual keyboard, above all other overlays.
 * @param options text, keys and format
 * @returns resolves with the typed text, trimmed, 400 ms after the user confirms; with null when the user cancels or
 * the signal aborts. Rejects when the dialog cannot be loaded; the page then shows an error
 */
export async function openKeyboard(options: KeyboardOptions = {}): Promise<string | null> {
  const { showKeyboard } = await keyboardDialog.load();
  return showKeyboard(options);
}
