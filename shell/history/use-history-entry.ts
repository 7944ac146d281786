import { useContext } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { HasNavigatedContext } from './has-navigated.js';

/** Whether the document has been opened anew, not reloaded or returned to. */
const isNewDocument = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => (entry as PerformanceNavigationTiming).type === 'navigate');

export interface HistoryEntry {
  /** Identifies the entry. */
  readonly key: string;
  /** Whether the user has returned to it: by Back, Forward, or a reload. */
  readonly isReturn: boolean;
}

/** The present entry of the browser's history. */
export function useHistoryEntry(): HistoryEntry {
  const { key, pathname, search } = useLocation();
  const hasNavigated = useContext(HasNavigatedContext);
  return {
    // The first entry of every document has the key `default`.
    key: key === 'default' ? pathname + search : key,
    isReturn: useNavigationType() === 'POP' && (hasNavigated || !isNewDocument()),
  };
}
