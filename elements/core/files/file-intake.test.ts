import assert from 'node:assert/strict';
import { test } from 'node:test';
import { AcceptedTypes } from './accepted-types.js';
import type { FileGroup } from './file-groups.js';
import { checkFiles, type IntakeRules, type OfferedFile } from './file-intake.js';
import { isOverLimit } from './file-size-limit.js';
import { UploadList } from './upload-list.js';
import { createEntry } from './upload-entry.js';

const sized = (name: string, size: number, type = ''): File =>
  Object.defineProperty(new File(['texto'], name, { type, lastModified: 1 }), 'size', { value: size });
const file = (name: string, content = 'texto'): File => new File([content], name, { lastModified: 1 });
const rules = (changes: Partial<IntakeRules> = {}, ...groups: FileGroup[]): IntakeRules => ({
  accepted: new AcceptedTypes(groups),
  maxSize: 10,
  multiple: true,
  maxFiles: Infinity,
  ...changes,
});
const check = async (files: readonly (File | OfferedFile)[], given = rules(), list = new UploadList()) => {
  const offered = files.map((one) => (one instanceof File ? { file: one } : one));
  const { accepted, rejected } = await checkFiles(offered, given, () => list.items);
  return {
    accepted: accepted.map((one) => one.path ?? one.file.name).join(' '),
    rejected: rejected.map((one) => `${one.file.name} ${one.reason}`).join(', '),
  };
};

test('[UP-03] sizes are compared in MB with 4 decimals', () => {
  for (const [bytes, limit, isOver] of [
    [10_000_000, 10, false],
    [10_000_049, 10, false],
    [10_000_050, 10, true],
    [10_000_051, 10, true],
    [4_294_967_296, 10, true],
    [1500, 0.0015, false],
    [1551, 0.0015, true],
  ] as const)
    assert.equal(isOverLimit(bytes, limit), isOver, `${bytes}`);
});

test('[UP-03] a file over the limit is rejected and the others are kept', async () => {
  assert.deepEqual(await check([sized('igual.txt', 10_000_000), sized('maior.txt', 10_000_051), file('b.txt')]), {
    accepted: 'igual.txt b.txt',
    rejected: 'maior.txt size',
  });
});

test('[UP-12] empty files, folders, duplicates and files that cannot be read have their own reasons', async () => {
  const list = new UploadList();
  list.add([createEntry({ file: file('velho.txt'), type: 'text/plain' }, undefined)], true);
  const unreadable = file('sumiu.txt');
  unreadable.slice = () =>
    ({ arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotReadableError')) }) as unknown as Blob;
  const offered = [
    file('velho.txt'),
    file('novo.txt'),
    file('novo.txt'),
    { file: file('novo.txt'), path: 'lote/novo.txt' },
    file('vazio.txt', ''),
    { file: file('pasta'), isFolder: true },
    unreadable,
  ];
  assert.deepEqual(await check(offered, rules(), list), {
    accepted: 'novo.txt lote/novo.txt',
    rejected: 'velho.txt duplicate, novo.txt duplicate, vazio.txt empty, pasta folder, sumiu.txt unreadable',
  });
});

test('[UP-05] single mode takes the first acceptable file, also when it is there already', async () => {
  const list = new UploadList();
  list.add([createEntry({ file: file('b.txt'), type: 'text/plain' }, undefined)], true);
  assert.deepEqual(
    await check([file('a.png', 'no'), file('b.txt'), file('c.txt')], rules({ multiple: false }, 'image', 'text'), list),
    {
      accepted: 'b.txt',
      rejected: 'a.png content, c.txt count',
    },
  );
});

test('[UP-05] no more files than allowed', async () => {
  assert.deepEqual(await check([file('a.txt'), file('b.txt'), file('c.txt')], rules({ maxFiles: 2 })), {
    accepted: 'a.txt b.txt',
    rejected: 'c.txt count',
  });
});

test('5,000 files are checked', async () => {
  const files = Array.from({ length: 5000 }, (_, index) => file(`${index}.txt`));
  const { accepted } = await checkFiles(
    files.map((one) => ({ file: one })),
    rules(),
    () => [],
  );
  assert.equal(accepted.length, 5000);
});
