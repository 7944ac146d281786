// Links of the documentation. `root:/…` is an address in the site's folder; each page gets it relative to itself, so that
// the site works in any folder of any server.
const ROOT_ADDRESS = /((?:href|src|home-link|data-[\w-]+)=")root:\/([^"]*)(?=")/g;
const ROOT_IN_JSON = /(")root:\/([^"]*)(?=")/g;

/** @param url address of the page in the site: `/en/elements/pick-list/` */
export const rootOf = (url: string): string => '../'.repeat(url.split('/').length - 2) || './';

/** Replaces the root addresses in a page. */
export function withRelativeLinks(html: string, url: string): string {
  const root = rootOf(url);
  const relative = (_match: string, before: string, path: string): string => before + (path ? root + path : root);
  return html
    .replace(ROOT_ADDRESS, relative)
    .replace(/<script type="(?:importmap|application\/json)"[^>]*>[^<]*/g, (script) =>
      script.replace(ROOT_IN_JSON, relative),
    );
}

/**
 * Returns the root address of a link in a text: `element:pick-list`, `guide:forms`, `recipe:wizard`; any other link unchanged.
 *
 * @throws Error if there is no such page
 */
export function resolveLink(
  href: string,
  language: string,
  pages: { elements: Set<string>; guides: Set<string>; recipes: Set<string> },
): string {
  const [, kind, name = '', anchor = ''] = /^(element|guide|recipe):([\w-]+)(#.*)?$/.exec(href) ?? [];
  if (!kind) return href;
  const found = pages[`${kind}s` as keyof typeof pages];
  if (!found.has(name)) throw new Error(`No ${kind} '${name}'`);
  return `root:/${language}/${kind}s/${name}/${anchor}`;
}
