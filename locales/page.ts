import { defineTexts } from './index.js';
import source from './pt-BR/page.js';

/** The texts of the page header and of its filters. */
export const t = defineTexts(source, {
  es: () => import('./es/page.js').then((module) => module.default),
  en: () => import('./en/page.js').then((module) => module.default),
});
