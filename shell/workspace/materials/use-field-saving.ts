import { useCallback } from 'react';
import { readyText } from 'dass-elements/language.js';
import type { DassDataTableOwnProps } from 'dass-elements/react/dass-data-table.js';
import { msg } from '../../locales/localize.js';
import { failureSentence } from '../../app/failure-text.js';
import { asPlatformError } from '../../app/platform-failure.js';
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
 * the reason in its cell.
 * @param onSaved called when something is stored
 */
export function useFieldSaving(onSaved: () => void): CellHandlers {
  const { materials } = useApis();
  const save = useCallback(
    async (changes: readonly CellChange[], refuse: Refuse): Promise<void> => {
      try {
        const { saved, refused } = await materials.saveFields(changes.map(fieldChangeOf));
        for (const { id, field, reason, current } of refused) {
          const options = current === undefined ? undefined : { current };
          refuse(await readyText(reason), String(id), field, options);
        }
        if (saved.length > 0) onSaved();
      } catch (error) {
        refuse(failureSentence(asPlatformError(error), msg('Não foi salvo.', { id: 'dassMaterialsNotSaved' })));
      }
    },
    [materials, onSaved],
  );
  return {
    onCellChange: ({ detail }) =>
      detail.waitFor(save([detail], (reason, _key, _column, options) => detail.refuse(reason, options))),
    onCellsChange: ({ detail }) => detail.waitFor(save(detail.changes, detail.refuse)),
  };
}

const fieldChangeOf = ({ row, column, value, previous }: CellChange): FieldChange => ({
  id: row.id,
  field: column as EditableField,
  value,
  previous,
});
