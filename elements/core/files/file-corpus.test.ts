import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { fileCases, fileOf, type FileCase } from '../../../test/corpus/files/index.js';
import { AcceptedTypes } from './accepted-types.js';
import { checkFiles } from './file-intake.js';
import { isGeneric } from './file-types.js';

/** Returns what an upload makes of a file, in the fields of the corpus. */
async function resultOf(one: FileCase) {
  const rules = { accepted: new AcceptedTypes(one.types ?? [], one.customType), maxSize: 10, multiple: true };
  const { accepted, rejected } = await checkFiles([{ file: fileOf(one) }], { ...rules, maxFiles: 9 }, () => []);
  const [kept, refusal] = [accepted[0], rejected[0]];
  if (!kept) return { refused: refusal!.reason, found: refusal!.found };
  assert.equal(kept.offeredName !== undefined, kept.file.name !== one.name.normalize(), 'a corrected name is told');
  if (isGeneric(one.type)) assert.equal(kept.file.type, kept.type, 'the type is sent with the file');
  return { accepted: kept.type, storedName: kept.file.name };
}

for (const [name, cases] of Object.entries(fileCases))
  describe(`files of the corpus: ${name}`, () => {
    for (const one of cases)
      test(`[UP-12] [FI-07] ${one.about}: ${one.name}`, async () => {
        const { refused } = one;
        const expected = refused
          ? { refused, found: one.found }
          : { accepted: one.accepted, storedName: one.storedName ?? one.name };
        assert.deepEqual(await resultOf(one), expected);
      });
  });
