/**
 * What keyboards and input methods send to a text field, as the browsers report it: recorded in the log of a page, and
 * reduced to its steps. `test/support/replay.ts` plays them. CONTRIBUTING says how to add one.
 */
export interface EventLog {
  /** The keyboard, the system and the browser. */
  readonly from: string;
  /** The field: plain, or with a rule for its text. Plain logs are played in every text field of the kit. */
  readonly field: 'text' | 'number' | 'phone' | 'tax-number' | 'date';
  readonly steps: readonly Step[];
  /** The value afterwards. */
  readonly value: string;
}

export type Step =
  /** A key that is pressed, with the code that an input method leaves of it. Enter and Escape confirm or cancel nothing. */
  | readonly ['key', key: string, keyCode?: number]
  /** A composition begins at the selection. `word` takes the word before the caret into it, as Android does. */
  | readonly ['start', range?: 'word']
  /** The composed text changes. */
  | readonly ['compose', text: string]
  /** The composition ends with this text. `late`: the last input event comes after the end, as in Firefox. */
  | readonly ['end', text: string, order?: 'late']
  /** A text is inserted without a composition. `unpreventable`: Android ignores that the event is canceled. */
  | readonly ['insert', text: string, inputType?: string, order?: 'unpreventable']
  /** The characters before the caret are deleted. */
  | readonly ['delete', count?: number]
  /** The last characters are replaced, as by autocorrect. */
  | readonly ['replace', old: string, text: string];

/** Each character composed and committed on its own. */
const each = (text: string): Step[] =>
  [...text].flatMap((one): Step[] => [['key', 'Unidentified', 229], ['start'], ['compose', one], ['end', one]]);
/** One composition that grows by each character. */
const growing = (text: string): Step[] =>
  [...text].flatMap((_, index): Step[] => [
    ['key', 'Unidentified', 229],
    ['compose', [...text].slice(0, index + 1).join('')],
  ]);

