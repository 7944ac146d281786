import { defineTexts } from './index.js';
import source from './pt-BR/picks.js';

/** The texts of the pick list and its dialog. */
export const t = defineTexts(source, {
  es: () => import('./es/picks.js').then((module) => module.default),
  en: () => import('./en/picks.js').then((module) => module.default),
});
