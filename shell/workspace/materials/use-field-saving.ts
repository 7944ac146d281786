import { useCallback, useState, type RefObject } from 'react';
import { readyText } from 'dass-elements/language.js';
import type { DassDataTableElement, DassDataTableOwnProps } from 'dass-elements/react/dass-data-table.js';
import { msg } from '../../locales/localize.js';
import { failureSentence } from '../../app/failure-text.js';
import { asPlatformError } from '../../app/platform-failure.js';
import { useOpenCell, type CellSaving } from '../../app/use-unsaved-changes.js';
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
 * the reason in its cell. The user is asked before he leaves while a value is being saved.
 */
export function useFieldSaving(table: RefObject<DassDataTableElement<MaterialSheet> | null>): CellHandlers {
  const { materials } = useApis();
  const { handleSessionError } = useSession();
  const [saving] = useState(() => new PendingSaves());
  useOpenCell(table, lost, saving);
  const save = useCallback(
    /** @returns resolves with whether all values were saved */
    async (changes: readonly CellChange[], refuse: Refuse): Promise<boolean> => {
      try {
        const { saved, refused } = await materials.saveFields(changes.map(fieldChangeOf));
        for (const { id, field, reason, current } of refused) {
          const options = current === undefined ? undefined : { current };
          refuse(await readyText(reason), String(id), field, options);
        }
        // The sums are others now, and so may be the order.
        if (saved.length > 0) table.current?.refreshRows();
        return refused.length === 0;
      } catch (error) {
        handleSessionError(error);
        refuse(failureSentence(asPlatformError(error), msg('Não foi salvo.', { id: 'dassMaterialsNotSaved' })));
        return false;
      }
    },
    [materials, table, handleSessionError],
  );
  const start = (changes: readonly CellChange[], refuse: Refuse): Promise<void> =>
    saving.add(
      changes.map(({ row }) => row.id),
      () => save(changes, refuse),
    );
  return {
    onCellChange: ({ detail }) =>
      detail.waitFor(start([detail], (reason, _key, _column, options) => detail.refuse(reason, options))),
    onCellsChange: ({ detail }) => detail.waitFor(start(detail.changes, detail.refuse)),
  };
}

const lost = () => msg('O valor que ainda não foi salvo será perdido.', { id: 'dassMaterialsUnsavedValue' });

/** Maximum time in milliseconds that a save is waited for before the user is asked. */
const MAX_WAIT_MS = 3_000;

/** The values that are being saved. */
class PendingSaves implements CellSaving {
  /** The ids of the materials of each save, which resolves with whether all values were saved. */
  readonly #pending = new Map<Promise<boolean>, ReadonlySet<number>>();
  /** A value was refused while the user was leaving: he has not seen the reason. */
  #isRefusalUnseen = false;

  /**
   * Saves when the earlier saves of the same materials have ended, such as when a paste and a price before it are undone:
   * a save that overtakes another one would be refused, because the platform does not have the value before yet.
   */
  async add(ids: readonly number[], save: () => Promise<boolean>): Promise<void> {
    const earlier = [...this.#pending].filter(([, others]) => ids.some((id) => others.has(id)));
    const saved = Promise.allSettled(earlier.map(([pending]) => pending)).then(save);
    this.#pending.set(saved, new Set(ids));
    await saved.finally(() => this.#pending.delete(saved));
  }

  isPending(): boolean {
    return this.#isRefusalUnseen || this.#pending.size > 0;
  }

  async wait(): Promise<void> {
    this.#isRefusalUnseen = false;
    const late = new Promise<readonly boolean[]>((resolve) => setTimeout(() => resolve([]), MAX_WAIT_MS));
    this.#isRefusalUnseen = (await Promise.race([Promise.all(this.#pending.keys()), late])).includes(false);
  }
}

const fieldChangeOf = ({ row, column, value, previous }: CellChange): FieldChange => ({
  id: row.id,
  field: column as EditableField,
  value,
  previous,
});
