import { strict as assert } from 'node:assert';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect, createServer as createLine, type Socket } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { test, type TestContext } from 'node:test';
import { ExpectedUser } from '../session/expected-user.js';
import { httpPlatform } from './http-platform.js';
import {
  eventually,
  fetchWith,
  joao,
  marina,
  shellOrigin,
  startTestPlatform,
  type TestPlatform,
} from '../../test/support/platform/test-platform.js';
import type { NotificationFeedOptions } from './notification-feed.js';
import type { NotificationEvent, NotificationService } from './platform.js';
import { TestLocks } from '../../test/support/platform/test-locks.js';

const shortDelays = { silenceTimeout: 20_000, firstDelay: 20, maxDelay: 80 };
const content = { url: { url: '' }, data: { avatar: '', title: 'Novo', description: '', detail: '' } };

/** The notification service of one tab. */
function tab(
  apiAddress: string,
  {
    Cookie = '',
    warned = [] as string[],
    user = new ExpectedUser(),
    ...events
  }: Partial<NotificationFeedOptions> & { Cookie?: string; warned?: string[] } = {},
): NotificationService {
  return httpPlatform({
    apiAddress,
    filesAddress: '',
    fetch: fetchWith({ Cookie, Origin: shellOrigin }),
    warn: (text) => warned.push(text),
    user,
    events: { ...shortDelays, tabs: { locks: undefined }, ...events },
  }).notifications;
}

/** Subscribes until the test ends. `until()` waits for an event and drops the earlier ones. */
function listen(t: TestContext, notifications: NotificationService) {
  const events: NotificationEvent[] = [];
  /** The events before the one that was last waited for. */
  const before: NotificationEvent[] = [];
  let wake = () => {};
  const stop = notifications.subscribe((event) => {
    events.push(event);
    wake();
  });
  t.after(stop);
  const until = async (matches: (event: NotificationEvent) => boolean): Promise<NotificationEvent> => {
    const limit = AbortSignal.timeout(5_000);
    for (;;) {
      const index = events.findIndex(matches);
      if (index >= 0) {
        const found = events.splice(0, index + 1);
        before.splice(0, Infinity, ...found.slice(0, -1));
        return found.at(-1)!;
      }
      assert.ok(!limit.aborted, `It never came; there were ${JSON.stringify(events)}`);
      await new Promise<void>((resolve) => {
        wake = resolve;
        limit.addEventListener('abort', () => resolve(), { once: true });
      });
    }
  };
  return {
    stop,
    events,
    before,
    state: (state: string) => until((event) => event.kind === 'connection' && event.state === state),
    arrived: (id: string) => until((event) => event.kind === 'arrived' && event.notification.id === id),
    kind: (kind: string) => until((event) => event.kind === kind),
  };
}

async function startTab(t: TestContext): Promise<{ local: TestPlatform; notifications: NotificationService }> {
  const local = await startTestPlatform(t);
  return { local, notifications: tab(local.apiAddress, { Cookie: await local.cookieFor() }) };
}

