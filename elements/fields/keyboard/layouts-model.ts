import { decimalSigns } from '../../core/preferences/language-details.js';
import type { Language } from '../../core/preferences/languages.js';

type LanguageKeys<Keys> = Partial<Record<Language, Keys>> & Record<'en', Keys>;

/** Action of a key that types no character. */
export type Action =
  | 'backspace'
  | 'delete'
  | 'enter'
  | 'clear'
  | 'left'
  | 'right'
  | 'shift'
  | 'lock'
  | 'symbols'
  | 'letters';

/** A key of the keyboard. */
export interface Key {
  /** Position in the layout, stable while it is rendered. */
  readonly id: string;
  /** The character of the key; empty for a function key. */
  readonly text: string;
  /** The character with Shift. */
  readonly shifted: string;
  readonly action?: Action | undefined;
  /** Number of columns that the key spans. */
  readonly span: number;
}

export const LAYOUTS = ['full', 'numeric'] as const;
/** The keys of a virtual keyboard: all keys, or digits only. */
export type LayoutName = (typeof LAYOUTS)[number];
/** Arrangement of a layout: wide, or letters and symbols on separate pages on a narrow screen. */
export type Arrangement = 'wide' | 'letters' | 'symbols';

/**
 * ABNT2 for Portuguese, Latin American for Spanish, US for English and for a language without keys of its own: 15 columns.
 * A single letter implies its capital.
 */
const wide: LanguageKeys<readonly string[]> = {
  'pt-BR': [
    `'" 1! 2@ 3# 4$ 5% 6¨ 7& 8* 9( 0) -_ =+ {backspace:2}`,
    '{clear:2} q w e r t y u i o p ´` [{ ]}',
    '{lock:2} a s d f g h j k l ç ~^ {enter:2}',
    '{shift:2} \\| z x c v b n m ,< .> ;: /? {shift}',
    '{delete:2} @ {space:8} {left:2} {right:2}',
  ],
  es: [
    `|° 1! 2" 3# 4$ 5% 6& 7/ 8( 9) 0= '? ¿¡ {backspace:2}`,
    '{clear:2} q w e r t y u i o p ´¨ +* }]',
    '{lock:2} a s d f g h j k l ñ {[ {enter:2}',
    '{shift:2} <> z x c v b n m ,; .: -_ {shift:2}',
    '{delete:2} @ {space:8} {left:2} {right:2}',
  ],
  en: [
    '`~ 1! 2@ 3# 4$ 5% 6^ 7& 8* 9( 0) -_ =+ {backspace:2}',
    '{clear:2} q w e r t y u i o p [{ ]} \\|',
    `{lock:2} a s d f g h j k l ;: '" {enter:2}`,
    '{shift:2} z x c v b n m ,< .> /? {shift:3}',
    '{delete:2} @ {space:8} {left:2} {right:2}',
  ],
};

const lastLetter: LanguageKeys<string> = { 'pt-BR': 'ç', es: 'ñ', en: "'" };

/** 10 columns, as on phone keyboards. */
const letters = (language: Language): readonly string[] => [
  'q w e r t y u i o p',
  `a s d f g h j k l ${lastLetter[language] ?? lastLetter.en}`,
  '{shift} z x c v b n m {backspace:2}',
  '{symbols:2} {lock} {space:3} . {enter:3}',
];

const symbols: readonly string[] = [
  '1 2 3 4 5 6 7 8 9 0',
  '@ # $ % & * ( ) - _',
  `" ' / : ; ! ? = {backspace:2}`,
  '{letters:2} , {left:2} {right:2} {enter:3}',
];

/** 3 columns, as on a calculator: 7 to 9 in the first row. */
const numeric = (decimal: string): readonly string[] => [
  '7 8 9',
  '4 5 6',
  '1 2 3',
  `${decimal} 0 {backspace}`,
  '{clear} - {enter}',
];

/** Returns the number of columns of an arrangement. */
export const columnsOf = (layout: LayoutName, arrangement: Arrangement): number =>
  layout === 'numeric' ? 3 : arrangement === 'wide' ? 15 : 10;

/** Returns the rows of a layout in a language. */
export function rowsOf(layout: LayoutName, language: Language, arrangement: Arrangement): readonly (readonly Key[])[] {
  const rows =
    layout === 'numeric'
      ? numeric(decimalSigns[language])
      : { wide: wide[language] ?? wide.en, letters: letters(language), symbols }[arrangement];
  return rows.map((row, y) => row.split(' ').map((token, x) => keyOf(token, `${y}-${x}`)));
}

function keyOf(token: string, id: string): Key {
  const [, name, span = '1'] = /^\{([a-z]+)(?::(\d+))?\}$/.exec(token) ?? [];
  if (name === 'space') return { id, text: ' ', shifted: ' ', span: Number(span) };
  if (name) return { id, text: '', shifted: '', action: name as Action, span: Number(span) };
  const [text = '', shifted] = token;
  return { id, text, shifted: shifted ?? text.toUpperCase(), span: 1 };
}

const variants: Readonly<Record<string, string>> = {
  a: 'áàâãäªæ',
  c: 'ç',
  e: 'éêèëẽ€',
  i: 'íîìï',
  n: 'ñ',
  o: 'óôõòöºœ',
  s: 'ßš',
  u: 'úüûùũ',
  y: 'ýÿ',
  '´': '`^~¨',
  '.': ',;:…?!',
  '-': '–—+',
  '?': '¿',
  '!': '¡',
  "'": '´`^~¨',
  '|': '\\¬',
  $: '€£¥',
  '0': '°+',
  '1': '¹½',
  '2': '²',
  '3': '³',
};

/** Returns the variants of a character that a long press shows. */
export function variantsOf(character: string): readonly string[] {
  const lower = character.toLowerCase();
  const found = [...(variants[lower] ?? '')];
  if (lower === character) return found;
  return found.map((one) => one.toUpperCase()).filter((one) => one.length === 1 && one !== one.toLowerCase());
}
