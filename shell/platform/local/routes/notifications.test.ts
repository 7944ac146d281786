import { strict as assert } from 'node:assert';
import { test } from 'node:test';
import { createParser, type EventSourceMessage } from 'eventsource-parser';
import type { Notification } from '../../platform.js';
import {
  asJson,
  eventually,
  joao,
  startTestPlatform,
  type TestPlatform,
} from '../../../../test/support/platform/test-platform.js';

interface Page {
  notifications: Notification[];
  hasMore: boolean;
  unread: number;
}

async function load(page: typeof fetch, { apiAddress }: TestPlatform, query = ''): Promise<Page> {
  const answer = await page(`${apiAddress}/api/notifications${query}`);
  assert.equal(answer.status, 200);
  return (await answer.json()) as Page;
}

const content = { url: { url: '/materiais' }, data: { avatar: 'CMP', title: 'Novo', description: 'd', detail: 'e' } };

/** Opens the event stream. `next()` waits for the next event. */
async function listen(page: typeof fetch, { apiAddress }: TestPlatform, headers: Record<string, string> = {}) {
  const stop = new AbortController();
  const answer = await page(`${apiAddress}/api/notifications/events`, { headers, signal: stop.signal });
  assert.equal(answer.headers.get('Content-Type'), 'text/event-stream');
  const reader = answer.body!.getReader();
  const events: EventSourceMessage[] = [];
  let raw = '';
  const parser = createParser({ onEvent: (event) => void events.push(event) });
  const next = async (): Promise<EventSourceMessage | 'end'> => {
    while (events.length === 0) {
      const { done, value } = await reader.read();
      if (done) return 'end';
      const text = new TextDecoder().decode(value);
      raw += text;
      parser.feed(text);
    }
    return events.shift()!;
  };
  const nextNamed = async (name: string) => {
    const event = await next();
    assert.ok(event !== 'end', `the stream ended before ${name}`);
    assert.equal(event.event, name);
    return { ...event, content: JSON.parse(event.data) as Record<string, unknown> };
  };
  return { next, nextNamed, stop: () => stop.abort(), raw: () => raw };
}

test('[NL-03] pages continue without gaps or duplicates, to the end', async (t) => {
  const platform = await startTestPlatform(t);
  const page = await platform.signIn();
  const seen: Notification[] = [];
  let before = '';
  for (let turn = 1; ; turn++) {
    const { notifications, hasMore } = await load(page, platform, `?limit=80${before && `&before=${before}`}`);
    seen.push(...notifications);
    before = notifications.at(-1)!.id;
    // A new notification meanwhile must not shift the pages.
    await platform.notify(content);
    assert.equal(hasMore, turn < 3);
    if (!hasMore) break;
  }
  assert.equal(seen.length, 240);
  assert.equal(new Set(seen.map(({ id }) => id)).size, 240);
  const times = seen.map(({ createdAt }) => createdAt);
  assert.deepEqual(times, [...times].sort().reverse());
});

test('an invalid page query is refused; a page beyond the end is empty', async (t) => {
  const platform = await startTestPlatform(t);
  const page = await platform.signIn();
  for (const query of ['?limit=0', '?limit=x', '?limit=1.5', '?before=x', '?before=', '?before=n1;drop']) {
    assert.equal((await page(`${platform.apiAddress}/api/notifications${query}`)).status, 400, query);
  }
  assert.deepEqual((await load(page, platform, '?before=n1')).notifications, []);
  assert.equal((await load(page, platform, '?limit=100000')).notifications.length, 200);
  assert.equal((await load(page, platform, '?before=n99999&limit=1')).notifications[0]!.id, 'n240');
});

test('[NL-10] a notification is marked as read for one user, permanently', async (t) => {
  const platform = await startTestPlatform(t);
  const [asMarina, asJoao] = [await platform.signIn(), await platform.signIn(joao)];
  const { notifications, unread } = await load(asMarina, platform, '?limit=200');
  const target = notifications.find(({ readed }) => !readed)!;
  assert.ok(unread > 5);
  const isRead = async (page: typeof fetch, of = platform) =>
    (await load(page, of, '?limit=200')).notifications.find(({ id }) => id === target.id)!.readed;

  const mark = () => asMarina(`${platform.apiAddress}/api/notifications/${target.id}/read`, { method: 'POST' });
  assert.deepEqual(await (await mark()).json(), { unread: unread - 1 });
  assert.deepEqual(await (await mark()).json(), { unread: unread - 1 }, 'a second time changes nothing');
  assert.deepEqual([await isRead(asMarina), await isRead(asJoao)], [true, false]);
  const unknown = await asMarina(`${platform.apiAddress}/api/notifications/n99999/read`, { method: 'POST' });
  assert.equal(unknown.status, 404);

  await platform.close();
  const restarted = await startTestPlatform(t, { dataFolder: platform.dataFolder });
  const [marinaAgain, joaoAgain] = [await restarted.signIn(), await restarted.signIn(joao)];
  assert.deepEqual([await isRead(marinaAgain, restarted), await isRead(joaoAgain, restarted)], [true, false]);
});

