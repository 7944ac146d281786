import { msg } from '../../locales/localize.js';
import type { BooleanMeaning } from '../core/format/boolean-meaning.js';

const texts: Record<BooleanMeaning, () => string> = {
  yes: () => msg('Sim', { id: 'dassBooleanYes' }),
  no: () => msg('Não', { id: 'dassBooleanNo' }),
  active: () => msg('Ativo', { id: 'dassBooleanActive' }),
  inactive: () => msg('Inativo', { id: 'dassBooleanInactive' }),
};

/** The text of a flag in the language of the user. */
export const booleanText = (meaning: BooleanMeaning): string => texts[meaning]();
