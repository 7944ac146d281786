import { msg, str } from '../../../locales/localize.js';
import { resolveText } from '../../../locales/index.js';
import { toText } from '../../core/text/to-text.js';
import type { KnownOptions, OptionId } from './select-list-model.js';

/** Whether a chosen id is not among the options. */
export const isUnknown = (known: KnownOptions, id: OptionId): boolean => known.labelOf(id) === undefined;

/** So much of a label is shown beside others, or read out: it may be a whole file. In characters. */
const MOST_SHOWN = 500;

/** What a chosen option is called, or its id. */
export const textOf = (known: KnownOptions, id: OptionId): string => resolveText(known.labelOf(id) ?? toText(id));

/** The same; said of one that is not among the options, too. */
export function shownText(known: KnownOptions, id: OptionId): string {
  const label = textOf(known, id).slice(0, MOST_SHOWN);
  return isUnknown(known, id) ? msg(str`${label} (não está entre as opções)`, { id: 'dassSelectUnknown' }) : label;
}

/**
 * Writes what stands in the control of a field: not in its template, for it may be what it was and yet not what the user has
 * typed over it.
 *
 * @param hint what a button says while nothing is chosen
 */
export function writeControl(
  control: HTMLElement | null,
  typed: string | undefined,
  chosen: string,
  hint: string,
): void {
  if (control instanceof HTMLInputElement) {
    const text = typed ?? chosen;
    if (control.value !== text) control.value = text;
  } else if (control) {
    const text = chosen || hint;
    if (control.textContent !== text) control.textContent = text;
    control.classList.toggle('hint', !chosen);
  }
}
