import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  canFoldToLength,
  fold,
  foldLookup,
  foldWithMap,
  matches,
  matchRanges,
  TextQuery,
  type FoldKind,
} from './text-fold.js';
import { trimmedText } from './visible-text.js';

/** Texts that are difficult to fold: marks, surrogate pairs, lone surrogates, expansions, white space, joined emoji. */
const difficult = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        'a',
        'B',
        'é',
        'É',
        'ç',
        'e\u0301',
        '\u0301',
        ' ',
        '  ',
        '\t',
        '\u00a0',
        '\r\n',
        '-',
        '%',
        '.',
        '´',
      ),
      fc.constantFrom('ß', 'ẞ', 'Æ', 'œ', 'Ø', 'Ł', 'İ', 'ı', 'Σ', 'ς', 'ﬁ', 'Ｍ', '８', '½', '²', 'ﷺ', '한', '…'),
      fc.constantFrom('😀', '👩‍👩‍👧', '🇧🇷', '𝐀', '\ud83d', '\ude00', '♥️', '\u200d', '\u0600'),
      fc.string({ unit: 'binary', maxLength: 3 }),
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(''));

const kinds = fc.constantFrom<FoldKind>('filter', 'lookup');
const foldOf = (text: string, kind: FoldKind) => (kind === 'filter' ? fold(text) : foldLookup(text));

test('canFoldToLength() never excludes the length that a text folds to', () => {
  fc.assert(fc.property(difficult, (text) => assert.equal(canFoldToLength(text, fold(text).length), true)));
  assert.equal(canFoldToLength('Aço M8', 3), false);
  assert.equal(canFoldToLength('--- %', 0), true);
});

test('[MD-04] the filter fold drops case, accents and special characters', () => {
  const folds: [text: string, folded: string][] = [
    ['  Porca  M8 (aço)\n', 'porca m8 aco'],
    ["Pé-de-cabra nº 3/4''", 'pedecabra no 34'],
    ['AÇÃO', 'acao'],
    ['ac\u0327a\u0303o', 'acao'],
    ['Straße · STRASSE · STRAẞE', 'strasse strasse strasse'],
    ['Œuvre Æsir smørbrød Łódź Đurđa Þór', 'oeuvre aesir smorbrod lodz durda thor'],
    ['ＰＡＲＡＦＵＳＯ　Ｍ８', 'parafuso m8'],
    ['oﬁcina ½ m²', 'oficina 12 m2'],
    ['ΟΔΟΣ οδος', 'οδοσ οδοσ'],
    ['DIYARBAKIR İ ı', 'diyarbakir i i'],
    ['d´água', 'dagua'],
    ['a - b\u00a0\t c', 'a b c'],
    ['%!?', ''],
    ['olá!mundo', 'olamundo'],
    ['😀 ok', 'ok'],
    ['\u{10000} 𝐀', '\u{10000} a'],
    ['', ''],
  ];
  for (const [text, folded] of folds) assert.equal(fold(text), folded, text);
});

test('[LK-06] the lookup fold drops case and accents and keeps punctuation', () => {
  assert.equal(foldLookup('Ação: 10% (Nº-4)'), 'acao: 10% (no-4)');
  assert.equal(foldLookup(' a  b '), ' a  b ');
  assert.equal(foldLookup('a\u00a0b\tc'), 'a b c');
  assert.equal(foldLookup('´¨'), '´¨');
});

test('[PA-01] a value that is not a text folds to its text or to nothing', () => {
  assert.equal(fold(42), '42');
  assert.equal(fold(true), 'true');
  for (const value of [undefined, null, Number.NaN, {}, [], () => 'a', Symbol('a')]) {
    assert.equal(fold(value), '');
    assert.equal(foldLookup(value), '');
    assert.deepEqual(matchRanges(value, 'a'), []);
    assert.equal(matches(value, 'a'), false);
    assert.equal(matches('a', value), true);
  }
});

test('[MD-04] folding is idempotent for every character and any text', () => {
  for (let code = 0; code <= 0x10ffff; code++) {
    const character = String.fromCodePoint(code);
    const folded = foldLookup(character);
    assert.equal(foldLookup(folded), folded, code.toString(16));
    const filtered = fold(`x${character}x`);
    assert.equal(fold(filtered), filtered, code.toString(16));
  }
  fc.assert(fc.property(difficult, kinds, (text, kind) => foldOf(foldOf(text, kind), kind) === foldOf(text, kind)));
});

test('[MD-04] upper and lower case fold to the same text, except with a Greek iota subscript', () => {
  // Its capital is a separate letter, 'ᾳ' → 'ΑΙ': the two cases have different letters.
  const iotaBelow = /\u0345/;
  for (let code = 0; code <= 0x10ffff; code++) {
    const character = String.fromCodePoint(code);
    if (iotaBelow.test(character.normalize('NFD'))) continue;
    assert.equal(fold(`x${character.toUpperCase()}`), fold(`x${character.toLowerCase()}`), code.toString(16));
  }
});