test('[NL-10] all notifications are marked as read, also after a restart; a new one is unread', async (t) => {
  const platform = await startTestPlatform(t);
  const [asMarina, asJoao] = [await platform.signIn(), await platform.signIn(joao)];
  const before = (await load(asJoao, platform)).unread;
  const answer = await asMarina(`${platform.apiAddress}/api/notifications/read-all`, { method: 'POST' });
  assert.equal(answer.status, 200);
  assert.equal((await load(asMarina, platform)).unread, 0);
  assert.equal((await load(asJoao, platform)).unread, before);
  await platform.close();
  const restarted = await startTestPlatform(t, { dataFolder: platform.dataFolder });
  const again = await restarted.signIn();
  assert.equal((await load(again, restarted)).unread, 0);
  await restarted.notify(content);
  const { notifications, unread } = await load(again, restarted, '?limit=1');
  assert.deepEqual([unread, notifications[0]!.data.title, notifications[0]!.readed], [1, 'Novo', false]);
});

test('a notification needs a title; wrong types are refused, long texts are cut', async (t) => {
  const platform = await startTestPlatform(t);
  const page = await platform.signIn();
  const create = (body: unknown) => page(`${platform.apiAddress}/api/notifications`, asJson(body));
  const cases: [body: unknown, code: string, fields: string[]][] = [
    [{}, 'MISSING_BODY_FIELDS', ['data.title']],
    [{ data: {} }, 'MISSING_BODY_FIELDS', ['data.title']],
    [{ data: { title: ' ' } }, 'MISSING_BODY_FIELDS', ['data.title']],
    [{ data: { title: 1 } }, 'INVALID_BODY_FIELDS', ['data.title']],
    [{ data: 'title' }, 'INVALID_BODY_FIELDS', ['data']],
    [{ url: { url: 7 }, data: { title: 'x', detail: [] } }, 'INVALID_BODY_FIELDS', ['url.url', 'data.detail']],
  ];
  for (const [body, code, fields] of cases) {
    const answer = await create(body);
    assert.equal(answer.status, 400);
    const found = (await answer.json()) as { code: string; detail: string[] };
    assert.deepEqual([found.code, found.detail], [code, fields]);
  }
  const answer = await create({
    id: 'mine',
    readed: true,
    url: { url: null },
    data: { title: ' Olá ', description: 'x'.repeat(5_000), detail: null, more: 1 },
  });
  assert.equal(answer.status, 201);
  const { createdAt, ...created } = (await answer.json()) as Notification;
  assert.ok(Math.abs(Date.parse(createdAt) - Date.now()) < 10_000);
  assert.deepEqual(created, {
    id: 'n241',
    readed: false,
    url: { url: '' },
    data: { avatar: '', title: 'Olá', description: 'x'.repeat(1_000), detail: '' },
  });
});

test('a listener receives arrivals, and read marks of its own user', async (t) => {
  const platform = await startTestPlatform(t);
  const [asMarina, asJoao] = [await platform.signIn(), await platform.signIn(joao)];
  const [marinas, joaos] = [await listen(asMarina, platform), await listen(asJoao, platform)];
  await Promise.all([marinas.nextNamed('ready'), joaos.nextNamed('ready')]);

  await asMarina(`${platform.apiAddress}/api/notifications`, asJson(content));
  for (const stream of [marinas, joaos]) {
    const { content: arrived } = await stream.nextNamed('arrived');
    assert.deepEqual(arrived, { ...content, id: 'n241', createdAt: arrived.createdAt, readed: false });
  }

  await asMarina(`${platform.apiAddress}/api/notifications/n241/read`, { method: 'POST' });
  assert.deepEqual((await marinas.nextNamed('read')).content, { ids: ['n241'] });
  // Marking it again sends no event.
  await asMarina(`${platform.apiAddress}/api/notifications/n241/read`, { method: 'POST' });
  await asMarina(`${platform.apiAddress}/api/notifications/read-all`, { method: 'POST' });
  await marinas.nextNamed('all-read');

  // João has received none of these events: his next one is the next arrival.
  await platform.notify(content);
  assert.equal((await joaos.nextNamed('arrived')).content.id, 'n242');
});

