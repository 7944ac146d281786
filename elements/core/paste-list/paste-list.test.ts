import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { PasteKeys, pasteKey } from './paste-list-keys.js';
import { similarIndexes } from './similar-keys.js';
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

  it('[PA-01] skips disabled, unmatched, selected and repeated values, each with its reason', () => {
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

  it('[PA-01] reads the given fields', () => {
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

  it('finds the item with the exact value among those with the same key, or all of them', () => {
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

  it('[PL-07] skips neither selected nor repeated values with duplicates', () => {
    assert.deepEqual(ids('TX-001;TX-001;AB1;ab1', { selected: [1], duplicates: true }), [1, 1, 5, '4', 5]);
  });

  it('matches the column of a table with the most matches, or the selected one', () => {
    const table = 'Item\tCódigo\tQtd\n1\tTX-001\t20\n2\t"TX 003"\t5\n3\tAB1\t1';
    assert.deepEqual(ids(table), [1, 3, 5]);
    assert.deepEqual(reasons(table), [['Código', 'heading']]);
    assert.deepEqual(ids(table, { column: 2 }), []);
    assert.deepEqual(ids(table, { column: 7 }), [1, 3, 5], 'an invalid column');
  });

  it('compares values of special characters alone as they are', () => {
    const signs = [
      { id: 1, code: '***' },
      { id: 2, code: '---' },
    ];
    assert.deepEqual(matchPasted(' --- ;+++', { items: signs, field: 'code' }).items, [signs[1]]);
  });

  it('accepts any items and any text', () => {
    const strange = [null, undefined, 'TX-1', 7, {}, { code: {} }, { code: null }, { code: 'A' }];
    assert.deepEqual(matchPasted('tx1;7;A;null', { items: strange, field: 'code' }).items, ['TX-1', 7, strange[7]]);
    assert.deepEqual(match(undefined), { items: [], skipped: [], rows: [], headings: [], column: -1 });
    assert.deepEqual(match({ toString: () => 'TX-001' }).items, []);
    assert.equal(match('x'.repeat(1_000_000)).skipped.length, 1);
  });

  it('[PA-01] puts each value in one group, and finds each enabled item once', () => {
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

  it('[PA-01] creates equal keys for values that differ in case, accents and special characters; keys are idempotent', () => {
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
  it('works in slices, and knows its progress', () => {
    const many = Array.from({ length: 3000 }, (_, id) => ({ id, code: `C-${id}` }));
    const run = new PasteRun(new PasteKeys(many, 'code'), new PasteSplit(many.map(({ code }) => code).join(';')), {});
    let before = -1;
    let slices = 0;
    while (run.advance(() => false)) {
      assert.equal(run.share >= before, true);
      assert.equal(run.match.count <= 3000, true, 'intermediate results can be read');
      before = run.share;
      slices++;
    }
    assert.equal(slices > 10, true);
    assert.equal(run.share, 1);
    assert.equal(run.match.count, 3000);
  });

  it('matches thousands of equal values with thousands of equal items once', () => {
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

  it('finds items with an edit distance of one, unless there are too many', () => {
    const keys = new PasteKeys(items, 'code');
    while (keys.advance(2));
    for (const slip of ['TX-01', 'TX-0011', 'TY-001', 'XT-001', 'tx0o1'])
      assert.deepEqual(keys.similar(slip), [0], slip);
    assert.deepEqual(keys.similar('TX-999'), []);
    assert.deepEqual(keys.similar('A'), []);
    assert.deepEqual(keys.similar('TX-00'), [], 'three are equally similar');
    const two = new PasteKeys([{ code: 'TX-001' }, { code: 'TX-002' }], 'code');
    while (two.advance(2));
    assert.deepEqual([...two.similar('TX-00')].sort(), [0, 1]);
  });
});

describe('similarIndexes()', () => {
  it('prefers other numbers of leading zeros, which spreadsheets drop', () => {
    const codes = ['tx000106', 'tx001060', 'tx001106', 'tx000824', '0077', 'a1b02'];
    const near = (key: string) => similarIndexes(key, (wanted) => codes.indexOf(wanted)).map((index) => codes[index]);
    assert.deepEqual(near('tx00106'), ['tx000106']);
    assert.deepEqual(near('tx106'), ['tx000106']);
    assert.deepEqual(near('tx0000000824'), ['tx000824']);
    assert.deepEqual(near('77'), ['0077']);
    assert.deepEqual(near('a01b02'), ['a1b02']);
    assert.deepEqual(near('7'), []);
    assert.deepEqual(near('xt000824'), ['tx000824'], 'another typing error');
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

  it('matches a corrected value at its position, as often as an item', () => {
    const corrections = new Map([['co13', 'CO-113']]);
    const { match } = runOf('AV-224;CO-13;co 13;TX-001', corrections);
    assert.deepEqual(match.items(), [codes[3], codes[2], codes[0]]);
    assert.deepEqual([match.correctionOf(1), match.correctionOf(0)], ['CO-113', undefined]);
    assert.deepEqual(
      match.skipped().map(({ text, reason }) => [text, reason]),
      [['co 13', 'double']],
    );
    assert.deepEqual(runOf('CO-113', new Map([['co113', 'TX-001']])).match.items(), [codes[2]], 'one is matched');
  });

  it('has the reason for similar items that cannot be added', () => {
    const { match } = runOf('TX-02;AV-24;AV-224;CO-13', undefined, { selected: [2] });
    const near = (index: number) => match.similarTo(index).map(({ value, refusal }) => [value, refusal?.reason]);
    assert.deepEqual(near(0), [['TX-002', 'disabled']]);
    assert.deepEqual(near(1), [['AV-224', 'double']]);
    assert.deepEqual(near(3), [['CO-113', 'selected']]);
  });

  it('suggests values with exactly one similar item, each item once', () => {
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

  it('matches all accepted suggestions; without them, the result is as before', () => {
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
