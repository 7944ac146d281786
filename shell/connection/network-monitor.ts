import { PlatformError } from '../app/service-call.js';
import { unsavedChanges } from '../app/unsaved-changes.js';
import { connection, type ConnectionMonitor, type WaitOptions } from '../app/connection.js';

const FIRST_DELAY_MS = 1_000;
const MAX_DELAY_MS = 30_000;
const PROBE_TIMEOUT_MS = 5_000;

/** How often a save is sent again although the platform can be reached: what still fails has another cause. */
const MAX_REPEATS = 1;

/**
 * Whether the platform can be reached. The browser knows only whether there is a network: after a failed request the
 * monitor probes until the platform responds.
 */
export class NetworkMonitor implements ConnectionMonitor {
  readonly #probe: (signal: AbortSignal) => Promise<unknown>;
  /** Resolves after the first probe of those that are under way. Undefined while the platform responds. */
  #firstProbe: Promise<void> | undefined;
  /** Ends the delay before the next probe. */
  #wake = (): void => {};
  #isStopped = false;
  readonly #waiting = new Set<{ readonly release: () => void; readonly giveUp: () => void }>();

  /** @param probe rejects with a PlatformError of kind `offline`, `timeout` or `aborted` without a response */
  constructor(probe: (signal: AbortSignal) => Promise<unknown>) {
    this.#probe = probe;
    window.addEventListener('offline', this.#onOffline);
    window.addEventListener('online', this.#onOnline);
    if (!navigator.onLine) this.#onOffline();
    else if (connection.hasFailed) void this.#check();
  }

  stop(): void {
    this.#isStopped = true;
    window.removeEventListener('offline', this.#onOffline);
    window.removeEventListener('online', this.#onOnline);
    this.#wake();
  }

  report(isReached: boolean): void {
    // Also a response: it may have been on its way before the connection was lost.
    if (!isReached) void this.#check();
    else this.#wake();
  }

  async send<Answer>(send: () => Promise<Answer>, { signal, isRepeatable }: WaitOptions): Promise<Answer> {
    for (let repeats = 0; ;) {
      if (connection.state.isOffline) await this.#untilOnline(signal);
      try {
        return await send();
      } catch (error) {
        const isLost = error instanceof PlatformError && error.kind === 'offline';
        if (!isRepeatable || !isLost || signal?.aborted) throw error;
        await this.#check();
        if (!connection.state.isOffline && repeats++ === MAX_REPEATS) throw error;
      }
    }
  }

  giveUp(): void {
    for (const { giveUp } of [...this.#waiting]) giveUp();
  }

  #onOffline = (): void => {
    connection.update({ isOffline: true });
    // Not at once: a request may still get through. A platform on this computer responds without a network.
    void this.#check(FIRST_DELAY_MS);
  };

  #onOnline = (): void => this.#wake();

  /** Probes until there is a response. @param delay before the first probe @returns resolves after the first probe */
  #check(delay = 0): Promise<void> {
    return (this.#firstProbe ??= new Promise((resolve) => void this.#run(delay, resolve)));
  }

  async #run(firstDelay: number, onProbed: () => void): Promise<void> {
    if (firstDelay > 0) await this.#pause(firstDelay);
    for (let delay = FIRST_DELAY_MS; ; delay = Math.min(2 * delay, MAX_DELAY_MS)) {
      const isReached = await this.#canReach();
      if (this.#isStopped) return;
      if (isReached) break;
      if (!connection.state.isOffline) connection.update({ isOffline: true });
      onProbed();
      await this.#pause(delay);
    }
    this.#firstProbe = undefined;
    if (connection.state.isOffline) connection.update({ isOffline: false });
    onProbed();
    for (const { release } of [...this.#waiting]) release();
  }

  async #canReach(): Promise<boolean> {
    const controller = new AbortController();
    const timer = setTimeout(() => controller.abort(), PROBE_TIMEOUT_MS);
    try {
      await this.#probe(controller.signal);
      return true;
    } catch (error) {
      return error instanceof PlatformError && !['offline', 'timeout', 'aborted'].includes(error.kind);
    } finally {
      clearTimeout(timer);
    }
  }

  #pause(delay: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, delay);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  /** @throws PlatformError when it is given up or aborted */
  #untilOnline(signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const end = (): void => {
        this.#waiting.delete(entry);
        removePart();
        signal?.removeEventListener('abort', abort);
        connection.update({ waiting: this.#waiting.size });
      };
      const fail = (kind: 'offline' | 'aborted'): void => {
        end();
        reject(new PlatformError(kind, 'The save does not wait for the connection any more'));
      };
      const abort = (): void => fail('aborted');
      const entry = {
        release: () => {
          end();
          resolve();
        },
        giveUp: () => fail('offline'),
      };
      // The user has confirmed that he leaves: what he discards must not be saved later.
      const removePart = unsavedChanges.add({ lost: () => '', isLost: () => false, discard: entry.giveUp });
      this.#waiting.add(entry);
      signal?.addEventListener('abort', abort);
      connection.update({ waiting: this.#waiting.size });
      if (signal?.aborted) abort();
    });
  }
}
