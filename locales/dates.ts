import { defineTexts } from './index.js';
import source from './pt-BR/dates.js';

/** The texts of date fields and of their calendar. */
export const t = defineTexts(source, {
  es: () => import('./es/dates.js').then((module) => module.default),
  en: () => import('./en/dates.js').then((module) => module.default),
});