export const eventLogs: readonly EventLog[] = [
  // Words
  {
    from: 'Gboard, Android, Chrome: a word and a space',
    field: 'text',
    steps: [
      ['start'],
      ...growing('couro'),
      ['end', 'couro'],
      ['insert', ' ', 'insertText', 'unpreventable'],
      ['start'],
      ...growing('cru'),
      ['end', 'cru'],
    ],
    value: 'couro cru',
  },
  {
    from: 'Gboard, Android, Chrome: a suggestion is selected',
    field: 'text',
    steps: [
      ['start'],
      ...growing('algo'),
      ['compose', 'algodão'],
      ['end', 'algodão'],
      ['insert', ' ', 'insertText', 'unpreventable'],
    ],
    value: 'algodão',
  },
  {
    from: 'Gboard, Android, Chrome: a word is corrected again',
    field: 'text',
    steps: [
      ['start'],
      ...growing('couri'),
      ['end', 'couri'],
      ['start', 'word'],
      ['compose', 'couro'],
      ['end', 'couro'],
    ],
    value: 'couro',
  },
  {
    from: 'Gboard, Android, Chrome: deleted within the composition',
    field: 'text',
    steps: [['start'], ...growing('solad'), ['key', 'Unidentified', 229], ['compose', 'sola'], ['end', 'sola']],
    value: 'sola',
  },
  {
    from: 'Gboard, Android, Chrome: swiped word',
    field: 'text',
    steps: [['start'], ['compose', 'montagem'], ['end', 'montagem']],
    value: 'montagem',
  },
  {
    from: 'Gboard, Android, voice typing',
    field: 'text',
    steps: [
      ['start'],
      ['compose', 'couro'],
      ['compose', 'couro bovino'],
      ['compose', 'Couro bovino'],
      ['end', 'Couro bovino'],
    ],
    value: 'Couro bovino',
  },
  {
    from: 'SwiftKey, Android, Chrome: deletes and writes again',
    field: 'text',
    steps: [
      ['start'],
      ...growing('nylom'),
      ['end', 'nylom'],
      ['start', 'word'],
      ['compose', 'nylon'],
      ['end', 'nylon'],
      ['insert', ' ', 'insertText', 'unpreventable'],
      ['delete'],
    ],
    value: 'nylon',
  },
  {
    from: 'Samsung keyboard, Android, Samsung Internet: a word with an accent',
    field: 'text',
    steps: [
      ['start'],
      ...growing('fa'),
      ['compose', 'fá'],
      ['compose', 'fáb'],
      ['compose', 'fábrica'],
      ['end', 'fábrica'],
    ],
    value: 'fábrica',
  },
  {
    from: 'iOS, Safari: autocorrect with a space',
    field: 'text',
    steps: [
      ['insert', 'c'],
      ['insert', 'u'],
      ['insert', 'o'],
      ['insert', 'r'],
      ['insert', 'o'],
      ['replace', 'cuoro', 'couro'],
      ['insert', ' '],
    ],
    value: 'couro',
  },
  {
    from: 'iOS, Safari: dictation',
    field: 'text',
    steps: [['insert', 'Couro bovino', 'insertDictationResult']],
    value: 'Couro bovino',
  },
  {
    from: 'iOS, Safari: a suggestion above the keyboard',
    field: 'text',
    steps: [
      ['insert', 'a'],
      ['insert', 'l'],
      ['replace', 'al', 'algodão'],
    ],
    value: 'algodão',
  },
  {
    from: 'macOS, Safari: a key is held, and an accent selected',
    field: 'text',
    steps: [
      ['insert', 'a'],
      ['replace', 'a', 'ã'],
    ],
    value: 'ã',
  },
  {
    from: 'Windows, US international, Chrome: dead key',
    field: 'text',
    steps: [
      ['key', 'Dead'],
      ['key', 'a'],
      ['insert', 'ã'],
    ],
    value: 'ã',
  },
  {
    from: 'Windows, US international, Chrome: dead key without a letter',
    field: 'text',
    steps: [
      ['key', 'Dead'],
      ['key', 's'],
      ['insert', '~s'],
    ],
    value: '~s',
  },
  {
    from: 'macOS, Chrome: dead key is a composition',
    field: 'text',
    steps: [['key', 'Dead', 229], ['start'], ['compose', '~'], ['key', 'a', 229], ['compose', 'ã'], ['end', 'ã']],
    value: 'ã',
  },
  {
    from: 'macOS, Firefox: dead key, the input comes after the end',
    field: 'text',
    steps: [
      ['key', 'Dead', 229],
      ['start'],
      ['compose', '´'],
      ['key', 'e', 229],
      ['compose', 'é'],
      ['end', 'é', 'late'],
    ],
    value: 'é',
  },
  {
    from: 'Linux, IBus, Chrome: dead key',
    field: 'text',
    steps: [['key', 'Unidentified', 229], ['start'], ['compose', '~'], ['end', 'õ']],
    value: 'õ',
  },
  {
    from: 'Windows, Japanese, Chrome: converted, confirmed with Enter',
    field: 'text',
    steps: [
      ['start'],
      ...growing('か'),
      ['compose', 'かわ'],
      ['key', ' ', 229],
      ['compose', '革'],
      ['key', 'Enter', 229],
      ['end', '革'],
    ],
    value: '革',
  },
  {
    from: 'macOS, Japanese, Safari: Enter comes after the end',
    field: 'text',
    steps: [['start'], ['compose', 'かわ'], ['compose', '革'], ['end', '革'], ['key', 'Enter', 229]],
    value: '革',
  },
  {
    from: 'Windows, Japanese, Firefox: canceled with Escape',
    field: 'text',
    steps: [['start'], ['compose', 'かわ'], ['key', 'Escape', 229], ['end', '']],
    value: '',
  },
  {
    from: 'Windows, Chinese Pinyin, Edge: selected by number',
    field: 'text',
    steps: [['start'], ...growing("pi'ge"), ['key', '1', 229], ['compose', '皮革'], ['end', '皮革']],
    value: '皮革',
  },
  {
    from: 'macOS, Korean, Chrome: syllables grow',
    field: 'text',
    steps: [
      ['start'],
      ['compose', 'ㄱ'],
      ['compose', '가'],
      ['end', '가'],
      ['start'],
      ['compose', 'ㅈ'],
      ['compose', '주'],
      ['compose', '죽'],
      ['end', '죽'],
    ],
    value: '가죽',
  },
  {
    from: 'Windows, handwriting panel: a word at once',
    field: 'text',
    steps: [['start'], ['compose', 'solado'], ['end', 'solado'], ['insert', ' ']],
    value: 'solado',
  },
  {
    from: 'Windows, emoji panel',
    field: 'text',
    steps: [
      ['key', 'Process', 229],
      ['insert', '👍'],
    ],
    value: '👍',
  },
  {
    from: 'Windows, voice typing: punctuation is inserted',
    field: 'text',
    steps: [
      ['insert', 'Couro', 'insertText'],
      ['insert', ' bovino.', 'insertText'],
    ],
    value: 'Couro bovino.',
  },
  // Fields with a rule
  {
    from: 'Gboard, Android, Chrome: each digit of a date committed',
    field: 'date',
    steps: each('05032026'),
    value: '2026-03-05',
  },
  {
    from: 'Samsung keyboard: a date as one composition',
    field: 'date',
    steps: [['start'], ...growing('05032026'), ['end', '05032026']],
    value: '2026-03-05',
  },
  {
    from: 'Gboard, Android: a date that is inserted',
    field: 'date',
    steps: [...'05032026'].map((one): Step => ['insert', one]),
    value: '2026-03-05',
  },
  {
    from: 'Windows, handwriting panel: a whole date',
    field: 'date',
    steps: [['start'], ['compose', '05/03/2026'], ['end', '05/03/2026']],
    value: '2026-03-05',
  },
  {
    from: 'Japanese keyboard: a date in wide digits',
    field: 'date',
    steps: [['start'], ['compose', '０５０３２０２６'], ['end', '05032026']],
    value: '2026-03-05',
  },
  {
    from: 'Gboard, Android, Chrome: each digit of a number committed',
    field: 'number',
    steps: each('2,75'),
    value: '2.75',
  },
  { from: 'Windows, voice typing: a number', field: 'number', steps: [['insert', '1.234,5']], value: '1234.5' },
  {
    from: 'Japanese keyboard: a number in wide digits',
    field: 'number',
    steps: [['start'], ['compose', '２，７５'], ['end', '２，７５', 'late']],
    value: '2.75',
  },
  {
    from: 'Gboard, Android, Chrome: each digit of a phone committed',
    field: 'phone',
    steps: each('51999998888'),
    value: '51999998888',
  },
  {
    from: 'Samsung keyboard: a phone as one composition',
    field: 'phone',
    steps: [['start'], ...growing('51999998888'), ['end', '51999998888']],
    value: '51999998888',
  },
  {
    from: 'iOS, Safari: a phone from the contacts',
    field: 'phone',
    steps: [['replace', '', '+55 51 99999-8888']],
    value: '+5551999998888',
  },
  {
    from: 'SwiftKey, Android: a tax number, the last digit corrected',
    field: 'tax-number',
    steps: [...each('52998224724'), ['key', 'Unidentified', 229], ['delete'], ...each('5')],
    value: '52998224725',
  },
];
