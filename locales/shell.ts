import { defineTexts } from './index.js';
import source from './pt-BR/shell.js';

/** The texts of the shell's frame, its pages and the sign-in page. */
export const t = defineTexts(source, {
  es: () => import('./es/shell.js').then((module) => module.default),
  en: () => import('./en/shell.js').then((module) => module.default),
});
