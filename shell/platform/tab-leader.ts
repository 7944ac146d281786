export interface TabLeaderOptions<Message> {
  /** Tabs with the same name form a group. */
  name: string;
  /** Called when this tab becomes the leader. @returns a function that ends its work as the leader */
  onElected: () => () => void;
  /** Called with each message of another tab. */
  onMessage: (message: Message) => void;
  locks?: Pick<LockManager, 'request'> | undefined;
  Channel?: typeof BroadcastChannel | undefined;
}

export interface TabLeaderElection<Message> {
  /** Sends a message to all other tabs of the group. */
  send(message: Message): void;
  leave(): void;
}

/**
 * Elects one of several tabs as the leader, and another one when it closes. A browser opens at most six HTTP/1.1
 * connections to a host: with an event stream in each of six tabs, no other request would be sent.
 *
 * Where Web Locks are not available, as outside secure contexts, every tab is a leader.
 */
export function electTabLeader<Message>(options: TabLeaderOptions<Message>): TabLeaderElection<Message> {
  const { name, onElected, onMessage } = options;
  const locks = 'locks' in options ? options.locks : globalThis.navigator?.locks;
  const Channel = 'Channel' in options ? options.Channel : globalThis.BroadcastChannel;
  if (!locks || !Channel) {
    const stop = onElected();
    return { send: () => {}, leave: stop };
  }

  const channel = new Channel(name);
  channel.onmessage = ({ data }: MessageEvent<Message>) => onMessage(data);
  const leaving = new AbortController();
  const { signal } = leaving;

  const leadUntilAborted = () =>
    new Promise<void>((resolve) => {
      if (signal.aborted) return resolve();
      const stop = onElected();
      signal.addEventListener('abort', () => {
        stop();
        resolve();
      });
    });

  locks.request(name, { signal }, leadUntilAborted).catch(() => {
    // Either the tab left before it was elected, or locks are forbidden and each tab leads.
    if (!signal.aborted) void leadUntilAborted();
  });

  return {
    send: (message) => {
      if (!signal.aborted) channel.postMessage(message);
    },
    leave: () => {
      leaving.abort();
      channel.close();
    },
  };
}
