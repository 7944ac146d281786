import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { CallOptions } from '../../app/service-call.js';
import { recordIdOf } from '../../app/filter-parameters.js';
import { useLoad } from '../../app/use-load.js';
import type { LoadedContent } from './record-content.js';

/** A record that a form edits. Without `id` in the address it is a new one: its value is null. */
export interface EditedRecord<Value> extends LoadedContent<Value | null> {
  /** Key of the form: another one for another record, but the same after a new record was saved. */
  readonly formKey: string;
  /** The form has saved the record: its id is in the address from now on. */
  readonly saved: (value: Value) => void;
}

/**
 * Loads the record whose id is in the address.
 * @param load has to be the same function from render to render
 * @param kept parameters of the address that stay when a new record gets its id
 */
export function useRecord<Value extends { readonly id: number }>(
  load: (id: number, options: CallOptions) => Promise<Value>,
  kept: readonly string[] = [],
): EditedRecord<Value> {
  const [address, setAddress] = useSearchParams();
  // After saving, the same form stays mounted, so that it keeps the focus.
  const [saved, setSaved] = useState<{ value: Value; formKey: string }>();
  const id = recordIdOf(address);
  const isSaved = saved !== undefined && saved.value.id === id;
  const wanted = isSaved ? undefined : id;
  const loadWanted = useMemo(
    () => (wanted === undefined ? undefined : (signal: AbortSignal) => load(wanted, { signal })),
    [load, wanted],
  );
  const loaded = useLoad(loadWanted);
  // A new record after a saved one has a form of its own, once the address has had the id of the saved one.
  const [lastSavedId, setLastSavedId] = useState<number>();
  if (isSaved && lastSavedId !== id) setLastSavedId(id);
  const newKey = lastSavedId === undefined ? 'new' : `new after ${lastSavedId}`;
  const formKey = isSaved ? saved.formKey : id === undefined ? newKey : String(id);
  return {
    // While another record is being loaded, the value is still that of the last one.
    value: isSaved ? saved.value : id === undefined ? null : loaded.value?.id === id ? loaded.value : undefined,
    error: loaded.error,
    formKey,
    reload: loaded.reload,
    saved: (value) => {
      setSaved({ value, formKey });
      setAddress((last) => [...[...last].filter(([name]) => kept.includes(name)), ['id', String(value.id)]], {
        replace: true,
        preventScrollReset: true,
      });
    },
  };
}
