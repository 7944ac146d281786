import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { UploadTask, UploadTransport } from 'dass-elements/upload-transport.js';
import { PlatformError } from '../../app/service-call.js';
import { documentSender, type DocumentSenderOptions } from './document-transport.js';
import { PickingOrder } from './picking-order.js';

const documentTransport = (options: Omit<DocumentSenderOptions, 'onNotDeleted'>): UploadTransport =>
  documentSender({ ...options, onNotDeleted: () => undefined }).transport;

/** A task that lists what is reported of it. */
function taskFor(file: File): { task: UploadTask; reports: string[]; abort: (reason: 'cancel' | 'leave') => void } {
  const abort = new AbortController();
  const reports: string[] = [];
  const task: UploadTask = {
    file,
    id: file.name,
    signal: abort.signal,
    progress: () => undefined,
    wait: () => undefined,
    done: (result) => void reports.push(`done ${String(result?.fileId)}`),
    fail: () => void reports.push('fail'),
  };
  return { task, reports, abort: (reason) => abort.abort(reason) };
}

const file = (): File => new File(['texto'], 'laudo.txt');

test('a stored file is attached, and done with its id', async () => {
  const attached: string[] = [];
  const transport = documentTransport({
    order: new PickingOrder('registro'),
    send: ({ done }) => done({ fileId: 'f1' }),
    attach: async (fileId) => void attached.push(fileId),
    remove: async () => undefined,
    discard: async () => undefined,
  });
  const { task, reports } = taskFor(file());
  await transport(task);
  assert.deepEqual([attached, reports], [['f1'], ['done f1']]);
});

test('an answer without the id of the stored file fails, and nothing is attached', async () => {
  const attached: string[] = [];
  const transport = documentTransport({
    order: new PickingOrder('registro'),
    send: ({ done }) => done({}),
    attach: async (fileId) => void attached.push(fileId),
    remove: async () => undefined,
    discard: async () => undefined,
  });
  const { task, reports } = taskFor(file());
  await transport(task);
  assert.deepEqual([attached, reports], [[], ['fail']]);
});

/** A transport that is aborted when the file is stored and not attached yet. */
function interrupted(reason: 'cancel' | 'leave') {
  const calls: string[] = [];
  const document = file();
  const first = taskFor(document);
  const transport = documentTransport({
    order: new PickingOrder('registro'),
    send: ({ done }) => {
      calls.push('send');
      first.abort(reason);
      done({ fileId: 'f1' });
    },
    attach: async (fileId) => void calls.push(`attach ${fileId}`),
    remove: async () => undefined,
    discard: async (fileId) => void calls.push(`discard ${fileId}`),
  });
  return { calls, document, first, transport };
}

test('a file that was stored while the user canceled is deleted, and sent again with the next attempt', async () => {
  const { calls, document, first, transport } = interrupted('cancel');
  await transport(first.task);
  assert.deepEqual([calls, first.reports], [['send', 'discard f1'], []]);
  const second = taskFor(document);
  await transport(second.task);
  assert.deepEqual(calls.slice(2), ['send', 'attach f1']);
  assert.deepEqual(second.reports, ['done f1']);
});

test('a file that was stored while the screen was left is only attached with the next attempt', async () => {
  const { calls, document, first, transport } = interrupted('leave');
  await transport(first.task);
  const second = taskFor(document);
  await transport(second.task);
  assert.deepEqual([calls, second.reports], [['send', 'attach f1'], ['done f1']]);
});

for (const [status, isDeleted] of [
  [422, true],
  [404, true],
  [409, false],
  [503, false],
] as const)
  test(`a stored file that is refused with ${status} is ${isDeleted ? 'deleted' : 'kept'}`, async () => {
    const discarded: string[] = [];
    const { task, reports } = taskFor(file());
    await documentTransport({
      order: new PickingOrder('registro'),
      send: ({ done }) => done({ fileId: 'f1' }),
      attach: () => Promise.reject(new PlatformError('server', 'refused', { status })),
      remove: async () => undefined,
      discard: async (fileId) => void discarded.push(fileId),
    })(task);
    assert.deepEqual([reports, discarded], [['fail'], isDeleted ? ['f1'] : []]);
  });

test('a file that was stored but not attached is only attached with the next attempt', async () => {
  let sent = 0;
  let attempts = 0;
  const document = file();
  const transport = documentTransport({
    order: new PickingOrder('registro'),
    send: ({ done }) => {
      sent++;
      done({ fileId: 'f1' });
    },
    attach: async () => {
      if (++attempts === 1) throw new PlatformError('offline', 'no connection');
    },
    remove: async () => undefined,
    discard: async () => undefined,
  });
  const first = taskFor(document);
  await transport(first.task);
  const second = taskFor(document);
  await transport(second.task);
  assert.deepEqual([first.reports, second.reports, sent], [['fail'], ['done f1'], 1]);
});

