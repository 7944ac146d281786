import { redirectAfterLogin } from 'dass-elements/urls.js';

const KEY = 'shellSignInReturn';

/** Whether the user is leaving the page to sign in, and returns to it then. Remembers that for the next document. */
export function leavesForSignIn(): boolean {
  const isLeaving = redirectAfterLogin.read() === window.location.href;
  try {
    if (isLeaving) sessionStorage.setItem(KEY, window.location.href);
  } catch {
    // Blocked or full storage.
  }
  return isLeaving;
}

/** Whether the user has returned to this document from the sign-in. */
export const isReturnFromSignIn: boolean = (() => {
  try {
    const address = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return address === window.location.href;
  } catch {
    return false;
  }
})();
