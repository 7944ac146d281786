import { defineTexts } from './index.js';
import source from './pt-BR/keyboard.js';

/** The texts of the virtual keyboard: it loads when a person opens it, and its texts with it. */
export const t = defineTexts(source, {
  es: () => import('./es/keyboard.js').then((module) => module.default),
  en: () => import('./en/keyboard.js').then((module) => module.default),
});
