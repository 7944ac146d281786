import { addressConfiguration, isLocalhost, parseHost } from './host-group.js';
import { isWeb, pageUrl, parseUrl, type PageLocation } from './page-url.js';

/**
 * The origin of a named host of the group, in the environment of the page. Empty where there is no page (Node), so
 * that addresses made from it stay relative; the page's own origin where the page is on no host of a group.
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

/** Local services answer on plain http, on the name that the page uses for this machine, so that cookies are shared. */
const onPort = (port: number) => (page: URL) => `http://${page.hostname}:${port}`;

/**
 * The system base address, without a slash at its end: `https://[{env}-]sistema.{group domain}`, on localhost
 * the configured local origin or the origin of the page. Names: {@link configureAddresses}.
 *
 * @param location default: the page's own location. Without a page the answer is empty.
 */
export function systemAddress(location?: PageLocation): string {
  const { systemName, localOrigin } = addressConfiguration();
  return originOf(systemName, (page) => localOrigin ?? page.origin, location);
}

/** The login page under the system base address: where sign-out and WITHOUT_TOKEN lead. */
export function loginAddress(location?: PageLocation): string {
  return `${systemAddress(location)}/login`;
}

/** The base address of the API, on localhost port 8087. */
export function apiAddress(location?: PageLocation): string {
  const { apiName, localApiPort } = addressConfiguration();
  return originOf(apiName, onPort(localApiPort), location);
}

/** The base address of the file service, on localhost port 3071. */
export function filesAddress(location?: PageLocation): string {
  const { filesName, localFilesPort } = addressConfiguration();
  return originOf(filesName, onPort(localFilesPort), location);
}

/**
 * The address of a stored file: `{host}/api/download/file/{id}?project=dds`.
 *
 * @param id a text or a number. Empty, `null`, `undefined`, the text `'null'` and what cannot be one step of a path
 * (`'.'`, `'..'`, half a surrogate pair, an object) give the empty address.
 */
export function downloadAddress(id: unknown, location?: PageLocation): string {
  const step = encodedStep(id);
  return step === '' ? '' : `${filesAddress(location)}/api/download/file/${step}?project=dds`;
}

function encodedStep(id: unknown): string {
  if (typeof id !== 'string' && typeof id !== 'bigint' && !(typeof id === 'number' && Number.isFinite(id))) return '';
  const text = String(id).trim();
  // Dots are not encoded by anything: a URL parser climbs at '%2e%2e' as at '..'.
  if (text === '' || text === 'null' || text === '.' || text === '..') return '';
  try {
    return encodeURIComponent(text);
  } catch {
    return '';
  }
}

/**
 * Whether an address is of the page's own origin or of the same group of hosts, and so may be a redirect target. A relative address is; a page on https does not trust its group's plain http.
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
