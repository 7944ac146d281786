import { isWeb, pageUrl, parseUrl, type PageLocation } from './page-url.js';

/** Stands in for the page where there is none, so that relative addresses can be judged; never appears in an answer. */
const nowhere = new URL('https://nowhere.invalid/');

// What the URL parser of every browser takes away before it looks at the scheme.
const outerControlsAndSpaces = /^[\u0000-\u0020]+|[\u0000-\u0020]+$/g;
const tabsAndLineBreaks = /[\t\n\r]/g;

const scheme = /^[a-z][a-z0-9+.-]*:/i;
const looksLikeAnotherHost = /^[/\\]{2}|\\/;

/** A path from the root in plain characters: whatever the page is, it stays where it is. */
const plainPath = /^\/(?!\/)[\w.~%=&?#/-]*$/;

/**
 * The address if it may be followed, else `undefined`.
 *
 * May be followed: http and https, addresses relative to the page, and `blob:` of the page's own origin. Anything
 * else may not: `javascript:` however it is spelled (line breaks inside, control characters before), `data:`,
 * `file:`, unknown schemes, and what is not a text. An address is judged as the browser's own URL parser reads it; a
 * user and a password in it are dropped.
 *
 * @param base the page that a relative address belongs to; default: the page itself.
 * @returns a relative address as it was written, without the white space and control characters that a browser would
 * ignore; an address with a scheme, and one that only looks relative (`//host`, `\\host`), written out in full.
 */
export function safeUrl(url: unknown, base?: PageLocation): string | undefined {
  if (typeof url !== 'string') return undefined;
  if (plainPath.test(url)) return url;
  const cleaned = url.replace(outerControlsAndSpaces, '').replace(tabsAndLineBreaks, '');
  if (cleaned === '') return undefined;
  const page = pageUrl(base);
  const parsed = parseUrl(cleaned, page ?? nowhere);
  if (parsed === undefined) return undefined;
  if (parsed.protocol === 'blob:') return parsed.origin === page?.origin ? parsed.href : undefined;
  if (!isWeb(parsed)) return undefined;
  if (!scheme.test(cleaned) && !looksLikeAnotherHost.test(cleaned)) return cleaned;
  return parsed.host === nowhere.host ? parsed.pathname + parsed.search + parsed.hash : parsed.href;
}
