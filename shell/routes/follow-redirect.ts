import { message } from 'dass-elements/dialogs.js';
import { history } from 'dass-elements/history.js';
import { isLocalhost } from 'dass-elements/urls.js';
import { msg, str } from '../locales/localize.js';
import { leaveFor } from '../app/leave.js';
import type { Redirect } from './redirects.js';

/** On localhost nothing else is served, and nothing is redirected (SH-11). */
export const skipsRedirects = (): boolean => isLocalhost(window.location.hostname);

/**
 * Visits a business area: records it in the history, then sends the browser there; on localhost says that it does not.
 * @param manner `replace`: the document at the visited address is not one to come back to
 */
export async function followRedirect(
  redirect: Redirect,
  label: string,
  manner: 'assign' | 'replace' = 'assign',
): Promise<void> {
  history.record({ url: redirect.visited, label });
  if (!skipsRedirects()) return leaveFor(redirect.target, manner);
  await message(
    msg(
      str`O redirecionamento foi ignorado em localhost. Em outro servidor, o navegador iria agora para ${redirect.target}.`,
      { id: 'dassShellRedirectSkippedMessage' },
    ),
  );
}
