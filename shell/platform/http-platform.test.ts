import { strict as assert } from 'node:assert';
import { test, type TestContext } from 'node:test';
import { ExpectedUser } from '../session/expected-user.js';
import { interpret } from './http-answer.js';
import { httpPlatform } from './http-platform.js';
import type { Fault } from './local/http/faults.js';
import {
  eventually,
  fetchWith,
  iara,
  joao,
  marina,
  shellOrigin,
  startTestPlatform,
  type TestPlatform,
} from '../../test/support/platform/test-platform.js';
import { PlatformError, type PlatformErrorKind } from '../app/service-call.js';
import type { Platform } from './platform.js';
import { TestUploadRequest } from '../../test/support/platform/test-upload-request.js';

interface Setup {
  local: TestPlatform;
  platform: Platform;
  warned: string[];
  /** Makes every request fail in this way. */
  fail: (fault: Fault | undefined) => void;
}

async function start(t: TestContext, email?: string, timeout?: number): Promise<Setup> {
  const local = await startTestPlatform(t);
  const Cookie = await local.cookieFor(email);
  const warned: string[] = [];
  const platform = httpPlatform({
    apiAddress: `${local.apiAddress}/`,
    filesAddress: local.filesAddress,
    fetch: fetchWith({ Cookie, Origin: shellOrigin }),
    newUploadRequest: () => TestUploadRequest.asReal({ Cookie, Origin: shellOrigin }),
    warn: (text) => warned.push(text),
    ...(timeout !== undefined && { timeout }),
  });
  return { local, platform, warned, fail: (fault) => local.setFaults(fault && (() => fault)) };
}

const file = (size = 3) => new File([new Uint8Array(size)], 'Ficha técnica.pdf', { type: 'application/pdf' });

/** All calls of the platform. */
const calls: Record<string, (platform: Platform, signal?: AbortSignal) => Promise<unknown>> = {
  'session.current': ({ session }, signal) => session.current({ signal }),
  'session.signOut': ({ session }, signal) => session.signOut({ signal }),
  'menu.load': ({ menu }, signal) => menu.load({ signal }),
  'notifications.load': ({ notifications }, signal) => notifications.load({ signal }),
  'notifications.markRead': ({ notifications }, signal) => notifications.markRead('n1', { signal }),
  'notifications.markAllRead': ({ notifications }, signal) => notifications.markAllRead({ signal }),
  'files.list': ({ files }, signal) => files.list({ signal }),
  'files.remove': ({ files }, signal) => files.remove('0'.repeat(32), { signal }),
  'files.upload': ({ files }, signal) => files.upload(file(), { signal }),
};

async function failureOf(call: Promise<unknown>, name: string): Promise<PlatformError> {
  const error = await call.then(
    () => assert.fail(`${name} did not fail`),
    (reason: unknown) => reason,
  );
  assert.ok(error instanceof PlatformError, `${name}: ${String(error)}`);
  return error;
}

test('every failure is a PlatformError with its kind, for every call', async (t) => {
  const { platform, fail } = await start(t);
  const cases: [Fault, PlatformErrorKind, number | undefined][] = [
    [{ status: 500 }, 'server', 500],
    [{ status: 404, json: {} }, 'server', 404],
    [{ status: 403 }, 'forbidden', 403],
    [{ html: '<h1>Sign in at the gateway</h1>' }, 'bad-answer', 200],
    [{ drop: true }, 'offline', undefined],
  ];
  for (const [fault, kind, status] of cases) {
    fail(fault);
    for (const [name, call] of Object.entries(calls)) {
      const error = await failureOf(call(platform), name);
      assert.deepEqual([name, error.kind, error.status], [name, kind, status]);
    }
  }
  fail(undefined);
  assert.ok(await platform.session.current());
});

