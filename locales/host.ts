import { defineTexts } from './index.js';
import source from './pt-BR/host.js';

/**
 * Texts that hosts and servers name by key and no element shows by itself (TX-01). Those that an element shows stand
 * with it: `dassFieldRequired`, `dassValidationText`, `dassMessageAccessDenied`, `dassNotificationsEmpty` …
 */
export const t = defineTexts(source, {
  es: () => import('./es/host.js').then((module) => module.default),
  en: () => import('./en/host.js').then((module) => module.default),
});
