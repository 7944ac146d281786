/** Maximum length of an address that is shown in full, in characters. */
const MAX_LENGTH = 50;

/** Number of characters after the ellipsis of a longer address. */
const END_LENGTH = 43;

/**
 * Shortens an address for the history: above 50 characters, an ellipsis and the last 43. Characters are code points,
 * so an emoji is never cut.
 */
export function shortenUrl(url: string): string {
  if (url.length <= MAX_LENGTH) return url;
  const characters = [...url];
  return characters.length <= MAX_LENGTH ? url : `…${characters.slice(-END_LENGTH).join('')}`;
}