function textStorage() {
  const texts = new Map<string, string>();
  const storage = {
    read: (key: string) => texts.get(key),
    write: (key: string, text: string) => texts.set(key, text) === texts,
    remove: (key: string) => texts.delete(key) || true,
  };
  return { texts, storage };
}

/** Picks files, and attaches them to a record as the platform does. */
function record() {
  const documents: string[] = [];
  const { texts, storage } = textStorage();
  /** Called for each file: ends its upload, or fails it. */
  const uploads = new Map<string, (isStored: boolean) => void>();
  const sent: string[] = [];
  /** A page with the record. */
  const open = () => {
    const order = new PickingOrder('registro', storage);
    let mayAttach = true;
    const transport = documentTransport({
      order,
      send: (task) =>
        new Promise((resolve) =>
          uploads.set(task.file.name, (isStored) => {
            sent.push(task.file.name);
            if (isStored) task.done({ fileId: task.file.name });
            else task.fail('');
            resolve();
          }),
        ),
      attach: async (fileId, before) => {
        if (!mayAttach) throw new PlatformError('offline', 'no connection');
        const index = documents.findIndex((one) => before.includes(one));
        documents.splice(index < 0 ? documents.length : index, 0, fileId);
      },
      remove: async () => undefined,
      discard: async () => undefined,
    });
    const pick = (name: string, picked = new File(['texto'], name)) => {
      const ended = Promise.resolve(transport(taskFor(picked).task));
      return {
        end: (isStored = true) => (uploads.get(name)!(isStored), ended),
        ended,
        retry: () => pick(name, picked),
      };
    };
    return { order, pick, disconnect: () => void (mayAttach = false) };
  };
  return { documents, texts, sent, open, ...open() };
}

test('[UQ-05] files are documents in the order of picking, in whichever order they are sent', async () => {
  const { documents, pick } = record();
  const files = ['um', 'dois', 'três', 'quatro'].map((name) => pick(name));
  for (const index of [2, 0, 3, 1]) await files[index]!.end();
  assert.deepEqual(documents, ['um', 'dois', 'três', 'quatro']);
  // Two that end at once are attached one after the other.
  const [first, second] = [pick('cinco'), pick('seis')];
  await Promise.all([second.end(), first.end()]);
  assert.deepEqual(documents.slice(4), ['cinco', 'seis']);
});

test('[UQ-05] a file that is sent again is at its place, also when the next one was removed', async () => {
  const { documents, pick } = record();
  documents.push('antes');
  const [first, second, third] = [pick('um'), pick('dois'), pick('três')];
  await first.end(false);
  await second.end();
  await third.end();
  documents.splice(documents.indexOf('dois'), 1);
  const later = pick('quatro');
  await later.end();
  await first.retry().end();
  assert.deepEqual(documents, ['antes', 'um', 'três', 'quatro']);
});

test('[UQ-05] the user changes the order while files are sent: those that are documents keep their places', async () => {
  const { documents, order, pick } = record();
  const [first, second, third, fourth] = ['um', 'dois', 'três', 'quatro'].map((name) => pick(name));
  await second!.end();
  order.arrange(['quatro', 'um', 'três']);
  await first!.end();
  order.arrange(['três', 'quatro']);
  await fourth!.end();
  await third!.end();
  // Each change puts those that wait at the places that others of them had.
  assert.deepEqual(documents, ['três', 'dois', 'um', 'quatro']);
});

test('[UQ-03] [UQ-05] after a reload the files have their order, and one that is stored is only attached', async () => {
  const { documents, texts, sent, open, ...page } = record();
  const names = ['um', 'dois', 'três', 'quatro'];
  const files = names.map((name) => page.pick(name));
  await files[2]!.end();
  page.disconnect();
  await files[1]!.end();
  const again = open();
  const [one, two, four] = ['um', 'dois', 'quatro'].map((name) => again.pick(name));
  await four!.end();
  await two!.ended;
  await one!.end();
  assert.deepEqual(documents, names);
  assert.deepEqual(sent, ['três', 'dois', 'quatro', 'um'], 'each is sent once');
  again.order.arrange([]);
  assert.equal(texts.size, 0, 'nothing is left of it');
});

