// Texts of the documentation's pages, in all languages.
import type { Language } from '../build/languages.js';
import { en } from './en.js';
import { es } from './es.js';
import { ptBR } from './pt-br.js';

/** The ids of the texts. Every language has all of them. */
export type Texts = Readonly<Record<keyof typeof en, string>>;

export const texts: Readonly<Record<Language, Texts>> = { 'pt-BR': ptBR, es, en };

/** Replaces `{name}` in a text. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (all, name: string) => String(values[name] ?? all));
