import { resolveText } from '../../../locales/index.js';
import type { TextControl } from './control-text.js';
import type { MaskName } from './mask-model.js';
import type { TextProperties, TextType } from './text-properties.js';

/** Attributes of the element that are passed to the native field. */
export const passedOn = new Set(['inputmode', 'enterkeyhint', 'autocapitalize', 'spellcheck']);

/** The on-screen keyboard for each type. */
const inputModes: Partial<Record<TextType | MaskName, string>> = {
  number: 'decimal',
  search: 'search',
  email: 'email',
  tel: 'tel',
  url: 'url',
  'tax-number': 'numeric',
  phone: 'tel',
};

/** State of the field that determines attributes of its native field. */
interface Shown {
  readonly label: string;
  readonly isInvalid: boolean;
  /** Whether the on-screen keyboard of the system stays closed. */
  readonly hasKeyboard: boolean;
}

/** Sets the attributes that the template does not set. Removes empty ones. */
export function writeAttributes(control: TextControl, input: TextProperties, shown: Shown): void {
  const { type, mask } = input;
  const isProse = type === 'text' && !mask;
  const write = (name: string, value: string | null | false | undefined): void => {
    if (value) control.setAttribute(name, value);
    else control.removeAttribute(name);
  };
  // Numbers and addresses keep their character order in pages from right to left.
  if (!isProse && type !== 'search') write('dir', 'ltr');
  else write('dir', input.textLanguage && 'auto');
  write('lang', input.textLanguage);
  write('role', type === 'search' && 'searchbox');
  write('placeholder', resolveText(input.placeholder));
  write('autocomplete', input.autocomplete);
  const ownMode = type === 'number' && input.decimals === 0 ? 'numeric' : inputModes[mask || type];
  write('inputmode', shown.hasKeyboard ? 'none' : (input.getAttribute('inputmode') ?? ownMode));
  write('enterkeyhint', input.getAttribute('enterkeyhint') ?? (type === 'search' && 'search'));
  write('autocapitalize', input.getAttribute('autocapitalize') ?? (!isProse && 'none'));
  write('spellcheck', input.getAttribute('spellcheck') ?? (!isProse && 'false'));
  write('aria-label', shown.label);
  write('aria-invalid', shown.isInvalid && 'true');
  write('aria-describedby', input.counter ? 'message count' : 'message');
  write('aria-required', input.required && 'true');
  write('aria-busy', input.busy && 'true');
}
