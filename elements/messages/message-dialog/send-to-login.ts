import { redirectAfterLogin } from '../../core/urls/redirect-after-login.js';

/** Navigates to the login page and stores the current address, to return to it after login. */
export function sendToLogin(url: string): void {
  redirectAfterLogin.store();
  location.assign(url);
}
