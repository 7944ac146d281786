import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import type { UploadTask } from 'dass-elements/upload-transport.js';
import type { RecordDocument } from './api.js';
import { askBeforeKnown, findKnown } from './known-files.js';

const document = (content: string, fileName = 'laudo.txt'): RecordDocument => ({
  fileId: '1',
  fileName,
  type: 'text/plain',
  size: Buffer.byteLength(content),
  addedBy: 'marina@aurora.example',
  addedAt: '2026-03-12T09:10:00Z',
  hash: createHash('sha256').update(content).digest('hex'),
});
const taskFor = (content: string, signal = new AbortController().signal): UploadTask => ({
  file: new File([content], 'outro.txt'),
  id: '1',
  signal,
  progress: () => undefined,
  wait: () => undefined,
  done: () => undefined,
  fail: () => undefined,
});

test('[UQ-06] a file is known by its content, not by its name', async () => {
  const known = document('medidas');
  assert.equal(await findKnown(new File(['medidas'], 'outro.txt'), [document('outra'), known]), known);
  assert.equal(await findKnown(new File(['medidaS'], 'laudo.txt'), [known]), undefined);
  assert.equal(await findKnown(new File([''], 'vazio.txt'), []), undefined);
});

test('[UQ-06] a large file is known by its name and size, and is not read', async () => {
  const large = new File(['x'], 'filme.mp4');
  Object.defineProperty(large, 'size', { value: 60_000_000 });
  large.arrayBuffer = () => Promise.reject(new Error('It was read'));
  const known = { ...document('x', 'filme.mp4'), size: 60_000_000 };
  assert.equal(await findKnown(large, [known]), known);
  assert.equal(await findKnown(large, [{ ...known, fileName: 'ensaio.mp4' }]), undefined);
});

test('[UQ-06] the user is asked once before a known file is sent, and can leave it out', async () => {
  const [sent, skipped, questions]: [string[], string[], string[]] = [[], [], []];
  let answer = false;
  const transport = askBeforeKnown({
    send: ({ file }) => void sent.push(file.name),
    stored: () => [document('medidas')],
    ask: async (file, { fileName }) => {
      questions.push(`${file.name} ${fileName}`);
      return answer;
    },
    skip: (file) => void skipped.push(file.name),
  });
  await transport(taskFor('medidas'));
  assert.deepEqual([sent, skipped, questions], [[], ['outro.txt'], ['outro.txt laudo.txt']]);
  answer = true;
  const task = taskFor('medidas');
  await transport(task);
  await transport(task);
  await transport(taskFor('outra coisa'));
  assert.deepEqual([sent.length, skipped.length, questions.length], [3, 1, 2]);
});

test('[UQ-06] of two known files the second is asked about after the first; a canceled one not at all', async () => {
  const events: string[] = [];
  const abort = new AbortController();
  let release = (_: boolean): void => undefined;
  const transport = askBeforeKnown({
    send: () => void events.push('sent'),
    stored: () => [document('medidas')],
    ask: () => {
      events.push('asked');
      return new Promise((resolve) => (release = resolve));
    },
    skip: () => void events.push('skipped'),
  });
  const running = [transport(taskFor('medidas')), transport(taskFor('medidas', abort.signal))];
  while (events.length === 0) await new Promise(setImmediate);
  assert.deepEqual(events, ['asked']);
  abort.abort('cancel');
  release(true);
  await Promise.all(running.map((one) => Promise.resolve(one)));
  assert.deepEqual(events, ['asked', 'sent']);
});
