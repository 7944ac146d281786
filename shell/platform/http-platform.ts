import { ExpectedUser } from '../session/expected-user.js';
import { expect } from './http-answer.js';
import { noResponseError, request, type HttpOptions, type RequestOptions } from './http-request.js';
import { readMenu, readNotificationPage, readUser } from './guards.js';
import { DeferredFeed } from './deferred-feed.js';
import type { NotificationFeedOptions } from './notification-feed.js';
import { removeDrafts } from '../app/drafts.js';
import { PlatformError } from '../app/service-call.js';
import type { Platform, SessionService } from './platform.js';

export interface HttpPlatformOptions {
  /** Address of session, menu and notifications, such as `http://localhost:8087`. */
  apiAddress: string;
  /** Address of the files, such as `http://localhost:3071`. */
  filesAddress: string;
  /** Timeout of a request in milliseconds. Default: 15,000. */
  timeout?: number;
  /** Called with a description of invalid data from the platform. Default: `console.warn`. */
  warn?: (text: string) => void;
  /** The user for whom the requests are sent. Default: the first user that the platform names. */
  user?: ExpectedUser;
  /** Replaced by tests. Default: the browser's own. */
  fetch?: typeof fetch;
  newUploadRequest?: () => XMLHttpRequest;
  events?: Partial<Pick<NotificationFeedOptions, 'silenceTimeout' | 'firstDelay' | 'maxDelay' | 'tabs'>>;
}

/** The platform over HTTP: JSON, the user's cookies, server-sent events. */
export function httpPlatform(options: HttpPlatformOptions): Platform & { session: Required<SessionService> } {
  const {
    timeout = 15_000,
    warn = (text) => console.warn(text),
    user = new ExpectedUser(),
    fetch = (input, init) => globalThis.fetch(input, init),
    newUploadRequest: newRequest = () => new XMLHttpRequest(),
  } = options;
  const http: HttpOptions = { fetch, timeout, user };
  const api = `${withoutSlash(options.apiAddress)}/api`;
  const storage = `${withoutSlash(options.filesAddress)}/api`;

  const feed = new DeferredFeed({
    fetch,
    warn,
    user,
    address: `${api}/notifications/events`,
    silenceTimeout: 45_000,
    firstDelay: 1_000,
    maxDelay: 60_000,
    ...options.events,
  });

  const address = (id: string | null | undefined): string =>
    id && id !== 'null' ? `${storage}/download/file/${encodeURIComponent(id)}?project=dds` : '';

  const loadFiles = () =>
    import('./http-files.js').then(
      ({ httpFiles }) => httpFiles({ http, storage, newRequest, address }),
      (cause: unknown) => {
        throw noResponseError(undefined, timeout, cause);
      },
    );

  /** Sends a request whose response content is not needed. */
  const send = async (target: string, requestOptions: RequestOptions): Promise<void> => {
    await request(http, target, requestOptions);
  };

  return {
    session: {
      current: async ({ signal } = {}) => {
        try {
          const found = expect(await request(http, `${api}/session`, { signal, isForAnyUser: true }), readUser);
          user.set(found);
          return found;
        } catch (error) {
          if (error instanceof PlatformError && error.kind === 'unauthorized') return null;
          throw error;
        }
      },
      signIn: async (body, { signal } = {}) => {
        const answer = await request(http, `${api}/session`, { method: 'POST', body, signal, isForAnyUser: true });
        return expect(answer, (content) => readUser(content) ?? undefined);
      },
      signOut: async ({ signal } = {}) => {
        await send(`${api}/session`, { method: 'DELETE', signal, withoutSignIn: true }).catch((error: unknown) => {
          if (!(error instanceof PlatformError && error.kind === 'unauthorized')) throw error;
        });
        removeDrafts(user.id);
        user.clear();
      },
    },

    menu: {
      load: async ({ signal } = {}) => {
        const answer = await request(http, `${api}/menu`, { signal });
        return answer.content === undefined ? [] : expect(answer, readMenu);
      },
    },

    notifications: {
      load: async ({ before, limit = 50, signal } = {}) => {
        const query = new URLSearchParams({ limit: String(limit), ...(before && { before }) });
        const answer = await request(http, `${api}/notifications?${query}`, { signal });
        if (answer.content === undefined) return { notifications: [], hasMore: false, unread: undefined };
        return expect(answer, (content) =>
          readNotificationPage(content, (count) => warn(`${count} notifications of the platform cannot be used`)),
        );
      },
      markRead: (id, { signal } = {}) =>
        send(`${api}/notifications/${encodeURIComponent(id)}/read`, { method: 'POST', signal }),
      markAllRead: ({ signal } = {}) => send(`${api}/notifications/read-all`, { method: 'POST', signal }),
      subscribe: (listener) => feed.subscribe(listener),
    },

    files: {
      upload: async (file, uploadOptions) => (await loadFiles()).upload(file, uploadOptions),
      list: async (listOptions) => (await loadFiles()).list(listOptions),
      address,
      remove: async (id, removeOptions) => (await loadFiles()).remove(id, removeOptions),
    },
  };
}

const withoutSlash = (address: string): string => address.replace(/\/+$/, '');
