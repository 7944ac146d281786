import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { differentSizes, formatFileSize } from './file-size.js';

test('[FM-05] sizes are in units of 1000 with 2 decimals, whole bytes without; Portuguese by default', () => {
  const sizes: [bytes: number, text: string][] = [
    [0, '0 B'],
    [18, '18 B'],
    [999, '999 B'],
    [0.5, '0,50 B'],
    [999.5, '999,50 B'],
    [1000, '1,00 kB'],
    [1024, '1,02 kB'],
    [1_500_000, '1,50 MB'],
    [10_000_000, '10,00 MB'],
    [999_994, '999,99 kB'],
    [999_995, '1,00 MB'],
    [2_345_678_901, '2,35 GB'],
    [5e12, '5,00 TB'],
    [5e15, '5,00 PB'],
    [5e18, '5.000,00 PB'],
  ];
  for (const [bytes, text] of sizes) assert.equal(formatFileSize(bytes), text);
});

test('[UP-11] numbers are formatted for the language', () => {
  assert.equal(formatFileSize(1_500_000, 'en'), '1.50 MB');
  assert.equal(formatFileSize(1_500_000, 'es'), '1,50 MB');
  assert.equal(formatFileSize(1_500_000, 'pt_BR'), '1,50 MB');
  assert.equal(formatFileSize(1_500_000, 'xx-invalid!'), '1,50 MB');
});

test('[FM-05] an invalid size gives an empty text', () => {
  for (const invalid of [Number.NaN, Infinity, -1, '5', null, undefined, {}, 5n])
    assert.equal(formatFileSize(invalid), '');
});

test('[FM-05] the number is below 1000, has 2 decimals except for bytes, and equals the size', () => {
  fc.assert(
    fc.property(fc.maxSafeNat(), (bytes) => {
      const [number, unit] = formatFileSize(bytes, 'en').split(' ') as [string, string];
      assert.match(number, unit === 'B' ? /^\d{1,3}$/ : /^\d{1,3}\.\d\d$/);
      const factor = 1000 ** ['B', 'kB', 'MB', 'GB', 'TB', 'PB'].indexOf(unit);
      assert.ok(Math.abs(Number(number) * factor - bytes) <= factor * 0.005 + 1e-9 * bytes);
    }),
  );
});

test('[UP-03] two sizes that look equal have more decimals', () => {
  const sizes = [
    [12_000_000, 10_000_000, '12,00 MB', '10,00 MB'],
    [10_000_060, 10_000_000, '10,0001 MB', '10,0000 MB'],
    [201, 200, '201 B', '200 B'],
    [5_000_010_000, 5_000_000_000, '5,000010 GB', '5,000000 GB'],
  ] as const;
  for (const [one, other, ...texts] of sizes) assert.deepEqual(differentSizes(one, other, 'pt-BR'), texts);
});
