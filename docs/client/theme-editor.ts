// The editor of the theming guide: changes tokens in a preview, and writes the style sheet of the changes.
import { copyText } from './copy-text.js';
import { texts } from './page-texts.js';

type Field = HTMLElement & { value: string; customValidity: string };

const fields = [...document.querySelectorAll<Field>('[data-token]')];
const preview = document.querySelector<HTMLIFrameElement>('.theme-result iframe')!;
const output = document.querySelector('#theme-css code')!;
const initial = new Map(fields.map((field) => [field, field.getAttribute('value') ?? '']));

/** By the beginning of a token's name: a property that its value must fit. */
const PROPERTIES: readonly [start: string, property: string][] = [
  ['--dass-color-', 'color'],
  ['--dass-font', 'font-family'],
  ['--dass-shadow', 'box-shadow'],
  ['--dass-time-', 'transition-duration'],
  ['--dass-ease', 'transition-timing-function'],
  ['--dass-required-mark', 'content'],
  ['--dass-', 'width'],
];

const isValid = (token: string, value: string): boolean =>
  CSS.supports(PROPERTIES.find(([start]) => token.startsWith(start))![1], value);

function changes(): [name: string, value: string][] {
  const changed: [string, string][] = [];
  for (const field of fields) {
    const value = field.value.trim();
    const isChanged = value !== '' && value !== initial.get(field);
    const isRight = !isChanged || isValid(field.dataset.token!, value);
    field.customValidity = isRight ? '' : texts.invalidValue;
    if (isChanged && isRight) changed.push([field.dataset.token!, value]);
  }
  return changed;
}

function update(): void {
  const changed = changes();
  output.textContent =
    changed.length === 0
      ? texts.noOverrides
      : `:root {\n${changed.map(([name, value]) => `  ${name}: ${value};\n`).join('')}}`;
  const root = preview.contentDocument?.documentElement;
  for (const field of fields) root?.style.removeProperty(field.dataset.token!);
  for (const [name, value] of changed) root?.style.setProperty(name, value);
}

// The preview can be loaded before the fields are defined.
await customElements.whenDefined('dass-text-input');
for (const field of fields) field.addEventListener('input', update);
preview.addEventListener('load', update);
document.querySelector('#reset-theme')!.addEventListener('click', () => {
  for (const [field, value] of initial) field.value = value;
  update();
});
document.querySelector('#copy-theme')!.addEventListener('click', () => {
  void copyText(output.textContent ?? '', document.querySelector('.theme-result .code-status')!);
});
update();
