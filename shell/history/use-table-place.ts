import { useLayoutEffect, useRef, type RefObject } from 'react';
import type { TableView } from 'dass-elements/dass-data-table.js';
import { places, type Place } from './places.js';
import { leavesForSignIn } from './sign-in-return.js';
import { useHistoryEntry } from './use-history-entry.js';
import { useReturnFocus } from './use-return-focus.js';

/** A data table or a hierarchy table. */
interface TableElement extends HTMLElement {
  readonly view: TableView;
  restoreView(view: TableView): Promise<boolean>;
  expanded?: unknown;
  readonly expandedKeys?: readonly string[];
}

/** @returns whether the place was restored; not when the user has done something before */
async function restore(table: TableElement, { view, expandedKeys }: Place): Promise<boolean> {
  if (expandedKeys) table.expanded = expandedKeys;
  return view !== undefined && table.restoreView(view);
}

/**
 * Keeps the place of the user in the table of a page: after Back, the same row is active, at the same scroll position,
 * with the focus. Where the row is gone, its neighbor is active. So it is after signing in again.
 * @returns the ref of the table
 */
export function useTablePlace<Table extends TableElement>(): RefObject<Table | null> {
  const table = useRef<Table>(null);
  const { key, address, isReturn } = useHistoryEntry();
  const returnFocus = useReturnFocus();

  // In a layout effect, which ends before the table is removed.
  useLayoutEffect(() => {
    const element = table.current;
    if (!element) return undefined;
    const place = isReturn ? places.get(key) : undefined;
    let isRestoring = place !== undefined;
    if (place) {
      void restore(element, place).then((isRestored) => {
        isRestoring = false;
        if (isRestored && (place.view?.activeIndex ?? -1) >= 0) returnFocus(element);
      });
    }
    const save = (entryKey = key): void => {
      if (isRestoring) return;
      const { view, expandedKeys } = element;
      places.update(entryKey, { view, ...(expandedKeys && { expandedKeys }) });
    };
    // A reload of the page, or another document.
    const onPageHide = (): void => {
      save();
      // The page is then the first one of a document.
      if (leavesForSignIn()) save(address);
    };
    window.addEventListener('pagehide', onPageHide);
    return () => {
      window.removeEventListener('pagehide', onPageHide);
      save();
    };
  }, [key, address, isReturn]);

  return table;
}