test('requests name the first user of the page, and all are refused once another user is signed in', async (t) => {
  const local = await startTestPlatform(t);
  let Cookie = await local.cookieFor();
  const user = new ExpectedUser();
  let refusals = 0;
  user.onRefused(() => refusals++);
  const { session, ...others } = httpPlatform({
    apiAddress: local.apiAddress,
    filesAddress: local.filesAddress,
    user,
    fetch: (input, init) => fetchWith({ Cookie, Origin: shellOrigin })(input, init),
    newUploadRequest: () => TestUploadRequest.asReal({ Cookie, Origin: shellOrigin }),
  });
  const platform = { session, ...others };
  await session.current();
  assert.equal(user.id, marina);
  await platform.files.upload(file());

  Cookie = await local.cookieFor(joao);
  let expected = 0;
  for (const [name, call] of Object.entries(calls)) {
    if (name === 'session.current') continue;
    assert.equal((await failureOf(call(platform), name)).kind, 'user-changed', name);
    assert.equal(refusals, ++expected, name);
  }
  assert.equal((await session.current())?.email, joao, 'the session can be read without a sign-in');
  assert.equal(user.id, marina, 'the page still belongs to the first user');
  const stop = platform.notifications.subscribe(() => undefined);
  await eventually(() => refusals > expected);
  stop();
});

test('an error has the kind `not-stored` and the seconds of Retry-After', async (t) => {
  const { platform, fail } = await start(t);
  fail({ status: 507, json: { code: 'NOT_STORED' } });
  assert.equal((await failureOf(platform.notifications.markAllRead(), 'mark')).kind, 'not-stored');
  for (const [header, seconds] of [
    ['15', 15],
    ['', undefined],
    ['Wed, 21 Oct 2026 07:28:00 GMT', undefined],
    [null, undefined],
  ] as const) {
    const answer = { status: 429, contentType: null, text: '', retryAfter: header };
    assert.throws(
      () => interpret(answer),
      (error: PlatformError) => error.kind === 'server' && error.retryAfter === seconds,
    );
  }
});

test('[MS-03] an error carries the content of the answer for toMessage()', async (t) => {
  const { platform, fail } = await start(t);
  const answer = { code: 'DELETE_ERROR', type: 'API', message: 'ORA-02292: child record found', detail: ['a'] };
  fail({ status: 409, json: answer });
  const { kind, status, answer: received } = await failureOf(platform.files.remove('x'), 'remove');
  assert.deepEqual([kind, status, received], ['server', 409, answer]);
  fail({ status: 502, html: '<h1>Bad gateway</h1>' });
  assert.equal((await failureOf(platform.menu.load(), 'load')).answer, undefined, 'never a page');
});

test('a late answer is a timeout', async (t) => {
  const { platform, fail } = await start(t, undefined, 100);
  fail({ delay: 4_000 });
  await Promise.all(
    Object.entries(calls).map(async ([name, call]) => {
      const begun = performance.now();
      assert.equal((await failureOf(call(platform), name)).kind, 'timeout', name);
      assert.ok(performance.now() - begun < 3_500, name);
    }),
  );
});

test('an aborted call fails with `aborted`, before and after it is sent', async (t) => {
  const { platform, local } = await start(t);
  for (const [name, call] of Object.entries(calls)) {
    assert.equal((await failureOf(call(platform, AbortSignal.abort()), name)).kind, 'aborted', name);
    const onItsWay = new AbortController();
    local.setFaults(() => {
      onItsWay.abort();
      return { delay: 2_000 };
    });
    assert.equal((await failureOf(call(platform, onItsWay.signal), name)).kind, 'aborted', name);
  }
});

test('an unreachable platform is `offline`', async () => {
  const nowhere = 'http://127.0.0.1:1';
  const newUploadRequest = () => TestUploadRequest.asReal({ Cookie: '', Origin: shellOrigin });
  const platform = httpPlatform({ apiAddress: nowhere, filesAddress: nowhere, newUploadRequest });
  for (const [name, call] of Object.entries(calls)) {
    assert.equal((await failureOf(call(platform), name)).kind, 'offline', name);
  }
});

test('204 is a valid answer: no user, an empty list, or done', async (t) => {
  const { platform, fail } = await start(t);
  fail({ status: 204 });
  assert.equal(await platform.session.current(), null);
  assert.deepEqual(await platform.menu.load(), []);
  assert.deepEqual(await platform.notifications.load(), { notifications: [], hasMore: false, unread: undefined });
  assert.deepEqual(await platform.files.list(), []);
  await platform.notifications.markAllRead();
  // Only an upload has to return the stored file.
  assert.equal((await failureOf(platform.files.upload(file()), 'upload')).kind, 'bad-answer');
});

