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
