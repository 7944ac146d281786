import { isOwnAddress } from './addresses.js';
import { pageUrl, parseUrl, type PageLocation } from './page-url.js';
import { safeLocalStorage, type SafeStorage } from '../preferences/storage.js';

/** The local storage key of the address to open after login. */
export const redirectAfterLoginKey = 'redirectAfterLogin';

/** Paths that are never opened after login: the access-denied page and the login page, also by its file. */
const EXCLUDED_PATHS = ['/403', '/login', '/login.html'];

/**
 * Remembers the user's page while the user logs in. It stores and returns only addresses of the same origin or the
 * same group of hosts.
 */
export class RedirectAfterLogin {
  readonly #storage: SafeStorage;
  readonly #location: () => PageLocation | undefined;

  /**
   * @param storage where the address is stored. Default: local storage
   * @param location returns the address of the page, called by each method. Default: the page's own location
   */
  constructor(
    storage: SafeStorage = safeLocalStorage,
    location: () => PageLocation | undefined = () => globalThis.location,
  ) {
    this.#storage = storage;
    this.#location = location;
  }

  /**
   * Stores the address to open after login.
   *
   * @param url an address, relative to the page. Default: the address of the page. The origin of the page is stored
   * instead of the access-denied page, the login page and foreign addresses
   * @returns the stored address in full, or `undefined` if nothing was stored: no page, or blocked storage
   */
  store(url?: string): string | undefined {
    const page = pageUrl(this.#location());
    if (page === undefined) return undefined;
    const wanted = url === undefined ? page : parseUrl(url, page);
    const target = wanted !== undefined && isAllowed(wanted, page) ? wanted.href : page.origin;
    return this.#storage.write(redirectAfterLoginKey, target) ? target : undefined;
  }

  /**
   * Returns the stored address in full. `undefined` if there is none, it is not trusted, or it is the login page or the
   * access-denied page; the application then opens its home page.
   */
  read(): string | undefined {
    const page = pageUrl(this.#location());
    const stored = this.#storage.read(redirectAfterLoginKey)?.trim();
    const target = page === undefined || !stored ? undefined : parseUrl(stored, page);
    return page !== undefined && target !== undefined && isAllowed(target, page) ? target.href : undefined;
  }

  /** Returns the stored address like {@link read} and removes it, so that a redirect is followed once. */
  take(): string | undefined {
    const target = this.read();
    this.remove();
    return target;
  }

  /** Removes the stored address, for sign-out. */
  remove(): void {
    this.#storage.remove(redirectAfterLoginKey);
  }
}

function isAllowed(target: URL, page: URL): boolean {
  return isOwnAddress(target.href, page) && !EXCLUDED_PATHS.includes(plainPath(target.pathname));
}

/**
 * The path as routers and servers compare it: decoded, in lower case, without repeated slashes and one at the end.
 * A path that they cannot decode stays as it is.
 */
function plainPath(path: string): string {
  let decoded = path;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    // Not an encoding: no router finds a page there.
  }
  return decoded
    .toLowerCase()
    .replaceAll(/\/{2,}/g, '/')
    .replace(/\/$/, '');
}

/** The redirect target of this page's origin. */
export const redirectAfterLogin = new RedirectAfterLogin();
