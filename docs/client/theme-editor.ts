// The editor of the theming guide: changes tokens in a preview, shows the contrast of texts, and writes the style sheet of
// the changes and all tokens as JSON.
import { copyText } from './copy-text.js';
import { fill, texts } from './page-texts.js';
import { contrastLevel, contrastRatio, TEXT_PAIRS, type ContrastLevel, type Rgb } from './theme-contrast.js';
import { designTokens, type ResolvedColor } from './theme-tokens.js';

type Field = HTMLElement & { value: string; customValidity: string };
type Theme = 'light' | 'dark';

const THEMES: readonly Theme[] = ['light', 'dark'];
const fields = [...document.querySelectorAll<Field>('[data-token]')];
const preview = document.querySelector<HTMLIFrameElement>('.theme-result iframe')!;
const output = document.querySelector('#theme-css code')!;
const json = document.querySelector('#theme-json code')!;
const contrastRows = document.querySelector('#theme-contrast tbody')!;
const contrastState = document.querySelector('#contrast-state')!;
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

const LEVELS: Readonly<Record<ContrastLevel, string>> = {
  AAA: 'AAA',
  AA: 'AA',
  large: texts.contrastLarge,
  fails: texts.contrastFails,
};

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

/** Reads colors and shadows as the browser computes them, from an element for each theme in the preview. */
class Probe {
  readonly #elements = new Map<Theme, HTMLElement>();
  readonly #canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!;

  constructor(parent: HTMLElement, changed: readonly [string, string][]) {
    for (const theme of THEMES) {
      const element = parent.ownerDocument.createElement('div');
      element.dataset.theme = theme;
      element.hidden = true;
      // As on the root: derived tokens of the theme follow the changed ones.
      for (const [name, value] of changed) element.style.setProperty(name, value);
      parent.append(element);
      this.#elements.set(theme, element);
    }
  }

  color(name: string, theme: Theme): ResolvedColor {
    return this.cssColor(this.#computed(theme, 'color', `var(${name})`));
  }

  shadow(name: string): string {
    return this.#computed('light', 'box-shadow', `var(${name})`);
  }

  cssColor(value: string): ResolvedColor {
    this.#canvas.clearRect(0, 0, 1, 1);
    this.#canvas.fillStyle = value;
    this.#canvas.fillRect(0, 0, 1, 1);
    const [red, green, blue, alpha] = this.#canvas.getImageData(0, 0, 1, 1).data as unknown as [...Rgb, number];
    return { rgb: [red, green, blue], alpha: alpha / 255 };
  }

  remove(): void {
    for (const element of this.#elements.values()) element.remove();
  }

  #computed(theme: Theme, property: string, value: string): string {
    const element = this.#elements.get(theme)!;
    element.style.setProperty(property, value);
    return getComputedStyle(element).getPropertyValue(property);
  }
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
  const body = preview.contentDocument?.body;
  if (!body) return;
  const probe = new Probe(body, changed);
  showContrast(probe);
  const values = new Map(changed);
  const tokens = fields.map((field) => {
    const name = field.dataset.token!;
    return [name, values.get(name) ?? initial.get(field)!] as const;
  });
  json.textContent = JSON.stringify(
    designTokens({
      tokens,
      color: (name, theme) => probe.color(name, theme),
      shadow: (name) => probe.shadow(name),
      cssColor: (value) => probe.cssColor(value),
    }),
    undefined,
    2,
  );
  probe.remove();
}

function showContrast(probe: Probe): void {
  let failed = 0;
  const rows = TEXT_PAIRS.map(({ text, background }) => {
    const row = document.createElement('tr');
    const head = Object.assign(document.createElement('th'), { scope: 'row' });
    const names = [text, background].map((name) => name.replace('--dass-color-', ''));
    head.append(Object.assign(document.createElement('code'), { textContent: names.join(' / ') }));
    row.append(head);
    for (const theme of THEMES) {
      const colors = [text, background].map((name) => probe.color(name, theme).rgb) as [Rgb, Rgb];
      const ratio = contrastRatio(...colors);
      const level = contrastLevel(ratio);
      const isFailed = level === 'large' || level === 'fails';
      if (isFailed) failed++;
      const cell = document.createElement('td');
      const sample = Object.assign(document.createElement('span'), { className: 'sample', textContent: 'Aa' });
      sample.setAttribute('aria-hidden', 'true');
      sample.style.color = `rgb(${colors[0].join(' ')})`;
      sample.style.background = `rgb(${colors[1].join(' ')})`;
      // Not rounded up to a level that it does not reach.
      const shownRatio = new Intl.NumberFormat(document.documentElement.lang, { minimumFractionDigits: 2 }).format(
        Math.floor(ratio * 100) / 100,
      );
      cell.append(sample, ` ${shownRatio} : 1 `);
      cell.append(
        Object.assign(document.createElement('strong'), {
          className: isFailed ? 'error' : '',
          textContent: LEVELS[level],
        }),
      );
      row.append(cell);
    }
    return row;
  });
  contrastRows.replaceChildren(...rows);
  const state = failed === 0 ? texts.contrastGood : fill(texts.contrastBad, { count: failed });
  // Announced only when it changes.
  if (contrastState.textContent !== state) contrastState.textContent = state;
  contrastState.classList.toggle('error', failed > 0);
}

/** @param name id of the button @param source the code that it copies */
function onCopy(name: string, source: Element): void {
  const copy = document.querySelector(`#${name}`)!;
  copy.addEventListener('click', () => {
    void copyText(source.textContent ?? '', copy.parentElement!.querySelector('.code-status')!);
  });
}

// The preview can be loaded before the fields are defined.
await customElements.whenDefined('dass-text-input');
for (const field of fields) field.addEventListener('input', update);
preview.addEventListener('load', update);
document.querySelector('#reset-theme')!.addEventListener('click', () => {
  for (const [field, value] of initial) field.value = value;
  update();
});
onCopy('copy-theme', output);
onCopy('copy-json', json);
document.querySelector('#save-json')!.addEventListener('click', () => {
  const href = URL.createObjectURL(new Blob([json.textContent ?? ''], { type: 'application/json' }));
  Object.assign(document.createElement('a'), { href, download: 'dass.tokens.json' }).click();
  URL.revokeObjectURL(href);
});
update();
