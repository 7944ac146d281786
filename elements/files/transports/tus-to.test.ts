import { expect } from 'chai';
import { tusTo, type TusToOptions } from './tus-to.js';
import type { UploadTransport } from '../../core/files/upload-task.js';
import { expectConsole } from '../../../test/support/assertions/page-problems.js';
import { startPagePlatform, type PagePlatform } from '../../../test/support/platform/page-platform.js';
import { countSentBytes, testFile, TestTask } from '../../../test/support/platform/test-task.js';
import { until } from '../../../test/support/user.js';

const STORAGE_KEY = 'dass-uploads';
const megabyte = 1_000_000;

/** Holds requests back from the moment it is closed until it is opened, once. */
class Gate {
  #opened: Promise<void> | undefined;
  #open: () => void = () => undefined;
  #wasClosed = false;

  close(): void {
    if (this.#wasClosed) return;
    this.#wasClosed = true;
    this.#opened = new Promise((resolve) => (this.#open = resolve));
  }

  open(): void {
    this.#open();
    this.#opened = undefined;
  }

  readonly headers = async (): Promise<Record<string, string>> => {
    await this.#opened;
    return {};
  };
}

describe('tusTo()', function () {
  // 100 MB, hashed on both sides.
  this.timeout(60_000);
  let platform: PagePlatform;
  before(async () => void (platform = await startPagePlatform()));
  after(() => platform.stop());
  afterEach(() => localStorage.removeItem(STORAGE_KEY));

  const transport = (options: TusToOptions = {}) =>
    tusTo(`${platform.filesAddress}/api/uploads`, {
      credentials: 'include',
      ...options,
      result: ({ url }) => ({ url }),
    });
  const addressOf = ({ outcome }: TestTask) => {
    expect(outcome).to.have.property('done');
    return (outcome as { done: { url: string } }).done.url;
  };
  const stored = () => JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]') as { url: string }[];
  const hex = (bytes: ArrayBuffer) =>
    [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

  /** The file is on the platform with exactly these bytes. */
  async function expectStored(address: string, file: File): Promise<void> {
    const id = address.split('/').at(-1);
    const answer = await fetch(`${platform.filesAddress}/api/download/file/${id}`, {
      method: 'HEAD',
      credentials: 'include',
    });
    expect(answer.status).to.equal(200);
    const hash = hex(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()));
    expect(answer.headers.get('ETag')).to.equal(`"${hash}"`);
  }
  const statusOf = async (address: string) =>
    (
      await fetch(address, {
        method: 'HEAD',
        credentials: 'include',
        headers: { 'Tus-Resumable': '1.0.0' },
      })
    ).status;

  /** Runs a task until some share of the file is sent, and holds its next request back. */
  async function half(given: UploadTransport | undefined, gate: Gate, file: File, options: TusToOptions = {}) {
    const task = new TestTask(
      given ?? transport({ chunkSize: Math.ceil(file.size / 4), headers: gate.headers, ...options }),
      file,
      { onProgress: (share) => share >= 0.4 && gate.close() },
    );
    await until('a part is sent', () => task.shares.some((share) => share >= 0.4));
    return task;
  }

  it('[UP-01] sends a file in parts, keeps its name and type, and forgets its address', async () => {
    const file = testFile(5 * megabyte, 'Inspeção – solado.mp4');
    const task = new TestTask(transport({ chunkSize: 2 * megabyte, context: 'marina/48' }), file);
    await task.ended;
    await expectStored(addressOf(task), file);
    expect(task.shares).to.deep.equal([...task.shares].sort((a, b) => a - b));
    expect(task.shares.at(-1)).to.equal(1);
    expect(stored()).to.deep.equal([]);
    const list = (await (await fetch(`${platform.filesAddress}/api/files`, { credentials: 'include' })).json()) as {
      fileName: string;
      type: string;
    }[];
    expect(list[0]).to.include({ fileName: file.name, type: 'video/mp4' });

    const empty = testFile(0, 'vazio.txt', 'text/plain');
    const second = new TestTask(transport(), empty);
    await second.ended;
    await expectStored(addressOf(second), empty);
  });

  it('[UP-01] 100 MB continue after the platform was killed and started again, without sending all bytes again', async () => {
    const file = testFile(100 * megabyte);
    const counter = countSentBytes();
    const gate = new Gate();
    try {
      const task = await half(undefined, gate, file, { retryDelays: Array.from({ length: 200 }, () => 100) });
      await platform.kill();
      gate.open();
      await platform.restart();
      await task.ended;
      await expectStored(addressOf(task), file);
      // The part that was on its way may have arrived without being counted.
      expect(counter.total()).to.be.within(file.size * 0.7, file.size * 1.3);
    } finally {
      counter.stop();
    }
  });

  it('[UP-01] it continues after a reload of the page when the same file is chosen again for the same record', async () => {
    const context = 'marina/material/48';
    const file = testFile(20 * megabyte);
    const first = await frameWithTransport();
    const gate = new Gate();
    await half(
      first.tusTo(`${platform.filesAddress}/api/uploads`, {
        context,
        credentials: 'include',
        chunkSize: 5 * megabyte,
        headers: gate.headers,
      }),
      gate,
      file,
    );
    await until('the address is stored', () => stored().length === 1);
    first.remove();

    const other = new TestTask(transport({ context: 'marina/material/49' }), testFile(file.size));
    await other.ended;
    const second = await frameWithTransport();
    const counter = countSentBytes(second.page);
    const again = new TestTask(
      second.tusTo(`${platform.filesAddress}/api/uploads`, {
        context,
        credentials: 'include',
        result: ({ url }) => ({ url }),
      }),
      testFile(file.size),
    );
    await again.ended;
    expect(addressOf(again)).not.to.equal(addressOf(other));
    await expectStored(addressOf(again), file);
    expect(counter.total()).to.be.within(5 * megabyte, 16 * megabyte);
    expect(again.shares[0]).to.be.at.least(0.25);
    expect(stored()).to.deep.equal([]);
    second.remove();
  });

  for (const [endpoint, location] of [
    ['/tus', '/tus'],
    ['tus', 'tus'],
    ['/tus', '../tus'],
  ] as const)
    it(`[UP-01] it continues after a reload with the endpoint ${endpoint} and the Location ${location}/…`, async () => {
      const context = 'marina/material/48';
      const file = testFile(8 * megabyte);
      const gate = new Gate();
      const first = await frameWithTransport();
      servePathOfPage(first.page, platform, location);
      await half(
        first.tusTo(endpoint, { context, credentials: 'include', chunkSize: 2 * megabyte, headers: gate.headers }),
        gate,
        file,
      );
      await until('the address is stored', () => stored().length === 1);
      expect(stored()[0]!.url).to.match(new RegExp(`^${globalThis.location.origin}/tus/`));
      first.remove();

      const second = await frameWithTransport();
      servePathOfPage(second.page, platform, location);
      // An application with a router: its address is another one now.
      const again = second.tusTo(endpoint, { context, credentials: 'include', result: ({ url }) => ({ url }) });
      second.page.history.replaceState(null, '', '/materiais/48/documentos');
      const counter = countSentBytes(second.page);
      const task = new TestTask(again, testFile(file.size));
      await task.ended;
      await expectStored(addressOf(task), file);
      expect(counter.total()).to.be.within(megabyte, 6 * megabyte);
      expect(stored()).to.deep.equal([]);
      second.remove();
    });

  it('[UP-01] without storage, and without a context, another attempt on the same page continues', async () => {
    for (const isBlocked of [false, true]) {
      const { getItem, setItem } = Storage.prototype;
      const counter = countSentBytes();
      if (isBlocked)
        Storage.prototype.getItem = Storage.prototype.setItem = () => {
          throw new DOMException('blocked', 'SecurityError');
        };
      try {
        const file = testFile(8 * megabyte);
        const gate = new Gate();
        const own = transport({
          chunkSize: 2 * megabyte,
          headers: gate.headers,
          retryDelays: [],
          ...(isBlocked && { context: 'marina/48' }),
        });
        const task = await half(own, gate, file);
        await platform.kill();
        gate.open();
        await task.ended;
        expect(task.outcome).to.deep.equal({ failed: 'dassMessageNetworkError', retry: true, cause: 'network' });
        await platform.restart();
        const again = new TestTask(own, file);
        await again.ended;
        await expectStored(addressOf(again), file);
        expect(counter.total()).to.be.at.most(11 * megabyte);
      } finally {
        counter.stop();
        Object.assign(Storage.prototype, { getItem, setItem });
      }
    }
  });

  it('[UP-01] while the browser is offline nothing is tried; it continues as soon as it is online', async () => {
    let isOnline = true;
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isOnline });
    try {
      const file = testFile(4 * megabyte);
      const gate = new Gate();
      const task = await half(undefined, gate, file, { retryDelays: [0] });
      // Before the connection ends: otherwise the attempt that is allowed could be made first.
      isOnline = false;
      await platform.kill();
      gate.open();
      const requests = performance.getEntriesByType('resource').length;
      await platform.restart();
      expect(performance.getEntriesByType('resource').length).to.be.at.most(requests + 1);
      expect(task.outcome).to.equal(undefined);
      isOnline = true;
      dispatchEvent(new Event('online'));
      await task.ended;
      await expectStored(addressOf(task), file);
    } finally {
      delete (navigator as { onLine?: boolean }).onLine;
    }
  });

  it('[UP-01] cancel ends the upload on the server; leaving the page keeps it', async () => {
    for (const [reason, onAbort, status] of [
      ['cancel', undefined, 404],
      ['leave', undefined, 200],
      [undefined, undefined, 200],
      ['cancel', 'keep', 200],
      ['leave', 'terminate', 404],
    ] as const) {
      const gate = new Gate();
      const task = await half(undefined, gate, testFile(4 * megabyte), {
        context: `abort/${reason}/${onAbort}`,
        onAbort,
      });
      const [{ url } = { url: '' }] = stored();
      task.abort(reason);
      gate.open();
      await task.ended;
      expect([task.outcome, task.rejection]).to.deep.equal([undefined, undefined]);
      await until(`${reason} and ${onAbort}: ${status}`, async () => (await statusOf(url)) === status);
      expect(stored()).to.have.length(status === 404 ? 0 : 1);
      localStorage.removeItem(STORAGE_KEY);
    }
  });

  it('[UP-01] what the server has forgotten starts again', async () => {
    const file = testFile(4 * megabyte);
    const gate = new Gate();
    const task = await half(undefined, gate, file, { context: 'forgotten' });
    const [{ url } = { url: '' }] = stored();
    await fetch(url, { method: 'DELETE', credentials: 'include', headers: { 'Tus-Resumable': '1.0.0' } });
    gate.open();
    await task.ended;
    expect(addressOf(task)).not.to.equal(url);
    await expectStored(addressOf(task), file);
    expect(stored()).to.deep.equal([]);
  });

  it('[UP-01] a proxy that answers 502 while the server restarts does not make it start again', async () => {
    const file = testFile(4 * megabyte);
    const gate = new Gate();
    const counter = countSentBytes();
    try {
      const task = await half(undefined, gate, file, { context: '502', retryDelays: [0, 0, 0, 0] });
      const [{ url } = { url: '' }] = stored();
      const { pathname } = new URL(url);
      await platform.provoke({ method: 'PATCH', path: pathname, fault: { status: 502 } });
      await platform.provoke({ method: 'HEAD', path: pathname, times: 2, fault: { status: 502 } });
      gate.open();
      await task.ended;
      expect(addressOf(task)).to.equal(url);
      expect(counter.total()).to.be.at.most(6 * megabyte);
    } finally {
      counter.stop();
    }
  });

  it('[UP-01] a stalled request is given up and the rest is sent', async () => {
    const file = testFile(4 * megabyte);
    const gate = new Gate();
    const task = await half(undefined, gate, file, { context: 'stall', stallTimeout: 500 });
    const [{ url } = { url: '' }] = stored();
    await platform.provoke({ method: 'PATCH', path: new URL(url).pathname, fault: { delay: 30_000 } });
    gate.open();
    await task.ended;
    expect(addressOf(task)).to.equal(url);
    await expectStored(url, file);
  });

  it('[UP-03] a file that the server refuses fails at once, with its words', async () => {
    const task = new TestTask(transport(), testFile(100 * megabyte + 1));
    await task.ended;
    expect(task.outcome).to.deep.equal({ failed: 'Arquivo maior que o permitido. No máximo 100 MB.', retry: false });
  });

  it('[UP-01] two equal files at once are two uploads; both arrive', async () => {
    const gate = new Gate();
    const first = await half(undefined, gate, testFile(4 * megabyte), { context: 'twice' });
    const second = new TestTask(transport({ context: 'twice' }), testFile(4 * megabyte));
    await second.ended;
    gate.open();
    await first.ended;
    expect(addressOf(first)).not.to.equal(addressOf(second));
    await expectStored(addressOf(first), first.file);
  });

  it('[UP-01] damaged, foreign and old entries in the storage are not used', async () => {
    const file = testFile(1_000);
    const keyed = JSON.stringify([
      `${platform.filesAddress}/api/uploads`,
      'x',
      file.name,
      file.size,
      file.lastModified,
      file.type,
    ]);
    const old = Date.now() - 25 * 3_600_000;
    for (const text of [
      '{',
      'null',
      '[null, 1, {}]',
      JSON.stringify([{ key: keyed, url: 'javascript:alert(1)', startedAt: Date.now() }]),
      JSON.stringify([{ key: keyed, url: `${platform.filesAddress}/api/uploads/old`, startedAt: old }]),
      JSON.stringify([{ key: keyed, url: `${platform.filesAddress}/api/uploads/gone`, startedAt: Date.now() }]),
    ]) {
      localStorage.setItem(STORAGE_KEY, text);
      const task = new TestTask(transport({ context: 'x' }), testFile(1_000));
      await task.ended;
      await expectStored(addressOf(task), file);
    }
  });

  it('[UP-01] an address that is older than the lifetime is not used', async () => {
    const gate = new Gate();
    const task = await half(undefined, gate, testFile(4 * megabyte), { context: 'old' });
    const [{ url, ...rest } = { url: '' }] = stored();
    task.abort('leave');
    gate.open();
    await task.ended;
    localStorage.setItem(STORAGE_KEY, JSON.stringify([{ ...rest, url, startedAt: Date.now() - 25 * 3_600_000 }]));
    const again = new TestTask(transport({ context: 'old' }), testFile(4 * megabyte));
    await again.ended;
    expect(addressOf(again)).not.to.equal(url);
  });

  it('[UP-01] an error in a function of the application rejects; invalid options warn once', async () => {
    const error = new Error('no token');
    const task = new TestTask(transport({ headers: () => Promise.reject(error) }), testFile(10));
    await task.ended;
    expect([task.rejection, task.outcome]).to.deep.equal([error, undefined]);
    const warnings = await expectConsole(/tusTo\(\)/, () => {
      for (const value of [NaN, -1, 'x' as never])
        transport({ chunkSize: value, stallTimeout: value, resumeLifetime: value, retryDelays: [value] });
    });
    expect(warnings).to.have.length(4);
  });
});

