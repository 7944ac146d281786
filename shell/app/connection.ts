/** What the page knows of the connection to the platform. */
export interface ConnectionState {
  readonly isOffline: boolean;
  /** Number of saves that wait for the connection. */
  readonly waiting: number;
  /** Number of places beside buttons that say so. */
  readonly waitingPlaces: number;
}

export interface WaitOptions {
  readonly signal?: AbortSignal | undefined;
  /** To send it twice does no harm: it is sent again also when the connection was lost before the response. */
  readonly isRepeatable: boolean;
}

/** Follows the connection. Loaded after the start of the shell: without a network it could not be loaded. */
export interface ConnectionMonitor {
  report(isReached: boolean): void;
  /** Sends a save. While the platform cannot be reached it waits. @throws PlatformError */
  send<Answer>(send: () => Promise<Answer>, options: WaitOptions): Promise<Answer>;
  /** Gives up all saves that wait: they fail. */
  giveUp(): void;
}

/** The connection of this page to the platform. */
class Connection {
  state: ConnectionState = { isOffline: false, waiting: 0, waitingPlaces: 0 };
  /** Undefined until it is loaded: then all requests fail at once without a network. */
  monitor: ConnectionMonitor | undefined;
  /** Whether the last request before that had no response. */
  hasFailed = false;
  readonly #listeners = new Set<() => void>();

  /** Sets the state, and calls the listeners. */
  update(change: Partial<ConnectionState>): void {
    this.state = { ...this.state, ...change };
    for (const listener of [...this.#listeners]) listener();
  }

  /** Call after each request. @param isReached there was a response, of whatever status */
  report(isReached: boolean): void {
    this.hasFailed = !isReached;
    this.monitor?.report(isReached);
  }

  /** Calls the listener after each change of the state. @returns a function that removes it */
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** A place says that a save waits. @returns a function that removes it */
  addWaitingPlace = (): (() => void) => {
    const add = (count: number): void => this.update({ waitingPlaces: this.state.waitingPlaces + count });
    add(1);
    return () => add(-1);
  };

  /** Calls the listener when the platform can be reached again. @returns a function that removes it */
  onReconnect(listener: () => void): () => void {
    let wasOffline = this.state.isOffline;
    return this.subscribe(() => {
      const isBack = wasOffline && !this.state.isOffline;
      wasOffline = this.state.isOffline;
      if (isBack) listener();
    });
  }
}

export const connection = new Connection();
