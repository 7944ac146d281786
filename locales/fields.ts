import { defineTexts } from './index.js';
import source from './pt-BR/fields.js';

/** The texts of the fields. */
export const t = defineTexts(source, {
  es: () => import('./es/fields.js').then((module) => module.default),
  en: () => import('./en/fields.js').then((module) => module.default),
});
