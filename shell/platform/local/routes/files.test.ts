import { strict as assert } from 'node:assert';
import { createHash, randomBytes } from 'node:crypto';
import { readdir, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { test } from 'node:test';
import { TestDisk } from '../../../../test/support/platform/test-disk.js';
import {
  eventually,
  joao,
  rawRequest,
  shellOrigin,
  startTestPlatform,
  type TestPlatform,
} from '../../../../test/support/platform/test-platform.js';

interface Stored {
  id: string;
  fileName: string;
  type: string;
  size: number;
}

const send = (page: typeof fetch, { filesAddress }: TestPlatform, body: BodyInit, name: string, type: string) =>
  page(`${filesAddress}/api/upload/file`, {
    method: 'POST',
    headers: { 'X-File-Name': encodeURIComponent(name), 'Content-Type': type },
    body,
  });

async function store(
  page: typeof fetch,
  platform: TestPlatform,
  body: BodyInit,
  name = 'foto.png',
  type = 'image/png',
) {
  const answer = await send(page, platform, body, name, type);
  assert.equal(answer.status, 201);
  return (await answer.json()) as Stored;
}

const addressOf = ({ filesAddress }: TestPlatform, id: string) => `${filesAddress}/api/download/file/${id}?project=dds`;

/** All stored files, with temporary ones, so that a leftover is noticed. */
const onDisk = async ({ dataFolder }: TestPlatform) =>
  (await Promise.all(['files', 'partial'].map((folder) => readdir(join(dataFolder, folder))))).flat();

test('[AD-01] a file is stored and downloaded unchanged, with name, type and size', async (t) => {
  const platform = await startTestPlatform(t);
  const page = await platform.signIn();
  const bytes = new Uint8Array(randomBytes(700_000));
  const stored = await store(page, platform, bytes, 'Ficha técnica – Tênis Aurora.png');
  assert.match(stored.id, /^[0-9a-f]{32}$/);
  assert.deepEqual(
    { ...stored, id: '', createdAt: '' },
    {
      id: '',
      createdAt: '',
      fileName: 'Ficha técnica – Tênis Aurora.png',
      type: 'image/png',
      size: bytes.length,
    },
  );

  const answer = await page(addressOf(platform, stored.id));
  assert.equal(answer.status, 200);
  assert.deepEqual(new Uint8Array(await answer.arrayBuffer()), bytes);
  assert.equal(answer.headers.get('Content-Length'), String(bytes.length));
  assert.equal(answer.headers.get('ETag'), `"${createHash('sha256').update(bytes).digest('hex')}"`);
});

test('stored files cannot run code: nosniff, sandbox, inline only for display types', async (t) => {
  const platform = await startTestPlatform(t);
  const page = await platform.signIn();
  const headersFor = async (name: string, type: string) => {
    const { id } = await store(page, platform, '<script>alert(1)</script>', name, type);
    return (await page(addressOf(platform, id))).headers;
  };
  const expected: [string, string, 'inline' | 'attachment', string][] = [
    ['a.png', 'image/png', 'inline', 'image/png'],
    ['a.svg', 'image/svg+xml', 'inline', 'image/svg+xml'],
    ['a.mp4', 'video/mp4', 'inline', 'video/mp4'],
    ['a.mp3', 'audio/mpeg', 'inline', 'audio/mpeg'],
    ['a.pdf', 'application/pdf', 'inline', 'application/pdf'],
    ['a.csv', 'text/csv', 'attachment', 'text/csv'],
    ['a.html', 'text/html', 'attachment', 'application/octet-stream'],
    ['a.xhtml', 'application/xhtml+xml', 'attachment', 'application/octet-stream'],
    ['a.xml', 'text/xml', 'attachment', 'application/octet-stream'],
    ['a.js', 'text/javascript', 'attachment', 'application/octet-stream'],
    ['a', '', 'attachment', 'application/octet-stream'],
  ];
  for (const [name, type, disposition, served] of expected) {
    const headers = await headersFor(name, type);
    assert.equal(headers.get('Content-Type'), served, name);
    assert.equal(headers.get('Content-Disposition'), `${disposition}; filename="${name}"; filename*=UTF-8''${name}`);
    assert.equal(headers.get('X-Content-Type-Options'), 'nosniff');
    assert.equal(headers.get('Cross-Origin-Resource-Policy'), 'same-site');
    const policy = headers.get('Content-Security-Policy')!;
    assert.match(policy, /default-src 'none'/);
    assert.doesNotMatch(policy, /script-src/);
    assert.match(policy, new RegExp(`frame-ancestors ${shellOrigin} http://127.0.0.1:3070$`));
    assert.equal(policy.startsWith('sandbox;'), name !== 'a.pdf', name);
  }
});

test('byte ranges are served, as a video player requests them', async (t) => {
  const platform = await startTestPlatform(t);
  const page = await platform.signIn();
  const { id } = await store(page, platform, '0123456789', 'a.mp4', 'video/mp4');
  const part = async (headers: Record<string, string>) => {
    const answer = await page(addressOf(platform, id), { headers });
    return [answer.status, answer.headers.get('Content-Range'), await answer.text()];
  };
  assert.deepEqual(await part({ Range: 'bytes=2-4' }), [206, 'bytes 2-4/10', '234']);
  assert.deepEqual(await part({ Range: 'bytes=7-' }), [206, 'bytes 7-9/10', '789']);
  assert.deepEqual(await part({ Range: 'bytes=-2' }), [206, 'bytes 8-9/10', '89']);
  assert.deepEqual(await part({ Range: 'bytes=10-' }), [416, 'bytes */10', '']);
  assert.deepEqual(await part({ Range: 'bytes=0-1,4-5' }), [200, null, '0123456789']);

  const etag = (await page(addressOf(platform, id))).headers.get('ETag')!;
  assert.deepEqual(await part({ Range: 'bytes=2-4', 'If-Range': etag }), [206, 'bytes 2-4/10', '234']);
  assert.deepEqual(await part({ Range: 'bytes=2-4', 'If-Range': '"of another file"' }), [200, null, '0123456789']);
  assert.deepEqual(await part({ 'If-None-Match': `"x", W/${etag}` }), [304, null, '']);
});

test('HEAD returns all headers without the body; an empty file is allowed', async (t) => {
  const platform = await startTestPlatform(t);
  const page = await platform.signIn();
  const { id } = await store(page, platform, '0123456789');
  const head = await page(addressOf(platform, id), { method: 'HEAD', headers: { Range: 'bytes=2-4' } });
  assert.equal(head.status, 200);
  assert.equal(head.headers.get('Content-Length'), '10');
  assert.equal(head.headers.get('Accept-Ranges'), 'bytes');

  const empty = await store(page, platform, '', 'vazio.txt', 'text/plain');
  const answer = await page(addressOf(platform, empty.id));
  assert.deepEqual([answer.status, await answer.text()], [200, '']);
});

test('ids that leave the folder or name other files are not found', async (t) => {
  const platform = await startTestPlatform(t);
  const page = await platform.signIn();
  const { filesAddress } = platform;
  const { id } = await store(page, platform, 'x');
  await writeFile(join(platform.dataFolder, 'files', 'secret'), 'secret');
  const headers = { Cookie: await platform.cookieFor(), Origin: shellOrigin };
  const attempts = [
    '../sessions.json',
    '..%2Fsessions.json',
    '..%2fnotifications.json',
    '%2e%2e%2fsessions.json',
    '..%5Csessions.json',
    '....//sessions.json',
    '%2Fetc%2Fpasswd',
    'secret',
    `${id}.json`,
    `${id}%00`,
    id.toUpperCase(),
    `${id}/`,
    '%',
    '',
  ];
  for (const attempt of attempts) {
    const { status, text } = await rawRequest(filesAddress, `/api/download/file/${attempt}?project=dds`, headers);
    assert.equal(status, 404, attempt);
    assert.match(text, /não encontrado/, attempt);
    const removal = await rawRequest(filesAddress, `/api/files/${attempt}`, headers, 'DELETE');
    assert.equal(removal.status, 404, attempt);
  }
  assert.equal((await page(addressOf(platform, id))).status, 200, 'the file itself is there');
});

test('[UP-03] a file over the limit is refused with a readable 413, and nothing is stored', async (t) => {
  const platform = await startTestPlatform(t, { maxFileSize: 100_000 });
  const page = await platform.signIn();
  assert.equal((await store(page, platform, Buffer.alloc(100_000))).size, 100_000);

  const answer = await send(page, platform, Buffer.alloc(100_001), 'grande.png', 'image/png');
  assert.equal(answer.status, 413);
  assert.deepEqual(await answer.json(), {
    code: 'FILE_TOO_LARGE',
    type: 'ERROR',
    message: 'Arquivo maior que o permitido',
    detail: 'No máximo 0,1 MB.',
  });
  // Without a `Content-Length`.
  const stream = new ReadableStream({
    start(controller) {
      for (let chunk = 0; chunk < 20; chunk++) controller.enqueue(Buffer.alloc(10_000));
      controller.close();
    },
  });
  const chunked = await page(`${platform.filesAddress}/api/upload/file`, {
    method: 'POST',
    headers: { 'X-File-Name': 'grande.png' },
    body: stream,
    duplex: 'half',
  } as RequestInit);
  assert.equal(chunked.status, 413);
  // Large enough to be still in transit when the limit is reached.
  const longer = await startTestPlatform(t, { maxFileSize: 5_000_000 });
  assert.match(await sendThenRead(longer, 18_000_000), /^HTTP\/1\.1 413 /);
  assert.equal((await onDisk(platform)).length, 1, 'the bytes of the accepted file');
  assert.deepEqual(await onDisk(longer), []);
});

test('an endless upload is cut off', async (t) => {
  const platform = await startTestPlatform(t, { maxFileSize: 100_000 });
  const page = await platform.signIn();
  let sent = 0;
  const endless = new ReadableStream({
    pull(controller) {
      sent += 50_000;
      controller.enqueue(Buffer.alloc(50_000));
    },
  });
  await page(`${platform.filesAddress}/api/upload/file`, {
    method: 'POST',
    headers: { 'X-File-Name': 'sem-fim.bin' },
    body: endless,
    duplex: 'half',
  } as RequestInit).catch(() => undefined);
  assert.ok(sent < 20_000_000, `${sent} bytes sent`);
  assert.deepEqual(await onDisk(platform), []);
});

test('an aborted upload leaves no file', async (t) => {
  const platform = await startTestPlatform(t);
  const page = await platform.signIn();
  const abortController = new AbortController();
  const half = new ReadableStream({
    async start(controller) {
      controller.enqueue(Buffer.alloc(300_000));
      await eventually(async () => (await onDisk(platform)).length === 1);
      abortController.abort();
    },
  });
  const upload = page(`${platform.filesAddress}/api/upload/file`, {
    method: 'POST',
    headers: { 'X-File-Name': 'metade.bin' },
    body: half,
    duplex: 'half',
    signal: abortController.signal,
  } as RequestInit);
  await assert.rejects(upload, { name: 'AbortError' });
  await eventually(async () => (await onDisk(platform)).length === 0);
  assert.deepEqual(platform.logged, [], 'an aborted request is not logged');
});

test('a file without a name is refused', async (t) => {
  const platform = await startTestPlatform(t);
  const page = await platform.signIn();
  const without: Record<string, string>[] = [{}, { 'X-File-Name': '' }, { 'X-File-Name': '%E0%A4' }];
  for (const headers of without) {
    const answer = await page(`${platform.filesAddress}/api/upload/file`, { method: 'POST', headers, body: 'x' });
    assert.equal(answer.status, 400);
    assert.equal(((await answer.json()) as { code: string }).code, 'MISSING_BODY_FIELDS');
  }
  assert.deepEqual(await onDisk(platform), []);
});

test('files are listed newest first; only the owner removes a file', async (t) => {
  t.mock.timers.enable({ apis: ['Date'], now: Date.now() });
  const platform = await startTestPlatform(t);
  const [asMarina, asJoao] = [await platform.signIn(), await platform.signIn(joao)];
  const first = await store(asMarina, platform, '1', 'um.png');
  t.mock.timers.tick(1);
  const second = await store(asJoao, platform, '2', 'dois.png');
  const list = async () =>
    ((await (await asMarina(`${platform.filesAddress}/api/files`)).json()) as Stored[]).map(({ id }) => id);
  assert.deepEqual(await list(), [second.id, first.id]);

  const refused = await asMarina(`${platform.filesAddress}/api/files/${second.id}`, { method: 'DELETE' });
  assert.equal(refused.status, 403);
  assert.equal(((await refused.json()) as { code: string }).code, 'PROFILE_WITHOUT_PERMISSIONS');

  assert.equal((await asJoao(`${platform.filesAddress}/api/files/${second.id}`, { method: 'DELETE' })).status, 204);
  assert.equal((await asJoao(`${platform.filesAddress}/api/files/${second.id}`, { method: 'DELETE' })).status, 404);
  assert.equal((await asMarina(addressOf(platform, second.id))).status, 404);
  assert.deepEqual(await list(), [first.id]);
  assert.deepEqual(await onDisk(platform), [first.id]);
});

test('files survive a restart; leftovers of a crash are deleted, inconsistent bytes are renamed', async (t) => {
  const before = await startTestPlatform(t);
  const page = await before.signIn();
  const good = await store(page, before, 'good');
  const short = await store(page, before, 'short');
  const missing = await store(page, before, 'missing');
  await before.close();

  const folder = join(before.dataFolder, 'files');
  await writeFile(join(folder, short.id), 'sho');
  await rm(join(folder, missing.id));
  await writeFile(join(folder, 'f'.repeat(32)), 'bytes without a record');
  await writeFile(join(before.dataFolder, 'partial', 'e'.repeat(32)), 'half');

  const after = await startTestPlatform(t, { dataFolder: before.dataFolder });
  assert.equal(after.logged.length, 2);
  for (const line of after.logged) assert.match(line, /The bytes of file \w+ do not fit its record/);
  const asMarina = await after.signIn();
  const list = (await (await asMarina(`${after.filesAddress}/api/files`)).json()) as Stored[];
  assert.deepEqual(
    list.map(({ id }) => id),
    [good.id],
  );
  assert.equal(await (await asMarina(addressOf(after, good.id))).text(), 'good');
  const names = await onDisk(after);
  assert.equal(names.filter((name) => name.startsWith(`${short.id}.damaged-`)).length, 1);
  assert.equal(names.length, 2);
});

test('a file whose bytes are missing is 404', async (t) => {
  const platform = await startTestPlatform(t);
  const page = await platform.signIn();
  const { id } = await store(page, platform, 'x');
  await rm(join(platform.dataFolder, 'files', id));
  assert.equal((await page(addressOf(platform, id))).status, 404);
});

test('a disk failure is answered with 507, without internal details', async (t) => {
  const platform = await startTestPlatform(t);
  const page = await platform.signIn();
  await rm(join(platform.dataFolder, 'partial'), { recursive: true });
  await writeFile(join(platform.dataFolder, 'partial'), 'a file in the place of the folder');
  const answer = await send(page, platform, 'x', 'a.png', 'image/png');
  assert.equal(answer.status, 507);
  assert.doesNotMatch(await answer.text(), /partial|ENOTDIR|EEXIST/);
  assert.match(platform.logged.join(), /POST \/api\/upload\/file was not kept: .*partial.*(EEXIST|ENOTDIR)/);
});

/** Uploads as Firefox does, which reads the response only after it has sent the whole body. @returns the status line */
async function sendThenRead(platform: TestPlatform, size: number): Promise<string> {
  const head = [
    'POST /api/upload/file HTTP/1.1',
    'Host: localhost',
    `Origin: ${shellOrigin}`,
    `Cookie: ${await platform.cookieFor()}`,
    'X-File-Name: grande.mp4',
    `Content-Length: ${size}`,
  ];
  const socket = connect(Number(new URL(platform.filesAddress).port), '127.0.0.1').pause();
  const broken = new Promise<never>((_resolve, reject) => socket.once('error', reject));
  const written = (data: string | Uint8Array) => new Promise<void>((resolve) => socket.write(data, () => resolve()));
  const piece = new Uint8Array(500_000);
  await Promise.race([broken, written(`${head.join('\r\n')}\r\n\r\n`)]);
  for (let sent = 0; sent < size; sent += piece.length) await Promise.race([broken, written(piece)]);
  const answer = new Promise<string>((resolve) => socket.once('data', (data) => resolve(String(data))));
  socket.resume();
  const [line = ''] = (await Promise.race([broken, answer])).split('\r\n');
  socket.destroy();
  return line;
}

test('[AD-01] the platform stops only when no file is being written, also after the connection is closed', async (t) => {
  const disk = new SlowDisk();
  const platform = await startTestPlatform(t, { disk });
  const page = await platform.signIn();
  disk.wait();
  const answer = send(page, platform, 'bytes', 'foto.png', 'image/png').catch(() => undefined);
  await disk.waiting;
  let isClosed = false;
  const closed = platform.close().then(() => void (isClosed = true));
  await answer;
  assert.equal(isClosed, false);
  disk.go();
  await closed;
  const again = await startTestPlatform(t, { dataFolder: platform.dataFolder });
  const list = (await (await (await again.signIn())(`${again.filesAddress}/api/files`)).json()) as Stored[];
  assert.equal(list.length, 1, 'the record');
  assert.deepEqual(await onDisk(platform), [list[0]!.id], 'the bytes');
});

/** A disk on which files are moved only when the test says so. */
class SlowDisk extends TestDisk {
  /** Resolves when a file is about to be moved. */
  readonly waiting: Promise<void>;
  go: () => void = () => undefined;
  #isWaiting: () => void = () => undefined;
  #mayGo = Promise.resolve();

  constructor() {
    super();
    this.waiting = new Promise((resolve) => (this.#isWaiting = resolve));
  }

  wait(): void {
    this.#mayGo = new Promise((resolve) => (this.go = resolve));
  }

  override async rename(from: string, to: string): Promise<void> {
    if (to.includes('files')) this.#isWaiting();
    await this.#mayGo;
    await super.rename(from, to);
  }
}

test('[UQ-04] a file that is sent again with its key is stored once, also at the same time, for each user', async (t) => {
  const platform = await startTestPlatform(t);
  const page = await platform.signIn();
  const send = async (from: typeof fetch, key: string, body: string) => {
    const answer = await from(`${platform.filesAddress}/api/upload/file`, {
      method: 'POST',
      headers: { 'X-File-Name': 'foto.txt', 'Idempotency-Key': key },
      body,
    });
    assert.equal(answer.status, 201);
    return ((await answer.json()) as Stored).id;
  };
  const first = await send(page, 'a', 'um');
  assert.equal(await send(page, 'a', 'um'), first);
  const together = await Promise.all([send(page, 'b', 'dois'), send(page, 'b', 'dois'), send(page, 'b', 'dois')]);
  assert.equal(new Set(together).size, 1);
  const others = [
    await send(page, 'a', 'outro tamanho'),
    await send(await platform.signIn('joao@aurora.example'), 'a', 'um'),
  ];
  assert.equal(new Set([first, ...together, ...others]).size, 4);
  assert.equal((await onDisk(platform)).length, 4);
});
