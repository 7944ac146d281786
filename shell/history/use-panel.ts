import { useLayoutEffect, useState } from 'react';
import { places, type PanelState } from './places.js';
import { leavesForSignIn } from './sign-in-return.js';
import { useHistoryEntry } from './use-history-entry.js';

/**
 * The state of a panel of a page, as `useState()`: an expanded section, or the selected one of some tabs. It belongs to
 * the entry of the browser's history, in this tab: after Back, Forward and a reload the panel is as the user left it,
 * and so it is after signing in again. A link to the page shows the initial state. Not for dialogs, which stay closed.
 * @param name identifies the panel in its page
 */
export function usePanel<State extends PanelState>(name: string, initial: State): [State, (state: State) => void] {
  const { key, address, isReturn } = useHistoryEntry();
  const stored = (): State | undefined => {
    const state = isReturn ? places.get(key)?.panels?.[name] : undefined;
    return typeof state === typeof initial ? (state as State) : undefined;
  };
  const [{ of, state }, setState] = useState(() => ({ of: key, state: stored() ?? initial }));
  // Another entry with the same page, as after a search: the panel stays as it is, unless the user has returned to it.
  const current = of === key ? state : (stored() ?? state);
  if (of !== key) setState({ of: key, state: current });

  useLayoutEffect(() => {
    const save = (entry: string): void =>
      places.update(entry, { panels: { ...places.get(entry)?.panels, [name]: current } });
    if (current !== initial || places.get(key)?.panels?.[name] !== undefined) save(key);
    // The page is then the first one of a document.
    const onPageHide = (): void => {
      if (leavesForSignIn()) save(address);
    };
    window.addEventListener('pagehide', onPageHide);
    return () => window.removeEventListener('pagehide', onPageHide);
  }, [key, address, name, initial, current]);

  return [current, (next) => setState({ of: key, state: next })];
}
