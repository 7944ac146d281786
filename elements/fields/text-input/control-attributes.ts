import { resolveText } from '../../../locales/index.js';
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

/** What a control has beside what its template gives it; what is empty is left out. */
export function controlAttributes(input: TextProperties): Record<string, string | false> {
  const { type, mask } = input;
  const isProse = type === 'text' && !mask;
  return {
    // Signs of numbers and addresses keep their order where the page runs from right to left.
    dir: !isProse && type !== 'search' && 'ltr',
    role: type === 'search' && 'searchbox',
    placeholder: resolveText(input.placeholder),
    autocomplete: input.autocomplete,
    inputmode: input.getAttribute('inputmode') ?? inputModes[mask || type] ?? false,
    enterkeyhint: input.getAttribute('enterkeyhint') ?? (type === 'search' && 'search'),
    autocapitalize: input.getAttribute('autocapitalize') ?? (!isProse && 'none'),
    spellcheck: input.getAttribute('spellcheck') ?? (!isProse && 'false'),
    'aria-describedby': input.counter ? 'message count' : 'message',
    'aria-required': input.required && 'true',
    'aria-busy': input.busy && 'true',
  };
}
