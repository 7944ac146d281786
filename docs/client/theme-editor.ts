// The editor of the theming guide: changes tokens in a preview, and writes the style sheet of the changes.
import { texts } from './page-texts.js';

type Field = HTMLElement & { value: string; error: string };

const fields = [...document.querySelectorAll<Field>('[data-token]')];
const preview = document.querySelector<HTMLIFrameElement>('.theme-result iframe')!;
const output = document.querySelector('#theme-css code')!;
const initial = new Map(fields.map((field) => [field, field.getAttribute('value') ?? '']));

/** Properties that a token's value must fit: a value that fits none is invalid. */
const isValid = (value: string): boolean =>
  ['color', 'width', 'font-family', 'box-shadow', 'transition-duration', 'transition-timing-function'].some((name) =>
    CSS.supports(name, value),
  );

function changes(): [name: string, value: string][] {
  const changed: [string, string][] = [];
  for (const field of fields) {
    const value = field.value.trim();
    const isChanged = value !== '' && value !== initial.get(field);
    const isRight = !isChanged || isValid(value);
    field.error = isRight ? '' : texts.invalidValue;
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

for (const field of fields) field.addEventListener('input', update);
preview.addEventListener('load', update);
document.querySelector('#reset-theme')!.addEventListener('click', () => {
  for (const [field, value] of initial) field.value = value;
  update();
});
document.querySelector('#copy-theme')!.addEventListener('click', () => {
  void navigator.clipboard.writeText(output.textContent ?? '');
});
