import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { UploadTask } from 'dass-elements/upload-transport.js';
import { PlatformError } from '../../app/service-call.js';
import { documentTransport } from './document-transport.js';

/** A task that lists what is reported of it. */
function taskFor(file: File): { task: UploadTask; reports: string[]; cancel: () => void } {
  const abort = new AbortController();
  const reports: string[] = [];
  const task: UploadTask = {
    file,
    signal: abort.signal,
    progress: () => undefined,
    done: (result) => void reports.push(`done ${String(result?.fileId)}`),
    fail: () => void reports.push('fail'),
  };
  return { task, reports, cancel: () => abort.abort('cancel') };
}

const file = (): File => new File(['texto'], 'laudo.txt');

test('a stored file is attached, and done with its id', async () => {
  const attached: string[] = [];
  const transport = documentTransport({
    send: ({ done }) => done({ fileId: 'f1' }),
    attach: async (fileId) => void attached.push(fileId),
    remove: async () => undefined,
  });
  const { task, reports } = taskFor(file());
  await transport(task);
  assert.deepEqual([attached, reports], [['f1'], ['done f1']]);
});

test('an answer without the id of the stored file fails, and nothing is attached', async () => {
  const attached: string[] = [];
  const transport = documentTransport({
    send: ({ done }) => done({}),
    attach: async (fileId) => void attached.push(fileId),
    remove: async () => undefined,
  });
  const { task, reports } = taskFor(file());
  await transport(task);
  assert.deepEqual([attached, reports], [[], ['fail']]);
});

test('a file that was stored while it was canceled is only attached when it is sent again', async () => {
  const attached: string[] = [];
  let sent = 0;
  const document = file();
  const first = taskFor(document);
  const transport = documentTransport({
    send: ({ done }) => {
      sent++;
      first.cancel();
      done({ fileId: 'f1' });
    },
    attach: async (fileId) => void attached.push(fileId),
    remove: async () => undefined,
  });
  await transport(first.task);
  assert.deepEqual([attached, first.reports], [[], []]);
  const second = taskFor(document);
  await transport(second.task);
  assert.deepEqual([sent, attached, second.reports], [1, ['f1'], ['done f1']]);
});

test('a file that was stored but not attached is only attached with the next attempt', async () => {
  let sent = 0;
  let attempts = 0;
  const document = file();
  const transport = documentTransport({
    send: ({ done }) => {
      sent++;
      done({ fileId: 'f1' });
    },
    attach: async () => {
      if (++attempts === 1) throw new PlatformError('offline', 'no connection');
    },
    remove: async () => undefined,
  });
  const first = taskFor(document);
  await transport(first.task);
  const second = taskFor(document);
  await transport(second.task);
  assert.deepEqual([first.reports, second.reports, sent], [['fail'], ['done f1'], 1]);
});
