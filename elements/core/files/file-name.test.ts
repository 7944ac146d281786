import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { displayFileName, splitFileName } from './file-name.js';

test('[UP-01] names are shown without folders, control characters and marks that change the order', () => {
  for (const [name, shown] of [
    ['foto.png', 'foto.png'],
    ['C:\\fakepath\\foto.png', 'foto.png'],
    ['../../etc/passwd', 'passwd'],
    ['pasta/', 'pasta'],
    ['relat\u0000ório\n2.pdf', 'relat ório 2.pdf'],
    ['fatura_\u202Efdp.exe', 'fatura_fdp.exe'],
    ['تقرير.pdf', 'تقرير.pdf'],
    ['inspec\u0327a\u0303o.pdf', 'inspeção.pdf'],
    ['', ''],
    [5, ''],
    [undefined, ''],
  ] as const)
    assert.equal(displayFileName(name), shown);
  const long = displayFileName(`${'ç'.repeat(400)}.pdf`);
  assert.equal([...long].length, 255);
  assert.match(long, /^ç+…ç+\.pdf$/);
});

test('[UP-01] laws: a shown name is safe, and showing it again changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 600 }), (name) => {
      const shown = displayFileName(name);
      assert.ok([...shown].length <= 255);
      assert.doesNotMatch(shown, /[\u0000-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069/\\]/);
      assert.equal(displayFileName(shown), shown);
      assert.equal(splitFileName(shown).join(''), shown);
    }),
  );
});
