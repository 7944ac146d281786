import { defineTexts } from './index.js';
import source from './pt-BR/picking.js';

/** The texts of the pick list that nobody reads before a gesture, and those of its dialog. */
export const t = defineTexts(source, {
  es: () => import('./es/picking.js').then((module) => module.default),
  en: () => import('./en/picking.js').then((module) => module.default),
});
