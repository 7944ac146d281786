import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { PlatformError } from '../app/service-call.js';
import { recordIdOf } from '../app/filter-parameters.js';
import { useLoad } from '../app/use-load.js';

/** A record that a form edits. Without `id` in the address it is a new one. */
export interface EditedRecord<Value> {
  /** Undefined for a new record, and while it is loaded. */
  readonly value: Value | undefined;
  /** Whether the record is there, or is a new one. */
  readonly isReady: boolean;
  readonly error: PlatformError | undefined;
  /** Key of the form: another one for another record, but the same after a new record was saved. */
  readonly formKey: string;
  readonly reload: () => void;
  /** The form has saved the record: its id is in the address from now on. */
  readonly saved: (value: Value) => void;
}

/**
 * Loads the record whose id is in the address.
 * @param load has to be the same function from render to render
 */
export function useRecord<Value extends { readonly id: number }>(
  load: (id: number, options: { signal: AbortSignal }) => Promise<Value>,
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
  const value = isSaved ? saved.value : loaded.value;
  const formKey = isSaved ? saved.formKey : String(id ?? 'new');
  return {
    value,
    isReady: id === undefined || value !== undefined,
    error: loaded.error,
    formKey,
    reload: loaded.reload,
    saved: (one) => {
      setSaved({ value: one, formKey });
      setAddress({ id: String(one.id) }, { replace: true, preventScrollReset: true });
    },
  };
}
