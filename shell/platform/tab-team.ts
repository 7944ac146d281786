export interface TabTeamOptions<Message> {
  /** Tabs with the same name are a team. */
  name: string;
  /** This tab leads from now on. @returns ends what it does as the leader */
  lead: () => () => void;
  /** Another tab of the team has said something. */
  hear: (message: Message) => void;
  locks?: Pick<LockManager, 'request'> | undefined;
  Channel?: typeof BroadcastChannel | undefined;
}

export interface TabTeam<Message> {
  /** Says something to all other tabs of the team. */
  tell(message: Message): void;
  leave(): void;
}

/**
 * Lets one tab of many do what one is enough for, and another take over when it goes. A browser opens at most six
 * HTTP/1.1 connections to a host: without this, six tabs that listen for events would leave none for anything else.
 *
 * Where the browser cannot do it (no Web Locks outside secure contexts), every tab leads itself.
 */
export function joinTabTeam<Message>(options: TabTeamOptions<Message>): TabTeam<Message> {
  const { name, lead, hear } = options;
  const locks = 'locks' in options ? options.locks : globalThis.navigator?.locks;
  const Channel = 'Channel' in options ? options.Channel : globalThis.BroadcastChannel;
  if (!locks || !Channel) {
    const stop = lead();
    return { tell: () => {}, leave: stop };
  }

  const channel = new Channel(name);
  channel.onmessage = ({ data }: MessageEvent<Message>) => hear(data);
  const leaving = new AbortController();
  const { signal } = leaving;

  const leadUntilLeaving = () =>
    new Promise<void>((resolve) => {
      if (signal.aborted) return resolve();
      const stop = lead();
      signal.addEventListener('abort', () => {
        stop();
        resolve();
      });
    });

  locks.request(name, { signal }, leadUntilLeaving).catch(() => {
    // Left before it was this tab's turn; or locks are forbidden here, and each tab is on its own.
    if (!signal.aborted) void leadUntilLeaving();
  });

  return {
    tell: (message) => {
      if (!signal.aborted) channel.postMessage(message);
    },
    leave: () => {
      leaving.abort();
      channel.close();
    },
  };
}
