import { PageImport } from '../../base/loading/page-import.js';
import type { LayoutName } from '../keyboard/layouts-model.js';
import type { MaskName } from '../text-input/mask-model.js';
import type { TextType } from '../text-input/text-properties.js';

export interface KeyboardOptions {
  /** What is written at first; the first key replaces it. */
  readonly value?: string | undefined;
  /** What is asked for. A text that starts with `dass` is a key. */
  readonly label?: string | undefined;
  /** `full` or `numeric`; by default what suits `type` and `mask`. */
  readonly layout?: LayoutName | undefined;
  /** `pt-BR`, `es` or `en`; by default the language in force. */
  readonly language?: string | undefined;
  /** As in `<dass-text-input>`. */
  readonly type?: TextType | undefined;
  /** As in `<dass-text-input>`. */
  readonly mask?: MaskName | '' | undefined;
  /** As in `<dass-text-input>`. */
  readonly maxLength?: number | undefined;
  /** Several lines. */
  readonly multiline?: boolean | undefined;
  /** Takes the dialog away: as if it were cancelled. */
  readonly signal?: AbortSignal | undefined;
}

/** What `openKeyboard()` loads. @internal */
export const keyboardDialog = new PageImport(async () => {
  const [{ openDialog }] = await Promise.all([
    import('../../controls/dialog/open-dialog.js'),
    import(
      /* circle: a field opens the keyboard, and the keyboard shows what is typed in a field */ './keyboard-dialog.js'
    ),
  ]);
  return openDialog;
});

/**
 * Opens a keyboard on the screen, above everything that is open.
 * @returns what was written, trimmed, 400 ms after it was confirmed; cancelled, closed or aborted is null. Rejects
 * when the dialog could not be loaded, which the page shows
 */
export async function openKeyboard(options: KeyboardOptions = {}): Promise<string | null> {
  const openDialog = await keyboardDialog.load();
  const { signal, ...properties } = options;
  const isNumeric = properties.type === 'number' || properties.type === 'tel' || Boolean(properties.mask);
  const dialog = Object.assign(document.createElement('dass-keyboard-dialog'), {
    ...properties,
    layout: properties.layout ?? (isNumeric ? 'numeric' : 'full'),
  });
  return openDialog<{ reason: string; value: string }, string | null>(dialog, {
    answer: ({ reason, value }) => (reason === 'confirm' ? value : null),
    cancelled: null,
    signal,
  }).answer;
}