test('[MD-04] the filter fold consists of letters, digits and single spaces', () => {
  fc.assert(fc.property(difficult, (text) => assert.match(fold(text), /^(?:[\p{L}\p{N}]+(?: [\p{L}\p{N}]+)*)?$/u)));
});

test('[MD-04] the fold of a text consists of the folds of its words', () => {
  fc.assert(
    fc.property(difficult, difficult, (a, b) => {
      assert.equal(fold(`${a} ${b}`), [fold(a), fold(b)].filter((word) => word !== '').join(' '));
    }),
  );
});

test('[MD-04] the map gives the start of each character and never decreases', () => {
  fc.assert(
    fc.property(difficult, kinds, (text, kind) => {
      const { folded, starts } = foldWithMap(text, kind);
      assert.equal(folded, foldOf(text, kind));
      assert.equal(starts.length, folded.length);
      starts.forEach((start, index) => {
        assert.ok(start < text.length);
        if (index > 0) assert.ok(start >= starts[index - 1]!);
        const character = String.fromCodePoint(text.codePointAt(start)!);
        assert.ok(foldOf(`x${character}x`, kind).includes(folded[index]!), `${index} of ${JSON.stringify(text)}`);
      });
    }),
  );
  assert.deepEqual([...foldWithMap('Æs').starts], [0, 0, 1]);
  assert.deepEqual([...foldWithMap(' a - b').starts], [1, 2, 5]);
});

test('[MD-04] ranges consist of whole characters of the original text', () => {
  const cases: [text: string, query: string, found: string[]][] = [
    ['Ação e reação', 'acao', ['Ação', 'ação']],
    ['ac\u0327a\u0303o', 'acao', ['ac\u0327a\u0303o']],
    ['e\u0301', 'e', ['e\u0301']],
    ['e\u0300', 'e', ['e\u0300']],
    ['Æsir', 'e', ['Æ']],
    ['oﬁcina', 'ic', ['ﬁc']],
    ['oﬀ', 'f', ['ﬀ']],
    ['iﬁf', 'if', ['iﬁf']],
    ['parafuso  -  M8', '"parafuso m', ['parafuso  -  M']],
    ['parafuso  -  M8', 'm parafuso', ['parafuso', 'M']],
    ['Couro bovino', 'bovino couro', ['Couro', 'bovino']],
    ['Couro bovino', 'ouro courob', ['ouro']],
    ['abcd', 'abc bcd', ['abcd']],
    ['banana', 'na an', ['anana']],
    ['𝐀bc', 'ab', ['𝐀b']],
    ["d'água", 'dagua', ["d'água"]],
    ['aaaa', 'aa', ['aa', 'aa']],
    ['한국', '하', ['한']],
    ['abc', 'x', []],
    ['abc', '', []],
    ['abc', '  ', []],
  ];
  for (const [text, query, found] of cases) {
    assert.deepEqual(
      matchRanges(text, query).map(([start, end]) => text.slice(start, end)),
      found,
      `${text} ${query}`,
    );
  }
});

test('[MD-04] ranges are ordered, separate, inside the text, of whole characters, and contain the query', () => {
  const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  const pieceOf = fc.tuple(difficult, fc.nat(), fc.nat(), kinds).map(([text, a, b, kind]) => {
    const [from, to] = [a % (text.length + 1), b % (text.length + 1)].sort((x, y) => x - y);
    return { text, query: text.slice(from, to), kind };
  });
  const seen = { matching: 0 };
  fc.assert(
    fc.property(pieceOf, ({ text, query, kind }) => {
      const typed = new TextQuery(query, kind);
      const ranges = typed.ranges(text);
      assert.ok(ranges.length > 0 || typed.isEmpty || !typed.matches(text));
      if (ranges.length > 0) seen.matching++;
      const edges = new Set([...segmenter.segment(text)].map(({ index }) => index)).add(text.length);
      let last = 0;
      for (const [start, end] of ranges) {
        assert.ok(start >= last && end > start && end <= text.length);
        assert.ok(edges.has(start) && edges.has(end), `cuts a character at ${start}-${end}`);
        const found = text.slice(start, end);
        assert.ok(
          typed.folded === ''
            ? found.includes(trimmedText(query))
            : typed.terms.some((term) => foldOf(found, kind).includes(term)),
        );
        last = end;
      }
    }),
    { numRuns: 2000 },
  );
  assert.ok(seen.matching > 500, 'the property was tested too rarely');
});

test('[MD-04] a part of a text is found in it, with or without accents and case', () => {
  const words = fc.array(fc.constantFrom('Porca', 'AÇO', 'nº', '8', 'óleo', 'Ñandú', '-', '(x)'), {
    minLength: 1,
    maxLength: 6,
  });
  fc.assert(
    fc.property(words, fc.nat(), (list, at) => {
      const word = list[at % list.length]!;
      assert.ok(matches(list.join(' '), word.toUpperCase().normalize('NFD').replace(/\p{M}/gu, '')));
      assert.ok(matches(list.join(' '), word.toLowerCase()));
    }),
  );
});

