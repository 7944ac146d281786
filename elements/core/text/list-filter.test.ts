import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { materials } from '../../../sample-data/materials.js';
import { ListFilter, type InSlices, type SearchedText, type WhenIdle } from './list-filter.js';
import { TextQuery, type FoldKind } from './text-fold.js';

/** Reference implementation: searches every text each time. Each word has to be in one of the texts of an item. */
function naive(texts: readonly SearchedText[], typed: string, kind: FoldKind): number[] {
  const query = new TextQuery(typed, kind);
  const words = query.folded === '' ? [query] : query.terms.map((term) => new TextQuery(`"${term}"`, kind));
  return [...texts.keys()].filter(
    (index) => query.isEmpty || words.every((word) => [texts[index]!].flat().some((text) => word.matches(text))),
  );
}

/** Idle time that the test controls: `giveTime(slices)` runs so many slices of work. */
function manualIdle() {
  const pending = new Set<(hasTime: () => boolean) => boolean>();
  const whenIdle: WhenIdle = (work) => {
    pending.add(work);
    return () => pending.delete(work);
  };
  const runPending = (slices: number): void => {
    for (const work of pending) {
      let left = slices;
      if (!work(() => --left > 0)) pending.delete(work);
    }
  };
  return { whenIdle, giveTime: runPending, pending };
}

const letters = fc.constantFrom('a', 'b', 'á', 'B', ' ', '"', '%', '-', 'ß', 'Æ', '\n', '1', '\u0301', '😀', 'İ');
const text = fc.string({ unit: letters, maxLength: 6 });
const searched = fc.oneof(text, fc.array(text, { maxLength: 3 }));

