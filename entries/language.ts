// The page language, and the texts of an application.
export {
  addTexts,
  beforeLanguageChange,
  getLanguage,
  languageReady,
  onLanguageChange,
  readyText,
  resolveText,
  setLanguage,
  textOr,
  type AddedText,
  type Language,
  type TextSource,
} from '../locales/index.js';
export { plural, type PluralForms } from '../locales/plural.js';
export { languages } from '../elements/core/preferences/language.js';
