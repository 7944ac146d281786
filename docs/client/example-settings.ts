// The switches above the examples: theme, language, direction, density, width. They are kept for the session,
// the language for pages in the same language.
import { texts } from './page-texts.js';
import { readStored, store } from './storage.js';

export interface ExampleSettings {
  theme: string;
  language: string;
  direction: string;
  density: string;
  /** Width of the frames in pixels, or `full`. */
  width: string;
}

const KEY = 'docs-example-settings';
const CHOICES: Readonly<Record<keyof ExampleSettings, readonly { id: string; label: string }[]>> = {
  theme: [
    { id: 'light', label: texts.themeLight },
    { id: 'dark', label: texts.themeDark },
  ],
  language: [
    { id: 'pt-BR', label: 'Português' },
    { id: 'es', label: 'Español' },
    { id: 'en', label: 'English' },
  ],
  direction: [
    { id: 'ltr', label: texts.ltr },
    { id: 'rtl', label: texts.rtl },
  ],
  density: [
    { id: 'comfortable', label: texts.comfortable },
    { id: 'compact', label: texts.compact },
  ],
  width: [
    { id: 'full', label: texts.widthFull },
    { id: '375', label: '375 px' },
    { id: '768', label: '768 px' },
    { id: '1280', label: '1280 px' },
  ],
};
const NAMES = Object.keys(CHOICES) as (keyof ExampleSettings)[];

function readSettings(): ExampleSettings {
  const defaults = { theme: prefersDark() ? 'dark' : 'light', language: document.documentElement.lang };
  const { page, ...stored } = Object.fromEntries(new URLSearchParams(readStored('session', KEY)));
  const kept: Partial<ExampleSettings> =
    page === defaults.language ? stored : { ...stored, language: defaults.language };
  const entries = NAMES.map((name) => {
    const choices = CHOICES[name];
    const wanted = kept[name] ?? defaults[name as keyof typeof defaults];
    return [name, (choices.find(({ id }) => id === wanted) ?? choices[0]!).id] as const;
  });
  return Object.fromEntries(entries) as unknown as ExampleSettings;
}

/** Whether the page is dark. */
export const prefersDark = (): boolean =>
  getComputedStyle(document.documentElement).colorScheme.startsWith('dark') ||
  (document.documentElement.dataset.theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);

/**
 * Fills the form with the switches.
 *
 * @param onChange is called now and after each change
 */
export function showSettings(form: HTMLFormElement, onChange: (settings: ExampleSettings) => void): void {
  const settings = readSettings();
  for (const name of NAMES) {
    const select = Object.assign(document.createElement('dass-select-list'), {
      label: texts[name],
      name,
      required: true,
      options: CHOICES[name],
      value: settings[name],
    });
    select.addEventListener('change', () => {
      settings[name] = select.value;
      const page = document.documentElement.lang;
      store('session', KEY, String(new URLSearchParams({ ...settings, page })));
      onChange({ ...settings });
    });
    form.append(select);
  }
  form.addEventListener('submit', (event) => event.preventDefault());
  onChange({ ...settings });
}

/** The query of a frame's address. */
export const queryOf = ({ theme, language, direction, density }: ExampleSettings): string =>
  `?${new URLSearchParams({ theme, language, direction, density })}`;
