import { strict as assert } from 'node:assert';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { asJson, joao, startTestPlatform, type TestPlatform } from '../../../../test/support/platform/test-platform.js';

interface Document {
  readonly fileId: string;
  readonly fileName: string;
  readonly type: string;
  readonly size: number;
  readonly addedBy: string;
  readonly caption?: string;
  readonly hash?: string;
  readonly addedAt: string;
}

async function store(
  page: typeof fetch,
  platform: TestPlatform,
  name = 'desenho.pdf',
  type = 'application/pdf',
  body = 'x',
) {
  const answer = await page(`${platform.filesAddress}/api/upload/file`, {
    method: 'POST',
    headers: { 'X-File-Name': encodeURIComponent(name), 'Content-Type': type },
    body,
  });
  assert.equal(answer.status, 201);
  return ((await answer.json()) as { id: string }).id;
}

/** The documents of one record, as a page uses them. */
function documentsOf(page: typeof fetch, { apiAddress }: TestPlatform, record = 'materials/48') {
  const address = `${apiAddress}/api/${record}/documents`;
  const read = async (answer: Response) => ({
    status: answer.status,
    body: (await answer.json()) as Document[] & { message: string },
  });
  return {
    list: async () => read(await page(address)),
    names: async () => (await read(await page(address))).body.map(({ fileName }) => fileName),
    attach: async (fileId: unknown, before?: unknown) => read(await page(address, asJson({ fileId, before }))),
    order: async (fileIds: unknown) => read(await page(address, { ...asJson({ fileIds }), method: 'PUT' })),
    describe: async (fileId: string, field: unknown, value: unknown, was: unknown) =>
      read(await page(`${address}/${fileId}`, { ...asJson({ field, value, was }), method: 'PUT' })),
    remove: async (fileId: string) => read(await page(`${address}/${fileId}`, { method: 'DELETE' })),
  };
}

for (const record of ['materials/48', 'quality-findings/7']) {
  test(`documents of ${record} are attached, listed, ordered and removed, and survive a restart`, async (t) => {
    const before = await startTestPlatform(t);
    const page = await before.signIn();
    const own = documentsOf(page, before, record);
    assert.deepEqual(await own.list(), { status: 200, body: [] });
    const ids = [];
    for (const name of ['um.png', 'dois.png', 'três.png']) ids.push(await store(page, before, name, 'image/png', name));
    for (const id of ids) assert.equal((await own.attach(id)).status, 201);
    const [first] = (await own.list()).body;
    assert.deepEqual(
      { ...first, addedAt: '' },
      {
        fileId: ids[0],
        fileName: 'um.png',
        type: 'image/png',
        size: 6,
        hash: createHash('sha256').update('um.png').digest('hex'),
        addedBy: 'marina@aurora.example',
        author: 'Marina Conceição Galvão',
        addedAt: '',
      },
    );
    assert.ok(Math.abs(Date.parse(first?.addedAt ?? '') - Date.now()) < 60_000);
    assert.equal((await own.order([ids[2], ids[0], ids[1]])).status, 200);
    assert.deepEqual(await own.names(), ['três.png', 'um.png', 'dois.png']);
    assert.equal((await own.remove(ids[0] ?? '')).status, 200);
    assert.equal((await page(`${before.filesAddress}/api/download/file/${ids[0]}`)).status, 404);
    await before.close();

    const after = await startTestPlatform(t, { dataFolder: before.dataFolder });
    const asMarina = await after.signIn();
    assert.deepEqual(await documentsOf(asMarina, after, record).names(), ['três.png', 'dois.png']);
    const other = record.replace(/\d+$/, '49');
    assert.deepEqual(await documentsOf(asMarina, after, other).names(), [], 'another record has none');
  });
}

