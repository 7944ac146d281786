import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import type { UploadTask } from 'dass-elements/upload-transport.js';
import type { RecordDocument } from './api.js';
import { askBeforeKnown, findKnown, type KnownFile } from './known-files.js';

const document = (content: string, fileName = 'laudo.txt'): RecordDocument => ({
  fileId: '1',
  fileName,
  type: 'text/plain',
  size: Buffer.byteLength(content),
  addedBy: 'marina@aurora.example',
  addedAt: '2026-03-12T09:10:00Z',
  hash: createHash('sha256').update(content).digest('hex'),
});
const nameOf = (known: KnownFile): string => ('fileId' in known ? known.fileName : known.file.name);
let lastId = 0;
const taskFor = (content: string, signal = new AbortController().signal, name = 'outro.txt'): UploadTask => ({
  file: new File([content], name),
  id: String(++lastId),
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
    chosen: () => [],
    ask: async (file, known) => {
      questions.push(`${file.name} ${nameOf(known)}`);
      return answer;
    },
    skip: (id) => void skipped.push(id),
  });
  const first = taskFor('medidas');
  await transport(first);
  assert.deepEqual([sent, skipped, questions], [[], [first.id], ['outro.txt laudo.txt']]);
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
    chosen: () => [],
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

/** Sends files of an upload together, and answers the questions. */
async function sendTogether(tasks: readonly UploadTask[], stored: readonly RecordDocument[], answer: boolean) {
  const [sent, questions]: [string[], string[]] = [[], []];
  let chosen = tasks;
  const transport = askBeforeKnown({
    send: ({ file }) => void sent.push(file.name),
    stored: () => stored,
    chosen: () => chosen,
    ask: async (file, known) => {
      questions.push(`${file.name} = ${nameOf(known)}`);
      return answer;
    },
    skip: (id) => void (chosen = chosen.filter((one) => one.id !== id)),
  });
  await Promise.all(tasks.map((task) => Promise.resolve(transport(task))));
  return { sent, questions, transport, names: () => chosen.map(({ file }) => file.name) };
}

const named = (name: string, content: string): UploadTask => taskFor(content, undefined, name);

test('[UQ-06] of two equal files that are chosen together the second is asked about, and the other ones are not', async () => {
  const tasks = [named('a.txt', 'medidas'), named('b.txt', 'medidas'), named('c.txt', 'medidaS')];
  const { sent, questions, names } = await sendTogether(tasks, [], false);
  assert.deepEqual([sent.sort(), questions, names()], [['a.txt', 'c.txt'], ['b.txt = a.txt'], ['a.txt', 'c.txt']]);
  const again = await sendTogether(tasks, [], true);
  assert.deepEqual(again.sent.sort(), ['a.txt', 'b.txt', 'c.txt']);
  await again.transport(tasks[0]!);
  assert.equal(again.questions.length, 1, 'the first one is not asked about when it is sent again');
});

test('[UQ-06] two equal files that are stored already are asked about as the stored one, each once', async () => {
  const tasks = [named('a.txt', 'medidas'), named('b.txt', 'medidas')];
  const { sent, questions } = await sendTogether(tasks, [document('medidas')], false);
  assert.deepEqual([sent, questions], [[], ['a.txt = laudo.txt', 'b.txt = laudo.txt']]);
});
