import { defineTexts } from './index.js';
import source from './pt-BR/messages.js';

/** The texts of messages, questions and validations, and what the API's codes mean. */
export const t = defineTexts(source, {
  es: () => import('./es/messages.js').then((module) => module.default),
  en: () => import('./en/messages.js').then((module) => module.default),
});
