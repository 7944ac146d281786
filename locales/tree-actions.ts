import { defineTexts } from './index.js';
import source from './pt-BR/tree-actions.js';

/** The texts of what a person does in a hierarchy table: they come with that. */
export const t = defineTexts(source, {
  es: () => import('./es/tree-actions.js').then((module) => module.default),
  en: () => import('./en/tree-actions.js').then((module) => module.default),
});
