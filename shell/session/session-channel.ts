const name = 'dass-session';
/** The browser may forbid channels: other tabs then detect the change when the user returns to them. */
const open = (): BroadcastChannel | undefined => {
  try {
    return new BroadcastChannel(name);
  } catch {
    return undefined;
  }
};

/**
 * Notifies the other tabs of this origin of the signed-in user.
 * @param email empty: the user has signed out
 */
export function notifyOtherTabs(email: string): void {
  const channel = open();
  channel?.postMessage(email);
  channel?.close();
}

/**
 * Calls the listener with the email that another tab sends; empty: signed out. @returns a function that stops
 * listening
 */
export function onSessionMessage(listener: (email: string) => void): () => void {
  const channel = open();
  if (channel) {
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (typeof data === 'string') listener(data);
    };
  }
  return () => channel?.close();
}
