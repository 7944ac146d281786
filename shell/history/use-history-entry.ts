import { useContext } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { HasNavigatedContext } from './has-navigated.js';
import { isReturnFromSignIn } from './sign-in-return.js';

/** Whether the document has been opened anew, not reloaded or returned to. */
const isNewDocument = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => (entry as PerformanceNavigationTiming).type === 'navigate');

export interface HistoryEntry {
  /** Identifies the entry. */
  readonly key: string;
  /** Its path and query: the key of the first entry of a document. */
  readonly address: string;
  /** Whether the user has returned to it: by Back, Forward, a reload, or after signing in again. */
  readonly isReturn: boolean;
}

/** The present entry of the browser's history. */
export function useHistoryEntry(): HistoryEntry {
  const { key, pathname, search } = useLocation();
  const hasNavigated = useContext(HasNavigatedContext);
  const address = pathname + search;
  return {
    // The first entry of every document has the key `default`.
    key: key === 'default' ? address : key,
    address,
    isReturn: useNavigationType() === 'POP' && (hasNavigated || isReturnFromSignIn || !isNewDocument()),
  };
}
