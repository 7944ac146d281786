import { useEffect } from 'react';
import { unsavedChanges } from './unsaved-changes.js';

/**
 * Asks the user before unsaved changes are lost. `LeaveGuard`, the router's only blocker, asks for navigations within
 * the shell; the browser asks when the user leaves the document.
 * @param lost returns what would be lost, for the question
 * @param isLost returns whether something would be lost when the user leaves now. Default: always
 */
export function useUnsavedChanges(isDirty: boolean, lost: () => string, isLost?: () => boolean): void {
  useEffect(() => (isDirty ? unsavedChanges.add(lost, isLost) : undefined), [isDirty, lost, isLost]);
}