test('a document that is refused is named by key', async (t) => {
  const platform = await startTestPlatform(t);
  const [page, asJoao] = [await platform.signIn(), await platform.signIn(joao)];
  const material = documentsOf(page, platform);
  const finding = documentsOf(page, platform, 'quality-findings/7');
  const pdf = await store(page, platform);
  const outcome = ({ status, body }: { status: number; body: { message: string } }) => [status, body.message];

  assert.deepEqual(outcome(await material.attach('0'.repeat(32))), [422, 'dassDocumentFileMissing']);
  assert.deepEqual(outcome(await material.attach(undefined)), [422, 'dassDocumentFileMissing']);
  assert.equal((await material.attach({ id: 1 })).status, 400);
  assert.deepEqual(outcome(await documentsOf(asJoao, platform).attach(pdf)), [403, 'dassDocumentNotOwn']);
  const page2 = await store(page, platform, 'a.html', 'text/html');
  assert.deepEqual(outcome(await material.attach(page2)), [422, 'dassDocumentType']);
  assert.deepEqual(outcome(await finding.attach(pdf)), [422, 'dassDocumentType']);
  assert.equal((await material.attach(pdf)).status, 201);
  assert.deepEqual(outcome(await material.attach(pdf)), [409, 'dassDocumentAttached']);
  assert.deepEqual(outcome(await material.remove('0'.repeat(32))), [404, 'dassDocumentMissing']);

  const others = await Promise.all(Array.from({ length: 11 }, () => store(page, platform, 'a.mp3', 'audio/mpeg')));
  const attached = await Promise.all(others.map((id) => finding.attach(id)));
  assert.deepEqual(attached.map(({ status }) => status).sort(), [...Array.from({ length: 10 }, () => 201), 422]);
  assert.equal(attached.find(({ status }) => status === 422)?.body.message, 'dassDocumentTooMany');
});

test('[UQ-05] a document is attached before the first of those that it names and that are there', async (t) => {
  const platform = await startTestPlatform(t);
  const page = await platform.signIn();
  const own = documentsOf(page, platform);
  const ids: string[] = [];
  for (const name of ['1.pdf', '2.pdf', '3.pdf', '4.pdf', '5.pdf']) ids.push(await store(page, platform, name));
  await own.attach(ids[2]);
  await own.attach(ids[3], []);
  await own.attach(ids[0], ['0'.repeat(32), ids[2], ids[3]]);
  await own.attach(ids[1], [ids[3], ids[2]]);
  await own.attach(ids[4], ['x']);
  assert.deepEqual(await own.names(), ['1.pdf', '2.pdf', '3.pdf', '4.pdf', '5.pdf']);
  assert.equal((await own.attach(await store(page, platform), 'x')).status, 400);
});

test('documents that have changed in the meantime are not ordered', async (t) => {
  const platform = await startTestPlatform(t);
  const page = await platform.signIn();
  const own = documentsOf(page, platform);
  const [one = '', other = ''] = [await store(page, platform, 'um.pdf'), await store(page, platform, 'dois.pdf')];
  await own.attach(one);
  await own.attach(other);
  for (const order of [[one], [one, one], [one, other, other], [one, 'x'], [], undefined]) {
    const { status, body } = await own.order(order);
    assert.deepEqual([status, body.message], [409, 'dassDocumentsChanged'], JSON.stringify(order));
  }
  assert.equal((await own.order('x')).status, 400);
  assert.deepEqual(await own.names(), ['um.pdf', 'dois.pdf']);
});

test('[UQ-06] a name and a caption are changed, and survive a restart; somebody else is not overwritten', async (t) => {
  const before = await startTestPlatform(t);
  const [asMarina, asJoao] = [await before.signIn(), await before.signIn(joao)];
  const [own, others] = [documentsOf(asMarina, before), documentsOf(asJoao, before)];
  const id = await store(asMarina, before);
  await own.attach(id);
  assert.equal((await own.describe(id, 'fileName', '  suporte   rev C.pdf ', 'desenho.pdf')).status, 200);
  assert.equal((await others.describe(id, 'caption', 'Medida', '')).body[0]?.caption, 'Medida');
  const conflict = await others.describe(id, 'fileName', 'guia.pdf', 'desenho.pdf');
  assert.deepEqual([conflict.status, conflict.body.message], [409, 'dassDocumentChanged']);
  const repeated = await own.describe(id, 'fileName', 'suporte rev C.pdf', 'desenho.pdf');
  assert.equal(repeated.status, 200, 'an answer that was lost is no conflict');
  await before.close();
  const after = await startTestPlatform(t, { dataFolder: before.dataFolder });
  const [document] = (await documentsOf(await after.signIn(), after).list()).body;
  assert.deepEqual([document?.fileName, document?.caption], ['suporte rev C.pdf', 'Medida']);
});

