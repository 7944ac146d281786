import { message } from 'dass-elements/dialogs.js';
import { history } from 'dass-elements/history.js';
import { isLocalhost } from 'dass-elements/urls.js';
import { msg, str } from '../locales/localize.js';
import { leaveFor } from '../app/leave.js';
import type { Redirect } from './redirects.js';

/** On localhost no other application is served, so redirects are skipped. */
export const skipsRedirects = (): boolean => isLocalhost(window.location.hostname);

/**
 * Opens a business area: records it in the history and navigates. On localhost it shows a message instead.
 * @param method `replace`: the current document must not be returned to
 */
export async function followRedirect(
  redirect: Redirect,
  label: string,
  method: 'assign' | 'replace' = 'assign',
): Promise<void> {
  history.record({ url: redirect.visited, label });
  if (!skipsRedirects()) return leaveFor(redirect.target, method);
  await message(
    msg(
      str`O redirecionamento foi ignorado em localhost. Em outro servidor, o navegador iria agora para ${redirect.target}.`,
      { id: 'dassShellRedirectSkippedMessage' },
    ),
  );
}