/** Starts a server for event streams that is not the local platform. */
async function serve(
  t: TestContext,
  answer: (request: IncomingMessage, response: ServerResponse) => void,
): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  t.after(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as { port: number }).port}`;
}

const streaming = { 'Content-Type': 'text/event-stream' };

/** A tab whose requests are answered without a network, for tests with a mocked clock. */
const answeredBy = (answer: (signal: AbortSignal) => Response): NotificationService =>
  httpPlatform({
    apiAddress: 'http://platform.example',
    filesAddress: '',
    fetch: (_input, init) => Promise.resolve(answer(init!.signal!)),
    events: { ...shortDelays, tabs: { locks: undefined } },
  }).notifications;

/** Runs all pending microtasks and immediates. */
async function flushTasks(): Promise<void> {
  for (let time = 0; time < 10; time++) await turn();
}

test("[NL-10] a tab receives new notifications, and read marks of the user's other devices", async (t) => {
  const { local, notifications } = await startTab(t);
  const received = listen(t, notifications);
  await received.state('open');
  await local.notify(content);
  await received.arrived('n241');

  // Another device of the same user.
  const otherDevice = tab(local.apiAddress, { Cookie: await local.cookieFor() });
  await otherDevice.markRead('n241');
  assert.deepEqual(await received.kind('read'), { kind: 'read', ids: ['n241'] });
  await otherDevice.markAllRead();
  await received.kind('all-read');
});

test('a lost connection is reported and restored, and no event is lost', async (t) => {
  const local = await startTestPlatform(t);
  const line = await interruptibleConnection(t, local.apiAddress);
  const received = listen(t, tab(line.address, { Cookie: await local.cookieFor() }));
  await received.state('connecting');
  await received.state('open');
  line.interrupt();
  await received.state('waiting');
  await local.notify(content);
  await received.state('connecting');
  line.restore();
  await received.state('open');
  await received.arrived('n241');
  assert.ok(!received.events.some(({ kind }) => kind === 'stale'));
});

test('after a restart of the platform the list is reported as stale', async (t) => {
  const local = await startTestPlatform(t);
  const Cookie = await local.cookieFor();
  const received = listen(t, tab(local.apiAddress, { Cookie }));
  await received.state('open');
  await local.close();
  await received.state('waiting');
  const apiPort = Number(new URL(local.apiAddress).port);
  await startTestPlatform(t, { dataFolder: local.dataFolder, apiPort });
  await received.kind('stale');
});

test('without event ids, a reconnection is reported as stale', async (t) => {
  const address = await serve(t, (_request, response) => {
    response.writeHead(200, streaming).end('event: all-read\ndata:\n\n');
  });
  const received = listen(t, tab(address));
  await received.kind('all-read');
  await received.kind('stale');
  await received.kind('all-read');
});

test('a silent connection is considered lost', async (t) => {
  let connections = 0;
  const address = await serve(t, (_request, response) => {
    connections++;
    response.writeHead(200, streaming).write(': hello\n\n');
  });
  const received = listen(t, tab(address, { silenceTimeout: 500 }));
  await received.state('open');
  await received.state('waiting');
  await received.state('open');
  assert.equal(connections, 2);
});

test('heartbeats keep the connection', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  let write = (_text: string) => {};
  const notifications = answeredBy((signal) => {
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        write = (text) => controller.enqueue(new TextEncoder().encode(text));
        signal.addEventListener('abort', () => controller.error(signal.reason));
      },
    });
    return new Response(body, { headers: streaming });
  });
  const received = listen(t, notifications);
  await received.state('open');
  for (let time = 1; time <= 5; time++) {
    t.mock.timers.tick(shortDelays.silenceTimeout - 1);
    write(': still here\n\n');
    await flushTasks();
    assert.deepEqual(received.events, []);
  }
  t.mock.timers.tick(shortDelays.silenceTimeout);
  await received.state('waiting');
});

test('a missing session is reported as `refused`; the stream opens after the next sign-in', async (t) => {
  const local = await startTestPlatform(t);
  let Cookie = '';
  const notifications = httpPlatform({
    apiAddress: local.apiAddress,
    filesAddress: '',
    fetch: (input, init) => fetchWith({ Cookie, Origin: shellOrigin })(input, init),
    events: { ...shortDelays, tabs: { locks: undefined } },
  }).notifications;
  const received = listen(t, notifications);
  await received.state('refused');
  Cookie = await local.cookieFor();
  await received.state('open');
});

test('an HTML response is `refused`; a server error is retried', async (t) => {
  const answers: [number, string][] = [
    [200, 'text/html'],
    [503, 'text/event-stream'],
  ];
  const address = await serve(t, (_request, response) => {
    const [status, type] = answers.shift() ?? [200, 'text/event-stream'];
    response.writeHead(status, { 'Content-Type': type }).write('x\n\n');
  });
  const received = listen(t, tab(address));
  await received.state('refused');
  await received.state('waiting');
  await received.state('open');
});

test('the delay between attempts doubles up to the maximum', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  // The random factor is at its minimum: half of each delay.
  t.mock.method(Math, 'random', () => 0);
  let attempts = 0;
  const received = listen(
    t,
    answeredBy(() => {
      attempts++;
      return new Response('', { status: 500 });
    }),
  );
  await received.state('waiting');
  for (const [index, delay] of [10, 20, 40, 40, 40].entries()) {
    t.mock.timers.tick(delay - 1);
    await flushTasks();
    assert.equal(attempts, index + 1, `before ${delay} ms`);
    t.mock.timers.tick(1);
    await flushTasks();
    assert.equal(attempts, index + 2, `after ${delay} ms`);
  }
  received.stop();
  t.mock.timers.tick(60_000);
  await flushTasks();
  assert.equal(attempts, 6, 'without listeners there is no request');
});

test('all listeners share one connection, which closes with the last one', async (t) => {
  let open = 0;
  let opened = 0;
  let write = (_text: string) => {};
  const address = await serve(t, (_request, response) => {
    write = (text) => void response.write(text);
    open++;
    opened++;
    response.on('close', () => open--);
    response.writeHead(200, streaming).write('event: ready\ndata: {}\n\n');
  });
  const notifications = tab(address);
  const [first, second] = [listen(t, notifications), listen(t, notifications)];
  await Promise.all([first.state('open'), second.state('open')]);
  const late = listen(t, notifications);
  await late.state('open');
  assert.deepEqual([open, opened], [1, 1]);
  first.stop();
  first.stop();
  second.stop();
  write('event: all-read\ndata: {}\n\n');
  await late.kind('all-read');
  assert.equal(open, 1);
  late.stop();
  await eventually(() => open === 0);

  const again = listen(t, notifications);
  await again.state('open');
  assert.equal(opened, 2);
});

test('the same function can subscribe twice and unsubscribe once', async (t) => {
  const { local, notifications } = await startTab(t);
  let calls = 0;
  const count = (event: NotificationEvent) => void (calls += event.kind === 'arrived' ? 1 : 0);
  const stops = [notifications.subscribe(count), notifications.subscribe(count)];
  const received = listen(t, notifications);
  await received.state('open');
  await local.notify(content);
  await received.arrived('n241');
  stops[0]!();
  await local.notify(content);
  await received.arrived('n242');
  stops[1]!();
  assert.equal(calls, 3);
});

test('no listener is called before subscribe() returns, or after it unsubscribes', async (t) => {
  const { notifications } = await startTab(t);
  const events: NotificationEvent[] = [];
  notifications.subscribe((event) => events.push(event))();
  const received = listen(t, notifications);
  assert.deepEqual(received.events, []);
  await received.state('open');
  assert.deepEqual(events, []);
});

test('an exception of one listener does not affect the others', async (t) => {
  const local = await startTestPlatform(t);
  const warned: string[] = [];
  const notifications = tab(local.apiAddress, { Cookie: await local.cookieFor(), warned });
  t.after(
    notifications.subscribe(() => {
      throw new Error('of its own');
    }),
  );
  const received = listen(t, notifications);
  await received.state('open');
  await local.notify(content);
  await received.arrived('n241');
  assert.match(warned[0]!, /A listener of notifications failed: Error: of its own/);
});

test('invalid events are reported and skipped; unknown ones are ignored', async (t) => {
  const lines = [
    'event: arrived\ndata: {"id":1}',
    'event: read\ndata: []',
    'event: arrived\ndata: not JSON',
    'event: weather\ndata: sunny',
    'data: plain',
    'event: read\ndata: {"ids":["n1",2,null]}',
  ];
  const address = await serve(t, (_request, response) => {
    response.writeHead(200, streaming).write(lines.map((line) => `${line}\n\n`).join(''));
  });
  const warned: string[] = [];
  const received = listen(t, tab(address, { warned }));
  await received.state('open');
  assert.deepEqual(await received.kind('read'), { kind: 'read', ids: ['n1', '2'] });
  const warning = (name: string) => `An event of the platform cannot be used: ${name}`;
  assert.deepEqual(warned, [warning('arrived'), warning('read'), warning('arrived')]);
});

test('tabs share one connection; when its tab closes, another continues from the last event', async (t) => {
  const local = await startTestPlatform(t);
  const Cookie = await local.cookieFor();
  const line = await interruptibleConnection(t, local.apiAddress);
  const tabs = { locks: new TestLocks().asReal };
  const [first, second] = [tab(line.address, { Cookie, tabs }), tab(line.address, { Cookie, tabs })].map((one) =>
    listen(t, one),
  );
  await Promise.all([first!.state('open'), second!.state('open')]);
  assert.equal(line.connections(), 1);
  const late = listen(t, tab(line.address, { Cookie, tabs }));
  await late.state('open');
  await local.notify(content);
  await Promise.all([first!.arrived('n241'), second!.arrived('n241'), late.arrived('n241')]);
  // The other tabs ignore the state that is sent to the new one.
  assert.deepEqual([...first!.before, ...second!.before], []);

  first!.stop();
  // Between two connections: the event is delivered all the same.
  await local.notify(content);
  await Promise.all([second!.arrived('n242'), late.arrived('n242')]);
  await eventually(() => line.connections() === 1);
  assert.ok(![...second!.events, ...late.events].some(({ kind }) => kind === 'stale' || kind === 'arrived'));
});

test('tabs of two users do not share events', async (t) => {
  const local = await startTestPlatform(t);
  const tabs = { locks: new TestLocks().asReal };
  const tabOf = async (email: string) => {
    const user = new ExpectedUser();
    user.set({ name: '', email, accessDenied: false });
    return tab(local.apiAddress, { Cookie: await local.cookieFor(email), tabs, user });
  };
  const asMarina = await tabOf(marina!);
  const received = { marina: listen(t, asMarina), joao: listen(t, await tabOf(joao!)) };
  await Promise.all([received.marina.state('open'), received.joao.state('open')]);
  await asMarina.markAllRead();
  await received.marina.kind('all-read');
  await local.notify(content);
  await Promise.all([received.marina.arrived('n241'), received.joao.arrived('n241')]);
  assert.deepEqual(received.joao.before, []);
});

/** A TCP connection to a server that the test can interrupt. */
async function interruptibleConnection(t: TestContext, target: string) {
  const sockets = new Set<Socket>();
  let isInterrupted = false;
  const line = createLine((near) => {
    if (isInterrupted) return void near.destroy();
    const far = connect(Number(new URL(target).port), '127.0.0.1');
    sockets.add(near);
    const end = () => {
      sockets.delete(near);
      near.destroy();
      far.destroy();
    };
    for (const socket of [near, far]) socket.on('error', end).on('close', end);
    near.pipe(far).pipe(near);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => line.once('listening', resolve));
  const interrupt = () => {
    isInterrupted = true;
    for (const socket of sockets) socket.destroy();
  };
  t.after(() => {
    interrupt();
    line.close();
  });
  return {
    address: `http://127.0.0.1:${(line.address() as { port: number }).port}`,
    interrupt,
    restore: () => void (isInterrupted = false),
    connections: () => sockets.size,
  };
}