/** A page of its own with the transport: removing it is leaving the page. */
async function frameWithTransport() {
  const frame = document.createElement('iframe');
  frame.src = '/blank.html';
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  document.body.append(frame);
  await loaded;
  const page = frame.contentWindow as Window & typeof globalThis;
  const script = frame.contentDocument!.createElement('script');
  script.type = 'module';
  script.textContent = `import { tusTo } from '${new URL('tus-to.ts', import.meta.url).pathname}'; window.tusTo = tusTo;`;
  frame.contentDocument!.body.append(script);
  const found = await until('the transport is loaded', () => (page as { tusTo?: typeof tusTo }).tusTo);
  return { page, tusTo: found, remove: () => frame.remove() };
}

/**
 * Serves `/tus` of a page by the platform, as a proxy does, and answers with this path instead of the platform's
 * addresses.
 */
function servePathOfPage(page: typeof globalThis, { filesAddress }: PagePlatform, path: string): void {
  const { prototype } = page.XMLHttpRequest;
  const { open, getResponseHeader } = prototype;
  const served = new URL('/tus', location.origin).href;
  prototype.open = function (this: XMLHttpRequest, method: string, url: string | URL) {
    const address = new URL(url, page.document.baseURI).href;
    const isServed = address === served || address.startsWith(`${served}/`);
    open.call(this, method, isServed ? address.replace(served, `${filesAddress}/api/uploads`) : address, true);
  };
  prototype.getResponseHeader = function (this: XMLHttpRequest, name: string) {
    const value = getResponseHeader.call(this, name);
    return name === 'Location' ? (value?.replace(/^.*(?=\/)/, path) ?? null) : value;
  };
}