test('[MD-04] a query of special characters only is searched unfolded', () => {
  assert.equal(matches('10 % de desconto', '%'), true);
  assert.equal(matches('10 de desconto', '%'), false);
  assert.deepEqual(matchRanges('5% + 10%', ' % '), [
    [1, 2],
    [7, 8],
  ]);
  assert.deepEqual(matchRanges('bom 👍🏽!', '👍'), [[4, 8]], 'the whole emoji with its skin colour');
  assert.equal(matches('10 %', '%', 'lookup'), true);
  assert.equal(matches('10', '%', 'lookup'), false);
});

test('[MD-04] the words of a query match in any order', () => {
  assert.equal(matches('Couro bovino preto', 'PRETO couro'), true);
  assert.equal(matches('Couro bovino', 'bovino lona'), false);
  assert.equal(matches('Couro bovino', 'bov ouro - %'), true, 'what folds to nothing is no word');
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'ç', 'É'), minLength: 1, maxLength: 3 });
  fc.assert(
    fc.property(fc.array(word, { maxLength: 4 }), fc.array(word, { maxLength: 4 }), kinds, (texts, words, kind) => {
      const text = texts.join(' ');
      const isMatch = words.every((one) => foldOf(text, kind).includes(foldOf(one, kind)));
      assert.equal(matches(text, words.join('  '), kind), isMatch);
      assert.equal(matches(text, words.toReversed().join(' '), kind), isMatch);
      const ranges = matchRanges(text, words.join(' '), kind);
      for (const one of words)
        for (const [start, end] of matchRanges(text, `"${one}"`, kind))
          assert.ok(
            ranges.some(([from, to]) => from <= start && to >= end),
            'each word is marked',
          );
    }),
  );
});

test('[MD-04] a query in quotation marks is a phrase; an inch mark is none', () => {
  const cases: [query: string, terms: string[]][] = [
    ['"couro bovino" preto', ['couro bovino', 'preto']],
    ['preto “Couro  Bovino”', ['preto', 'couro bovino']],
    ['«couro bovino»', ['couro bovino']],
    ['"couro bo', ['couro bo']],
    ['tubo 3/4" aço 1"', ['tubo', '34', 'aco', '1']],
    ['"tubo 3/4" 1/2" 5', ['tubo 34', '12', '5']],
    ['"" a', ['a']],
    ['"', []],
  ];
  for (const [query, terms] of cases) assert.deepEqual(new TextQuery(query).terms, terms, query);
  assert.equal(matches('Couro bovino', '"bovino couro"'), false);
  assert.equal(matches('Tubo 3/4" x 2', '3/4" tubo', 'lookup'), true);
  assert.equal(matches('Tubo 3/4"', '"', 'lookup'), true);
});

test('[MD-05] an empty query or white space matches every text, without ranges', () => {
  for (const query of ['', '   ', '\n', undefined, null]) {
    assert.equal(new TextQuery(query).isEmpty, true);
    assert.equal(matches('abc', query), true);
    assert.deepEqual(matchRanges('abc', query), []);
  }
});

test('[LK-06] the lookup query matches with its punctuation and spaces', () => {
  assert.equal(matches('M8-10', '8-1', 'lookup'), true);
  assert.equal(matches('M8 10', '8-1', 'lookup'), false);
  assert.equal(matches('M8-10', '"8 1"', 'filter'), false);
  assert.equal(matches('M8-10', '81', 'filter'), true);
  assert.deepEqual(matchRanges('São João', '"ao j"', 'lookup'), [[1, 5]]);
});

test('[MD-04] folding is linear in the length: 10 million characters', () => {
  const big = 'Ação: parafuso M8 é bom. '.repeat(400_000);
  const started = process.cpuUsage();
  assert.equal(fold(big).length, 9_199_999);
  assert.equal(matchRanges(big, '"parafuso m8"').length, 400_000);
  assert.equal(matchRanges('é'.repeat(10_000_000), 'eeeeeeeeeeeeeeeeeeeeef').length, 0);
  // Takes a few seconds of processor time; quadratic time would take hours. Other processes are not counted.
  assert.ok(process.cpuUsage(started).user < 30_000_000);
});

test('[FI-01] characters that nobody sees are no part of a query or of a searched text', () => {
  for (const kind of ['filter', 'lookup'] as const) {
    assert.equal(new TextQuery('\u202a10.0420\u202c', kind).matches('Peça 10.04\u00ad20'), true, kind);
    assert.equal(new TextQuery('\u200b\ufeff', kind).isEmpty, true, kind);
  }
});

test('[FI-01] a pasted text of 10 MB is one phrase', () => {
  const query = new TextQuery('Parafuso M8 '.repeat(1_000_000));
  assert.equal(query.terms.length, 1);
  assert.equal(query.matches('parafuso m8'), false);
});
