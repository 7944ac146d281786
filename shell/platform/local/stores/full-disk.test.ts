import { strict as assert } from 'node:assert';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import type { MaterialSheet } from '../../../workspace/materials/api.js';
import { TestDisk, type DiskFailure } from '../../../../test/support/platform/test-disk.js';
import {
  asJson,
  fetchWith,
  marina,
  pageFetch,
  shellOrigin,
  startTestPlatform,
} from '../../../../test/support/platform/test-platform.js';

const failures: readonly DiskFailure[] = ['ENOSPC', 'EIO', 'EACCES'];
const later = new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 10);

/** Reads the platform's data as a page sees it. */
async function readAll(page: typeof fetch, { apiAddress, filesAddress }: { apiAddress: string; filesAddress: string }) {
  const addresses = [
    `${apiAddress}/api/materials/3`,
    `${apiAddress}/api/materials?limit=0`,
    `${apiAddress}/api/purchases/48214`,
    `${apiAddress}/api/purchases/48215`,
    `${apiAddress}/api/notifications?limit=3`,
    `${filesAddress}/api/files`,
  ];
  return Promise.all(addresses.map(async (address) => (await page(address)).text()));
}

for (const failure of failures) {
  test(`a failed write (${failure}) is answered with 507, and leaves no data, also after a restart`, async (t) => {
    const disk = new TestDisk();
    const local = await startTestPlatform(t, { disk });
    const page = await local.signIn();
    const api = `${local.apiAddress}/api`;
    const files = `${local.filesAddress}/api`;
    const sheet = (await (await page(`${api}/materials/3`)).json()) as MaterialSheet;
    const purchase = {
      supplierId: 3,
      deliveryDate: later,
      costCentre: '4100',
      lines: [{ materialId: 3, quantity: 1 }],
    };
    const upload = (text: string) =>
      page(`${files}/upload/file`, { method: 'POST', headers: { 'X-File-Name': 'a.txt' }, body: text });
    const stored = (await (await upload('kept')).json()) as { id: string };
    assert.equal((await page(`${api}/purchases`, asJson(purchase))).status, 201);
    const before = await readAll(page, local);
    const { notifications } = (await (await page(`${api}/notifications`)).json()) as {
      notifications: { id: string; readed: boolean }[];
    };
    const unread = notifications.find(({ readed }) => !readed)!.id;

    const changes: Record<string, () => Promise<Response>> = {
      'change a material': () =>
        page(`${api}/materials/3`, { ...asJson({ ...sheet, name: 'Perdido' }), method: 'PUT' }),
      'add a material': () => page(`${api}/materials`, asJson({ ...sheet, code: 'ZZ-999999' })),
      'change a purchase': () =>
        page(`${api}/purchases/48214`, { ...asJson({ ...purchase, costCentre: '4200' }), method: 'PUT' }),
      'add a purchase': () => page(`${api}/purchases`, asJson(purchase)),
      'mark a notification': () => page(`${api}/notifications/${unread}/read`, { method: 'POST' }),
      'mark all': () => page(`${api}/notifications/read-all`, { method: 'POST' }),
      'add a notification': () => page(`${api}/notifications`, asJson({ data: { title: 'Perdida' } })),
      'upload a file': () => upload('lost'),
      'sign in': () => pageFetch(`${api}/session`, asJson({ email: marina, password: 'aurora' })),
      // Files can be removed from a full disk.
      ...(failure !== 'ENOSPC' && {
        'remove a file': () => page(`${files}/files/${stored.id}`, { method: 'DELETE' }),
      }),
    };
    disk.failure = failure;
    for (const [name, change] of Object.entries(changes)) {
      const answer = await change();
      const { code, message } = (await answer.json()) as { code: string; message: string };
      assert.deepEqual([name, answer.status, code], [name, 507, 'NOT_STORED']);
      assert.match(message, failure === 'ENOSPC' ? /sem espaço/ : /não conseguiu gravar/);
      assert.deepEqual(answer.headers.getSetCookie(), [], `${name}: no cookie is set for a session that is not stored`);
    }
    assert.deepEqual(await readAll(page, local), before);
    disk.failure = undefined;
    await local.close();

    const again = await startTestPlatform(t, { dataFolder: local.dataFolder });
    assert.deepEqual(await readAll(await again.signIn(), again), before);
    assert.deepEqual(await readdir(join(local.dataFolder, 'partial')), []);
  });
}

test('a disk that becomes full during an upload: 507 after the whole body is sent, and no file is left', async (t) => {
  const disk = new TestDisk();
  const local = await startTestPlatform(t, { disk });
  const page = await local.signIn();
  disk.failure = 'ENOSPC';
  disk.room = 300_000;
  const answer = await page(`${local.filesAddress}/api/upload/file`, {
    method: 'POST',
    headers: { 'X-File-Name': 'video.mp4' },
    body: new Uint8Array(8_000_000),
  });
  assert.deepEqual([answer.status, ((await answer.json()) as { code: string }).code], [507, 'NOT_STORED']);
  const left = await Promise.all(['files', 'partial'].map((folder) => readdir(join(local.dataFolder, folder))));
  assert.deepEqual(left, [[], []]);
});

test('sign-out on a full disk answers 507 and still ends the session', async (t) => {
  const disk = new TestDisk();
  const { apiAddress, cookieFor } = await startTestPlatform(t, { disk });
  const page = fetchWith({ Origin: shellOrigin, Cookie: await cookieFor() });
  disk.failure = 'ENOSPC';
  const answer = await page(`${apiAddress}/api/session`, { method: 'DELETE' });
  assert.equal(answer.status, 507);
  assert.match(answer.headers.getSetCookie()[0] ?? '', /^dass_session=; Max-Age=0/);
  assert.equal((await page(`${apiAddress}/api/session`)).status, 401);
});

test('a notification that cannot be stored is not sent to listeners', async (t) => {
  const disk = new TestDisk();
  const { notify } = await startTestPlatform(t, { disk });
  const content = { url: { url: '' }, data: { avatar: '', title: 'x', description: '', detail: '' } };
  disk.failure = 'ENOSPC';
  await assert.rejects(notify(content), /could not be written/);
  disk.failure = undefined;
  assert.equal((await notify(content)).id, 'n241');
});
