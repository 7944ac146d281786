/** The address of a page: a `Location`, a `URL`, or the address itself. */
export type PageLocation = string | { readonly href: string };

/**
 * Returns the address of the page as a URL.
 *
 * @param location address of the page. Default: the page's own location, read at each call so that importing needs no
 * browser
 * @returns `undefined` without an http(s) page: Node, `file:`, `about:blank`, a worker of a blob
 */
export function pageUrl(location: PageLocation | undefined = globalThis.location): URL | undefined {
  if (location === undefined || location === null) return undefined;
  const url = parseUrl(typeof location === 'string' ? location : location.href);
  return url !== undefined && isWeb(url) ? url : undefined;
}

/**
 * Parses an address. Returns `undefined` if it is invalid. Drops user and password: the kit never signs in this way,
 * and foreign addresses must not do so either.
 */
export function parseUrl(text: string, base?: URL): URL | undefined {
  try {
    const url = new URL(text, base);
    url.username = '';
    url.password = '';
    return url;
  } catch {
    return undefined;
  }
}

/** Whether an address is http or https. */
export function isWeb(url: URL): boolean {
  return url.protocol === 'https:' || url.protocol === 'http:';
}
