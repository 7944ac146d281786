import { useEffect } from 'react';
import { unsavedChanges, type UnsavedQuestion } from './unsaved-changes.js';

/**
 * Asks before the user leaves a page on which there is something that is not saved. The guard of the frame asks, the
 * only blocker of the router, and the browser where it leaves the document by itself.
 */
export function useUnsavedChanges(isDirty: boolean, ask: () => UnsavedQuestion): void {
  useEffect(() => (isDirty ? unsavedChanges.add(ask) : undefined), [isDirty, ask]);
}
