import { defineTexts } from './index.js';
import source from './pt-BR/lists.js';

/** The texts of the lists: ordering, tables. */
export const t = defineTexts(source, {
  es: () => import('./es/lists.js').then((module) => module.default),
  en: () => import('./en/lists.js').then((module) => module.default),
});
