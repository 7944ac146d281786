import { main } from '../start-up/hand-written.js';
import { fields } from './fields.js';
import './hand-written.css';

// Native fields that validate, show their error below, trim the value, and format the tax number.
main.innerHTML = `<form novalidate>${fields
  .map(({ name, label, kind, required, hint = '' }) => {
    const type = kind === 'number' || kind === 'tax-number' ? 'text' : kind;
    const mode = kind === 'number' ? 'inputmode="decimal"' : kind === 'tax-number' ? 'inputmode="numeric"' : '';
    return `<label class="field"><span>${label}${required ? ' *' : ''}</span><input id="${name}" name="${name}" type="${type}" ${mode} ${required ? 'required' : ''} data-kind="${kind}" aria-describedby="${name}-text"><small id="${name}-text" aria-live="polite" data-hint="${hint}">${hint}</small></label>`;
  })
  .join('')}</form>`;

const decimal = /^-?\d*,?\d*$/;
const form = main.querySelector('form') as HTMLFormElement;
form.addEventListener('input', ({ target }) => {
  const input = target as HTMLInputElement;
  if (input.dataset.kind === 'number') input.setCustomValidity(decimal.test(input.value) ? '' : 'Número inválido');
  if (input.dataset.kind !== 'tax-number') return;
  const digits = input.value.replace(/\D/g, '').slice(0, 11);
  input.value = digits.replace(/(\d{3})(?=\d)/g, '$1.').replace(/\.(\d{2})$/, '-$1');
});
form.addEventListener('focusout', ({ target }) => {
  const input = target as HTMLInputElement;
  input.value = input.value.trim();
  const text = form.querySelector(`#${input.id}-text`) as HTMLElement;
  text.textContent = input.validationMessage || (text.dataset.hint ?? '');
});
form.addEventListener('submit', (event) => {
  if (!form.checkValidity()) event.preventDefault();
});
