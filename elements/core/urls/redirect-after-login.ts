import { isOwnAddress } from './addresses.js';
import { pageUrl, parseUrl, type PageLocation } from './page-url.js';
import { safeLocalStorage, type SafeStorage } from '../preferences/storage.js';

/** The local storage key of the address to go to after login. */
export const redirectAfterLoginKey = 'redirectAfterLogin';

/** Pages that nobody should land on after login: the access-denied page (SH-03) and the login page itself (SH-04). */
const pathsOfNoReturn = ['/403', '/login'];

/**
 * Remembers, across the login page, where the user was. What is stored and what is
 * given back is always an address of the same origin or the same group of hosts.
 */
export class RedirectAfterLogin {
  readonly #storage: SafeStorage;
  readonly #location: () => PageLocation | undefined;

  /** @param location the page, asked at each call. */
  constructor(
    storage: SafeStorage = safeLocalStorage,
    location: () => PageLocation | undefined = () => globalThis.location,
  ) {
    this.#storage = storage;
    this.#location = location;
  }

  /**
   * Stores where to go after login.
   *
   * @param url default: the address of the page. For the access-denied page, the login page, and an address that is
   * not ours, the origin of the page is stored instead.
   * @returns what was stored, in full; `undefined` when nothing was: no page, or storage that does not take it.
   */
  store(url?: string): string | undefined {
    const page = pageUrl(this.#location());
    if (page === undefined) return undefined;
    const wanted = url === undefined ? page : parseUrl(url, page);
    const target = wanted !== undefined && isReturnable(wanted, page) ? wanted.href : page.origin;
    return this.#storage.write(redirectAfterLoginKey, target) ? target : undefined;
  }

  /** The stored address, in full, if it may be followed; `undefined` means: go home. */
  read(): string | undefined {
    const page = pageUrl(this.#location());
    const stored = this.#storage.read(redirectAfterLoginKey)?.trim();
    if (page === undefined || !stored || !isOwnAddress(stored, page)) return undefined;
    return parseUrl(stored, page)?.href;
  }

  /** As {@link read}, and forgets it: a redirect is followed once. */
  take(): string | undefined {
    const target = this.read();
    this.remove();
    return target;
  }

  /** Forgets the stored address, as at sign-out. */
  remove(): void {
    this.#storage.remove(redirectAfterLoginKey);
  }
}

function isReturnable(target: URL, page: URL): boolean {
  return isOwnAddress(target.href, page) && !pathsOfNoReturn.includes(target.pathname.replace(/\/+$/, ''));
}

/** The redirect target of this page's origin. */
export const redirectAfterLogin = new RedirectAfterLogin();
