/** The longest address that is shown whole, in characters (HI-02). */
const longest = 50;

/** How many characters are left of a longer one, after the ellipsis (HI-02). */
const kept = 43;

/**
 * An address as the history shows it: above 50 characters an ellipsis and its last 43. Counts characters as
 * code points, so an emoji is never cut in half.
 */
export function shortenUrl(url: string): string {
  if (url.length <= longest) return url;
  const characters = [...url];
  return characters.length <= longest ? url : `…${characters.slice(-kept).join('')}`;
}
