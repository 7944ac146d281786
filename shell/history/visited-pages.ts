import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { SessionList } from './session-list.js';

/** By the index of the history's entry; null where that is not known. */
const list = new SessionList<string | null>('shellVisitedPages');

/** The index of the present entry of the browser's history, as the router counts them. */
const currentIndex = (): number => (window.history.state as { idx?: number } | null)?.idx ?? 0;

/** The paths of the pages in the browser's history, as far as they belong to the shell. */
export const visitedPages = {
  /**
   * Records the present page. @param isNew it has been pushed onto the history, or is the first one of the document:
   * those after it are gone
   */
  visit(path: string, isNew: boolean): void {
    const index = currentIndex();
    const paths = [...list.get()];
    while (paths.length < index) paths.push(null);
    paths[index] = path;
    list.set(isNew ? paths.slice(0, index + 1) : paths);
  },

  /** Forgets what another document has visited, unless the present page is one of these. */
  start(path: string): void {
    if (list.get()[currentIndex()] !== path) list.set([]);
  },

  /** Number of steps back to the last page with another path, and its path; undefined without one. */
  previous(): { readonly steps: number; readonly path: string } | undefined {
    const [index, paths] = [currentIndex(), list.get()];
    let at = index - 1;
    while (at >= 0 && paths[at] === paths[index]) at--;
    const path = paths[at];
    return path ? { steps: index - at, path } : undefined;
  },
};

/** Records the pages that the user visits, for the back buttons of pages. */
export function useVisitedPages(): void {
  const { pathname, key } = useLocation();
  const navigation = useNavigationType();
  const isStarted = useRef(false);
  useLayoutEffect(() => {
    if (!isStarted.current) visitedPages.start(pathname);
    isStarted.current = true;
    visitedPages.visit(pathname, navigation === 'PUSH');
  }, [pathname, key, navigation]);
}
