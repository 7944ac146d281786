import { expect } from 'chai';
import './upload.js';
import type { DassUpload } from './upload.js';
import type { UploadTask, UploadTransport } from '../../core/files/upload-task.js';
import { tusModule } from '../transports/tus-module.js';
import { expectConsole } from '../../../test/support/assertions/page-problems.js';
import { openUpload, rowOf as row, textFile as text, untilShown } from '../../../test/support/elements/upload.js';
import { listen, mountHtml } from '../../../test/support/fixture.js';
import { find, findAll, until } from '../../../test/support/user.js';

interface Sent {
  readonly address: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** Answers the requests of the page in place of a server. @returns what was sent, and a function that ends it */
function serve(answer: object): { sent: Sent[]; end: () => void } {
  const own = globalThis.XMLHttpRequest;
  const sent: Sent[] = [];
  class Request {
    readonly upload = {};
    onload?: () => void;
    onloadend?: () => void;
    readonly headers: Record<string, string> = {};
    method = '';
    responseURL = '';
    status = 0;
    responseText = '';
    withCredentials = false;
    open(method: string, address: string): void {
      this.method = method;
      this.responseURL = new URL(address, document.baseURI).href;
    }
    setRequestHeader(name: string, value: string): void {
      this.headers[name.toLowerCase()] = value;
    }
    getResponseHeader(name: string): string | null {
      return name === 'Content-Type' ? 'application/json' : null;
    }
    abort(): void {}
    send(body: unknown): void {
      sent.push({ address: this.responseURL, method: this.method, headers: this.headers, body });
      this.status = 201;
      this.responseText = JSON.stringify(answer);
      setTimeout(() => {
        this.onload?.();
        this.onloadend?.();
      });
    }
  }
  Object.assign(globalThis, { XMLHttpRequest: Request });
  return { sent, end: () => Object.assign(globalThis, { XMLHttpRequest: own }) };
}

describe('dass-upload with the address of a server', () => {
  const ownTus = tusModule.load;
  afterEach(() => {
    if (ownTus) tusModule.load = ownTus;
    else delete tusModule.load;
  });
  /** Stands for the transport by the tus protocol. */
  const withTus = () => {
    const calls: { address: string; options: unknown }[] = [];
    const tasks: UploadTask[] = [];
    const tusTo = (address: string | URL, options?: object): UploadTransport => {
      calls.push({ address: String(address), options });
      return (task) => void tasks.push(task);
    };
    tusModule.load = () => Promise.resolve({ tusTo });
    return { calls, tasks };
  };

  it('[UP-01] `upload-url` sends each file in one request, without a script; the entry has what the server answers', async () => {
    const server = serve({ src: '/arquivos/7', fileName: 'laudo.txt' });
    try {
      const element = await mountHtml<DassUpload>(
        '<dass-upload label="Anexos" multiple upload-url="/envios?lote=7"></dass-upload>',
      );
      const events = listen(element, 'dass-upload');
      await element.addFiles([text('a.txt', 'um'), text('b.txt', 'dois')]);
      await until('both are sent', () => events.length === 2);
      expect(server.sent.map(({ address, method }) => [new URL(address).pathname, method])).to.deep.equal([
        ['/envios', 'POST'],
        ['/envios', 'POST'],
      ]);
      const [first, second] = server.sent.map(({ body }) => (body as FormData).get('file') as File);
      expect([await first!.text(), await second!.text()]).to.deep.equal(['um', 'dois']);
      expect(server.sent[0]!.headers['idempotency-key']).to.equal(element.files[0]!._id);
      expect(element.files.map(({ src }) => src)).to.deep.equal(['/arquivos/7', '/arquivos/7']);
      expect(element.sending).to.equal(0);
    } finally {
      server.end();
    }
  });

  it('[UP-01] `upload-protocol="tus"` sends resumably, with what is kept as the context', async () => {
    const { calls, tasks } = withTus();
    const element = await mountHtml<DassUpload>(
      '<dass-upload label="Anexos" upload-url="/tus" upload-protocol="tus" restore-key="lote/7" restore-user="marina"></dass-upload>',
    );
    element.multiple = true;
    await element.addFiles([text('a.txt'), text('c.txt')]);
    await until('both are sent', () => tasks.length === 2);
    expect(calls.map(({ address }) => address)).to.deep.equal(['/tus']);
    tasks.splice(1)[0]!.done({ src: '/tus/0' });
    expect((calls[0]!.options as { context: string }).context).to.equal('["marina","lote/7"]');
    tasks[0]!.done({ src: '/tus/1' });
    // The same transport, which knows the files that it has begun to send.
    await element.addFiles([text('b.txt')]);
    await until('it is sent', () => tasks.length === 2);
    expect(calls).to.have.length(1);
    tasks[1]!.done({ src: '/tus/2' });
    await until('it is stored', () => element.files[2]?.src === '/tus/2');
    element.files = [];
    await until('nothing is kept', () => element.unkept === 0);
  });

  it('[UP-01] `transport` wins over the address', async () => {
    const { tasks: byAddress } = withTus();
    const tasks: UploadTask[] = [];
    const transport = (task: UploadTask): void => void tasks.push(task);
    const element = await openUpload({ uploadUrl: '/tus', uploadProtocol: 'tus', transport });
    await element.addFiles([text('a.txt')]);
    await until('it is sent', () => tasks.length === 1);
    expect(byAddress).to.deep.equal([]);
    tasks[0]!.done({ src: '/a' });
    element.transport = undefined;
    await element.updateComplete;
    await element.addFiles([text('b.txt')]);
    await until('the next one goes to the address', () => byAddress.length === 1);
  });

  it('[UP-01] an invalid protocol is one request, an address that is not of the web is none; each is said once', async () => {
    const server = serve({ src: '/arquivos/7' });
    try {
      const { calls } = withTus();
      let element!: DassUpload;
      await expectConsole(/upload-?protocol/i, async () => {
        element = await mountHtml<DassUpload>(
          '<dass-upload label="Anexos" upload-url="/envios" upload-protocol="ftp"></dass-upload>',
        );
      });
      expect(element.uploadProtocol).to.equal('request');
      await element.addFiles([text('a.txt')]);
      await until('it is sent', () => element.files[0]?.src === '/arquivos/7');
      expect([calls.length, server.sent.length]).to.deep.equal([0, 1]);
      await expectConsole(/upload-?url/i, async () => {
        // eslint-disable-next-line no-script-url
        element = await openUpload({ uploadUrl: 'javascript:alert(1)' });
      });
      expect(element.uploadUrl).to.equal('');
      await element.addFiles([text('a.txt')]);
      await untilShown(element, 'a.txt');
      expect(findAll(element, '.queue')).to.have.length(0);
    } finally {
      server.end();
    }
  });

  it('[UP-01] without the module for tus the file fails, and the console says what is missing', async () => {
    delete tusModule.load;
    const element = await openUpload({ uploadUrl: '/tus', uploadProtocol: 'tus' });
    await expectConsole(/tus-transport\.js/, async () => {
      await element.addFiles([text('a.txt')]);
      await until('it has failed', () => element.failed === 1);
    });
    expect(row(element, 'a.txt').matches('.failed')).to.equal(true);
  });

  it('[UP-01] a part of the kit that cannot be loaded waits for the network', async () => {
    let attempts = 0;
    const tasks: UploadTask[] = [];
    tusModule.load = () =>
      ++attempts === 1
        ? Promise.reject(new TypeError('Failed to fetch'))
        : Promise.resolve({ tusTo: () => (task: UploadTask) => void tasks.push(task) });
    const element = await openUpload({ uploadUrl: '/tus', uploadProtocol: 'tus' });
    await element.addFiles([text('a.txt')]);
    await until('it waits', () => findAll(element, '.hold-text').length === 1);
    find(element, '.try').click();
    await until('it is sent', () => tasks.length === 1);
  });
});
