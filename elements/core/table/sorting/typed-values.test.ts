import assert from 'node:assert/strict';
import { test } from 'node:test';
import { languageTag, typedReader } from './typed-values.js';

/** Reads values of a column, and returns what is none. */
function read(type: 'number' | 'date', language: string | undefined, values: readonly unknown[]) {
  const none: unknown[] = [];
  const reader = typedReader(type, language, (value) => none.push(value));
  return { read: values.map(reader), none };
}

test('[FI-06] numbers are read as programs write them; what is empty is none, without being told', () => {
  assert.deepEqual(read('number', undefined, [1.5, 7n, '1.250', ' -0.5 ', '1e3', '1.234,56', '', ' ', null, NaN, {}]), {
    read: [1.5, 7n, '1.250', '-0.5', '1e3', undefined, undefined, undefined, undefined, undefined, undefined],
    none: ['1.234,56', {}],
  });
});

test('[FI-06] numbers in the form of a language are read in it', () => {
  assert.deepEqual(read('number', 'pt-BR', ['1.234,56', '1.250', 'R$ 2,00', 'sob consulta', 3]), {
    read: ['1234.56', '1250', '2.00', undefined, 3],
    none: ['sob consulta'],
  });
  assert.deepEqual(read('number', 'en', ['1,234.56', '1.250']).read, ['1234.56', '1.250']);
  assert.deepEqual(read('number', 'de', ['1.250,00']).read, ['1250.00']);
});

test('[FI-06] dates are read as services write them: a day stays that day in any time zone', () => {
  const { read: days, none } = read('date', undefined, [
    '2026-03-05',
    '2026-03-05T00:00:00Z',
    '2026-03-05 00:00:00.000+00',
    '/Date(1772668800000)/',
    '05-MAR-26',
    '20260305',
    '2026/03/05',
    '5 de março de 2026',
  ]);
  assert.deepEqual([days, none], [days.map(() => '2026-03-05'), []]);
  assert.deepEqual(
    read('date', undefined, ['2026-03-05-14.30.15.123456', '05-MAR-26 02.30.15.123456 PM', '20260305143015']).read,
    ['2026-03-05T14:30:15.123456', '2026-03-05T14:30', '2026-03-05T14:30'],
  );
});

test('[FI-06] a date is not guessed: neither the order of its parts without a language, nor its year', () => {
  const values = ['05/03/2026', '05/03', '5 de março', '31/02/2026', '2026-02-31', '00000000', '0000-00-00', true];
  assert.deepEqual(read('date', undefined, values), { read: values.map(() => undefined), none: values });
  assert.deepEqual(read('date', 'pt-BR', ['05/03/2026', '5/3/26', '05/03', '31/02/2026']).read, [
    '2026-03-05',
    '2026-03-05',
    undefined,
    undefined,
  ]);
  assert.deepEqual(read('date', 'en-US', ['05/03/2026']).read, ['2026-05-03']);
});

test('[FI-06] the language is a BCP 47 tag', () => {
  assert.deepEqual(['pt-BR', 'es', 'pt_BR', 'não é', '', 5].map(languageTag), ['pt-BR', 'es', 'pt-BR', ...Array(3)]);
});
