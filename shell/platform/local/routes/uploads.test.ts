import { strict as assert } from 'node:assert';
import { randomBytes } from 'node:crypto';
import { readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { test } from 'node:test';
import { PlatformProcess } from '../../../../test/support/platform/platform-process.mjs';
import { TestDisk } from '../../../../test/support/platform/test-disk.js';
import {
  asJson,
  cookieOf,
  eventually,
  fetchWith,
  joao,
  marina,
  rawRequest,
  shellOrigin,
  startTestPlatform,
  temporaryFolder,
} from '../../../../test/support/platform/test-platform.js';

interface Platform {
  readonly filesAddress: string;
}

const tus = { 'Tus-Resumable': '1.0.0' };
const base64 = (text: string) => Buffer.from(text).toString('base64');
const endpointOf = ({ filesAddress }: Platform) => `${filesAddress}/api/uploads`;

const create = (
  page: typeof fetch,
  platform: Platform,
  length: number,
  metadata = metadataOf('filme.mp4', 'video/mp4'),
) =>
  page(endpointOf(platform), {
    method: 'POST',
    headers: { ...tus, 'Upload-Length': String(length), 'Upload-Metadata': metadata },
  });

const metadataOf = (name: string, type: string) => `filename ${base64(name)},filetype ${base64(type)}`;

/** Creates an upload. @returns its address */
async function begin(page: typeof fetch, platform: Platform, length: number, metadata?: string): Promise<string> {
  const answer = await create(page, platform, length, metadata);
  assert.equal(answer.status, 201);
  return new URL(answer.headers.get('Location') ?? '', platform.filesAddress).href;
}

const send = (page: typeof fetch, address: string, offset: number | string, body: BodyInit, headers = {}) =>
  page(address, {
    method: 'PATCH',
    headers: { ...tus, 'Content-Type': 'application/offset+octet-stream', 'Upload-Offset': String(offset), ...headers },
    body,
    duplex: 'half',
  } as RequestInit);

const head = (page: typeof fetch, address: string) => page(address, { method: 'HEAD', headers: tus });
const offsetOf = async (page: typeof fetch, address: string) => {
  const answer = await head(page, address);
  return answer.ok ? Number(answer.headers.get('Upload-Offset')) : answer.status;
};
const idOf = (address: string) => address.split('/').at(-1) ?? '';
const downloadOf = ({ filesAddress }: Platform, id: string) => `${filesAddress}/api/download/file/${id}`;

/** Starts sending a longer part over a connection that stays open. @returns a function that cuts the connection */
async function sendOpen(cookie: string, address: string, offset: number, bytes: Uint8Array) {
  const sending = request(address, {
    method: 'PATCH',
    headers: {
      ...tus,
      Cookie: cookie,
      Origin: shellOrigin,
      'Content-Type': 'application/offset+octet-stream',
      'Upload-Offset': offset,
      'Content-Length': bytes.length + 500_000,
    },
  }).on('error', () => undefined);
  await new Promise<void>((resolve) => sending.write(bytes, () => resolve()));
  return () => sending.destroy();
}

test('[UP-01] a file is uploaded in parts and becomes a stored file with the same id', async (t) => {
  const platform = await startTestPlatform(t);
  const page = await platform.signIn();
  const bytes = new Uint8Array(randomBytes(300_000));
  const address = await begin(page, platform, bytes.length, metadataOf('Inspeção – solado.mp4', 'video/mp4'));
  assert.equal(await offsetOf(page, address), 0);

  const first = await send(page, address, 0, bytes.subarray(0, 100_000));
  assert.deepEqual(
    [first.status, first.headers.get('Upload-Offset'), first.headers.get('Tus-Resumable')],
    [204, '100000', '1.0.0'],
  );
  assert.ok(Date.parse(first.headers.get('Upload-Expires') ?? '') > Date.now() + 23 * 3_600_000);
  assert.equal(await offsetOf(page, address), 100_000);
  assert.equal((await page(downloadOf(platform, idOf(address)))).status, 404, 'it is no stored file yet');

  const last = await send(page, address, 100_000, bytes.subarray(100_000));
  assert.deepEqual([last.status, last.headers.get('Upload-Offset')], [204, '300000']);
  const answer = await page(downloadOf(platform, idOf(address)));
  assert.deepEqual(new Uint8Array(await answer.arrayBuffer()), bytes);
  assert.equal(answer.headers.get('Content-Type'), 'video/mp4');
  const [stored] = (await (await page(`${platform.filesAddress}/api/files`)).json()) as { fileName: string }[];
  assert.equal(stored?.fileName, 'Inspeção – solado.mp4');

  // The response of the last part may have been lost.
  assert.equal(await offsetOf(page, address), 300_000);
  assert.deepEqual(await readdir(join(platform.dataFolder, 'uploads')), []);
});

test('an empty file is complete when it is created', async (t) => {
  const platform = await startTestPlatform(t);
  const page = await platform.signIn();
  const address = await begin(page, platform, 0);
  const answer = await page(downloadOf(platform, idOf(address)));
  assert.deepEqual([answer.status, await answer.text()], [200, '']);
});

test('a part at another offset is 409, one of another type 415, one that is too long 413: nothing is written', async (t) => {
  const platform = await startTestPlatform(t);
  const page = await platform.signIn();
  const address = await begin(page, platform, 10);
  assert.equal((await send(page, address, 0, '01234')).status, 204);
  const large = new Uint8Array(4_000_000);
  assert.equal((await send(page, address, 0, '01234')).status, 409);
  assert.equal((await send(page, address, 6, large)).status, 409);
  assert.equal((await send(page, address, 5, '56789', { 'Content-Type': 'video/mp4' })).status, 415);
  assert.equal((await send(page, address, 5, large)).status, 413);
  for (const offset of ['', '-1', '5.0', 'x', '9'.repeat(20)])
    assert.equal((await send(page, address, offset, '56789')).status, 400, offset);
  // Without a `Content-Length`.
  const stream = new Blob(['5678901234']).stream();
  assert.equal((await send(page, address, 5, stream)).status, 413);
  assert.equal(await offsetOf(page, address), 5);
  assert.equal((await send(page, address, 5, '56789')).status, 204);
  assert.equal(await (await page(downloadOf(platform, idOf(address)))).text(), '0123456789');
});

test('[UP-03] what is over the limit, without a length or with invalid metadata is refused before a byte is sent', async (t) => {
  const platform = await startTestPlatform(t, { maxFileSize: 100_000 });
  const page = await platform.signIn();
  const tooLarge = await create(page, platform, 100_001);
  assert.equal(tooLarge.status, 413);
  assert.equal(((await tooLarge.json()) as { code: string }).code, 'FILE_TOO_LARGE');
  for (const length of [NaN, -1, 1.5, Infinity]) assert.equal((await create(page, platform, length)).status, 400);
  for (const metadata of ['filename', 'filename ###', 'filename YQ==,filename YQ==', 'a b c'])
    assert.equal((await create(page, platform, 1, metadata)).status, metadata === 'filename' ? 201 : 400, metadata);
  assert.equal((await create(page, platform, 100_000)).status, 201);
  const hostile = await begin(page, platform, 1, metadataOf('../../etc/pass\u202ewd', '<script>'));
  await send(page, hostile, 0, 'x');
  const answer = await page(downloadOf(platform, idOf(hostile)));
  assert.equal(answer.headers.get('Content-Disposition'), `attachment; filename="passwd"; filename*=UTF-8''passwd`);
  assert.equal(answer.headers.get('Content-Type'), 'application/octet-stream');
});

test('a user has a limited number of unfinished uploads', async (t) => {
  const platform = await startTestPlatform(t);
  const page = await platform.signIn();
  for (let count = 0; count < 200; count += 20)
    await Promise.all(Array.from({ length: 20 }, () => begin(page, platform, 10)));
  assert.equal((await create(page, platform, 10)).status, 429);
  assert.equal((await create(await platform.signIn(joao), platform, 10)).status, 201);
});

test('an upload belongs to its user: without a session 401, from another page 403, for another user 404', async (t) => {
  const platform = await startTestPlatform(t);
  const [asMarina, asJoao] = [await platform.signIn(), await platform.signIn(joao)];
  const address = await begin(asMarina, platform, 10);
  const nobody = fetchWith({ Origin: shellOrigin });
  const foreign = fetchWith({ Origin: 'http://evil.example', Cookie: await platform.cookieFor() });
  assert.deepEqual(
    [await head(nobody, address), await head(asJoao, address), await send(asJoao, address, 0, 'x')].map(
      (it) => it.status,
    ),
    [401, 404, 404],
  );
  assert.equal((await create(nobody, platform, 1)).status, 401);
  assert.equal((await create(foreign, platform, 1)).status, 403);
  assert.equal((await send(foreign, address, 0, 'x')).status, 403);
  assert.equal((await asJoao(address, { method: 'DELETE', headers: tus })).status, 404);
  await send(asMarina, address, 0, '0123456789');
  assert.equal(await offsetOf(asJoao, address), 404, 'also when it is finished');
});

test('ids that leave the folder are not found', async (t) => {
  const platform = await startTestPlatform(t);
  const headers = { Cookie: await platform.cookieFor(), Origin: shellOrigin, ...tus };
  for (const id of ['../sessions.json', '..%2Fsessions', '%2e%2e%2fsessions', 'x', '%00', '0'.repeat(32), '%'])
    for (const method of ['HEAD', 'PATCH', 'DELETE']) {
      const more = { 'Content-Type': 'application/offset+octet-stream', 'Upload-Offset': '0', 'Content-Length': '0' };
      const { status } = await rawRequest(platform.filesAddress, `/api/uploads/${id}`, { ...headers, ...more }, method);
      assert.equal(status, 404, `${method} ${id}`);
    }
});

test('DELETE ends an upload, also while a part is being received', async (t) => {
  const platform = await startTestPlatform(t);
  const page = await platform.signIn();
  const address = await begin(page, platform, 2_000_000);
  const cut = await sendOpen(await platform.cookieFor(), address, 0, new Uint8Array(200_000));
  t.after(cut);
  assert.equal((await page(address, { method: 'DELETE', headers: tus })).status, 204);
  assert.equal(await offsetOf(page, address), 404);
  assert.equal((await page(address, { method: 'DELETE', headers: tus })).status, 404);
  assert.deepEqual(await readdir(join(platform.dataFolder, 'uploads')), []);
});

test('what a lost connection has sent is kept; asking for the offset ends a connection that hangs', async (t) => {
  const platform = await startTestPlatform(t);
  const page = await platform.signIn();
  const cookie = await platform.cookieFor();
  const bytes = new Uint8Array(randomBytes(1_200_000));
  const address = await begin(page, platform, bytes.length);
  const cut = await sendOpen(cookie, address, 0, bytes.subarray(0, 200_000));
  await eventually(async () => (await sizeOnDisk(platform.dataFolder)) === 200_000);
  cut();
  assert.equal(await offsetOf(page, address), 200_000);

  // The connection hangs: the server has not noticed that the client is gone.
  t.after(await sendOpen(cookie, address, 200_000, bytes.subarray(200_000, 300_000)));
  await eventually(async () => (await sizeOnDisk(platform.dataFolder)) === 300_000);
  assert.equal(await offsetOf(page, address), 300_000);
  assert.equal((await send(page, address, 300_000, bytes.subarray(300_000))).status, 204);
  const answer = await page(downloadOf(platform, idOf(address)));
  assert.deepEqual(new Uint8Array(await answer.arrayBuffer()), bytes);
  assert.deepEqual(platform.logged, []);
});

async function sizeOnDisk(dataFolder: string): Promise<number> {
  const folder = join(dataFolder, 'uploads');
  const [name] = await readdir(folder);
  return name === undefined ? 0 : (await stat(join(folder, name))).size;
}

test('a platform that is killed in the middle of a part continues with what is on disk', async (t) => {
  const dataFolder = await temporaryFolder(t);
  const platform = await PlatformProcess.start({ dataFolder, shellOrigins: [shellOrigin] });
  t.after(() => platform.kill());
  const answer = await fetchWith({ Origin: shellOrigin })(
    `${platform.apiAddress}/api/session`,
    asJson({ email: marina, password: 'aurora' }),
  );
  const cookie = cookieOf(answer);
  const page = fetchWith({ Origin: shellOrigin, Cookie: cookie });
  const bytes = new Uint8Array(randomBytes(3_000_000));
  const address = await begin(page, platform, bytes.length);
  await sendOpen(cookie, address, 0, bytes.subarray(0, 1_700_000));
  await eventually(async () => (await sizeOnDisk(dataFolder)) > 500_000);

  await platform.kill();
  const left = await sizeOnDisk(dataFolder);
  await platform.start();
  assert.equal(await offsetOf(page, address), left);
  assert.equal((await send(page, address, left, bytes.subarray(left))).status, 204);
  const stored = await page(downloadOf(platform, idOf(address)));
  assert.deepEqual(new Uint8Array(await stored.arrayBuffer()), bytes);
});

test('leftovers of a crash are deleted at the start; a complete file is stored when it is asked for', async (t) => {
  const before = await startTestPlatform(t);
  const page = await before.signIn();
  const address = await begin(page, before, 10);
  await send(page, address, 0, '01234');
  await before.close();
  const folder = join(before.dataFolder, 'uploads');
  // The last bytes were written, and nothing more.
  await writeFile(join(folder, idOf(address)), '0123456789');
  await writeFile(join(folder, 'a'.repeat(32)), 'bytes without a record');

  const after = await startTestPlatform(t, { dataFolder: before.dataFolder });
  assert.deepEqual(after.logged, []);
  const asMarina = await after.signIn();
  const moved = `${after.filesAddress}/api/uploads/${idOf(address)}`;
  assert.equal(await offsetOf(asMarina, moved), 10);
  assert.equal(await (await asMarina(downloadOf(after, idOf(address)))).text(), '0123456789');
  await eventually(async () => (await readdir(folder)).length === 0);
});

test('an upload that nobody continues for a day is deleted', async (t) => {
  const before = await startTestPlatform(t);
  const page = await before.signIn();
  const [old, recent] = [await begin(page, before, 10), await begin(page, before, 10)];
  const folder = join(before.dataFolder, 'uploads');
  const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000);
  await utimes(join(folder, idOf(old)), ago(25), ago(25));
  await utimes(join(folder, idOf(recent)), ago(23), ago(23));
  assert.equal(await offsetOf(page, old), 404, 'also before it is cleaned');
  await begin(page, before, 10).then((address) => utimes(join(folder, idOf(address)), ago(25), ago(25)));
  await before.close();
  const after = await startTestPlatform(t, { dataFolder: before.dataFolder });
  assert.deepEqual(await readdir(folder), [idOf(recent)]);
  assert.deepEqual(after.logged, []);
});

