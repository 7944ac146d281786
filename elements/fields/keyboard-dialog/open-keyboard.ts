import { PageImport } from '../../base/loading/page-import.js';
import type { KeyboardOptions } from './show-keyboard.js';

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
