import { expect } from 'chai';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { keep } from '../../test/support/fixture.js';
import { find, findAll, user as person, until } from '../../test/support/user.js';
import { PlatformProvider } from '../app/platform-context.js';
import { PlatformError } from '../app/service-call.js';
import { request, type HttpOptions } from '../platform/http-request.js';
import type { Platform, SessionService, User } from '../platform/platform.js';
import { expectedUser } from './expected-user.js';
import { notifyOtherTabs } from './session-channel.js';
import { SessionProvider } from './session.js';

const marina: User = { name: 'Marina', email: 'marina@aurora.example', accessDenied: false };

describe('A request after the end of the session', () => {
  let root: Root | undefined;
  let container: HTMLElement;
  let current: User | null;
  /** Statuses of the next answers. Without one the answer is 200. */
  let statuses: number[];
  let sent: string[];

  const http: HttpOptions = {
    timeout: 200,
    user: expectedUser,
    fetch: (address, init) => {
      if (init?.signal?.aborted) return Promise.reject(new DOMException('Aborted', 'AbortError'));
      sent.push(`${init?.method} ${String(address)}`);
      const status = statuses.shift() ?? 200;
      return Promise.resolve(new Response(status === 200 ? '{}' : '{"code":"WITHOUT_TOKEN"}', { status }));
    },
  };
  const dialog = () => findAll(container, 'dass-dialog')[0] as (HTMLElement & { open: boolean }) | undefined;
  const opened = () => until('the dialog is open', () => dialog()?.open === true);
  const closed = () => until('the dialog is closed', () => dialog() === undefined);
  const failureOf = (work: Promise<unknown>): Promise<unknown> =>
    work.then(
      () => undefined,
      (error: unknown) => (error instanceof PlatformError ? error.kind : error),
    );

  async function render(session: Partial<SessionService> = {}): Promise<void> {
    const platform = {
      session: { current: () => Promise.resolve(current), signOut: () => Promise.resolve(), ...session },
    } as Partial<Platform> as Platform;
    container = keep(document.body.appendChild(document.createElement('div')));
    root = createRoot(container);
    root.render(
      <PlatformProvider value={platform}>
        <SessionProvider>
          <p id="page">Página</p>
        </SessionProvider>
      </PlatformProvider>,
    );
    await until('the page waits for refusals', () => expectedUser.signInAgain !== undefined);
  }

  beforeEach(() => {
    [current, statuses, sent] = [marina, [], []];
    expectedUser.set(marina);
  });
  afterEach(() => {
    flushSync(() => root?.unmount());
    expectedUser.clear();
  });

  it('[MS-09] waits for signing in without a timeout, and is sent once more', async () => {
    let signIn = (): void => undefined;
    await render({ signIn: () => new Promise((resolve) => (signIn = () => resolve(marina))) });
    current = null;
    statuses = [401, 401];
    const both = Promise.all([request(http, '/a', { method: 'PUT', body: {} }), request(http, '/b')]);
    await opened();
    expect(findAll(container, 'dass-dialog')).to.have.length(1);
    // Longer than the timeout of a request.
    const start = performance.now();
    await until('the timeout has passed', () => performance.now() - start > 2 * http.timeout);
    const password = find(container, 'dass-text-input[name=password]');
    (password as HTMLElement & { value: string }).value = 'aurora';
    await person.click(findAll(container, 'dass-button[slot=footer]')[1]!);
    signIn();
    await both;
    await closed();
    expect(sent).to.have.members(['PUT /a', 'GET /b', 'PUT /a', 'GET /b']);
  });

  it('[MS-09] fails when the user closes the dialog; requests that the page sends by itself do not open another', async () => {
    await render({ signIn: () => Promise.resolve(marina) });
    current = null;
    statuses = [401, 401, 401];
    const first = failureOf(request(http, '/a'));
    await opened();
    await person.press('Escape');
    expect(await first).to.equal('unauthorized');
    expect(await failureOf(request(http, '/b'))).to.equal('unauthorized');
    expect(dialog()).to.equal(undefined);
    await person.press('Shift');
    const third = request(http, '/c');
    await opened();
    notifyOtherTabs(marina.email);
    await third;
    await closed();
  });

  it('[MS-09] ends to wait when it is aborted; without signing in it fails at once', async () => {
    await render({ signIn: () => Promise.resolve(marina) });
    current = null;
    statuses = [401, 401];
    expect(await failureOf(request(http, '/a', { withoutSignIn: true }))).to.equal('unauthorized');
    expect(dialog()).to.equal(undefined);
    const controller = new AbortController();
    const failure = failureOf(request(http, '/b', { signal: controller.signal }));
    await opened();
    controller.abort();
    expect(await failure).to.equal('aborted');
    expect(sent).to.deep.equal(['GET /a', 'GET /b']);
  });

  it('[MS-09] is repeated without a dialog when the session is there; refused three times, it fails', async () => {
    await render({ signIn: () => Promise.resolve(marina) });
    statuses = [401];
    await request(http, '/a');
    expect(dialog()).to.equal(undefined);
    statuses = [401, 401, 401];
    const failure = failureOf(request(http, '/b'));
    await opened();
    notifyOtherTabs(marina.email);
    expect(await failure).to.equal('unauthorized');
    expect(sent).to.deep.equal(['GET /a', 'GET /a', 'GET /b', 'GET /b', 'GET /b']);
  });

  it('[MS-09] where no password is accepted, the login page opens in another window, and its end is noticed', async () => {
    const windows: unknown[][] = [];
    const { open } = window;
    window.open = (...args) => (windows.push(args), null);
    try {
      await render();
      current = null;
      statuses = [401];
      const answer = request(http, '/a');
      await opened();
      expect(findAll(container, 'dass-text-input')).to.have.length(0);
      await person.click(findAll(container, 'dass-button[slot=footer]')[1]!);
      expect(windows).to.deep.equal([['/login', '_blank', 'noopener']]);
      await until('it says that it waits', () => findAll(container, '[role=status]').length === 1);
      // The user comes back before he has signed in, and after.
      window.dispatchEvent(new Event('focus'));
      current = marina;
      window.dispatchEvent(new Event('focus'));
      await answer;
      await closed();
    } finally {
      window.open = open;
    }
  });
});
