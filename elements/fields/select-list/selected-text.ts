import { formatCount, msg, plural, str } from '../../../locales/localize.js';
import { resolveText } from '../../../locales/index.js';
import { toText } from '../../core/text/to-text.js';
import type { KnownOptions, OptionId } from './select-list-model.js';

/** Whether a selected id is not among the options. */
export const isUnknown = (known: KnownOptions, id: OptionId): boolean => known.labelOf(id) === undefined;

/** Maximum number of characters of a label beside others or in an announcement. */
const MAX_SHOWN_CHARACTERS = 500;

/** Returns the label of a selected option, or its id. */
export const textOf = (known: KnownOptions, id: OptionId): string => resolveText(known.labelOf(id) ?? toText(id));

/** Like `textOf`, but with a note when the value is not among the options. */
export function shownText(known: KnownOptions, id: OptionId): string {
  const label = textOf(known, id).slice(0, MAX_SHOWN_CHARACTERS);
  return isUnknown(known, id) ? msg(str`${label} (não está entre as opções)`, { id: 'dassSelectUnknown' }) : label;
}

export const selectedCountText = (count: number): string =>
  plural(count, {
    one: msg(str`${formatCount(count)} selecionado`, { id: 'dassSelectChosenOne' }),
    many: msg(str`${formatCount(count)} selecionados`, { id: 'dassSelectChosenMany' }),
    other: msg(str`${formatCount(count)} selecionados`, { id: 'dassSelectChosenOther' }),
  });

/**
 * Sets the text of the control. Not in the template: the rendered text may be unchanged while the user has typed over
 * it.
 *
 * @param hint text of a button while nothing is selected
 */
export function writeControl(
  control: HTMLElement | null,
  typed: string | undefined,
  selected: string,
  hint: string,
): void {
  if (control instanceof HTMLInputElement) {
    const text = typed ?? selected;
    if (control.value !== text) control.value = text;
  } else if (control) {
    const text = selected || hint;
    if (control.textContent !== text) control.textContent = text;
    control.classList.toggle('hint', !selected);
  }
}
