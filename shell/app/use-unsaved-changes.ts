import { useEffect } from 'react';
import { unsavedChanges } from './unsaved-changes.js';

/**
 * Asks the user before unsaved changes are lost. `LeaveGuard`, the router's only blocker, asks for navigations within
 * the shell; the browser asks when the user leaves the document.
 * @param lost returns what would be lost, for the question
 */
export function useUnsavedChanges(isDirty: boolean, lost: () => string): void {
  useEffect(() => (isDirty ? unsavedChanges.add(lost) : undefined), [isDirty, lost]);
}
