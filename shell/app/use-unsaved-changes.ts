import { useEffect } from 'react';
import { unsavedChanges, type UnsavedQuestion } from './unsaved-changes.js';

/**
 * Asks the user before unsaved changes are lost. `LeaveGuard`, the router's only blocker, asks for navigations within
 * the shell; the browser asks when the user leaves the document.
 */
export function useUnsavedChanges(isDirty: boolean, ask: () => UnsavedQuestion): void {
  useEffect(() => (isDirty ? unsavedChanges.add(ask) : undefined), [isDirty, ask]);
}
