// Values that are measured or read when the site is built. The guides name them in double braces, such as {{version}}.
import {
  FIELDS_MODULES,
  FORM_TAGS,
  measurePageBuild,
  measureStart,
  measureWrappers,
} from '../../../scripts/checks/load-sizes.mjs';
import { formatNumber, languageIds, type Language, type Translated } from '../languages.js';

export type GuideValues = Readonly<Record<string, string>>;

/** @param kit folder of the page build */
export async function measureGuideValues(kit: string, version: string): Promise<Translated<GuideValues>> {
  const { autoloader, form, bundle } = measurePageBuild(kit);
  const wrappers = await measureWrappers();
  const fieldsSize = await measureStart(FIELDS_MODULES);
  const valuesIn = (language: Language): GuideValues => ({
    version,
    'autoloader-size': formatNumber(autoloader.size, language),
    'autoloader-files': formatNumber(autoloader.files, language),
    'form-size': formatNumber(form.size, language),
    'form-files': formatNumber(form.files, language),
    'form-elements': FORM_TAGS.map((tag) => `\`${tag}\``).join(', '),
    'fields-size': formatNumber(fieldsSize, language),
    'bundle-size': formatNumber(bundle.size, language),
    'wrappers-size': formatNumber(wrappers.size, language),
    'wrappers-count': formatNumber(wrappers.elements, language),
  });
  return Object.fromEntries(languageIds.map((language) => [language, valuesIn(language)])) as Translated<GuideValues>;
}

/** @throws Error for an unknown name */
export const fillGuide = (text: string, values: GuideValues): string =>
  text.replace(/\{\{([\w-]+)\}\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`A guide names the unknown value ${name}`);
    return value;
  });
