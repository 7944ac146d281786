import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useNavigateTo } from '../app/use-navigate-to.js';
import { paths } from '../app/paths.js';
import { visitedPages } from './visited-pages.js';

/**
 * For the back button of a page. Where the user has come from a page above this one, it goes back in the browser's
 * history: that page then has its filters, and the row and the scroll position that it had. Otherwise it opens the
 * parent.
 * @param parent address of the page that lists what this page shows
 */
export function useBack(parent: string): () => void {
  const navigate = useNavigate();
  const navigateTo = useNavigateTo();
  const { pathname } = useLocation();
  return useCallback(() => {
    const previous = visitedPages.previous();
    const isAbove = (path: string): boolean =>
      path === parent || path === paths.home || pathname.startsWith(`${path}/`);
    if (previous && isAbove(previous.path)) void navigate(-previous.steps);
    else navigateTo(parent);
  }, [navigate, navigateTo, pathname, parent]);
}
