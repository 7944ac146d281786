import { openDialog } from '../../controls/dialog/open-dialog.js';
import type { LayoutName } from '../keyboard/layouts-model.js';
import type { MaskName } from '../text-input/mask-model.js';
import type { TextType } from '../text-input/text-properties.js';
import './keyboard-dialog.js';

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

/** Opens the keyboard dialog. See `openKeyboard()`, which loads this module. */
export function showKeyboard({ signal, ...properties }: KeyboardOptions): Promise<string | null> {
  const isNumeric = properties.type === 'number' || properties.type === 'tel' || Boolean(properties.mask);
  const dialog = Object.assign(document.createElement('dass-keyboard-dialog'), {
    ...properties,
    layout: properties.layout ?? (isNumeric ? 'numeric' : 'full'),
  });
  return openDialog<{ reason: string; value: string }, string | null>(dialog, {
    answer: ({ reason, value }) => (reason === 'confirm' ? value : null),
    canceled: null,
    signal,
  }).answer;
}
