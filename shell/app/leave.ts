import { loginAddress, redirectAfterLogin } from 'dass-elements/urls.js';
import { paths } from '../routes/paths.js';

/** How a document is left for another one: with an entry in the browser's own history, or in place of this one. */
type Manner = 'assign' | 'replace';

/** Leaves the shell for another document of this origin. */
export function leaveFor(address: string, manner: Manner = 'assign'): void {
  window.location[manner](address);
}

/** To the login page of this origin, to come back to the address that the user is at (SH-02, SH-03). */
export function leaveForLogin(manner: Manner = 'assign'): void {
  redirectAfterLogin.store();
  leaveFor(paths.login, manner);
}

/** To the login page of the group, for good: the user signs out (SH-13). */
export function leaveSignedOut(): void {
  redirectAfterLogin.remove();
  leaveFor(loginAddress());
}
