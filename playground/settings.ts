import { languageNames } from '../elements/core/preferences/language-details.js';
import { languages } from '../elements/core/preferences/language.js';

/** How an example is shown. Each is in the address, so that an address shows the same to everyone. */
export const SETTINGS = {
  theme: [
    { id: 'light', label: 'Light' },
    { id: 'dark', label: 'Dark' },
  ],
  language: languages.map((id) => ({ id, label: languageNames[id] })),
  direction: [
    { id: 'ltr', label: 'Left to right' },
    { id: 'rtl', label: 'Right to left' },
  ],
  density: [
    { id: 'comfortable', label: 'Comfortable' },
    { id: 'compact', label: 'Compact' },
  ],
  width: [
    { id: 'full', label: 'Full' },
    { id: '375', label: '375 px' },
    { id: '768', label: '768 px' },
    { id: '1280', label: '1280 px' },
  ],
} as const;

export type Setting = keyof typeof SETTINGS;
export type Settings = { [Name in Setting]: (typeof SETTINGS)[Name][number]['id'] };

export const settingNames = Object.keys(SETTINGS) as Setting[];

/** @param search the query of an address; what it does not name, or names wrongly, is the first choice */
export function readSettings(search: string): Settings {
  const query = new URLSearchParams(search);
  const entries = settingNames.map((name) => {
    const choices: readonly { readonly id: string }[] = SETTINGS[name];
    return [name, (choices.find(({ id }) => id === query.get(name)) ?? choices[0]!).id];
  });
  return Object.fromEntries(entries) as Settings;
}

/** The query of an address: what differs from the first choices, '' for nothing. */
export function writeSettings(settings: Settings): string {
  const changed = settingNames.filter((name) => settings[name] !== SETTINGS[name][0].id);
  const query = new URLSearchParams(changed.map((name) => [name, settings[name]]));
  return query.size > 0 ? `?${query}` : '';
}