test('an empty body with status 200 is treated like 204', async (t) => {
  const { platform, fail } = await start(t);
  fail({ status: 200 });
  assert.deepEqual(await platform.menu.load(), []);
  await platform.notifications.markRead('n1');
});

test('every request sends cookies and bypasses the cache', async () => {
  const requests: [address: string, RequestInit | undefined][] = [];
  const fake: typeof fetch = (input, init) => {
    requests.push([String(input), init]);
    return Promise.resolve(new Response('', { status: 401 }));
  };
  const platform = httpPlatform({
    apiAddress: 'http://a',
    filesAddress: 'http://b',
    fetch: fake,
    events: { tabs: { locks: undefined } },
  });
  for (const [name, call] of Object.entries(calls)) if (name !== 'files.upload') await call(platform).catch(() => {});
  const stop = platform.notifications.subscribe(() => {});
  await eventually(() => requests.length === Object.keys(calls).length);
  stop();
  for (const [address, init] of requests)
    assert.deepEqual([init?.credentials, init?.cache], ['include', 'no-store'], address);
  assert.ok(requests.some(([address]) => address === 'http://a/api/notifications/events'));
});

test('an answer of another shape is a bad answer', async (t) => {
  const { platform, fail } = await start(t);
  for (const json of [{ other: 1 }, 'text', 7, [[]]]) {
    fail({ json });
    for (const name of ['session.current', 'menu.load', 'notifications.load', 'files.list', 'files.upload']) {
      // A list of invalid entries gives an empty list.
      if (Array.isArray(json) && ['menu.load', 'files.list'].includes(name)) continue;
      assert.equal(
        (await failureOf(calls[name]!(platform), name)).kind,
        'bad-answer',
        `${name} ${JSON.stringify(json)}`,
      );
    }
  }
});

test('signs in and out', async (t) => {
  const { platform, fail } = await start(t);
  assert.deepEqual(await platform.session.current(), {
    name: 'Marina Conceição Galvão',
    email: 'marina@aurora.example',
    accessDenied: false,
  });
  await platform.session.signOut();
  assert.equal(await platform.session.current(), null);
  const error = await failureOf(platform.menu.load(), 'load');
  assert.equal(error.kind, 'unauthorized');
  assert.equal((error.answer as { code: string }).code, 'WITHOUT_TOKEN');
  await platform.session.signOut();
  // The answer that no user is signed in is no failure either.
  fail({ status: 401 });
  await platform.session.signOut();
});

test('[HL-05] [MD-01] a user without permission is reported as denied, and other calls are forbidden', async (t) => {
  const { platform } = await start(t, iara);
  assert.equal((await platform.session.current())!.accessDenied, true);
  assert.equal((await failureOf(platform.menu.load(), 'load')).kind, 'forbidden');
});

test('[MD-09] loads the nested menu', async (t) => {
  const { platform } = await start(t);
  const menu = await platform.menu.load();
  assert.equal(menu[0]!.label, 'PCP');
  assert.equal(menu[0]!.items![0]!.items![0]!.url, '/producao');
});

test('[NL-03] [NL-10] loads notifications by pages and marks them as read', async (t) => {
  const { platform, warned } = await start(t);
  const first = await platform.notifications.load({ limit: 2 });
  const second = await platform.notifications.load({ limit: 2, before: first.notifications[1]!.id });
  assert.deepEqual(
    [...first.notifications, ...second.notifications].map(({ id }) => id),
    ['n240', 'n239', 'n238', 'n237'],
  );
  assert.ok(first.hasMore && first.unread! > 1);
  const unread = (await platform.notifications.load({ limit: 200 })).notifications.find(({ readed }) => !readed)!;
  await platform.notifications.markRead(unread.id);
  assert.equal((await platform.notifications.load()).unread, first.unread! - 1);
  await platform.notifications.markAllRead();
  assert.equal((await platform.notifications.load()).unread, 0);
  assert.deepEqual(warned, []);
});

