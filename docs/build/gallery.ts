// The pictures of the gallery on the home page: WebP files in the repository, made by `npm run update-gallery`.
import { existsSync } from 'node:fs';
import type { Language } from './languages.js';

export const GALLERY = 'docs/gallery';

export const THEMES = ['light', 'dark'] as const;
type Theme = (typeof THEMES)[number];

/** An element that has no texts of its own has one picture for all languages. */
export const SOURCE_LANGUAGE: Language = 'pt-BR';

/** @param element the tag without `dass-` */
export const pictureName = (element: string, language: Language, theme: Theme): string =>
  `${element}-${language}-${theme}.webp`;

/** The name of the file with the picture of an element. */
export function pictureOf(element: string, language: Language, theme: Theme): string {
  const own = pictureName(element, language, theme);
  return existsSync(`${GALLERY}/${own}`) ? own : pictureName(element, SOURCE_LANGUAGE, theme);
}
