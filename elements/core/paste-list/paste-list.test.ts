import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { PasteKeys, pasteKey } from './paste-list-keys.js';
import { nearPlaces } from './paste-list-near.js';
import { PasteSplit } from './paste-list-split.js';
import { PasteSuggestions } from './paste-list-suggestions.js';
import { matchPasted, PasteRun, type PasteOptions } from './paste-list.js';
import { fold } from '../text/text-fold.js';

const items = [
  { id: 1, code: 'TX-001', name: 'Malha de algodão' },
  { id: 2, code: 'TX-002', name: 'Sarja', disabled: true, disabledMessage: 'Aguarda homologação' },
  { id: 3, code: 'tx 003', name: 'Cetim' },
  { id: '4', code: 'AB-1', name: 'Zíper' },
  { id: 5, code: 'AB1', name: 'Zíper' },
];
const match = (text: unknown, more: Partial<PasteOptions> = {}) => matchPasted(text, { items, field: 'code', ...more });
const ids = (text: unknown, more?: Partial<PasteOptions>) =>
  match(text, more).items.map((item) => (item as { id: unknown }).id);
const reasons = (text: unknown, more?: Partial<PasteOptions>) =>
  match(text, more).skipped.map(({ text: value, reason }) => [value, reason]);

describe('matchPasted()', () => {
  it('[PA-01] matches by the paste field, ignoring special characters and case', () => {
    assert.deepEqual(ids('tx 001\nTX-003;  Tx/001 \nABX'), [1, 3]);
    assert.deepEqual(ids('MALHA DE ALGODAO;cetim', { field: 'name' }), [1, 3]);
    assert.deepEqual(ids('tx001', { field: 'missing' }), []);
  });

  it('[PA-01] skips disabled and unmatched values, those that are selected, and doubles, each with its reason', () => {
    assert.deepEqual(reasons('TX-002;XX;TX-001;tx001;xx;tx 003', { selected: [3] }), [
      ['TX-002', 'disabled'],
      ['XX', 'unmatched'],
      ['tx001', 'double'],
      ['xx', 'double'],
      ['tx 003', 'selected'],
    ]);
    const [disabled] = match('TX-002').skipped;
    assert.equal(disabled!.message, 'Aguarda homologação');
    assert.equal(disabled!.item, items[1]);
    assert.deepEqual(ids('AB-1', { selected: [4] }), [], 'an id is the same as text and as number');
  });

  it('[PA-01] reads the fields that it is told', () => {
    const own = [
      { codigo: 'a', ref: 'X1', bloqueado: 1, motivo: 'Fora de linha' },
      { codigo: 'b', ref: 'X2' },
    ];
    const result = matchPasted('x1;x2', {
      items: own,
      field: 'ref',
      fieldId: 'codigo',
      fieldDisabled: 'bloqueado',
      fieldDisabledMessage: 'motivo',
      selected: ['b'],
    });
    assert.deepEqual(
      result.skipped.map(({ reason, message }) => [reason, message]),
      [
        ['disabled', 'Fora de linha'],
        ['selected', ''],
      ],
    );
  });

  it('of several that fold alike the one that was written is found, and all when none was', () => {
    assert.deepEqual(ids('AB1'), [5]);
    assert.deepEqual(ids('AB-1;AB1;ab1'), ['4', 5]);
    assert.deepEqual(
      reasons('AB-1;AB1;ab1;AB-1').map(([, reason]) => reason),
      ['double', 'double'],
    );
    assert.deepEqual(ids('ab 1;ab_1'), ['4', 5]);
    assert.deepEqual(ids('ziper', { field: 'name', selected: [5] }), ['4']);
    assert.deepEqual(reasons('ziper', { field: 'name', selected: [5, 4] }), [['ziper', 'selected']]);
  });

  it('[PL-07] with duplicates neither what is selected nor what comes twice is skipped', () => {
    assert.deepEqual(ids('TX-001;TX-001;AB1;ab1', { selected: [1], duplicates: true }), [1, 1, 5, '4', 5]);
  });

  it('of a table the column with most hits is matched, or the one that is chosen', () => {
    const table = 'Item\tCódigo\tQtd\n1\tTX-001\t20\n2\t"TX 003"\t5\n3\tAB1\t1';
    assert.deepEqual(ids(table), [1, 3, 5]);
    assert.deepEqual(reasons(table), [['Código', 'heading']]);
    assert.deepEqual(ids(table, { column: 2 }), []);
    assert.deepEqual(ids(table, { column: 7 }), [1, 3, 5], 'a column that is none');
  });

  it('values of special characters alone are compared as they are', () => {
    const signs = [
      { id: 1, code: '***' },
      { id: 2, code: '---' },
    ];
    assert.deepEqual(matchPasted(' --- ;+++', { items: signs, field: 'code' }).items, [signs[1]]);
  });

  it('takes any items and any text', () => {
    const strange = [null, undefined, 'TX-1', 7, {}, { code: {} }, { code: null }, { code: 'A' }];
    assert.deepEqual(matchPasted('tx1;7;A;null', { items: strange, field: 'code' }).items, ['TX-1', 7, strange[7]]);
    assert.deepEqual(match(undefined), { items: [], skipped: [], rows: [], headings: [], column: -1 });
    assert.deepEqual(match({ toString: () => 'TX-001' }).items, []);
    assert.equal(match('x'.repeat(1_000_000)).skipped.length, 1);
  });

  it('[PA-01] each value is in exactly one group, items are found once, and what is found may be found', () => {
    const code = fc.string({ unit: fc.constantFrom('a', 'A', 'á', '1', '-', ' '), maxLength: 3 });
    const anyItems = fc.array(fc.record({ id: fc.nat(20), code, disabled: fc.boolean() }), { maxLength: 12 });
    const texts = fc.array(code, { maxLength: 12 });
    fc.assert(
      fc.property(anyItems, texts, fc.array(fc.nat(20), { maxLength: 3 }), (list, values, selected) => {
        const text = values.join(';');
        const run = new PasteRun(new PasteKeys(list, 'code'), new PasteSplit(text), { selected });
        while (run.advance(() => false));
        const { groups, texts: all } = run.match;
        const every = [...groups.found, ...groups.unmatched, ...groups.skipped].sort((a, b) => a - b);
        assert.deepEqual(every, [...all.keys()]);
        const found = run.match.items() as typeof list;
        assert.equal(new Set(found).size, found.length);
        const keys = new Set(all.map((value) => pasteKey(value)));
        for (const item of found) {
          assert.equal(item.disabled || selected.includes(item.id), false);
          assert.equal(keys.has(pasteKey(item.code)), true);
        }
        const known = new Set(list.map((item) => pasteKey(item.code)));
        for (const index of groups.unmatched) assert.equal(known.has(pasteKey(all[index]!)), false);
        assert.deepEqual(run.match.items(), matchPasted(text, { items: list, field: 'code', selected }).items);
      }),
      { numRuns: 500 },
    );
  });

  it('[PA-01] a key is the same for what differs in case, accents and special characters, and is its own key', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', 'é', 'Ç', 'ß', '7', '-', '.', ' '), maxLength: 8 }),
        (value) => {
          const key = pasteKey(value);
          if (fold(value) === '') return assert.equal(key, value.trim());
          assert.equal(pasteKey(key), key);
          for (const other of [
            value.toUpperCase(),
            `*${value}!`,
            value.normalize('NFD'),
            ` ${value} `,
            [...value].join(' '),
          ])
            assert.equal(pasteKey(other), key);
        },
      ),
    );
  });
});

