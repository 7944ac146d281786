import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { msg, str } from '../locales/localize.js';
import { useLanguage } from '../app/use-texts.js';
import { Slow } from '../frame/failure.js';
import { Page } from '../frame/page.js';
import { useMenu } from '../menu/menu.js';
import { labelOfRedirect } from '../menu/menu-label.js';
import { followRedirect, skipsRedirects } from '../routes/follow-redirect.js';
import { redirectFor, type Redirect } from '../routes/redirects.js';
import { useSession } from '../session/session.js';
import { NotFoundPage } from './not-found-page.js';
import { GoHome } from './go-home.js';

/**
 * Every address that is no page of the shell. A navigation never comes to a business area (the guard stops it); a
 * document that was asked for there does.
 */
export function ElsewherePage() {
  useLanguage();
  const location = useLocation();
  const redirect = redirectFor(location);
  if (!redirect) return <NotFoundPage />;
  // The shell itself is served where the area should be: going there again would go round in a circle (SH-12).
  if (redirect.isPrefixed && !skipsRedirects()) return <NotFoundPage notServed={redirect.target} />;
  return <Arrival key={redirect.visited} redirect={redirect} />;
}

function Arrival({ redirect }: { redirect: Redirect }) {
  const label = useLabel(redirect);
  const isFollowed = useRef(false);
  useEffect(() => {
    if (isFollowed.current || label === undefined) return;
    isFollowed.current = true;
    void followRedirect(redirect, label, 'replace');
  }, [redirect, label]);

  if (!skipsRedirects()) return <Slow text={msg(str`Abrindo ${redirect.target}`, { id: 'dassShellLeaving' })} />;
  return (
    <Page
      heading={msg('Redirecionamento ignorado em localhost', { id: 'dassShellRedirectSkipped' })}
      subheading={msg(str`Em outro servidor, o navegador iria agora para ${redirect.target}.`, {
        id: 'dassShellRedirectSkippedDetail',
      })}
    >
      <GoHome />
    </Page>
  );
}

/** What the history calls the address, as the menu does; `undefined` while the menu may still come. */
function useLabel(redirect: Redirect): string | undefined {
  const session = useSession();
  const menu = useMenu();
  const hasMenu = session.status === 'loading' || (session.user !== undefined && !session.user.accessDenied);
  const isComing = hasMenu && menu.status !== 'ready' && menu.status !== 'failed';
  if (isComing && !menu.isSlow && !session.isSlow) return undefined;
  return labelOfRedirect(redirect, menu.value ?? [], window.location.origin);
}
