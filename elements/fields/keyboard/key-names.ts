import { t } from '../../../locales/keyboard.js';
import type { Action } from './layouts-model.js';

const characters = {
  "'": 'dassCharacterApostrophe',
  '"': 'dassCharacterQuote',
  '!': 'dassCharacterExclamation',
  '¡': 'dassCharacterExclamationOpen',
  '?': 'dassCharacterQuestion',
  '¿': 'dassCharacterQuestionOpen',
  '@': 'dassCharacterAt',
  '#': 'dassCharacterHash',
  $: 'dassCharacterDollar',
  '%': 'dassCharacterPercent',
  '&': 'dassCharacterAnd',
  '*': 'dassCharacterStar',
  '(': 'dassCharacterParenOpen',
  ')': 'dassCharacterParenClose',
  '-': 'dassCharacterHyphen',
  _: 'dassCharacterUnderscore',
  '=': 'dassCharacterEquals',
  '+': 'dassCharacterPlus',
  '[': 'dassCharacterBracketOpen',
  ']': 'dassCharacterBracketClose',
  '{': 'dassCharacterBraceOpen',
  '}': 'dassCharacterBraceClose',
  '\\': 'dassCharacterBackslash',
  '|': 'dassCharacterBar',
  '/': 'dassCharacterSlash',
  ',': 'dassCharacterComma',
  '.': 'dassCharacterPoint',
  ';': 'dassCharacterSemicolon',
  ':': 'dassCharacterColon',
  '<': 'dassCharacterLess',
  '>': 'dassCharacterGreater',
  '°': 'dassCharacterDegree',
  '´': 'dassCharacterAcute',
  '`': 'dassCharacterGrave',
  '~': 'dassCharacterTilde',
  '^': 'dassCharacterCircumflex',
  '¨': 'dassCharacterDiaeresis',
  ' ': 'dassKeySpace',
} as const;

const actions = {
  backspace: 'dassKeyBackspace',
  delete: 'dassKeyDelete',
  enter: 'dassKeyEnter',
  clear: 'dassKeyClear',
  left: 'dassKeyLeft',
  right: 'dassKeyRight',
  shift: 'dassKeyShift',
  lock: 'dassKeyLock',
  symbols: 'dassKeySymbols',
  letters: 'dassKeyLetters',
} as const satisfies Record<Action, string>;

/** How a character is read: screen readers leave out many signs. Letters, digits and rare signs are read as they are. */
export const nameOfCharacter = (character: string): string =>
  Object.hasOwn(characters, character) ? t(characters[character as keyof typeof characters]) : character;

/** What a key that writes no character does. */
export const nameOfAction = (action: Action): string => t(actions[action]);