test('invalid notifications are left out and reported', async (t) => {
  const { platform, fail, warned } = await start(t);
  const good = { id: 7, readed: false, createdAt: 0, data: { title: 'Olá' } };
  fail({
    json: {
      notifications: [null, good, { id: 8 }, { ...good, data: { title: 'A second time' } }],
      hasMore: true,
      unread: -1,
    },
  });
  assert.deepEqual(await platform.notifications.load(), {
    notifications: [
      {
        id: '7',
        readed: false,
        createdAt: '1970-01-01T00:00:00.000Z',
        url: { url: '' },
        data: { avatar: '', title: 'Olá', description: '', detail: '' },
      },
    ],
    hasMore: true,
    unread: undefined,
  });
  assert.deepEqual(warned, ['3 notifications of the platform cannot be used']);
});

test('[AD-01] files.address() returns the download address', () => {
  const { address } = httpPlatform({ apiAddress: 'http://a', filesAddress: 'https://hml-files.example.com/' }).files;
  assert.equal(address('abc'), 'https://hml-files.example.com/api/download/file/abc?project=dds');
  assert.equal(
    address('../a b/ç?x#y'),
    'https://hml-files.example.com/api/download/file/..%2Fa%20b%2F%C3%A7%3Fx%23y?project=dds',
  );
  for (const none of ['', 'null', null, undefined]) assert.equal(address(none), '');
});

test('[UP-01] an upload reports progress up to 1 and returns the stored file; files are listed and removed', async (t) => {
  const { platform, local } = await start(t);
  const progress: number[] = [];
  const stored = await platform.files.upload(file(200_000), { onProgress: (fraction) => progress.push(fraction) });
  assert.deepEqual(
    { ...stored, id: '', createdAt: '', src: '' },
    {
      id: '',
      fileName: 'Ficha técnica.pdf',
      type: 'application/pdf',
      size: 200_000,
      createdAt: '',
      src: '',
    },
  );
  assert.equal(stored.src, `${local.filesAddress}/api/download/file/${stored.id}?project=dds`);
  assert.ok(progress.length > 5);
  assert.deepEqual(
    progress,
    [...new Set(progress)].sort((one, other) => one - other),
  );
  assert.equal(progress.at(-1), 1);

  assert.deepEqual(await platform.files.list(), [stored]);
  await platform.files.remove(stored.id);
  assert.deepEqual(await platform.files.list(), []);
  assert.equal((await failureOf(platform.files.remove(stored.id), 'remove')).status, 404);
});

test('any file name and an empty file are stored unchanged', async (t) => {
  const { platform } = await start(t);
  for (const name of ['ação – “v2” 👟.txt', 'half \uD800 a pair.txt', "o'neil (1)*.txt", '100%.txt']) {
    const progress: number[] = [];
    const empty = new File([], name);
    // The constructor replaces invalid characters of a name; a file system may not.
    Object.defineProperty(empty, 'name', { value: name });
    const stored = await platform.files.upload(empty, {
      onProgress: (fraction) => progress.push(fraction),
    });
    assert.equal(stored.fileName, name.replace('\uD800', '\uFFFD'));
    assert.equal(stored.type, 'application/octet-stream');
    assert.deepEqual(progress, [1]);
  }
});

test('an upload may take longer than the timeout as long as it makes progress', async (t) => {
  const local = await startTestPlatform(t);
  const Cookie = await local.cookieFor();
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const platform = httpPlatform({
    ...local,
    timeout: 800,
    // Sixteen chunks with a delay before each: 11.2 s in all.
    newUploadRequest: () => TestUploadRequest.asReal({ Cookie, Origin: shellOrigin }, 1_000),
  });
  const slow = new File([new Uint8Array(16_000)], 'slow.bin');
  const slice = slow.slice.bind(slow);
  slow.slice = (...range) => {
    const piece = slice(...range);
    const read = piece.arrayBuffer.bind(piece);
    piece.arrayBuffer = () => {
      t.mock.timers.tick(700);
      return read();
    };
    return piece;
  };
  assert.equal((await platform.files.upload(slow)).size, 16_000);
});