describe('PasteRun', () => {
  it('goes on in slices, and knows how far it has come', () => {
    const many = Array.from({ length: 3000 }, (_, id) => ({ id, code: `C-${id}` }));
    const run = new PasteRun(new PasteKeys(many, 'code'), new PasteSplit(many.map(({ code }) => code).join(';')), {});
    let before = -1;
    let slices = 0;
    while (run.advance(() => false)) {
      assert.equal(run.share >= before, true);
      assert.equal(run.match.count <= 3000, true, 'it can be looked at in between');
      before = run.share;
      slices++;
    }
    assert.equal(slices > 10, true);
    assert.equal(run.share, 1);
    assert.equal(run.match.count, 3000);
  });

  it('values by the thousand that each name the same thousands of items are looked at once', () => {
    let reads = 0;
    const same = Array.from({ length: 20_000 }, (_, id) => ({
      id,
      get name() {
        reads++;
        return 'Têxtil';
      },
    }));
    const result = matchPasted('têxtil;TEXTIL;tex-til;'.repeat(2000), { items: same, field: 'name' });
    assert.equal(result.items.length, 20_000);
    assert.equal(reads < 100_000, true);
  });

  it('knows the items that are one slip away, and none where each would be a guess', () => {
    const keys = new PasteKeys(items, 'code');
    while (keys.advance(2));
    for (const slip of ['TX-01', 'TX-0011', 'TY-001', 'XT-001', 'tx0o1']) assert.deepEqual(keys.near(slip), [0], slip);
    assert.deepEqual(keys.near('TX-999'), []);
    assert.deepEqual(keys.near('A'), []);
    assert.deepEqual(keys.near('TX-00'), [], 'three are as near');
    const two = new PasteKeys([{ code: 'TX-001' }, { code: 'TX-002' }], 'code');
    while (two.advance(2));
    assert.deepEqual([...two.near('TX-00')].sort(), [0, 1]);
  });
});

