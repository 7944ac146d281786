import { defineTexts } from './index.js';
import source from './pt-BR/workspace.js';

/** The texts of the workspace: its gallery and its screens. */
export const t = defineTexts(source, {
  es: () => import('./es/workspace.js').then((module) => module.default),
  en: () => import('./en/workspace.js').then((module) => module.default),
});
