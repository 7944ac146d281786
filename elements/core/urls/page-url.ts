/** The address of a page: a `Location`, a `URL`, or the address itself. */
export type PageLocation = string | { readonly href: string };

/**
 * The address of the page as a URL.
 *
 * @param location default: the page's own location, read when called, so that importing needs no browser.
 * @returns `undefined` where there is no http(s) page: Node, `file:`, `about:blank`, a worker made from a blob.
 */
export function pageUrl(location: PageLocation | undefined = globalThis.location): URL | undefined {
  if (location === undefined || location === null) return undefined;
  const url = parseUrl(typeof location === 'string' ? location : location.href);
  return url !== undefined && isWeb(url) ? url : undefined;
}

/**
 * Parses an address; `undefined` where the parser would throw. A user and a password in it are dropped: nothing of ours
 * signs in that way, and a stored or foreign address must not.
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

/** Whether an address is of the web: http or https. */
export function isWeb(url: URL): boolean {
  return url.protocol === 'https:' || url.protocol === 'http:';
}
