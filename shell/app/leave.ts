import { loginAddress, redirectAfterLogin } from 'dass-elements/urls.js';
import { paths } from './paths.js';

/** `assign` adds an entry to the browser's history, `replace` does not. */
type NavigationMethod = 'assign' | 'replace';

/** Navigates to another document of this origin. */
export function leaveFor(address: string, method: NavigationMethod = 'assign'): void {
  window.location[method](address);
}

/** Opens the login page of this origin. After the login the user returns to the current address. */
export function leaveForLogin(method: NavigationMethod = 'assign'): void {
  redirectAfterLogin.store();
  leaveFor(paths.login, method);
}

/** Opens the group's login page after the user has signed out, without a return address. */
export function leaveSignedOut(): void {
  redirectAfterLogin.remove();
  leaveFor(loginAddress());
}
