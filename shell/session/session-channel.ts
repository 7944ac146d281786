const name = 'dass-session';
/** Storage and channels may be forbidden by the browser: the other tabs then notice by themselves, a little later. */
const open = (): BroadcastChannel | undefined => {
  try {
    return new BroadcastChannel(name);
  } catch {
    return undefined;
  }
};

/**
 * Tells the other tabs of this origin who is signed in now.
 * @param email empty: nobody, a user has signed out
 */
export function tellOtherTabs(email: string): void {
  const channel = open();
  channel?.postMessage(email);
  channel?.close();
}

/** Calls back with the email of whoever another tab says is signed in; empty: nobody. @returns stops it */
export function onOtherTab(listener: (email: string) => void): () => void {
  const channel = open();
  if (channel) {
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (typeof data === 'string') listener(data);
    };
  }
  return () => channel?.close();
}
