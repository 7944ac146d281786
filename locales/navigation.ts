import { defineTexts } from './index.js';
import source from './pt-BR/navigation.js';

/** The texts of the header, the menu, the history, the notifications, the account and the language picker. */
export const t = defineTexts(source, {
  es: () => import('./es/navigation.js').then((module) => module.default),
  en: () => import('./en/navigation.js').then((module) => module.default),
});
