import { resolveText } from '../../../locales/index.js';
import type { TextControl } from './control-text.js';
import type { MaskName } from './mask-model.js';
import type { TextProperties, TextType } from './text-properties.js';

/** The attributes of the tag that go on to the control. */
export const passedOn = new Set(['inputmode', 'enterkeyhint', 'autocapitalize', 'spellcheck']);

/** The keyboard that a touch device shows. */
const inputModes: Partial<Record<TextType | MaskName, string>> = {
  number: 'decimal',
  search: 'search',
  email: 'email',
  tel: 'tel',
  url: 'url',
  'tax-number': 'numeric',
  phone: 'tel',
};

/** What only the field itself knows of its control. */
interface Shown {
  readonly label: string;
  readonly isInvalid: boolean;
  /** The system's keyboard stays away. */
  readonly hasKeyboard: boolean;
}

/** Gives a control what its template does not; what is empty it does not have. */
export function writeAttributes(control: TextControl, input: TextProperties, shown: Shown): void {
  const { type, mask } = input;
  const isProse = type === 'text' && !mask;
  const write = (name: string, value: string | null | false | undefined): void => {
    if (value) control.setAttribute(name, value);
    else control.removeAttribute(name);
  };
  // Signs of numbers and addresses keep their order where the page runs from right to left.
  write('dir', !isProse && type !== 'search' && 'ltr');
  write('role', type === 'search' && 'searchbox');
  write('placeholder', resolveText(input.placeholder));
  write('autocomplete', input.autocomplete);
  write('inputmode', shown.hasKeyboard ? 'none' : (input.getAttribute('inputmode') ?? inputModes[mask || type]));
  write('enterkeyhint', input.getAttribute('enterkeyhint') ?? (type === 'search' && 'search'));
  write('autocapitalize', input.getAttribute('autocapitalize') ?? (!isProse && 'none'));
  write('spellcheck', input.getAttribute('spellcheck') ?? (!isProse && 'false'));
  write('aria-label', shown.label);
  write('aria-invalid', shown.isInvalid && 'true');
  write('aria-describedby', input.counter ? 'message count' : 'message');
  write('aria-required', input.required && 'true');
  write('aria-busy', input.busy && 'true');
}