test('a full disk answers 507, and the upload continues when there is room again', async (t) => {
  const disk = new TestDisk();
  const platform = await startTestPlatform(t, { disk });
  const page = await platform.signIn();
  const bytes = new Uint8Array(randomBytes(1_000_000));
  const address = await begin(page, platform, bytes.length);
  disk.failure = 'ENOSPC';
  disk.room = 300_000;
  const refused = await send(page, address, 0, bytes);
  assert.equal(refused.status, 507);
  assert.equal(((await refused.json()) as { code: string }).code, 'NOT_STORED');
  assert.equal((await create(page, platform, 10)).status, 201, 'nothing is written yet');
  disk.failure = undefined;
  const offset = await offsetOf(page, address);
  assert.ok(offset > 0 && offset <= 300_000, `${offset} bytes are kept`);

  // All bytes arrive, and the record does not fit.
  disk.failure = undefined;
  await send(page, address, offset, bytes.subarray(offset, 999_999));
  disk.failure = 'ENOSPC';
  disk.room = 1;
  assert.equal((await send(page, address, 999_999, bytes.subarray(999_999))).status, 507);
  assert.equal((await head(page, address)).status, 507);
  disk.failure = undefined;
  assert.equal(await offsetOf(page, address), 1_000_000);
  const answer = await page(downloadOf(platform, idOf(address)));
  assert.deepEqual(new Uint8Array(await answer.arrayBuffer()), bytes);
});

