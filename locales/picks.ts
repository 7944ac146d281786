import { defineTexts } from './index.js';
import source from './pt-BR/picks.js';

/** The texts with which the pick list is first drawn. */
export const t = defineTexts(source, {
  es: () => import('./es/picks.js').then((module) => module.default),
  en: () => import('./en/picks.js').then((module) => module.default),
});