/** A record with a file that is stored, and waits to be attached. */
async function stored(discard: (fileId: string) => Promise<void>) {
  const { texts, storage } = textStorage();
  const failures: string[] = [];
  const open = () =>
    documentSender({
      order: new PickingOrder('registro', storage),
      send: ({ file: { name }, done }) => done({ fileId: name }),
      attach: () => Promise.reject(new PlatformError('offline', 'no connection')),
      remove: async () => undefined,
      discard,
      onNotDeleted: ({ kind }, count) => void failures.push(`${count} ${kind}`),
    });
  const sender = open();
  await sender.transport(taskFor(new File(['texto'], 'um')).task);
  await sender.transport(taskFor(new File(['texto'], 'dois')).task);
  sender.arrange(['um', 'dois']);
  return { texts, failures, sender, open };
}

test('[UQ-03] a stored file that the user discards is deleted, also after a reload; the others stay', async () => {
  const deleted: string[] = [];
  const { texts, sender, open } = await stored(async (fileId) => void deleted.push(fileId));
  sender.arrange(['um', 'dois']);
  assert.deepEqual(deleted, []);
  sender.arrange(['dois']);
  await new Promise(setImmediate);
  assert.deepEqual(deleted, ['um']);
  const again = open();
  again.arrange(['dois']);
  again.arrange([]);
  await new Promise(setImmediate);
  assert.deepEqual([deleted, texts.size], [['um', 'dois'], 0]);
});

test('[UQ-03] a discarded file that could not be deleted is told, and deleted with the next visit', async () => {
  let status: number | undefined = 503;
  const asked: string[] = [];
  const { texts, failures, sender, open } = await stored((fileId) => {
    asked.push(fileId);
    return status ? Promise.reject(new PlatformError('server', 'busy', { status })) : Promise.resolve();
  });
  sender.arrange([]);
  await new Promise(setImmediate);
  assert.deepEqual([failures, asked], [['2 server'], ['um', 'dois']]);
  await open().deleteDiscarded();
  assert.deepEqual(failures, ['2 server', '2 server']);
  status = 404;
  await open().deleteDiscarded();
  assert.deepEqual([failures.length, asked.length, texts.size], [2, 6, 0], 'a file that has gone is deleted');
  await open().deleteDiscarded();
  assert.equal(asked.length, 6);
});

test('[UQ-03] a file that is being attached when the user removes it is left to its transport', async () => {
  const calls: string[] = [];
  const { task, abort } = taskFor(new File(['texto'], 'um'));
  const sender = documentSender({
    order: new PickingOrder('registro', textStorage().storage),
    send: ({ done }) => done({ fileId: 'f1' }),
    attach: async () => {
      abort('cancel');
      sender.arrange([]);
      calls.push('attached');
    },
    remove: async (fileId) => void calls.push(`remove ${fileId}`),
    discard: async (fileId) => void calls.push(`discard ${fileId}`),
    onNotDeleted: () => undefined,
  });
  await sender.transport(task);
  assert.deepEqual(calls, ['attached', 'remove f1']);
});

test('[UQ-05] two tabs of a user share the order of a record: each changes its own files only', () => {
  const { texts, storage } = textStorage();
  const [one, other] = [new PickingOrder('registro', storage), new PickingOrder('registro', storage)];
  one.arrange(['a1', 'a2']);
  other.arrange(['b1', 'b2']);
  one.store('a2', 'A2');
  other.store('b1', 'B1');
  assert.deepEqual(one.arrange(['a2', 'a1']), [], 'the files of the other tab are not discarded');
  assert.deepEqual([one.storedAfter('a2'), other.fileIdOf('b1')], [['B1'], 'B1']);
  one.attach('a2');
  assert.deepEqual(one.arrange([]), []);
  other.attach('b1');
  assert.deepEqual([other.fileIdOf('b1'), other.storedAfter('b1')], ['B1', []]);
  assert.deepEqual(other.arrange(['b2']), []);
  other.store('b2', 'B2');
  assert.deepEqual(other.arrange([]), [{ id: 'b2', fileId: 'B2' }]);
  assert.equal(texts.size, 0, 'nothing is left of it');
});

test('[UQ-05] without a storage of the browser the order lasts as long as the page', () => {
  const order = new PickingOrder('registro', { read: () => undefined, write: () => false, remove: () => false });
  order.arrange(['um', 'dois']);
  order.store('dois', 'f2');
  assert.deepEqual(order.storedAfter('um'), ['f2']);
});

test('[UQ-05] a damaged storage is no order', async () => {
  const { texts, open } = record();
  for (const text of ['{', '7', '[{"record":"registro","files":[{"id":1}]}]', '[null]']) {
    texts.set('dass-picked-documents', text);
    const { order } = open();
    order.add('um');
    order.add('dois');
    order.store('dois', 'f2');
    assert.deepEqual(order.storedAfter('um'), ['f2']);
  }
});
