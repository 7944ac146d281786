import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { commandOf as dataCommandOf, type DataContext } from '../../elements/tables/data-table/data-keys-model.js';
import { commandOf as treeCommandOf, type TreeContext } from '../../elements/tables/hierarchy-table/tree-keys-model.js';
import type { KeyboardPattern } from '../build/site-data.js';

type Command = (event: KeyboardEvent) => { readonly type: string } | undefined;

const patterns = JSON.parse(readFileSync('docs/elements/keyboard-patterns.json', 'utf8')) as Record<
  string,
  KeyboardPattern
>;
const usage = (table: string) =>
  (JSON.parse(readFileSync(`docs/elements/tables/${table}.json`, 'utf8')) as { keyboard: KeyboardPattern['keys'] })
    .keyboard;

/** Type-ahead is no command of the model. */
const TYPED = 'A…Z';
const KEYS: Readonly<Record<string, string>> = { Space: ' ', '1…9': '2' };
const MODIFIERS = ['Ctrl', 'Shift', 'Alt'];

/** The event of keys as the documentation names them, such as `Ctrl+Shift+Home`. */
function eventOf(keys: string): KeyboardEvent {
  const parts = keys.split('+');
  const [name = ''] = parts.filter((part) => !MODIFIERS.includes(part));
  const key = KEYS[name] ?? name;
  return {
    key,
    code: /^\d$/.test(key) ? `Digit${key}` : key,
    ctrlKey: parts.includes('Ctrl'),
    shiftKey: parts.includes('Shift'),
    altKey: parts.includes('Alt'),
    metaKey: false,
  } as KeyboardEvent;
}

const keysOf = (rows: KeyboardPattern['keys']): string[] =>
  rows.flatMap(({ keys }) => keys).filter((keys) => keys !== TYPED);

/** All keys that a table may use, without the letters of type-ahead. */
const CANDIDATES = ['', 'Ctrl+', 'Alt+'].flatMap((modifier) =>
  ['ArrowDown', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'PageDown', 'PageUp', 'Home', 'End', 'Enter', 'F2', 'Space', '*']
    .concat(modifier ? ['A', 'C', '1…9'] : ['ContextMenu', 'Delete', 'Escape', 'Insert'])
    .map((key) => modifier + key),
);

const place = {
  visibleIndex: 5,
  column: 1,
  count: 20,
  page: 4,
  columns: 3,
  isRtl: false,
  isRowMissing: false,
} as const;
const dataContext: DataContext = { ...place, selection: 'multiple', editor: undefined };
const treeContext: TreeContext = { ...place, selection: 'multiple', isExpanded: false, parent: 1, isExpandable: true };

const inDataRow: Command = (event) => dataCommandOf(event, dataContext);
const inDataHeader: Command = (event) => dataCommandOf(event, { ...dataContext, visibleIndex: -1 });
const inTreeRow: Command = (event) => treeCommandOf(event, { ...treeContext, column: -1 });
const inTreeHeader: Command = (event) => treeCommandOf(event, { ...treeContext, visibleIndex: -1 });

describe('documented keys of the tables', () => {
  for (const [name, documented, commandOf] of [
    ['grid', keysOf(patterns['grid']!.keys), inDataRow],
    ['treegrid', keysOf(patterns['treegrid']!.keys), inTreeRow],
    ['grid-header', keysOf(patterns['grid-header']!.keys), inDataHeader],
    ['grid-header in a hierarchy table', keysOf(patterns['grid-header']!.keys), inTreeHeader],
    ['data-table', keysOf(usage('data-table')), inDataHeader],
    ['hierarchy-table', keysOf(usage('hierarchy-table')), inTreeHeader],
  ] as const)
    it(`have a command: ${name}`, () => {
      assert.deepEqual(
        documented.filter((keys) => [undefined, 'nothing'].includes(commandOf(eventOf(keys))?.type)),
        [],
      );
    });

  for (const [name, documented, commandOf] of [
    ['grid', keysOf(patterns['grid']!.keys), inDataRow],
    ['treegrid', keysOf(patterns['treegrid']!.keys), inTreeRow],
  ] as const)
    it(`are all keys that have a command: ${name}`, () => {
      assert.deepEqual(
        CANDIDATES.filter((keys) => commandOf(eventOf(keys)) && !documented.includes(keys)),
        [],
      );
    });

  it('are all keys that extend the selection', () => {
    const extending = (commandOf: Command): string[] =>
      CANDIDATES.map((keys) => (keys.startsWith('Ctrl+') ? `Ctrl+Shift+${keys.slice(5)}` : `Shift+${keys}`)).filter(
        (keys) => {
          const command = commandOf(eventOf(keys)) as { selects?: boolean } | undefined;
          return command?.selects;
        },
      );
    for (const [name, commandOf] of [
      ['grid', inDataRow],
      ['treegrid', inTreeRow],
    ] as const) {
      const documented = keysOf(patterns[name]!.keys);
      assert.deepEqual(
        extending(commandOf).filter((keys) => !documented.includes(keys)),
        [],
        name,
      );
    }
  });
});
