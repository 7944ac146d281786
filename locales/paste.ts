import { defineTexts } from './index.js';
import source from './pt-BR/paste.js';

/** The texts of pasting lists. */
export const t = defineTexts(source, {
  es: () => import('./es/paste.js').then((module) => module.default),
  en: () => import('./en/paste.js').then((module) => module.default),
});
