/** Beginning of the keys of all drafts in the local storage. The email of the user follows, then a space. */
export const DRAFTS = 'dass-draft ';

/** Removes the drafts of a user who signs out: the next user of this computer must not find them. */
export function removeDrafts(user: string): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(`${DRAFTS}${user} `)) localStorage.removeItem(key);
  } catch {
    // Blocked storage.
  }
}

/** Keys of the drafts that this tab is writing. */
const own = new Set<string>();

/** Marks a draft as one that this tab is writing, until it closes or calls the returned function. */
export function holdDraft(key: string): () => void {
  own.add(key);
  const released = new AbortController();
  const untilReleased = (): Promise<void> =>
    new Promise((resolve) => {
      if (released.signal.aborted) resolve();
      released.signal.addEventListener('abort', () => resolve());
    });
  // It fails where locks are forbidden.
  locks()
    ?.request(key, { ifAvailable: true }, untilReleased)
    .catch(() => undefined);
  return () => {
    own.delete(key);
    released.abort();
  };
}

/** Keys of the drafts that open tabs are writing. Unknown where the browser has no locks, as outside of secure contexts. */
export async function openDrafts(): Promise<ReadonlySet<string | undefined>> {
  const { held = [] } = (await locks()?.query()) ?? {};
  return new Set(held.map(({ name }) => name));
}

/** Whether another tab of this browser has unsaved changes of the user in a form. */
export async function isDraftOpenElsewhere(user: string): Promise<boolean> {
  const open = await openDrafts().catch(() => new Set<string>());
  return [...open].some((key) => key?.startsWith(`${DRAFTS}${user} `) && !own.has(key));
}

/** TypeScript does not know that they may be missing. */
const locks = (): LockManager | undefined => navigator.locks as LockManager | undefined;
