import { useEffect, useState } from 'react';
import { textsReady } from '../locales/localize.js';
import { whenIdle } from '../app/when-idle.js';

/**
 * Loads code that a screen does not need at first: when the browser is idle, and at once when it is wanted. Code that is
 * wanted and cannot be loaded is an error of the page.
 * @param load has to be the same function from render to render
 * @returns undefined until it is loaded
 */
export function useLater<Code extends object>(load: () => Promise<Code>, isWanted: boolean): Code | undefined {
  const [code, setCode] = useState<Code>();
  const [failure, setFailure] = useState<{ readonly error: unknown }>();
  useEffect(() => {
    if (code) return undefined;
    const start = async (): Promise<void> => {
      try {
        const loaded = await load();
        await textsReady();
        setCode(loaded);
      } catch (error) {
        // What failed in idle time is tried again when it is wanted.
        if (isWanted) setFailure({ error });
      }
    };
    if (!isWanted) return whenIdle(() => void start());
    void start();
    return undefined;
  }, [load, code, isWanted]);
  if (failure) throw failure.error;
  return code;
}
