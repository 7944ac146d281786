import { msg } from '../../../locales/localize.js';
import type { Action } from './layouts-model.js';

const characters = {
  "'": () => msg('apóstrofo', { id: 'dassCharacterApostrophe' }),
  '"': () => msg('aspas', { id: 'dassCharacterQuote' }),
  '!': () => msg('ponto de exclamação', { id: 'dassCharacterExclamation' }),
  '¡': () => msg('exclamação invertida', { id: 'dassCharacterExclamationOpen' }),
  '?': () => msg('ponto de interrogação', { id: 'dassCharacterQuestion' }),
  '¿': () => msg('interrogação invertida', { id: 'dassCharacterQuestionOpen' }),
  '@': () => msg('arroba', { id: 'dassCharacterAt' }),
  '#': () => msg('cerquilha', { id: 'dassCharacterHash' }),
  $: () => msg('cifrão', { id: 'dassCharacterDollar' }),
  '%': () => msg('por cento', { id: 'dassCharacterPercent' }),
  '&': () => msg('e comercial', { id: 'dassCharacterAnd' }),
  '*': () => msg('asterisco', { id: 'dassCharacterStar' }),
  '(': () => msg('abre parêntese', { id: 'dassCharacterParenOpen' }),
  ')': () => msg('fecha parêntese', { id: 'dassCharacterParenClose' }),
  '-': () => msg('hífen', { id: 'dassCharacterHyphen' }),
  _: () => msg('sublinhado', { id: 'dassCharacterUnderscore' }),
  '=': () => msg('igual', { id: 'dassCharacterEquals' }),
  '+': () => msg('mais', { id: 'dassCharacterPlus' }),
  '[': () => msg('abre colchete', { id: 'dassCharacterBracketOpen' }),
  ']': () => msg('fecha colchete', { id: 'dassCharacterBracketClose' }),
  '{': () => msg('abre chave', { id: 'dassCharacterBraceOpen' }),
  '}': () => msg('fecha chave', { id: 'dassCharacterBraceClose' }),
  '\\': () => msg('barra invertida', { id: 'dassCharacterBackslash' }),
  '|': () => msg('barra vertical', { id: 'dassCharacterBar' }),
  '/': () => msg('barra', { id: 'dassCharacterSlash' }),
  ',': () => msg('vírgula', { id: 'dassCharacterComma' }),
  '.': () => msg('ponto', { id: 'dassCharacterPoint' }),
  ';': () => msg('ponto e vírgula', { id: 'dassCharacterSemicolon' }),
  ':': () => msg('dois-pontos', { id: 'dassCharacterColon' }),
  '<': () => msg('menor que', { id: 'dassCharacterLess' }),
  '>': () => msg('maior que', { id: 'dassCharacterGreater' }),
  '°': () => msg('grau', { id: 'dassCharacterDegree' }),
  '´': () => msg('acento agudo', { id: 'dassCharacterAcute' }),
  '`': () => msg('crase', { id: 'dassCharacterGrave' }),
  '~': () => msg('til', { id: 'dassCharacterTilde' }),
  '^': () => msg('acento circunflexo', { id: 'dassCharacterCircumflex' }),
  '¨': () => msg('trema', { id: 'dassCharacterDiaeresis' }),
  ' ': () => msg('Espaço', { id: 'dassKeySpace' }),
};

const actions = {
  backspace: () => msg('Apagar', { id: 'dassKeyBackspace' }),
  delete: () => msg('Apagar à frente', { id: 'dassKeyDelete' }),
  enter: () => msg('Enter', { id: 'dassKeyEnter' }),
  clear: () => msg('Limpar', { id: 'dassKeyClear' }),
  left: () => msg('Cursor à esquerda', { id: 'dassKeyLeft' }),
  right: () => msg('Cursor à direita', { id: 'dassKeyRight' }),
  shift: () => msg('Maiúscula', { id: 'dassKeyShift' }),
  lock: () => msg('Maiúsculas fixas', { id: 'dassKeyLock' }),
  symbols: () => msg('Números e símbolos', { id: 'dassKeySymbols' }),
  letters: () => msg('Letras', { id: 'dassKeyLetters' }),
} satisfies Record<Action, () => string>;

/** Returns the spoken name of a character, because screen readers skip many punctuation marks. */
export const nameOfCharacter = (character: string): string =>
  Object.hasOwn(characters, character) ? characters[character as keyof typeof characters]() : character;

/** Returns the name of a function key. */
export const nameOfAction = (action: Action): string => actions[action]();