test('[UQ-06] a renamed document is downloaded under its new name, and saved where that is asked for', async (t) => {
  const before = await startTestPlatform(t);
  const asMarina = await before.signIn();
  const id = await store(asMarina, before, 'IMG_1.png', 'image/png');
  const own = documentsOf(asMarina, before);
  await own.attach(id);
  assert.equal((await own.describe(id, 'fileName', 'molde nº 7.png', 'IMG_1.png')).status, 200);
  assert.equal((await own.describe(id, 'caption', 'Molde', '')).status, 200);
  assert.equal((await own.describe(id, 'fileName', 'molde.exe', 'molde nº 7.png')).status, 422);
  await before.close();
  const after = await startTestPlatform(t, { dataFolder: before.dataFolder });
  const page = await after.signIn();
  const disposition = async (query: string) => {
    const answer = await page(`${after.filesAddress}/api/download/file/${id}?project=dds${query}`);
    assert.deepEqual([answer.headers.get('Content-Type'), await answer.text()], ['image/png', 'x']);
    return answer.headers.get('Content-Disposition');
  };
  const name = `filename="molde n_ 7.png"; filename*=UTF-8''molde%20n%C2%BA%207.png`;
  assert.equal(await disposition(''), `inline; ${name}`);
  assert.equal(await disposition('&download='), `attachment; ${name}`);
});

test('[UQ-06] a name that hides the kind of a file, and a text that is too long, are refused', async (t) => {
  const platform = await startTestPlatform(t);
  const page = await platform.signIn();
  const own = documentsOf(page, platform);
  const id = await store(page, platform);
  await own.attach(id);
  for (const name of [
    '',
    ' ',
    '.pdf',
    'desenho',
    'desenho.exe',
    'a/b.pdf',
    'a\u202efdp.pdf',
    `${'a'.repeat(200)}.pdf`,
  ]) {
    const { status, body } = await own.describe(id, 'fileName', name, 'desenho.pdf');
    assert.deepEqual([status, body.message], [422, 'dassDocumentName'], name);
  }
  const long = await own.describe(id, 'caption', 'a'.repeat(501), '');
  assert.deepEqual([long.status, long.body.message], [422, 'dassDocumentCaption']);
  assert.equal((await own.describe(id, 'size', '1', '')).status, 400);
  assert.equal((await own.describe(id, 'caption', 1, '')).status, 400);
  const gone = await own.describe('0'.repeat(32), 'caption', 'a', '');
  assert.deepEqual([gone.status, gone.body.message], [404, 'dassDocumentMissing']);
  assert.deepEqual(await own.names(), ['desenho.pdf']);
});

test('the file of a document of another user is kept; a deleted file is not listed', async (t) => {
  const platform = await startTestPlatform(t);
  const [asMarina, asJoao] = [await platform.signIn(), await platform.signIn(joao)];
  const [kept, deleted] = [await store(asMarina, platform), await store(asMarina, platform)];
  for (const id of [kept, deleted]) await documentsOf(asMarina, platform).attach(id);
  await documentsOf(asMarina, platform, 'materials/49').attach(kept);
  assert.equal((await documentsOf(asJoao, platform).remove(kept)).status, 200);
  assert.equal((await documentsOf(asMarina, platform, 'materials/49').list()).body.length, 1);
  await asMarina(`${platform.filesAddress}/api/files/${deleted}`, { method: 'DELETE' });
  assert.deepEqual((await documentsOf(asMarina, platform).list()).body, []);
});

test('without a session 401, from another page 403, without a record 404; documents survive a restart', async (t) => {
  const before = await startTestPlatform(t);
  const page = await before.signIn();
  assert.equal((await fetch(`${before.apiAddress}/api/materials/48/documents`)).status, 401);
  assert.equal((await fetch(`${before.apiAddress}/api/quality-findings/7/documents`)).status, 401);
  const foreign = await page(`${before.apiAddress}/api/materials/48/documents`, {
    method: 'POST',
    headers: { Origin: 'http://evil.example' },
  });
  assert.equal(foreign.status, 403);
  for (const record of [
    'materials/0',
    'materials/999999',
    'materials/x',
    'quality-findings/-1',
    'quality-findings/1.5',
  ])
    assert.equal((await documentsOf(page, before, record).list()).status, 404, record);
  const own = documentsOf(page, before);
  await own.attach(await store(page, before));
  await before.close();
  const after = await startTestPlatform(t, { dataFolder: before.dataFolder });
  assert.deepEqual(await documentsOf(await after.signIn(), after).names(), ['desenho.pdf']);
});
