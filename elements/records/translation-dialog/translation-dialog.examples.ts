import { defineExamples, type TestUser } from '../../base/examples.js';
import type { DassTranslationDialog } from './translation-dialog.js';

/** Images that need no network: a rectangle of one color each. */
const picture = (bytes: string): string =>
  `data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR42mN${bytes}AAAAAElFTkSuQmCC`;

const languages = [
  { codigo: 'pt_BR', idioma: 'Português (Brasil)', icone: picture('gmOQGAAFuANk7kLqP'), open: true },
  { codigo: 'es', idioma: 'Español', icone: picture('gmGMNAAF3ANh4FjZZ'), open: true },
  { codigo: 'en', idioma: 'English' },
];
const portuguese = {
  key: 1,
  codigo: 'pt_BR',
  traducao: 'Malha de algodão penteado 30/1, lote {lote}. Conferir a largura <b>antes do corte</b>.',
};
const spanish = {
  key: 2,
  codigo: 'es',
  traducao: 'Tejido de algodón peinado 30/1, lote {lote}. Verificar el ancho <b>antes del corte</b>.',
};
const confirm = (element: DassTranslationDialog, user: TestUser) => user.click(user.find(element, '.confirm'));

export default defineExamples<DassTranslationDialog>('dass-translation-dialog', {
  default: {
    summary: 'Two of three languages are translated; the first one is the reference.',
    properties: { open: true, heading: 'Descrição do material', languages, translations: [portuguese, spanish] },
    userActions: { 'dass-confirm': confirm, 'dass-before-close': confirm, 'dass-close': confirm },
    overlay: true,
  },
  incomplete: {
    summary: 'Rows for the open languages are added. Without their texts the user cannot confirm.',
    properties: { open: true, languages },
    overlay: true,
  },
  warnings: {
    summary: 'Two languages have the same text, and the placeholders of another differ from the reference.',
    properties: {
      open: true,
      languages,
      translations: [
        portuguese,
        { codigo: 'es', traducao: portuguese.traducao },
        { codigo: 'en', traducao: 'Combed cotton jersey 30/1, batch {batch}. Check the width <b>before cutting.' },
      ],
    },
    overlay: true,
  },
  otherLanguages: {
    summary: 'A translation in a language that is not offered is kept; each text has its own direction.',
    properties: {
      open: true,
      languages: languages.slice(0, 2),
      translations: [portuguese, { codigo: 'ar', traducao: 'قماش قطني ممشط 30/1، دفعة {lote}. <b>قبل القص</b>' }],
    },
    overlay: true,
  },
  saving: {
    summary: 'The confirmed translations are being saved.',
    properties: { open: true, languages, translations: [portuguese, spanish], confirming: true },
    overlay: true,
  },
  failed: {
    summary: 'Saving has failed; the user can confirm again.',
    properties: {
      open: true,
      languages,
      translations: [portuguese, spanish],
      errorText: 'As traduções não foram salvas: o servidor não respondeu.',
    },
    overlay: true,
  },
  readonly: {
    summary: 'To be read.',
    properties: { open: true, languages, translations: [portuguese, spanish], readOnly: true },
    overlay: true,
  },
  empty: { summary: 'No languages are offered.', properties: { open: true }, overlay: true },
  closed: { summary: 'Closed.', properties: { languages } },
});