describe('ListFilter', () => {
  it('[SL-01] equals a search of every text, for any queries, replaced lists and idle time', () => {
    const step = fc.oneof(
      { weight: 6, arbitrary: fc.record({ typed: fc.string({ unit: letters, maxLength: 3 }) }) },
      { weight: 2, arbitrary: fc.record({ more: letters }) },
      {
        weight: 1,
        arbitrary: fc.record({ list: fc.array(searched, { maxLength: 30 }), copies: fc.constantFrom(1, 120) }),
      },
      { weight: 1, arbitrary: fc.record({ idle: fc.nat(3) }) },
    );
    const kinds = fc.constantFrom<FoldKind>('filter', 'lookup');
    fc.assert(
      fc.property(
        kinds,
        fc.array(searched, { maxLength: 30 }),
        fc.array(step, { maxLength: 12 }),
        (kind, first, steps) => {
          const { whenIdle, giveTime: runPending } = manualIdle();
          const filter = new ListFilter({ kind, whenIdle });
          let texts: readonly SearchedText[] = first;
          let typed = '';
          filter.setList(texts.length, (index) => texts[index]!);
          for (const one of steps) {
            if ('typed' in one) ({ typed } = one);
            else if ('more' in one) typed += one.more;
            else if ('list' in one) {
              texts = Array.from({ length: one.copies }, () => one.list).flat();
              const now = texts;
              filter.setList(now.length, (index) => now[index]!);
            } else {
              filter.prepare();
              runPending(one.idle);
            }
            assert.deepEqual([...filter.filter(typed)], naive(texts, typed, kind), JSON.stringify(typed));
          }
        },
      ),
      { numRuns: 300 },
    );
  });

  it('[SL-01] equals a search of every text among thousands of materials', () => {
    const texts = materials(5_000).map(({ name }) => name);
    const filter = new ListFilter();
    filter.setList(texts.length, (index) => texts[index]!);
    for (const typed of ['a', 'al', 'algo', 'algodao 30', 'algo', '', 'm²', '%', 'cone 5', 'nº 4', 'zzz', 'z'])
      assert.deepEqual([...filter.filter(typed)], naive(texts, typed, 'filter'), typed);
  });

  it('[SL-01] finds the words of a query in any order, also in different columns', () => {
    const texts = ['Couro bovino', ['Linha nº 120', 'verde'], 'Couro de vaca', ['verde', 'nº 40']];
    for (const readsOnce of [true, false]) {
      const filter = new ListFilter({ whenIdle: manualIdle().whenIdle, readsOnce });
      filter.setList(texts.length, (index) => texts[index]!);
      for (const [typed, found] of [
        ['bovino couro', [0]],
        ['nº 120 verde', [1]],
        ['verde N', [1, 3]],
        ['"couro bov', [0]],
        ['"bovino couro"', []],
        ['"120 verde"', []],
        ['co', [0, 2]],
        ['co va', [2]],
        ['co', [0, 2]],
      ] as const)
        assert.deepEqual([...filter.filter(typed)], found, typed);
    }
  });

  it('[SL-01] gives the same results with and without pauses between the keys', () => {
    const texts = materials(12_000).map(({ code, name }) => `${code} ${name}`);
    const { whenIdle, giveTime: runPending, pending } = manualIdle();
    const filter = new ListFilter({ whenIdle });
    filter.setList(texts.length, (index) => texts[index]!);
    for (const pause of [99, 2, 0])
      for (const typed of [
        'a',
        'al',
        'alg',
        'al',
        'a',
        'a ',
        'a',
        'aç',
        'a',
        'ao',
        'm',
        'm²',
        '1',
        '12',
        '1',
        '1%',
        '0',
        '00',
        'a b',
        'a br',
        'c br',
        'c a',
        'c al',
        'c al 1',
        'c a',
        '1 al',
        '"c',
        '"co',
        '',
      ])
        for (const again of [false, true]) {
          assert.deepEqual([...filter.filter(typed)], naive(texts, typed, 'filter'), `${typed}, ${pause} slices`);
          if (again) runPending(pause);
        }
    filter.filter('a');
    assert.equal(pending.size, 1, 'the next characters are found out');
    filter.filter('');
    assert.equal(pending.size, 0, 'no next characters');
  });

  it('[SL-01] narrows results, with texts read once or several times', () => {
    const edges = [0, 1023, 1024, 2047, 2048, 2999];
    const textOf = (index: number): string => (edges.includes(index) ? `Lona ${index}` : 'Brim');
    for (const readsOnce of [true, false]) {
      const filter = new ListFilter({ whenIdle: manualIdle().whenIdle, readsOnce });
      filter.setList(3000, textOf);
      for (const typed of ['lo', 'lona', 'lona ']) assert.deepEqual([...filter.filter(typed)], edges, typed);
      assert.deepEqual([...filter.filter('lona 2')], [1023, 1024, 2047, 2048, 2999]);
      assert.deepEqual([...filter.filter('"lona 2')], [2047, 2048, 2999]);
    }
  });

  it('reads no text before the first query, and each text once', () => {
    let read = 0;
    const filter = new ListFilter();
    filter.setList(10_000, (index) => (read++, `Item ${index}`));
    assert.equal(filter.filter('').length, 10_000);
    assert.equal(read, 0);
    assert.equal(filter.filter('"item 99').length, 111);
    filter.filter('"item 999');
    filter.filter('tem');
    assert.equal(read, 10_000);
  });

  it('[SL-01] searches unfolded texts first, and folds them in the next idle time', () => {
    const texts = materials(5_000).map(({ name }) => name);
    const { whenIdle, giveTime: runPending } = manualIdle();
    const filter = new ListFilter({ whenIdle });
    filter.setList(texts.length, (index) => texts[index]!);
    for (const typed of ['a', 'al', 'cone 5']) {
      assert.deepEqual([...filter.filter(typed)], naive(texts, typed, 'filter'));
      assert.equal(filter.folded, 0, typed);
    }
    runPending(99);
    assert.equal(filter.folded, 5_000);
  });

  it('[HT-03] readsOnce reads each text once, also before idle time', () => {
    let read = 0;
    const { whenIdle, giveTime: runPending } = manualIdle();
    const filter = new ListFilter({ whenIdle, readsOnce: true });
    filter.setList(5_000, (index) => (read++, ['Solado', String(index)]));
    for (const typed of ['s', 'so', 'sol']) assert.equal(filter.filter(typed).length, 5_000);
    runPending(99);
    assert.equal(read, 5_000);
  });

  it('[SL-01] folds texts in another script immediately', () => {
    const texts = Array.from({ length: 3_000 }, (_, index) => `Вал Ω-${index}`);
    const filter = new ListFilter({ whenIdle: manualIdle().whenIdle });
    filter.setList(texts.length, (index) => texts[index]!);
    assert.deepEqual([...filter.filter('99')], naive(texts, '99', 'filter'));
    assert.ok(filter.folded > 2_800);
  });

  it('release() drops folded texts, and the next query folds them again', () => {
    let read = 0;
    const filter = new ListFilter();
    filter.setList(3000, (index) => (read++, `Item ${index}`));
    filter.filter('item 29');
    filter.filter('');
    filter.release();
    assert.equal(filter.folded, 0);
    assert.equal(filter.filter('item 299').length, 13);
    assert.equal(read, 6000);
  });

  it('returns the same array when the query is cleared', () => {
    const filter = new ListFilter();
    filter.setList(3, (index) => 'abc'[index]!);
    const whole = filter.filter('');
    filter.filter('b');
    assert.equal(filter.filter('  '), whole);
  });

  it('folds in slices, continues, and stops on stop() or a new list', () => {
    const { whenIdle, giveTime: runPending, pending } = manualIdle();
    const filter = new ListFilter({ whenIdle });
    filter.setList(5_000, (index) => `Peça ${index}`);
    filter.prepare();
    filter.prepare();
    assert.equal(pending.size, 1);
    runPending(2);
    assert.equal(filter.folded, 512);
    runPending(99);
    assert.equal(filter.folded, 5_000);
    assert.equal(pending.size, 0);
    filter.prepare();
    assert.equal(pending.size, 0, 'all texts are folded');
    filter.setList(5_000, () => '');
    filter.prepare();
    filter.setList(2, () => 'x');
    assert.equal(pending.size, 0);
    filter.prepare();
    filter.stop();
    assert.equal(pending.size, 0);
    assert.equal(filter.filter('x').length, 2);
  });

  describe('in slices', () => {
    /** Slices of so many checks of the time; the first one runs at once, the others when the test says so. */
    function manualSlices(checks: number) {
      let slice: (() => void) | undefined;
      const inSlices: InSlices = (work) => {
        const isLeft = (): boolean => {
          let left = checks;
          return work(() => left-- > 0);
        };
        if (!isLeft()) return (slice = undefined);
        slice = () => {
          if (!isLeft()) slice = undefined;
        };
        return () => (slice = undefined);
      };
      return { inSlices, next: () => slice?.(), isOver: () => slice === undefined };
    }

    it('[HT-03] finds more with each slice, always the first matches, and in the end all', () => {
      fc.assert(
        fc.property(
          fc.array(searched, { minLength: 1, maxLength: 9 }),
          fc.array(fc.string({ unit: letters, minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 4 }),
          fc.nat(3),
          fc.nat(4),
          (few, queries, checks, slices) => {
            const texts = Array.from({ length: Math.ceil(5000 / few.length) }, () => few).flat();
            const { inSlices, next, isOver } = manualSlices(checks);
            let changes = 0;
            const filter = new ListFilter({ inSlices, changed: () => changes++ });
            filter.setList(texts.length, (index) => texts[index]!);
            for (const typed of queries) {
              const all = naive(texts, typed, 'filter');
              changes = 0;
              filter.filter(typed);
              for (let slice = 0; slice <= slices; slice++) {
                assert.deepEqual([...filter.found], all.slice(0, filter.found.length));
                assert.equal(changes, Math.min(slice, changes));
                if (!filter.isSearching) assert.equal(filter.found.length, all.length);
                next();
              }
              if (typed.length % 2) assert.deepEqual([...filter.finish()], all);
              else while (!isOver()) next();
              assert.deepEqual([...filter.found], all);
              assert.equal(filter.isSearching, false);
              assert.ok(isOver());
            }
          },
        ),
        { numRuns: 40 },
      );
    });

    it('[HT-03] gives up a search when something else is typed', () => {
      const { inSlices, next } = manualSlices(0);
      const filter = new ListFilter({ inSlices });
      filter.setList(5000, (index) => `Item ${index}`);
      assert.equal(filter.filter('item').length, 256);
      assert.equal(filter.filter('"item 99"').length, 1);
      next();
      assert.equal(filter.found.length, 1, 'a slice of the last search only');
      filter.filter('');
      next();
      assert.equal(filter.found.length, 5000);
      assert.equal(filter.isSearching, false);
    });

    it('[HT-03] continues a stopped search when its end is needed', () => {
      const { inSlices, isOver } = manualSlices(0);
      const filter = new ListFilter({ inSlices });
      filter.setList(5000, (index) => `Item ${index}`);
      filter.filter('item');
      filter.stop();
      assert.ok(isOver());
      assert.equal(filter.isSearching, true);
      assert.equal(filter.filter('ITEM').length, 512, 'the same text goes on');
      assert.ok(!isOver());
      assert.equal(filter.finish().length, 5000);
    });
  });

  it('exposes the query for highlighting in the original text', () => {
    const filter = new ListFilter();
    filter.setList(1, () => 'Algodão cru');
    filter.filter('AO C');
    assert.deepEqual(filter.query.ranges('Algodão cru'), [
      [5, 7],
      [8, 9],
    ]);
  });
});
