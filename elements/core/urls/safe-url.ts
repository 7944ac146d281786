import { isWeb, pageUrl, parseUrl, type PageLocation } from './page-url.js';

/** Base of relative addresses when there is no page. Never part of a result. */
const FALLBACK_BASE = new URL('https://FALLBACK_BASE.invalid/');

// The URL parser of browsers removes these before it reads the scheme.
const outerControlsAndSpaces = /^[\u0000-\u0020]+|[\u0000-\u0020]+$/g;
const tabsAndLineBreaks = /[\t\n\r]/g;

const scheme = /^[a-z][a-z0-9+.-]*:/i;
const looksLikeAnotherHost = /^[/\\]{2}|\\/;

/** An absolute path in plain characters: it cannot leave the origin of any page. */
const plainPath = /^\/(?!\/)[\w.~%=&?#/-]*$/;

/**
 * Returns the address if it is safe to follow, otherwise `undefined`.
 *
 * Safe are http and https, addresses relative to the page, and `blob:` of the page's own origin. Unsafe are
 * `javascript:` in any spelling (with line breaks or control characters), `data:`, `file:`, unknown schemes, and
 * values that are not text. The address is parsed as the browser parses it. A user and a password are dropped.
 *
 * @param url any value
 * @param base address of the page that a relative address belongs to. Default: the page's own location
 * @returns a relative address as it was written, without the white space and control characters that browsers ignore.
 * An address with a scheme, and one that only looks relative (`//host`, `\\host`), is returned in full
 */
export function safeUrl(url: unknown, base?: PageLocation): string | undefined {
  if (typeof url !== 'string') return undefined;
  if (plainPath.test(url)) return url;
  const cleaned = url.replace(outerControlsAndSpaces, '').replace(tabsAndLineBreaks, '');
  if (cleaned === '') return undefined;
  const page = pageUrl(base);
  const parsed = parseUrl(cleaned, page ?? FALLBACK_BASE);
  if (parsed === undefined) return undefined;
  if (parsed.protocol === 'blob:') return parsed.origin === page?.origin ? parsed.href : undefined;
  if (!isWeb(parsed)) return undefined;
  if (!scheme.test(cleaned) && !looksLikeAnotherHost.test(cleaned)) return cleaned;
  return parsed.host === FALLBACK_BASE.host ? parsed.pathname + parsed.search + parsed.hash : parsed.href;
}
