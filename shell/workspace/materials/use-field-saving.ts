import { useCallback, useEffect, useRef, type RefObject } from 'react';
import { readyText } from 'dass-elements/language.js';
import type { DassDataTableElement, DassDataTableOwnProps } from 'dass-elements/react/dass-data-table.js';
import { msg } from '../../locales/localize.js';
import { failureSentence } from '../../app/failure-text.js';
import { asPlatformError } from '../../app/platform-failure.js';
import { useSession } from '../../session/session.js';
import { useApis } from '../apis-context.js';
import type { EditableField, FieldChange, MaterialSheet } from './api.js';

type CellHandlers = Pick<DassDataTableOwnProps<MaterialSheet>, 'onCellChange' | 'onCellsChange'>;
type CellChange = {
  readonly row: MaterialSheet;
  readonly column: string;
  readonly value: unknown;
  readonly previous: unknown;
};
type Refuse = (reason: string, key?: string, column?: string, options?: { readonly current?: unknown }) => void;

/**
 * Saves what the user edits in the list. The table shows it at once; what is refused returns to the value before, with
 * the reason in its cell. The browser asks before the page is closed while a value is being saved.
 */
export function useFieldSaving(table: RefObject<DassDataTableElement<MaterialSheet> | null>): CellHandlers {
  const { materials } = useApis();
  const { handleSessionError } = useSession();
  const unsaved = useUnsavedCells(table);
  const save = useCallback(
    async (changes: readonly CellChange[], refuse: Refuse): Promise<void> => {
      unsaved.current++;
      try {
        const { saved, refused } = await materials.saveFields(changes.map(fieldChangeOf));
        for (const { id, field, reason, current } of refused) {
          const options = current === undefined ? undefined : { current };
          refuse(await readyText(reason), String(id), field, options);
        }
        // The sums are others now, and so may be the order.
        if (saved.length > 0) table.current?.refreshRows();
      } catch (error) {
        handleSessionError(error);
        refuse(failureSentence(asPlatformError(error), msg('Não foi salvo.', { id: 'dassMaterialsNotSaved' })));
      } finally {
        unsaved.current--;
      }
    },
    [materials, table, unsaved, handleSessionError],
  );
  return {
    onCellChange: ({ detail }) =>
      detail.waitFor(save([detail], (reason, _key, _column, options) => detail.refuse(reason, options))),
    onCellsChange: ({ detail }) => detail.waitFor(save(detail.changes, detail.refuse)),
  };
}

/**
 * Lets the browser ask before the page is closed with values that are not saved. The value of an open editor is committed
 * first, as when the user leaves its cell; where it is not valid, the editor stays open.
 * @returns the number of values that are being saved
 */
function useUnsavedCells(table: RefObject<DassDataTableElement<MaterialSheet> | null>): RefObject<number> {
  const unsaved = useRef(0);
  useEffect(() => {
    let isTaken = true;
    const commit = (): void => {
      isTaken = table.current === null;
      void table.current?.commitEdit().then((is) => (isTaken = is));
    };
    // A listener of its own: what the commit does in microtasks is done before it is called.
    const ask = (event: BeforeUnloadEvent): void => {
      if (!isTaken || unsaved.current > 0) event.preventDefault();
    };
    window.addEventListener('beforeunload', commit);
    window.addEventListener('beforeunload', ask);
    // Browsers of phones close a page without asking it.
    window.addEventListener('pagehide', commit);
    return () => {
      window.removeEventListener('beforeunload', commit);
      window.removeEventListener('beforeunload', ask);
      window.removeEventListener('pagehide', commit);
    };
  }, [table]);
  return unsaved;
}

const fieldChangeOf = ({ row, column, value, previous }: CellChange): FieldChange => ({
  id: row.id,
  field: column as EditableField,
  value,
  previous,
});
