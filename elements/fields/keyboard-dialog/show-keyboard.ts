import { openDialog } from '../../controls/dialog/open-dialog.js';
import type { KeyboardOptions } from './open-keyboard.js';
import './keyboard-dialog.js';

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
