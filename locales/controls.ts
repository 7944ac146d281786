import { defineTexts } from './index.js';
import source from './pt-BR/controls.js';

/** The texts of the controls and of what every field stands on. */
export const t = defineTexts(source, {
  es: () => import('./es/controls.js').then((module) => module.default),
  en: () => import('./en/controls.js').then((module) => module.default),
});
