import { defineTexts } from './index.js';
import source from './pt-BR/trees.js';

/** The texts of the hierarchy table. */
export const t = defineTexts(source, {
  es: () => import('./es/trees.js').then((module) => module.default),
  en: () => import('./en/trees.js').then((module) => module.default),
});
