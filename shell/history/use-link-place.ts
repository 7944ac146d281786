import { useEffect, type MouseEvent, type RefObject } from 'react';
import { places, type LinkPlace } from './places.js';
import { useHistoryEntry } from './use-history-entry.js';
import { useReturnFocus } from './use-return-focus.js';

const listsIn = (page: HTMLElement): HTMLElement[] => [...page.querySelectorAll<HTMLElement>('ul, ol, table')];
const linksIn = (list: ParentNode): HTMLAnchorElement[] => [...list.querySelectorAll<HTMLAnchorElement>('a[href]')];

function placeOf(page: HTMLElement, link: HTMLAnchorElement): LinkPlace {
  const list = listsIn(page).findLastIndex((one) => one.contains(link));
  return { href: link.href, list, index: linksIn(listsIn(page)[list] ?? page).indexOf(link) };
}

/** The link at a place; the one that is there instead when it is gone; undefined while its list is being loaded. */
function linkAt(page: HTMLElement, { href, list: at, index }: LinkPlace): HTMLAnchorElement | undefined {
  const list = listsIn(page)[at] ?? page;
  const isLink = (link: HTMLAnchorElement): boolean => link.href === href;
  const found = linksIn(list).find(isLink) ?? linksIn(page).find(isLink);
  if (found || page.querySelector('[aria-busy="true"]')) return found;
  return at < 0 ? undefined : linksIn(list)[Math.min(index, linksIn(list).length - 1)];
}

/**
 * Keeps the place of the user at the links of a page: after Back, the link that was followed has the focus.
 * @returns the listener of the page for clicks
 */
export function useLinkPlace(ref: RefObject<HTMLElement | null>): (event: MouseEvent<HTMLElement>) => void {
  const { key, isReturn } = useHistoryEntry();
  const returnFocus = useReturnFocus();

  useEffect(() => {
    const page = ref.current;
    const place = isReturn ? places.get(key)?.link : undefined;
    if (!page || !place) return undefined;
    const ended = new AbortController();
    const { signal } = ended;
    const tryIt = (): void => {
      const link = linkAt(page, place);
      if (!link) return;
      ended.abort();
      returnFocus(link);
    };
    // A list may be loaded later. It is no longer waited for when the user does something else.
    const observer = new MutationObserver(tryIt);
    signal.addEventListener('abort', () => observer.disconnect());
    observer.observe(page, { childList: true, subtree: true, attributeFilter: ['aria-busy'] });
    for (const type of ['keydown', 'pointerdown']) window.addEventListener(type, () => ended.abort(), { signal });
    tryIt();
    return () => ended.abort();
  }, [key, isReturn, ref]);

  return ({ target, currentTarget }) => {
    const link = (target as Element).closest<HTMLAnchorElement>('a[href]');
    if (link) places.update(key, { link: placeOf(currentTarget, link) });
  };
}