describe('nearPlaces()', () => {
  it('takes zeros before a number for the likeliest slip: spreadsheets drop them', () => {
    const codes = ['tx000106', 'tx001060', 'tx001106', 'tx000824', '0077', 'a1b02'];
    const near = (key: string) => nearPlaces(key, (wanted) => codes.indexOf(wanted)).map((place) => codes[place]);
    assert.deepEqual(near('tx00106'), ['tx000106']);
    assert.deepEqual(near('tx106'), ['tx000106']);
    assert.deepEqual(near('tx0000000824'), ['tx000824']);
    assert.deepEqual(near('77'), ['0077']);
    assert.deepEqual(near('a01b02'), ['a1b02']);
    assert.deepEqual(near('7'), []);
    assert.deepEqual(near('xt000824'), ['tx000824'], 'another slip');
  });
});

describe('corrections', () => {
  const codes = ['TX-001', 'TX-002', 'CO-113', 'AV-224'].map((code, id) => ({ id, code, disabled: code === 'TX-002' }));
  const runOf = (text: string, corrections?: ReadonlyMap<string, string>, more: object = {}): PasteRun => {
    const run = new PasteRun(new PasteKeys(codes, 'code'), new PasteSplit(text), { corrections, ...more });
    run.advance(() => true);
    return run;
  };
  const suggest = (run: PasteRun): PasteSuggestions => {
    const suggestions = new PasteSuggestions(run.match);
    while (suggestions.advance(() => true));
    return suggestions;
  };

  it('a value without an item may mean one: it is found in its place, and as often as an item is', () => {
    const corrections = new Map([['co13', 'CO-113']]);
    const { match } = runOf('AV-224;CO-13;co 13;TX-001', corrections);
    assert.deepEqual(match.items(), [codes[3], codes[2], codes[0]]);
    assert.deepEqual([match.correctionOf(1), match.correctionOf(0)], ['CO-113', undefined]);
    assert.deepEqual(
      match.skipped().map(({ text, reason }) => [text, reason]),
      [['co 13', 'double']],
    );
    assert.deepEqual(runOf('CO-113', new Map([['co113', 'TX-001']])).match.items(), [codes[2]], 'one with an item');
  });

  it('what is near says why it cannot be taken', () => {
    const { match } = runOf('TX-02;AV-24;AV-224;CO-13', undefined, { selected: [2] });
    const near = (index: number) => match.nearOf(index).map(({ value, refusal }) => [value, refusal?.reason]);
    assert.deepEqual(near(0), [['TX-002', 'disabled']]);
    assert.deepEqual(near(1), [['AV-224', 'double']]);
    assert.deepEqual(near(3), [['CO-113', 'selected']]);
  });

  it('all that can mean one item only are suggested, each item once', () => {
    const suggestions = suggest(runOf('TX-02;CO-13;CO-1133;XX-9;AV-24'));
    assert.deepEqual(
      [...suggestions.corrections],
      [
        ['co13', 'CO-113'],
        ['av24', 'AV-224'],
      ],
    );
    assert.equal(suggestions.count, 2);
  });

  it('what is suggested and taken is found afterwards, all of it; taken back, all is as before', () => {
    const slip = fc.tuple(fc.constantFrom(...codes), fc.nat(5), fc.constantFrom('', 'x', '1'));
    const values = slip.map(([{ code }, at, letter]) => code.slice(0, at) + letter + code.slice(at + 1));
    fc.assert(
      fc.property(fc.array(fc.oneof(values, fc.constantFrom('TX-001', 'CO-113', 'ZZ')), { maxLength: 8 }), (list) => {
        const text = list.join(';');
        const before = runOf(text).match;
        const suggestions = suggest(runOf(text));
        const after = runOf(text, suggestions.corrections).match;
        assert.equal(after.count, before.count + suggestions.count);
        for (const item of before.items()) assert.equal(after.items().includes(item), true);
        assert.deepEqual(runOf(text, new Map()).match.groups, before.groups);
      }),
    );
  });
});
