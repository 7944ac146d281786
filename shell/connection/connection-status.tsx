import { useEffect, useState, type ComponentType } from 'react';
import { usePlatform } from '../app/platform-context.js';
import { whenIdle } from '../app/when-idle.js';

/**
 * Says under the header when the platform cannot be reached. Its code is loaded after the start: without a network it
 * could not be loaded.
 */
export function ConnectionStatus() {
  const { session, probe } = usePlatform();
  const [Bar, setBar] = useState<ComponentType>();
  useEffect(() => {
    const ended = new AbortController();
    const { signal } = ended;
    const load = async (): Promise<void> => {
      const { ConnectionBar, follow } = await import('./connection-bar.js');
      if (signal.aborted) return;
      window.removeEventListener('online', start);
      await follow((options) => (probe ? probe(options) : session.current(options)), signal);
      if (!signal.aborted) setBar(() => ConnectionBar);
    };
    const start = (): void => void load().catch(() => undefined);
    window.addEventListener('online', start, { signal });
    const cancel = whenIdle(start);
    return () => {
      cancel();
      ended.abort();
    };
  }, [session, probe]);
  return Bar && <Bar />;
}
