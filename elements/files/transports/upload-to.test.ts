import { expect } from 'chai';
import { uploadTo, type UploadToOptions } from './upload-to.js';
import { expectConsole } from '../../../test/support/assertions/page-problems.js';
import { startPagePlatform, type PagePlatform } from '../../../test/support/platform/page-platform.js';
import { TestTask, testFile } from '../../../test/support/platform/test-task.js';
import { until } from '../../../test/support/user.js';

const path = '/api/upload/file';

describe('uploadTo()', () => {
  let platform: PagePlatform;
  before(async () => void (platform = await startPagePlatform()));
  after(() => platform.stop());

  const transport = (options: UploadToOptions = {}) =>
    uploadTo(() => platform.filesAddress + path, {
      fieldName: null,
      credentials: 'include',
      headers: (file) => ({ 'X-File-Name': encodeURIComponent(file.name) }),
      ...options,
    });
  const upload = async (options?: UploadToOptions, file = testFile(50_000)) => {
    const task = new TestTask(transport(options), file);
    await task.ended;
    return task;
  };
  const provoke = (fault: object, times = 1) => platform.provoke({ method: 'POST', path, times, fault });

  it('[UP-01] sends the file, reports the progress and keeps the fields of the response', async () => {
    const file = testFile(30_000_000, 'Inspeção – solado.mp4');
    // The server pauses before it reads the file, so that progress is reported before the end, on slow machines, too.
    await provoke({ delay: 1500 });
    const task = await upload({}, file);
    const { done } = task.outcome as { done: Record<string, unknown> };
    expect(done).to.include({ fileName: file.name, type: 'video/mp4', size: file.size });
    expect(task.shares.length).above(1);
    expect(task.shares).to.deep.equal([...new Set(task.shares)].sort((a, b) => a - b));
    expect(task.shares.at(-1)).to.equal(1);
    const stored = await fetch(`${platform.filesAddress}/api/download/file/${String(done.id)}`, {
      credentials: 'include',
    });
    const [sent, received] = await Promise.all([file.arrayBuffer(), stored.arrayBuffer()]);
    const [one, other] = await Promise.all([sent, received].map((bytes) => crypto.subtle.digest('SHA-256', bytes)));
    expect(new Uint8Array(one!)).to.deep.equal(new Uint8Array(other!));
  });

  it('[UP-01] `result` maps the response; without JSON nothing is stored; an asynchronous token is sent', async () => {
    const task = await upload({
      headers: async (file) => ({ 'X-File-Name': await Promise.resolve(`a-${file.size}.mp4`) }),
      result: ({ status, json, header, url }, { name }) => ({
        src: `${new URL(url).pathname}/${(json as { fileName: string }).fileName}`,
        type: header('Content-Type'),
        status,
        name,
      }),
    });
    expect(task.outcome).to.deep.equal({
      done: { src: `${path}/a-50000.mp4`, type: 'application/json', status: 201, name: 'filme.mp4' },
    });
    await provoke({ status: 204 });
    expect((await upload()).outcome).to.deep.equal({ done: undefined });
  });

  it('[UP-01] sends a form with other fields and the file', async () => {
    const { prototype } = XMLHttpRequest;
    const { send } = prototype;
    let body: unknown;
    prototype.send = function (given) {
      body = given;
      send.call(this, given);
    };
    try {
      await upload({ fieldName: undefined, fields: { record: '48' } }, testFile(10, 'ficha.pdf', 'application/pdf'));
    } finally {
      prototype.send = send;
    }
    expect([...(body as FormData).keys()]).to.deep.equal(['record', 'file']);
    expect((body as FormData).get('record')).to.equal('48');
    expect(((body as FormData).get('file') as File).name).to.equal('ficha.pdf');
  });

  it('[UP-01] a refusal has the words of the server; only what can pass is tried again', async () => {
    await provoke({ status: 413, json: { message: 'Arquivo maior que o permitido', detail: 'No máximo 5 MB.' } });
    expect((await upload()).outcome).to.deep.equal({
      failed: 'Arquivo maior que o permitido. No máximo 5 MB.',
      retry: false,
    });
    await provoke({ status: 413, html: '<!doctype html><h1>nginx</h1>' });
    expect((await upload()).outcome).to.deep.equal({ failed: 'dassUploadTooLarge', retry: false });
    await provoke({ status: 401, json: { code: 'WITHOUT_TOKEN', type: 'API' } });
    expect((await upload()).outcome).to.deep.equal({
      failed: 'dassMessageWithoutToken',
      retry: true,
      cause: 'sign-in',
    });
    for (const [status, retry] of [
      [400, false],
      [403, false],
      [404, false],
      [422, false],
      [429, true],
      [500, true],
      [502, true],
      [503, true],
    ] as const) {
      await provoke({ status });
      expect((await upload()).outcome, String(status)).to.deep.equal({
        failed: 'dassMessageUnknownError',
        retry,
        ...(retry && { cause: 'busy' }),
      });
    }
  });

  it('[UP-01] a lost connection and a stalled one can be tried again', async () => {
    await provoke({ delay: 20_000 });
    const stallTimeout = 300;
    const once = { stallTimeout, idempotencyHeader: 'Idempotency-Key' };
    const isStalled = { failed: 'dassUploadStalled', retry: true, cause: 'network' };
    expect((await upload(once)).outcome).to.deep.equal(isStalled);
    await provoke({ delay: 20_000 });
    expect((await upload({ stallTimeout })).outcome, 'it may be stored').to.deep.equal({
      failed: 'dassUploadNotConfirmed',
      retry: true,
    });
    await platform.kill();
    const task = await upload();
    await platform.restart();
    expect(task.outcome).to.deep.equal({ failed: 'dassMessageNetworkError', retry: true, cause: 'network' });
    expect((await upload()).outcome).to.have.property('done');
  });

  it('[UQ-01] the server says when it wants to be asked again, in seconds or by a date of its own clock', async () => {
    await provoke({ status: 429, headers: { 'Retry-After': '30' } });
    expect((await upload()).outcome).to.include({ cause: 'busy', after: 30_000 });
    const wrongClock = new Date('2031-05-05T10:00:00Z');
    const later = new Date(wrongClock.getTime() + 90_000);
    await provoke({ status: 503, headers: { Date: wrongClock.toUTCString(), 'Retry-After': later.toUTCString() } });
    expect((await upload()).outcome).to.include({ cause: 'busy', after: 90_000 });
  });

  it('[UQ-01] a page is no confirmation, and one of another address asks to sign in', async () => {
    await provoke({ status: 200, html: '<!doctype html><h1>Erro</h1>' });
    expect((await upload()).outcome).to.deep.equal({ failed: 'dassUploadPage', retry: true });
    await provoke({ status: 200, html: '<!doctype html><h1>Gravado</h1>' });
    expect((await upload({ result: () => ({ src: '/1' }) })).outcome).to.deep.equal({ done: { src: '/1' } });
  });

  it('[UQ-04] names the file with each attempt, so that the server stores it once', async () => {
    const stored: unknown[] = [];
    const own = transport({ idempotencyHeader: 'Idempotency-Key', result: ({ json }) => void stored.push(json) });
    const file = testFile(1000);
    for (let attempt = 0; attempt < 2; attempt++) await new TestTask(own, file).ended;
    expect(stored).to.have.length(2);
    expect(stored[0]).to.deep.equal(stored[1]);
  });

  it('[UP-01] abort ends the request, and nothing is reported after it', async () => {
    await provoke({ delay: 20_000 });
    const task = new TestTask(transport(), testFile(50_000));
    await until('the file is being sent', () => task.shares.length > 0);
    task.abort('cancel');
    await task.ended;
    expect([task.outcome, task.rejection]).to.deep.equal([undefined, undefined]);

    let release: ((headers: Record<string, string>) => void) | undefined;
    const early = new TestTask(
      transport({ headers: () => new Promise((resolve) => (release = resolve)) }),
      testFile(1),
    );
    await until('the headers are requested', () => release);
    early.abort();
    release?.({});
    await early.ended;
    expect([early.outcome, early.rejection]).to.deep.equal([undefined, undefined]);
  });

  it('[UP-01] an error in a function of the application rejects', async () => {
    const error = new Error('no token');
    expect((await upload({ headers: () => Promise.reject(error) })).rejection).to.equal(error);
    expect((await upload({ result: () => Promise.reject(error) })).rejection).to.equal(error);
    expect((await upload({ headers: { 'not a name': 'x' } })).rejection).to.be.instanceOf(TypeError);
  });

  it('[UP-01] invalid options warn once and are the defaults', async () => {
    const warnings = await expectConsole(/uploadTo\(\)/, () => {
      for (const stallTimeout of [NaN, -1, '5' as never]) transport({ stallTimeout });
      transport({ method: 'GET' as never });
    });
    expect(warnings).to.have.length(2);
  });
});