test('a missing folder answers 507, without internal details', async (t) => {
  const platform = await startTestPlatform(t);
  const page = await platform.signIn();
  await rm(join(platform.dataFolder, 'uploads'), { recursive: true });
  await writeFile(join(platform.dataFolder, 'uploads'), 'a file in the place of the folder');
  const answer = await create(page, platform, 10);
  assert.equal(answer.status, 507);
  assert.doesNotMatch(await answer.text(), /ENOTDIR|EEXIST/);
});

test('another version of the protocol is 412; OPTIONS tells what the server can do; pages may use it', async (t) => {
  const platform = await startTestPlatform(t, { maxFileSize: 100_000 });
  const page = await platform.signIn();
  for (const version of ['', '0.2.2']) {
    const answer = await page(endpointOf(platform), {
      method: 'POST',
      headers: { 'Tus-Resumable': version, 'Upload-Length': '1' },
    });
    assert.deepEqual([answer.status, answer.headers.get('Tus-Version')], [412, '1.0.0']);
  }
  const options = await page(endpointOf(platform), { method: 'OPTIONS' });
  assert.deepEqual(
    ['Tus-Version', 'Tus-Max-Size', 'Tus-Extension', 'Tus-Resumable'].map((name) => options.headers.get(name)),
    ['1.0.0', '100000', 'creation,termination,expiration', '1.0.0'],
  );

  const preflight = (origin: string) =>
    fetch(endpointOf(platform), {
      method: 'OPTIONS',
      headers: { Origin: origin, 'Access-Control-Request-Method': 'PATCH' },
    });
  const allowed = await preflight(shellOrigin);
  assert.equal(allowed.headers.get('Access-Control-Allow-Origin'), shellOrigin);
  assert.match(allowed.headers.get('Access-Control-Allow-Methods') ?? '', /PATCH/);
  for (const name of ['Tus-Resumable', 'Upload-Length', 'Upload-Metadata', 'Upload-Offset'])
    assert.match(allowed.headers.get('Access-Control-Allow-Headers') ?? '', new RegExp(name));
  assert.equal((await preflight('http://evil.example')).headers.get('Access-Control-Allow-Origin'), null);
  const created = await create(page, platform, 1);
  for (const name of ['Location', 'Upload-Offset'])
    assert.match(created.headers.get('Access-Control-Expose-Headers') ?? '', new RegExp(name));
});
