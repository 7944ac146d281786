import { createContext, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Whether the user has navigated since the document was loaded. */
export const HasNavigatedContext = createContext(false);

/** The value of the context. */
export function useHasNavigated(): boolean {
  const location = useLocation();
  const first = useRef(location);
  const hasNavigated = useRef(false);
  hasNavigated.current ||= location !== first.current;
  return hasNavigated.current;
}