test('a reconnecting listener receives the missed events once, or a reset', async (t) => {
  const platform = await startTestPlatform(t);
  const [page, asJoao] = [await platform.signIn(), await platform.signIn(joao)];
  const first = await listen(page, platform);
  const { id: lastEventId = '' } = await first.nextNamed('ready');
  first.stop();
  await platform.notify(content);
  // João's event must not reach Marina, not even after a reconnection.
  await asJoao(`${platform.apiAddress}/api/notifications/read-all`, { method: 'POST' });
  await page(`${platform.apiAddress}/api/notifications/n241/read`, { method: 'POST' });

  const second = await listen(page, platform, { 'Last-Event-ID': lastEventId });
  await second.nextNamed('ready');
  assert.equal((await second.nextNamed('arrived')).content.id, 'n241');
  const last = await second.nextNamed('read');
  second.stop();

  const third = await listen(page, platform, { 'Last-Event-ID': last.id ?? '' });
  await third.nextNamed('ready');
  await platform.notify(content);
  assert.equal((await third.nextNamed('arrived')).content.id, 'n242');

  const [run] = lastEventId.split('-');
  for (const unknown of ['00000000-1', `${run}-9999`, `${run}-x`, 'nonsense', `${run}-`]) {
    const stream = await listen(page, platform, { 'Last-Event-ID': unknown });
    const name = unknown === `${run}-` ? 'ready' : 'reset';
    await stream.nextNamed(name);
    stream.stop();
  }
});

test('missed events are stored up to 500; after that a reset is sent', async (t) => {
  const platform = await startTestPlatform(t);
  const page = await platform.signIn();
  const first = await listen(page, platform);
  const { id: lastEventId = '' } = await first.nextNamed('ready');
  first.stop();
  for (let turn = 0; turn < 500; turn++) void platform.notify(content);
  const stillKnown = await listen(page, platform, { 'Last-Event-ID': lastEventId });
  await stillKnown.nextNamed('ready');
  await platform.notify(content);
  const tooLate = await listen(page, platform, { 'Last-Event-ID': lastEventId });
  await tooLate.nextNamed('reset');
});

test('signing out ends the stream of that session only', { timeout: 20_000 }, async (t) => {
  const platform = await startTestPlatform(t, { heartbeat: 60_000 });
  const [here, there] = [await platform.signIn(), await platform.signIn()];
  const [stream, other] = [await listen(here, platform), await listen(there, platform)];
  await Promise.all([stream.nextNamed('ready'), other.nextNamed('ready')]);
  await here(`${platform.apiAddress}/api/session`, { method: 'DELETE' });
  assert.equal(await stream.next(), 'end');
  await platform.notify(content);
  await other.nextNamed('arrived');
});

test('heartbeats are sent until the session ends', async (t) => {
  t.mock.timers.enable({ apis: ['Date'], now: Date.now() });
  const platform = await startTestPlatform(t, { heartbeat: 10, sessionLifetime: 1_500 });
  const stream = await listen(await platform.signIn(), platform);
  await stream.nextNamed('ready');
  const next = stream.next();
  await eventually(() => stream.raw().split(': still here\n\n').length > 3);
  t.mock.timers.tick(1_500);
  assert.equal(await next, 'end');
});

test('notifications are generated only while a page listens', async (t) => {
  t.mock.timers.enable({ apis: ['setInterval'] });
  const platform = await startTestPlatform(t, { arrivalInterval: 40 });
  const page = await platform.signIn();
  t.mock.timers.tick(120);
  const stream = await listen(page, platform);
  await stream.nextNamed('ready');
  t.mock.timers.tick(40);
  // The first generated one: none was added before.
  const { content: arrived } = await stream.nextNamed('arrived');
  assert.equal(arrived.id, 'n241');
  assert.ok((arrived as unknown as Notification).data.title);
  stream.stop();
  const add = async () => Number((await platform.notify(content)).id.slice(1));
  await eventually(async () => {
    const before = await add();
    t.mock.timers.tick(40);
    return (await add()) === before + 1;
  });
});
