import { defineTexts } from './index.js';
import source from './pt-BR/overlays.js';

/** The texts of dialogs, drawers and popups. */
export const t = defineTexts(source, {
  es: () => import('./es/overlays.js').then((module) => module.default),
  en: () => import('./en/overlays.js').then((module) => module.default),
});
