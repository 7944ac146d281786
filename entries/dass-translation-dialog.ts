// Generated from custom-elements.json by scripts/generate/generate-entries.mjs. Do not edit.
export { DassTranslationDialog } from '../elements/records/translation-dialog/translation-dialog.js';
export type { CloseReason, DassDialogBeforeCloseDetail, DassDialogCloseDetail } from '../elements/controls/dialog/dialog-element.js';
export type { TranslationLanguage } from '../elements/records/translation-dialog/translation-languages-model.js';
export type { DassTranslationDialogCloseDetail, DassTranslationDialogConfirmDetail } from '../elements/records/translation-dialog/translation-properties.js';
export type { Translation } from '../elements/records/translation-dialog/translation-rows-model.js';
export type { TextSource } from '../locales/texts-by-key.js';
