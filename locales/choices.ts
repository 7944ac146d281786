import { defineTexts } from './index.js';
import source from './pt-BR/choices.js';

/** The texts of the fields in which a person chooses among many. */
export const t = defineTexts(source, {
  es: () => import('./es/choices.js').then((module) => module.default),
  en: () => import('./en/choices.js').then((module) => module.default),
});
