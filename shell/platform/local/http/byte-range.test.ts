import { strict as assert } from 'node:assert';
import { test } from 'node:test';
import fc from 'fast-check';
import { parseRange } from './byte-range.js';

test('parses ranges as specified in RFC 9110', () => {
  const cases: [string | undefined, number, ReturnType<typeof parseRange>][] = [
    [undefined, 10, 'whole'],
    ['bytes=0-4', 10, { start: 0, end: 4 }],
    ['bytes=4-', 10, { start: 4, end: 9 }],
    ['bytes=-3', 10, { start: 7, end: 9 }],
    ['bytes=-30', 10, { start: 0, end: 9 }],
    ['bytes=5-99', 10, { start: 5, end: 9 }],
    ['Bytes=9-9', 10, { start: 9, end: 9 }],
    ['bytes=10-', 10, 'unsatisfiable'],
    ['bytes=-0', 10, 'unsatisfiable'],
    ['bytes=0-', 0, 'unsatisfiable'],
    ['bytes=5-4', 10, 'whole'],
    ['bytes=0-1,3-4', 10, 'whole'],
    ['lines=0-1', 10, 'whole'],
    ['bytes=a-b', 10, 'whole'],
    ['bytes=-', 10, 'whole'],
  ];
  for (const [header, size, expected] of cases) assert.deepEqual(parseRange(header, size), expected, header);
});

test('a range always lies within the file', () => {
  const number = fc.oneof(fc.constant(''), fc.bigInt({ min: 0n, max: 10n ** 30n }).map(String));
  const header = fc.oneof(
    fc.tuple(number, number).map(([first, last]) => `bytes=${first}-${last}`),
    fc.string(),
  );
  fc.assert(
    fc.property(header, fc.nat(1_000_000), (requested, size) => {
      const range = parseRange(requested, size);
      if (typeof range === 'string') return;
      assert.ok(range.start >= 0 && range.start <= range.end && range.end < size, JSON.stringify(range));
    }),
  );
});
