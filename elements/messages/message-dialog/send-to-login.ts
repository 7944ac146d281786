import { redirectAfterLogin } from '../../core/urls/redirect-after-login.js';

/** Leaves the page for the login page, and remembers where the user was. */
export function sendToLogin(url: string): void {
  redirectAfterLogin.store();
  location.assign(url);
}
