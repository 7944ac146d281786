import { addressConfiguration, isLocalhost, parseHost } from './host-group.js';
import { isWeb, pageUrl, parseUrl, type PageLocation } from './page-url.js';

/**
 * Returns the origin of a host of the group, in the environment of the page. Empty without a page (Node), so that
 * addresses stay relative. The page's own origin if its host belongs to no group.
 */
function originOf(name: string, localOrigin: (page: URL) => string, location?: PageLocation): string {
  const page = pageUrl(location);
  if (page === undefined) return '';
  if (isLocalhost(page.hostname)) return localOrigin(page);
  const { environment, domain } = parseHost(page.hostname);
  const group = addressConfiguration().groupDomain?.toLowerCase() ?? domain;
  if (group === '') return page.origin;
  const port = page.port === '' ? '' : `:${page.port}`;
  return `${page.protocol}//${environment === '' ? '' : `${environment}-`}${name}.${group}${port}`;
}

/** Local services use http and the page's own host name, so that cookies are shared. */
const onPort = (port: number) => (page: URL) => `http://${page.hostname}:${port}`;

/**
 * Returns the system base address without a slash at the end: `https://[{env}-]sistema.{group domain}`. On localhost
 * the configured local origin, or the origin of the page. Names: {@link configureAddresses}.
 *
 * @param location address of the page. Default: the page's own location
 * @returns an empty text if there is no page
 */
export function systemAddress(location?: PageLocation): string {
  const { systemName, localOrigin } = addressConfiguration();
  return originOf(systemName, (page) => localOrigin ?? page.origin, location);
}

/**
 * Returns the address of the login page below the system base address. Sign-out and `WITHOUT_TOKEN` navigate to it.
 *
 * @param location address of the page. Default: the page's own location
 */
export function loginAddress(location?: PageLocation): string {
  return `${systemAddress(location)}/login`;
}

/**
 * Returns the base address of the API. On localhost its port is 8087 unless configured.
 *
 * @param location address of the page. Default: the page's own location
 */
export function apiAddress(location?: PageLocation): string {
  const { apiName, localApiPort } = addressConfiguration();
  return originOf(apiName, onPort(localApiPort), location);
}

/**
 * Returns the base address of the file service. On localhost its port is 3071 unless configured.
 *
 * @param location address of the page. Default: the page's own location
 */
export function filesAddress(location?: PageLocation): string {
  const { filesName, localFilesPort } = addressConfiguration();
  return originOf(filesName, onPort(localFilesPort), location);
}

/**
 * Returns the address of a stored file: `{host}/api/download/file/{id}?project=dds`.
 *
 * @param id id of the file: a text or a number
 * @param location address of the page. Default: the page's own location
 * @returns an empty text for an invalid id: empty, `null`, `undefined`, the text `'null'`, `'.'`, `'..'`, a lone
 * surrogate, an object
 */
export function downloadAddress(id: unknown, location?: PageLocation): string {
  const segment = encodedSegment(id);
  return segment === '' ? '' : `${filesAddress(location)}/api/download/file/${segment}?project=dds`;
}

function encodedSegment(id: unknown): string {
  if (typeof id !== 'string' && typeof id !== 'bigint' && !(typeof id === 'number' && Number.isFinite(id))) return '';
  const text = String(id).trim();
  // Encoding does not help for dots: a URL parser reads '%2e%2e' as '..'.
  if (text === '' || text === 'null' || text === '.' || text === '..') return '';
  try {
    return encodeURIComponent(text);
  } catch {
    return '';
  }
}

/**
 * Whether an address is trusted as a redirect target: it has the origin of the page, or belongs to the same group of
 * hosts. A relative address is trusted. A page on https does not trust http addresses of its group.
 *
 * @param url any value; one that is not a text is not trusted
 * @param location address of the page. Default: the page's own location
 */
export function isOwnAddress(url: unknown, location?: PageLocation): boolean {
  const page = pageUrl(location);
  if (page === undefined || typeof url !== 'string') return false;
  const target = parseUrl(url, page);
  if (target === undefined || !isWeb(target)) return false;
  if (target.origin === page.origin) return true;
  if (page.protocol === 'https:' && target.protocol !== 'https:') return false;
  const { domain } = parseHost(page.hostname);
  return domain !== '' && parseHost(target.hostname).domain === domain;
}
