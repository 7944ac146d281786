export { formatCount } from './format-count.js';
export { onLanguageChange } from './language-change.js';
export { beforeLanguageChange, getLanguage, languageReady, setLanguage, type Language } from './language.js';
export {
  addTexts,
  isTextLoading,
  readyText,
  resolveText,
  textOr,
  textsLoading,
  type AddedText,
  type TextSource,
} from './texts-by-key.js';
