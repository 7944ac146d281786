import { useCallback, useEffect, useState } from 'react';
import { connection } from './connection.js';
import type { PlatformError } from './service-call.js';
import { asPlatformError } from './platform-failure.js';

/** A value that is loaded from the platform, and the state of the request. */
export interface Loaded<Value> {
  readonly status: 'idle' | 'loading' | 'ready' | 'failed';
  /** The last value, also during a reload and after a failed one. */
  readonly value: Value | undefined;
  /** The error of the last request, when it failed. */
  readonly error: PlatformError | undefined;
  /** The request takes longer than the user expects. */
  readonly isSlow: boolean;
  /** Repeats the request. */
  readonly reload: () => void;
}

/** A request that takes longer is reported as slow. */
const SLOW_AFTER_MS = 4_000;

interface State<Value> extends Omit<Loaded<Value>, 'reload'> {
  readonly load: unknown;
}

/**
 * Loads a value, and again whenever `load` changes; then the earlier request is aborted. What has failed without a
 * connection is loaded again when it is back.
 * @param load has to be the same function from render to render; undefined: nothing is loaded
 */
export function useLoad<Value>(load: ((signal: AbortSignal) => Promise<Value>) | undefined): Loaded<Value> {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<State<Value>>(() => initialState(load));

  useEffect(() => {
    if (!load) {
      setState((last) => (last.load === undefined && last.status === 'idle' ? last : initialState(undefined)));
      return undefined;
    }
    const controller = new AbortController();
    setState((last) => ({ ...initialState(load), value: last.load === load ? last.value : undefined }));
    const update = (change: Partial<State<Value>>) => {
      if (!controller.signal.aborted) setState((last) => ({ ...last, ...change }));
    };
    const timer = setTimeout(() => update({ isSlow: true }), SLOW_AFTER_MS);
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
  const isLost = isConnectionLost(state.error);
  useEffect(() => (isLost ? connection.onReconnect(reload) : undefined), [isLost, reload]);
  return { ...state, reload };
}

/** Whether a request may have failed because the platform could not be reached. */
export const isConnectionLost = (error: PlatformError | undefined): boolean =>
  error?.kind === 'offline' || error?.kind === 'timeout';

const initialState = <Value>(load: unknown): State<Value> => ({
  load,
  status: load === undefined ? 'idle' : 'loading',
  value: undefined,
  error: undefined,
  isSlow: false,
});
