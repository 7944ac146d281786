import { useEffect, type RefObject } from 'react';
import { unsavedChanges } from './unsaved-changes.js';

/**
 * Asks the user before unsaved changes are lost. `LeaveGuard`, the router's only blocker, asks for navigations within
 * the shell; the browser asks when the user leaves the document.
 * @param lost returns what would be lost, for the question
 * @param isLost returns whether something would be lost when the user leaves now. Default: always
 */
export function useUnsavedChanges(isDirty: boolean, lost: () => string, isLost?: () => boolean): void {
  useEffect(() => (isDirty ? unsavedChanges.add({ lost, isLost }) : undefined), [isDirty, lost, isLost]);
}

/** A table whose cells can be edited. */
interface EditableTable {
  readonly isEditing: boolean;
  commitEdit(): Promise<boolean>;
}

/** What an application does with committed cells. */
export interface CellSaving {
  /** Whether a value is being saved, or was refused while the user left. */
  isPending(): boolean;
  /** Waits for what is being saved, but not longer than a user waits for a page. */
  wait(): Promise<void>;
}

/**
 * Commits the open cell of a table before the user leaves the page, as when he leaves the cell. Asks him when its value is not
 * valid: the editor stays open.
 * @param lost returns what would be lost, for the question. The same function from render to render
 * @param saving the same object from render to render
 */
export function useOpenCell(
  table: RefObject<EditableTable | null>,
  lost: () => string,
  saving: CellSaving = savedAtOnce,
): void {
  useEffect(
    () =>
      unsavedChanges.add({
        lost,
        isLost: () => saving.isPending() || table.current?.isEditing === true,
        settle: async () => {
          await table.current?.commitEdit();
          await saving.wait();
        },
      }),
    [table, lost, saving],
  );
}

const savedAtOnce: CellSaving = { isPending: () => false, wait: () => Promise.resolve() };
