import { useCallback, useEffect, useState } from 'react';
import type { PlatformError } from './service-call.js';
import { asPlatformError } from './platform-failure.js';

/** Something that the platform is asked for, as far as it has come. */
export interface Loaded<Value> {
  readonly status: 'idle' | 'loading' | 'ready' | 'failed';
  /** The last value that came, also while it is asked for again or after that has failed. */
  readonly value: Value | undefined;
  /** Why there is no answer, when the last attempt failed. */
  readonly error: PlatformError | undefined;
  /** The answer takes longer than the user expects. */
  readonly isSlow: boolean;
  /** Asks again. */
  readonly reload: () => void;
}

/** After this many milliseconds the user wants to know that something is still going on. */
const patience = 4_000;

interface State<Value> extends Omit<Loaded<Value>, 'reload'> {
  readonly load: unknown;
}

/**
 * Asks the platform, and again when `load` is another function; what is under way for an earlier one is dropped.
 * @param load the same function from render to render; undefined: nothing is asked
 */
export function useLoad<Value>(load: ((signal: AbortSignal) => Promise<Value>) | undefined): Loaded<Value> {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<State<Value>>(() => begin(load));

  useEffect(() => {
    if (!load) {
      setState((last) => (last.load === undefined && last.status === 'idle' ? last : begin(undefined)));
      return undefined;
    }
    const controller = new AbortController();
    setState((last) => ({ ...begin(load), value: last.load === load ? last.value : undefined }));
    const update = (change: Partial<State<Value>>) => {
      if (!controller.signal.aborted) setState((last) => ({ ...last, ...change }));
    };
    const timer = setTimeout(() => update({ isSlow: true }), patience);
    load(controller.signal)
      .then(
        (value) => update({ status: 'ready', value, error: undefined, isSlow: false }),
        (error: unknown) => update({ status: 'failed', error: asPlatformError(error), isSlow: false }),
      )
      .finally(() => clearTimeout(timer));
    return () => {
      controller.abort();
      clearTimeout(timer);
    };
  }, [load, attempt]);

  const reload = useCallback(() => setAttempt((last) => last + 1), []);
  return { ...state, reload };
}

const begin = <Value>(load: unknown): State<Value> => ({
  load,
  status: load === undefined ? 'idle' : 'loading',
  value: undefined,
  error: undefined,
  isSlow: false,
});
