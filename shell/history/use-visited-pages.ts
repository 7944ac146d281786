import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { visitedPages } from './visited-pages.js';

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
